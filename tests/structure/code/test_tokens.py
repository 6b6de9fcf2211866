"""Brackets, strings and comments of code."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from inspector.structure.code.queries import FIRST_CLASS
from inspector.structure.code.tokens import code_brackets, code_tokens
from tests.shared import shared_path


def paired(text: str, language: str) -> list[str]:
    """Every pair with the text between."""
    return [text[pair.open : pair.close + 1] for pair in code_brackets(text, language)]


def test_brackets_in_strings_and_comments_do_not_count() -> None:
    """Only those of the code itself are paired."""
    text = "f(')', [1])  # (\nx = {'}': 2}\n"
    assert paired(text, "python") == ["(')', [1])", "[1]", "{'}': 2}"]


def test_brackets_of_interpolation_count() -> None:
    """What a string interpolates is code."""
    assert paired("x = `a ${f(1)} )`;\n", "js") == ["{f(1)}", "(1)"]
    assert paired('echo "$(ls (x))"; [[ -f a ]]\n', "bash")[-2:] == ["[[ -f a ]]", "[ -f a ]"]


def test_what_is_never_opened_pairs_with_nothing() -> None:
    """A branch of `case` in a shell ends in a bracket that stands alone."""
    assert paired("f() {\n  case $(g) in\n    a) h ;;\n  esac\n}\n", "bash")[1:] == [
        "{\n  case $(g) in\n    a) h ;;\n  esac\n}",
        "(g)",
    ]


def test_a_broken_bracket_does_not_break_those_around_it() -> None:
    """What is opened and not closed is passed over."""
    assert paired("f(a[1)\n", "python") == ["(a[1)"]


def test_text_beyond_ascii_keeps_the_places() -> None:
    """Places are code points."""
    assert paired("x = 'é😀'; f('ü', (1))\n", "python") == ["('ü', (1))", "(1)"]


def test_no_grammar_means_no_brackets_and_no_tokens() -> None:
    """Nothing is claimed about code that nobody can read."""
    assert code_brackets("(a)", "klingon") == ()
    assert code_tokens("'a'", "klingon") == ()


def test_strings_and_comments_are_told_apart() -> None:
    """What stands inside one of them is not listed again."""
    text = "a = 'x' # y 'z'\n/* n */ b = `${'i'}`\n".replace("#", "//")
    assert [(token.kind, text[slice(*token.span)]) for token in code_tokens(text, "js")] == [
        ("string", "'x'"),
        ("comment", "// y 'z'"),
        ("comment", "/* n */"),
        ("string", "`${'i'}`"),
    ]


def test_real_code_pairs_every_bracket_outside_strings_and_comments() -> None:
    """In a Python file that compiles none is left over."""
    text = shared_path("corpus", "code", "httpx_client.py").read_text("utf-8")
    hidden = {at for token in code_tokens(text, "python") for at in range(*token.span)}
    seen = {at for pair in code_brackets(text, "python") for at in pair}
    assert {at for at, sign in enumerate(text) if sign in "()[]{}"} - hidden == seen - hidden


@pytest.mark.parametrize("language", sorted(FIRST_CLASS))
@settings(max_examples=15, deadline=None)
@given(text=st.text(st.sampled_from("ab{}()[]:;= \n$#%'\"é😀"), max_size=60))
def test_pairs_fit_and_nest(language: str, text: str) -> None:
    """Whatever the text: partners are of one kind, no bracket is in two pairs, and pairs do not cross."""
    opened: list[int] = []
    pairs = code_brackets(text, language)
    assert len({at for pair in pairs for at in pair}) == 2 * len(pairs)
    for pair in pairs:
        assert text[pair.open] + text[pair.close] in {"()", "[]", "{}"}
        while opened and opened[-1] < pair.open:
            opened.pop()
        assert not opened or pair.close < opened[-1]
        opened.append(pair.close)
