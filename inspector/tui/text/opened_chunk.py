"""The opened chunk: its figures, each issue with what would mend it, where it stands, and its text in full."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from inspector.core.chunk import Chunk
from inspector.core.issue import Issue
from inspector.core.lines import lines_of
from inspector.tui.text.cells import clip, glyphs, shown
from inspector.tui.text.chunk_rows import OPEN_LANE, Figures, figures_row, overlap_before
from inspector.tui.text.kind_words import glyph_of
from inspector.tui.text.layout import Layout, lay_out
from inspector.tui.text.long_layout import is_quick, rough_layout
from inspector.tui.text.roles import Piece, Role, Row, cut_role, issue_role
from inspector.tui.text.wrap import wrap

NOTHING_HELPS = "nothing tried keeps this whole"
"""Said of an issue for which settings were tried in vain."""

APPLY = "⏎ applies it"
"""How the suggestion is taken up."""

_LANE = Piece(f"{OPEN_LANE} ", "open-lane")
_UNDER = " › "
_RULE = "─"  # between the issues and the text
_INDENT = Piece("  ", "text")
_TORN_WORD = 18  # characters marked at most beside a cut


@dataclass(frozen=True, slots=True)
class OpenedChunk:
    """The rows of the opened chunk; those of its text are made one by one, when they come into sight."""

    top: Sequence[Row]
    """The rows above the text."""
    issues: Sequence[Issue | None]
    """For each of them, the issue that it tells of."""
    body: Layout
    """The text in rows."""
    exact: bool
    """Whether those are cut at words; rough ones stand in where that takes a wait (see `long_layout`)."""
    cuts: Sequence[tuple[int, int, Role]]
    """Stretches of the text that are not plain: shared with a neighbour, or torn."""

    @property
    def text(self) -> str:
        """The chunk's text."""
        return self.body.lines.text

    def __len__(self) -> int:
        """Number of rows."""
        return len(self.top) + len(self.body)

    def issue_at(self, row: int) -> Issue | None:
        """The issue that a row tells of."""
        return self.issues[row] if row < len(self.issues) else None

    def row(self, number: int) -> Row:
        """One row."""
        if number < len(self.top):
            return self.top[number]
        span = self.body.span(number - len(self.top))
        return (_LANE, *self._text(span.start, span.end))

    def _text(self, start: int, end: int) -> Iterator[Piece]:
        edges = {start, end}
        for first, last, _role in self.cuts:
            edges |= {at for at in (first, last) if start < at < end}
        text, column = self.body.lines.text, 0
        for begin, finish in pairwise(sorted(edges)):
            role: Role = "text"
            for first, last, other in self.cuts:
                if first <= begin and finish <= last:
                    role = other
            shapes = list(glyphs(text[begin:finish], column))
            column += sum(shape.width for shape in shapes)
            yield Piece("".join(shape.shown for shape in shapes), role)


def open_chunk(
    chunks: Sequence[Chunk],
    figures: Figures,
    suggestions: Mapping[Issue, str],
    width: int,
    before: OpenedChunk | None = None,
) -> OpenedChunk:
    """Make the rows of a chunk.

    Args:
        chunks: All chunks of the document.
        figures: What the first row says.
        suggestions: For issues whose mending was worked out, what would mend them; empty text where nothing does.
        width: Cells that a row may take.
        before: What was open before: where it is the same text, its rows are taken over.
    """
    room = max(1, width - len(_LANE.text) - 1)
    rows: list[Row] = [figures_row(figures, width)]
    told: list[Issue | None] = [None]
    for issue in figures.issues:
        for row in _issue_rows(issue, suggestions.get(issue), room):
            rows.append((_LANE, *row))
            told.append(issue)
    if figures.issues:
        rows.append((_LANE, Piece(_RULE * room, "dim")))
        told.append(None)
    path = figures.chunk.heading_path
    if path:
        rows.append((_LANE, Piece(clip(_UNDER.join(path), room), "heading")))
        told.append(None)
    text = figures.chunk.text
    exact = is_quick(text)
    if before is not None and before.text is text and before.body.width == room:
        body, exact = before.body, before.exact
    else:
        body = lay_out(lines_of(text), room) if exact else rough_layout(text, room)
    return OpenedChunk(rows, told, body, exact, tuple(_cuts(chunks, figures)))


def _issue_rows(issue: Issue, suggestion: str | None, room: int) -> Iterator[Row]:
    also = f", {', '.join(issue.also)}" if issue.also else ""
    yield from _wrapped(f"{glyph_of(issue)} {issue.kind}{also}", issue_role(issue), room)
    room = max(1, room - len(_INDENT.text))
    for row in _advice(issue, suggestion, room):
        yield (_INDENT, *row)


def _advice(issue: Issue, suggestion: str | None, room: int) -> Iterator[Row]:
    yield from _wrapped(f"{issue.detail}{_fate(issue)}", "text", room)
    if suggestion is None:
        suggestion = issue.suggestion
    if suggestion:
        yield from _wrapped(f"try: {suggestion} · {APPLY}", "cure", room)
    elif suggestion is not None:
        yield from _wrapped(NOTHING_HELPS, "dim", room)


def _fate(issue: Issue) -> str:
    """Whether what the cut divides is whole in another chunk; empty where it divides nothing."""
    elsewhere = [f"#{index}" for index in issue.whole_in if index != issue.chunk]
    if elsewhere:
        return f"; rescued, whole in {', '.join(elsewhere)}"
    divides = issue.unit.start < issue.offset < issue.unit.end
    return "; torn, whole in no chunk" if divides and not issue.whole_in else ""


def _wrapped(text: str, role: Role, room: int) -> Iterator[Row]:
    text = " ".join(text.split())
    for start, end in pairwise((*wrap(text, room), len(text))):
        yield (Piece(shown(text[start:end].rstrip()), role),)


def _cuts(chunks: Sequence[Chunk], figures: Figures) -> Iterator[tuple[int, int, Role]]:
    chunk, text = figures.chunk, figures.chunk.text
    if figures.overlap:
        yield 0, figures.overlap, "shared"
    if chunk.index + 1 < len(chunks):
        after = overlap_before(chunks, chunk.index + 1)
        if after:
            yield max(0, len(text) - after), len(text), "shared"
    for issue in figures.issues:
        at = max(0, min(len(text), issue.offset - chunk.start))
        if issue.side == "end":
            words = text[max(0, at - _TORN_WORD) : at].split()
            yield at - len(words[-1] if words else ""), at, cut_role(issue)
        elif issue.side == "start":
            words = text[at : at + _TORN_WORD].split()
            yield at, at + len(words[0] if words else ""), cut_role(issue)
