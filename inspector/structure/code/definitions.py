"""The definitions of a file, out of what the query found: each once, with what is one with it, and where it stands."""

from bisect import bisect_left
from collections.abc import Sequence

from inspector.structure.code.survey import Found, Range, Survey
from inspector.structure.code.tails import end_without_comments

HOLDERS = frozenset(
    {
        *("class", "struct", "union", "record", "enum", "interface", "trait", "protocol", "impl", "extension"),
        *("object", "contract", "mixin", "service"),
    }
)
"""Roles of definitions whose functions are methods."""

SPACES = frozenset({"namespace", "module"})
"""Roles of definitions that only hold others."""

LEAVES = frozenset({"type", "constant", "variable", "macro", "property"})
"""Roles of definitions that nothing is looked for in."""

_BETWEEN = b" \t\r\n;"


def definitions(survey: Survey, data: bytes, *, nameless: bool) -> list[Found]:
    """What is defined, in document order, each before those inside it, `parent` set.

    Args:
        survey: What the query found.
        data: The text in UTF-8.
        nameless: Whether a definition without a name is one.
    """
    for item in survey.definitions:
        item.back = -end_without_comments(item.start, item.end, survey.comments, data)
    found = _around(_once(survey.definitions), data)
    return _nest(_joined(found, survey.comments, data), nameless=nameless)


def _once(found: Sequence[Found]) -> list[Found]:
    """One for every range: what is called a definition, else what stands around one."""
    result: list[Found] = []
    for item in sorted(found):
        last = result[-1] if result else None
        if last is None or (last.start, last.back) != (item.start, item.back):
            result.append(item)
        elif last.role == "around" or (item.name and not last.name and item.role != "around"):
            result[-1] = item
    return result


def _around(found: Sequence[Found], data: bytes) -> list[Found]:
    """Give definitions the range of what stands around them and ends with them."""
    for number, outer in enumerate(found):
        if outer.role != "around":
            continue
        for inner in found[number + 1 :]:
            if inner.start >= outer.end:
                break
            if inner.role != "around" and not data[inner.end : outer.end].strip(_BETWEEN):
                inner.start, inner.back = min(inner.start, outer.start), min(inner.back, outer.back)
                break
    return sorted(item for item in found if item.role != "around")


def _joined(found: Sequence[Found], comments: Sequence[Range], data: bytes) -> list[Found]:
    """Make signatures one with the definition of the same name that follows them."""
    result: list[Found] = []
    for number, item in enumerate(found):
        following = found[number + 1] if number + 1 < len(found) else None
        if (
            "signature" in item.traits
            and following
            and following.name == item.name
            and following.start >= item.end
            and _is_bare(item.end, following.start, comments, data)
        ):
            following.start = item.start
        else:
            result.append(item)
    return result


def _is_bare(start: int, end: int, comments: Sequence[Range], data: bytes) -> bool:
    """Whether nothing but comments stands between two places."""
    number = bisect_left(comments, (start, 0))
    while number < len(comments) and comments[number][1] <= end:
        if data[start : comments[number][0]].strip(_BETWEEN):
            return False
        start = comments[number][1]
        number += 1
    return not data[start:end].strip(_BETWEEN)


def _nest(found: Sequence[Found], *, nameless: bool) -> list[Found]:
    kept: list[Found] = []
    open_: list[int] = []
    for item in found:
        while open_ and kept[open_[-1]].end <= item.start:
            open_.pop()
        outer = kept[open_[-1]] if open_ else None
        if outer and (item.end > outer.end or outer.role in LEAVES):
            continue
        if not _at_top(outer) and (not item.name or "top" in item.traits):
            continue
        if not (item.name or nameless):
            continue
        item.parent = open_[-1] if open_ else -1
        if item.role == "function" and outer and outer.role in HOLDERS:
            item.role = "method"
        open_.append(len(kept))
        kept.append(item)
    return kept


def _at_top(outer: Found | None) -> bool:
    return outer is None or outer.role in SPACES
