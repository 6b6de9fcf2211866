"""The answer to a question: the hits by rank on the left, and on the right the passages as a model reads them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from rich.segment import Segment
from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.message import Message
from textual.strip import Strip

from inspector.core.document import Document
from inspector.retrieval.passage import Hit
from inspector.tui.asking import Answer
from inspector.tui.text.ask_rows import Line, hit_row, passage_lines, place_of, row_at, words_of
from inspector.tui.text.roles import Row
from inspector.tui.widgets.line_list import LineList

_ROLES = ("dim", "number", "size", "error", "warning", "info", "good", "heading", "text")
_BESIDE = 5  # cells of the passages' list that hold no text: its line, its pointer, its scrollbar whether seen or not


class AskLists(Horizontal):
    """Two lists; moving in either tells where in which document that is."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {f"ask--{role}" for role in _ROLES}
    DEFAULT_CSS = """
    AskLists {
        height: 1fr;
        #ask-hits { width: 5fr; background: $surface; }
        #ask-passages { width: 7fr; background: $surface; border-left: solid $border-blurred; }
        & > .ask--dim { color: $foreground 65%; }
        & > .ask--number { color: $primary; text-style: bold; }
        & > .ask--size { color: $primary; }
        & > .ask--error { color: $torn; text-style: bold; }
        & > .ask--warning { color: $warn; }
        & > .ask--info { color: $foreground 65%; }
        & > .ask--good { color: $good; }
        & > .ask--heading { text-style: bold underline; }
    }
    """

    @dataclass
    class Went(Message):
        """A hit or a passage was gone to."""

        document: Document
        """Its document."""
        offset: int
        """Where in the document it begins."""

    def __init__(self) -> None:
        """Make empty lists."""
        super().__init__(id="ask-lists")
        self._answer: Answer | None = None
        self._moved: Mapping[Hit, str] = {}
        self._words: frozenset[str] = frozenset()
        self._lines: Sequence[Line] = ()
        self.hits = LineList(self._hit_strip, id="ask-hits")
        self._passages = LineList(self._passage_strip, id="ask-passages")

    def compose(self) -> ComposeResult:
        """Lay out the two lists."""
        yield self.hits
        yield self._passages

    @property
    def hit(self) -> Hit | None:
        """The hit under the cursor."""
        hits = self._answer.result.hits if self._answer else ()
        return hits[self.hits.cursor] if 0 <= self.hits.cursor < len(hits) else None

    def show(self, answer: Answer, moved: Mapping[Hit, str]) -> None:
        """Show an answer, and how its ranks moved; the cursor stays on its hit where that came back."""
        before = self.hit
        place = None if before is None or self._answer is None else place_of(before, self._answer.asked)
        self._answer, self._moved, self._words = answer, moved, words_of(answer.result.query)
        self._fill()
        self.hits.cursor = next(
            (number for number, hit in enumerate(answer.result.hits) if place_of(hit, answer.asked) == place), 0
        )
        if self.hits.has_focus:
            self._go_to(self.hits, self.hits.cursor)
        self.call_after_refresh(self._fill, keep=True)  # the lists may not have had their places yet

    def on_resize(self) -> None:
        """Wrap the passages anew."""
        self._fill(keep=True)

    def _fill(self, *, keep: bool = False) -> None:
        answer = self._answer
        if answer is None or not self.is_mounted:
            return
        hits, passages = self.hits, self._passages
        self._lines = passage_lines(answer, passages.outer_size.width - _BESIDE)
        hits.set_rows(len(answer.result.hits), max(0, hits.cursor) if keep else 0)
        passages.set_rows(len(self._lines), max(0, passages.cursor) if keep else 0)
        if not passages.has_focus:
            self._show_passage()

    def _show_passage(self) -> None:
        """Bring into sight what tells most of the hit under the cursor: where it is torn, else what it answers."""
        answer, hit = self._answer, self.hit
        row = None if answer is None or hit is None else row_at(self._lines, hit, answer.asked)
        if row is not None:
            self._passages.cursor = row
            self._passages.scroll_to(y=row - self._passages.size.height // 2, animate=False, force=True)

    def _hit_strip(self, index: int, width: int) -> tuple[Strip]:
        answer = self._answer
        if answer is None or index >= len(answer.result.hits):
            return (Strip.blank(width),)
        hit = answer.result.hits[index]
        row = hit_row(hit, answer.asked, width, words=self._words, moved=self._moved.get(hit, ""))
        return (self._strip(row),)

    def _passage_strip(self, index: int, width: int) -> tuple[Strip]:
        return (self._strip(self._lines[index].row) if index < len(self._lines) else Strip.blank(width),)

    def _strip(self, row: Row) -> Strip:
        return Strip([Segment(text, self.get_component_rich_style(f"ask--{role}", partial=True)) for text, role in row])

    @on(LineList.Highlighted)
    def _follow(self, event: LineList.Highlighted) -> None:
        event.stop()
        if event.list.has_focus:
            self._go_to(event.list, event.index)

    @on(LineList.Chosen)
    def _choose(self, event: LineList.Chosen) -> None:
        event.stop()
        self._go_to(event.list, event.index)

    def _go_to(self, rows: LineList, index: int) -> None:
        answer = self._answer
        if answer is None or index < 0:
            return
        views = answer.asked.views
        if rows is self.hits and index < len(answer.result.hits):
            hit = answer.result.hits[index]
            view = views[hit.document]
            self._show_passage()
            self.post_message(self.Went(view.document, view.chunks[hit.chunk].start))
        elif rows is not self.hits and index < len(self._lines):
            line = self._lines[index]
            self.post_message(self.Went(views[line.document].document, line.offset))
