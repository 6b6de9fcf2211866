"""What a bracket opens should be closed in the same chunk."""

from collections.abc import Iterator

from inspector.checks.base import Check, ChunkView
from inspector.checks.cut import cut
from inspector.checks.source import Edge
from inspector.checks.split_definition import is_holder
from inspector.core.issue import Issue, Severity
from inspector.core.span import Span

PAIRS = ("()", "[]", "{}")

_KINDS = {pair[0]: f"unbalanced-{pair}" for pair in PAIRS}


def cut_brackets(view: ChunkView, severity: Severity) -> Iterator[Issue]:
    """An edge is between a bracket and its partner in the same block; a bracket without a partner counts for nothing.

    In code, the brackets around the members of a class count for nothing either: it may be cut between them.
    """
    text = view.document.text
    for edge in view.edges:
        if not edge.blocks:
            continue
        members = _members(view, edge) if view.document.kind == "code" else []
        seen: set[str] = set()
        for pair in view.source.units.brackets_around(edge.blocks[0], edge.offset):
            if any(pair.start <= member.start and member.end <= pair.end for member in members):
                break
            sign = text[pair.start]
            if sign in _KINDS and sign not in seen:
                seen.add(sign)
                yield cut(view, edge, _KINDS[sign], severity, pair, f"parts “{sign}” from its “{text[pair.end - 1]}”")


def _members(view: ChunkView, edge: Edge) -> list[Span]:
    """The members beside an edge, or around it, of the classes that it is inside of."""
    source, inner = view.source, -1
    found: list[Span] = []
    for number in edge.blocks:
        if is_holder(source.block(number)):
            beside = (inner,) if inner >= 0 else source.units.children_around(number, edge.offset)
            found += [source.block(member).span for member in beside if member >= 0]
        inner = number
    return found


CUT_BRACKETS = Check(
    tuple(_KINDS.values()), "warning", "An edge parts a bracket from its partner in the source.", cut_brackets
)
