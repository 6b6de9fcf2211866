"""Brackets, strings and comments of code, by its syntax tree."""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import TYPE_CHECKING, Literal, NamedTuple

from inspector.core.span import Span
from inspector.core.stop import Stop, poll
from inspector.structure.code.source import Source, source_of
from inspector.structure.grammars import grammar
from inspector.structure.offsets import characters_at

if TYPE_CHECKING:
    from tree_sitter import Query

_PARTNER = {")": "(", "]": "[", "}": "{"}
_OPENING = re.compile(r"[^\w\s()\[\]{}]*[(\[{]+$|%[a-zA-Z][(\[{]$")
_CLOSING = re.compile(r"[)\]}]+$")
_UNPAIRED = {"bash": '(case_item ")" @unpaired)'}
"""Where a language closes what it does not open."""
_COMMENT = re.compile(r"(?:.*_)?comment$")
_STRING = re.compile(
    r"(?:.*_)?(?:string|string_literal|char_literal|character_literal|char|text_block|template_string|heredoc_body"
    r"|encapsed_string|regex|regex_literal)$"
)
_STRETCH = 32 * 1024  # bytes that a query is run over at a time, for it holds the interpreter's lock


class BracketPair(NamedTuple):
    """A bracket and its partner."""

    open: int
    """Offset of the opening bracket."""
    close: int
    """Offset of the closing one."""


class Token(NamedTuple):
    """A string or a comment, its marks included."""

    kind: Literal["string", "comment"]
    """Which of the two."""
    span: Span
    """Where it stands."""


def code_brackets(text: str, language: str | None, stop: Stop | None = None) -> tuple[BracketPair, ...]:
    """The pairs of round, square and curly brackets in code, those in strings and comments left out.

    Brackets in what a string interpolates are code, and count. A bracket without a partner is in no pair.

    Args:
        text: The code.
        language: A language's name, alias or extension.
        stop: Ends the work early.

    Returns:
        The pairs by their opening brackets; empty if no grammar can read the text.

    Raises:
        Stopped: *stop* was set.
    """
    source = source_of(text, language, stop)
    if source is None:
        return ()
    found = _run(source, _bracket_query(source.grammar), stop)
    places = sorted(found.get("bracket", set()) - found.get("unpaired", set()))
    starts = characters_at(source.data, [start for start, _ in places])
    # Every bracket is one byte, and so are the signs that may stand before it in one token.
    signs = (
        (offset + shift, sign)
        for offset, (start, end) in zip(starts, places, strict=True)
        for shift, sign in enumerate(source.data[start:end].decode("ascii", "replace"))
    )
    return tuple(sorted(_pairs(signs)))


def code_tokens(text: str, language: str | None, stop: Stop | None = None) -> tuple[Token, ...]:
    """The strings and comments of code, in order; what stands inside another of them is left out.

    Args:
        text: The code.
        language: A language's name, alias or extension.
        stop: Ends the work early.

    Returns:
        Tokens that do not overlap; empty if no grammar can read the text.

    Raises:
        Stopped: *stop* was set.
    """
    source = source_of(text, language, stop)
    if source is None:
        return ()
    found = _run(source, _token_query(source.grammar), stop)
    kinds: dict[tuple[int, int], Literal["string", "comment"]] = {
        **dict.fromkeys(found.get("comment", ()), "comment"),
        **dict.fromkeys(found.get("string", ()), "string"),
    }
    outer: list[tuple[int, int]] = []
    for place in sorted(kinds, key=lambda place: (place[0], -place[1])):
        if (not outer or place[0] >= outer[-1][1]) and place[0] < len(source.data) - 1:
            outer.append(place)
    places = characters_at(source.data, [offset for place in outer for offset in place])
    offsets = (min(place, len(text)) for place in places)
    return tuple(Token(kinds[place], Span(next(offsets), next(offsets))) for place in outer)


def _pairs(signs: Iterable[tuple[int, str]]) -> Iterator[BracketPair]:
    """Pairs of brackets; what is opened and not closed is passed over once a bracket around it closes."""
    opened: list[tuple[int, str]] = []
    waiting = {"(": 0, "[": 0, "{": 0}
    for offset, sign in signs:
        if sign in waiting:
            opened.append((offset, sign))
            waiting[sign] += 1
        elif sign in _PARTNER and waiting[_PARTNER[sign]]:
            while True:
                start, opener = opened.pop()
                waiting[opener] -= 1
                if opener == _PARTNER[sign]:
                    yield BracketPair(start, offset)
                    break


def _run(source: Source, query: "Query", stop: Stop | None) -> dict[str, set[tuple[int, int]]]:
    """What a query finds, by capture, in bytes."""
    from tree_sitter import QueryCursor  # noqa: PLC0415 (loads what reading text never needs)

    found: dict[str, set[tuple[int, int]]] = {}
    for start in range(0, len(source.data), _STRETCH):
        poll(stop)
        cursor = QueryCursor(query)
        cursor.set_byte_range(start, start + _STRETCH)
        for capture, nodes in cursor.captures(source.tree.root_node).items():
            places = ((node.start_byte, node.end_byte) for node in nodes)
            found.setdefault(capture, set()).update(place for place in places if place[0] < place[1])
    return found


@cache
def _bracket_query(name: str) -> "Query":
    from tree_sitter import Query  # noqa: PLC0415 (as in `_run`)

    kinds = sorted(_kinds(name, named=False))
    tokens = [f'"{kind}"' for kind in kinds if _OPENING.match(kind) or _CLOSING.match(kind)]
    patterns = [f"[{' '.join(tokens)}] @bracket"] if tokens else []
    return Query(grammar(name), "\n".join([*patterns, *filter(None, [_UNPAIRED.get(name)])]))


@cache
def _token_query(name: str) -> "Query":
    from tree_sitter import Query  # noqa: PLC0415 (as in `_run`)

    kinds = sorted(_kinds(name, named=True))
    patterns = [f"({kind}) @comment" for kind in kinds if _COMMENT.match(kind)]
    patterns += [f"({kind}) @string" for kind in kinds if _STRING.match(kind)]
    return Query(grammar(name), "\n".join(patterns))


def _kinds(name: str, *, named: bool) -> set[str]:
    language = grammar(name)
    return {
        (language.node_kind_for_id(number) or "").replace("\\", "\\\\").replace('"', '\\"')
        for number in range(language.node_kind_count)
        if language.node_kind_is_visible(number) and language.node_kind_is_named(number) == named
    } - {"ERROR", ""}
