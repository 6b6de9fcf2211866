"""What languages are called."""

import pytest

from inspector.core.extensions import CODE, FILES, INTERPRETERS
from inspector.structure.code.names import ALIASES, grammar_for, languages


@pytest.mark.parametrize(
    ("called", "grammar"),
    [
        *[(name, "csharp") for name in ("c#", "cs", "csharp", "c_sharp", "C#")],
        *[(name, "cpp") for name in ("c++", "cpp", "cc", "hpp", "C++")],
        *[(name, "bash") for name in ("sh", "shell", "zsh", "bash", "shell-script".replace("-", ""))],
        *[("py", "python"), ("Python3", "python"), ("golang", "go"), ("rb", "ruby"), ("yml", "yaml"), ("rs", "rust")],
        *[("js", "javascript"), ("ts", "typescript"), ("tsx", "tsx"), ("kt", "kotlin"), (".go", "go")],
        *[("objective-c", "objc"), ("ocaml-interface", "ocaml_interface"), (" PHP ", "php")],
    ],
)
def test_a_language_has_many_names(called: str, grammar: str) -> None:
    """Aliases and extensions in any case lead to one grammar."""
    assert grammar_for(called) == grammar


@pytest.mark.parametrize("called", [None, "", "klingon", "text", "plaintext"])
def test_what_no_grammar_reads_has_none(called: str | None) -> None:
    """An unknown language is said to be unknown, not guessed at."""
    assert grammar_for(called) is None


def test_every_language_of_the_tables_has_a_grammar() -> None:
    """Extensions, file names, interpreters and aliases name grammars that are there."""
    named = {*CODE.values(), *FILES.values(), *INTERPRETERS.values(), *ALIASES.values()} - {""}
    assert named <= languages()
    assert len(languages()) == 173
