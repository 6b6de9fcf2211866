"""Code and its syntax tree."""

from typing import TYPE_CHECKING, NamedTuple

from inspector.core.stop import Stop
from inspector.structure.code.content import language_of_content
from inspector.structure.code.names import grammar_for
from inspector.structure.code.places import Places
from inspector.structure.code.syntax_tree import syntax_tree

if TYPE_CHECKING:
    from tree_sitter import Tree


class Source(NamedTuple):
    """Code, its bytes and its syntax tree."""

    text: str
    """The text."""
    grammar: str
    """Name of the grammar that read it."""
    data: bytes
    """The text in UTF-8 and a line break; lone surrogates are encoded like other characters."""
    tree: "Tree"
    """The syntax tree of `data`."""
    places: Places
    """The way between `text` and `data`."""


def grammar_of(text: str, language: str | None) -> str | None:
    """The grammar for code: by the name of its language, or by what stands in it where there is no name."""
    return grammar_for(language or language_of_content(text))


def source_of(text: str, language: str | None, stop: Stop | None = None) -> Source | None:
    """The syntax tree of code; `None` if no grammar can read it.

    The tree of the last text is kept, so asking again is free.

    Args:
        text: The code.
        language: A language's name, alias or extension; `None` to go by what stands in the text.
        stop: Ends the work early.

    Raises:
        Stopped: *stop* was set.
    """
    name = grammar_of(text, language)
    if name is None:
        return None
    last = _LAST[0]
    if last and last.text == text and last.grammar == name:
        return last
    # Some grammars never come back from a comment that the text ends in; a line break is the end they look for.
    data = text.encode("utf-8", "surrogatepass") + b"\n"
    tree = syntax_tree(data, name, stop)
    if tree is None:
        return None
    source = Source(text, name, data, tree, Places(text, data))
    _LAST[0] = source
    return source


_LAST: list[Source | None] = [None]
