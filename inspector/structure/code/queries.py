"""What to look for in a language's syntax tree.

A query names the nodes that matter, by captures:

- `@import` a line that imports, includes or declares a package; `@comment` a comment;
- `@lead` an attribute, decorator or tag that stands beside what it belongs to;
- `@open` a node that is looked into as if its inside stood outside, such as `#ifdef`;
- `@around` a node that is one with the definition in it, if both end together, such as `export`;
- anything else is a definition's role. `.top` behind it: only where nothing but a namespace or module stands around
  it; `.signature`: one with the definition of the same name that follows. `@name`, `@owner` and `@implements` make its
  name.

Fifteen languages have a query written by hand, in `queries/`; for the others one is made from the names of the nodes.
"""

import re
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from inspector.structure.grammars import grammar

if TYPE_CHECKING:
    from tree_sitter import Language, Query

FIRST_CLASS = frozenset(
    {
        *("bash", "c", "cpp", "csharp", "go", "java", "javascript", "kotlin"),
        *("php", "python", "ruby", "rust", "swift", "tsx", "typescript"),
    }
)
"""Grammars whose query is written by hand."""

_KIN = {
    "arduino": "cpp",
    "cuda": "cpp",
    "glsl": "c",
    "hlsl": "cpp",
    "ispc": "c",
    "nqc": "c",
    "objc": "objc",
    "qmljs": "typescript",
    "tsx": "typescript",
}
"""Grammars that were made from another, by the one whose query reads them too."""

_INHERITS = re.compile(r"; inherits: (\w+)\n")
_COMMENT = re.compile(r"(?:.*_)?(?:comment|haddock)$")
_IMPORT = re.compile(
    r"(?:import|imports|include|import_list|(?:\w+_)?(?:import|include|using|use|require|package|source)"
    r"_(?:statement|declaration|directive|clause|header|list|stmt|decl|expression))$"
)
_DEFINITION = re.compile(
    r"(?:local_|abstract_|expression_|overloaded_|python_|enum_|class_)?"
    r"(function|method|procedure|subroutine|class|struct|record|enum|interface|trait|protocol|contract"
    r"|module|namespace|object|macro|message|service|mixin|extension)"
    r"(?:_declaration_statement|_(?:definition|declaration|item|def|decl|statement))$"
    r"|(message|service|enum|subroutine)$"
)


def is_written(name: str) -> bool:
    """Whether the query of that grammar is written by hand, wholly or for the most part."""
    return name in FIRST_CLASS or name in _KIN


@cache
def query_of(name: str) -> "Query":
    """The query of that grammar."""
    from tree_sitter import Query  # noqa: PLC0415 (loads what reading text never needs)

    language = grammar(name)
    written = _written(_KIN.get(name, name)) if is_written(name) else ""
    return Query(language, written if name in FIRST_CLASS else written + _made(language))


def _written(name: str) -> str:
    source = (files(__package__) / "queries" / f"{name}.scm").read_text("utf-8")
    inherits = _INHERITS.match(source)
    return (_written(inherits[1]) if inherits else "") + source


def _made(language: "Language") -> str:
    patterns = []
    for kind in sorted(_named_kinds(language)):
        definition = _DEFINITION.match(kind)
        if _COMMENT.match(kind):
            patterns.append(f"({kind}) @comment")
        elif _IMPORT.match(kind):
            patterns.append(f"({kind}) @import")
        elif definition:
            patterns.append(f"({kind}) @{definition[1] or definition[2]}")
    return "\n".join(patterns)


def _named_kinds(language: "Language") -> set[str]:
    return {
        language.node_kind_for_id(number) or ""
        for number in range(language.node_kind_count)
        if language.node_kind_is_named(number) and language.node_kind_is_visible(number)
    } - {"", "ERROR"}
