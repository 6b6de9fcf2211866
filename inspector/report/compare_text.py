"""A comparison for people: the table of figures, then every cut, with a ruler for each splitter beside the text."""

import re
from collections.abc import Iterator

from inspector.checks.words import words_after, words_before
from inspector.comparison import Comparison, Contender
from inspector.core.counted import count_of
from inspector.core.issue import Damage
from inspector.core.printable import one_line
from inspector.edges import Edge, gap_at
from inspector.report.compare_columns import columns_of, with_survival

SIGNS: dict[Damage | None, tuple[str, str]] = {
    None: ("┻", "clean"),
    "doubtful": ("┻", "doubtful"),
    "rescued": ("╱", "rescued"),
    "torn": ("╳", "torn"),
}
"""Sign and word of a cut, by what it breaks."""

ALL, ALONE = "═", "◆"
"""Signs of a cut that all make, and of one that a single splitter makes."""

_BAND, _ELISION, _CUT = "┃", "⋮", "▐"
_NARROWEST = 11  # characters of a ruler: room for the longest word
_WORDS = 34  # characters quoted on each side of a cut
_LINE_END = re.compile(r"\r\n|\n|\r")


def plain_text(comparison: Comparison) -> Iterator[str]:
    """The table, what the signs mean, and the rulers, line by line; safe to print whatever the document holds."""
    document = comparison.document
    yield f"{one_line(document.name)} · {document.kind} · {len(document.text):,} characters\n\n"
    yield from _table(comparison)
    yield "\n"
    yield from _rulers(comparison)


def _words_at(text: str, before: int, after: int) -> str:
    """The text on both sides of a place, on one line, with a mark where it is cut."""
    gap = text[before:after]
    blank = " " if gap else ""
    first = one_line(words_before(text, before, _WORDS))
    cut = f"{blank}{_CUT}{'⏎' * min(len(_LINE_END.findall(gap)), 2)}{blank}"
    return f"{first:>{_WORDS + 1}}{cut}{one_line(words_after(text, after, _WORDS))}"


def _table(comparison: Comparison) -> Iterator[str]:
    names = _names(comparison)
    columns = with_survival(columns_of(comparison), [contender.survival for contender in comparison.contenders])
    width = max(map(len, names), default=0)
    yield "  ".join([" " * width, *(f"{column.title:>{column.width}}" for column in columns)]) + "\n"
    for index, name in enumerate(names):
        cells = (f"{column.cells[index]:>{column.width}}" for column in columns)
        yield "  ".join([f"{name:<{width}}", *cells]) + "\n"


def _rulers(comparison: Comparison) -> Iterator[str]:
    contenders, text = comparison.contenders, comparison.document.text
    places = [number for number in range(len(comparison.places)) if comparison.agreement(number) is not None]
    if not places:
        yield "no cuts: every splitter leaves the document whole\n" if text.strip() else "no cuts: nothing but blanks\n"
        return
    yield f"{count_of(comparison.cut_places, 'place')} at which a splitter cuts"
    if len(contenders) > 1:
        yield f"; {comparison.shared:,} at which all do ({ALL}), {sum(t.lone for t in comparison.tallies):,} at which "
        yield f"one alone does ({ALONE})"
    yield "\n\n"
    heads = [f"{name:<{max(_NARROWEST, len(name))}}" for name in _names(comparison)]
    yield "  ".join(["     line", *heads, "text"]) + "\n"
    line, counted, shown = 1, 0, 0
    for number in places:
        after = comparison.places[number]
        before, _ = gap_at(text, after)
        line += len(_LINE_END.findall(text, counted, before))
        counted = before
        if line > shown + 1:
            yield _row("", _ELISION, [_band(contender, before) for contender in contenders], heads)
        shown = line
        edges = comparison.edges_at(number)
        marks = [_mark(contender, edge, before) for contender, edge in zip(contenders, edges, strict=True)]
        agreement = comparison.agreement(number) if len(contenders) > 1 else "some"
        sign = {"all": ALL, "one": ALONE}.get(agreement or "", "")
        yield _row(sign, str(line), marks, heads, _words_at(text, before, after))


def _row(sign: str, line: str, marks: list[str], heads: list[str], words: str = "") -> str:
    cells = (f"{mark:<{len(head)}}" for mark, head in zip(marks, heads, strict=True))
    return "  ".join([f"{sign:<1} {line:>7}", *cells, words]).rstrip() + "\n"


def _mark(contender: Contender, edge: Edge | None, before: int) -> str:
    if edge is None or not edge.is_cut:
        return _band(contender, before)
    return " ".join(SIGNS[edge.damage])


def _band(contender: Contender, before: int) -> str:
    """What stands where no cut is: a bar where the text is in a chunk."""
    regions = contender.inspection.regions
    return _BAND if regions.covers[regions.at(max(0, before - 1))] else ""


def _names(comparison: Comparison) -> list[str]:
    return [f"{number} {one_line(contender.name, 60)}" for number, contender in enumerate(comparison.contenders, 1)]
