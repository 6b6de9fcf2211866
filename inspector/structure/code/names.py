"""What languages are called, and which of them have a grammar."""

from collections.abc import Mapping
from functools import cache

from inspector.core.extensions import CODE, FILES, INTERPRETERS

ALIASES: Mapping[str, str] = {
    "asciidoc": "",
    "c#": "csharp",
    "c_sharp": "csharp",
    "cs": "csharp",
    "docker": "dockerfile",
    "ecmascript": "javascript",
    "f#": "fsharp",
    "golang": "go",
    "js": "javascript",
    "jsx": "javascript",
    "makefile": "make",
    "node": "javascript",
    "obj-c": "objc",
    "objc++": "objc",
    "objective-c": "objc",
    "objectivec": "objc",
    "plaintext": "",
    "posix": "bash",
    "protobuf": "proto",
    "ps": "powershell",
    "py": "python",
    "python3": "python",
    "rs": "rust",
    "shell": "bash",
    "shellscript": "bash",
    "sh": "bash",
    "text": "",
    "ts": "typescript",
    "typescriptreact": "tsx",
    "javascriptreact": "javascript",
    "viml": "vim",
    "vb": "",
    "yml": "yaml",
}
"""Other names of languages, lower case; an empty value means that there is no grammar, whatever the rest says."""


@cache
def languages() -> frozenset[str]:
    """Names of all grammars that come with the package."""
    from typing import get_args  # noqa: PLC0415 (with the next line)

    from tree_sitter_language_pack import SupportedLanguage  # noqa: PLC0415 (loads what reading text never needs)

    return frozenset(get_args(SupportedLanguage))


@cache
def grammar_for(language: str | None) -> str | None:
    """The grammar of a language, by any name people give it: `py`, `C++`, `c_sharp`, `yml`, `golang` and so on.

    Args:
        language: A language's name, alias or file extension, in any case; `None` for an unknown language.

    Returns:
        The grammar's name, or `None` where there is none and code is read by lines.
    """
    if not language:
        return None
    name = language.strip().lower().removeprefix(".")
    if name in ALIASES:
        return ALIASES[name] or None
    known = languages()
    for candidate in (name, name.replace("-", "_"), CODE.get(name), INTERPRETERS.get(name), FILES.get(name)):
        if candidate in known:
            return candidate
    return None
