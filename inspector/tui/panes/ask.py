"""The query pane: a question, the hits by rank on the left, and on the right the passages as a model reads them."""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from threading import Event
from typing import ClassVar

from rich.segment import Segment
from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.message import Message
from textual.strip import Strip
from textual.widgets import Input, Static

from inspector.core.errors import InspectorError
from inspector.core.printable import printable
from inspector.core.span import Span
from inspector.inspection import Inspection
from inspector.retrieval.heal import torn
from inspector.retrieval.passage import Passage, Result
from inspector.retrieval.registry import RETRIEVERS
from inspector.retrieval.template import Template, assemble
from inspector.tui.text.ask_rows import Line, hit_row, moves, passage_lines, words_of
from inspector.tui.text.roles import Row
from inspector.tui.widgets.line_list import LineList
from inspector.tui.widgets.prompt import Visible

_ROLES = ("dim", "number", "size", "error", "warning", "info", "good", "heading", "text")
_KEYS = "⏎ ask · Tab lists · r retriever · + - k · m merge · h heal · w why · y copy · a question · Esc close"
_BESIDE = 5  # cells of the passages' list that hold no text: its line, its pointer, its scrollbar whether seen or not
_BUDGET = 800  # tokens: what is shown as the room, and never enforced


class AskPane(Vertical):
    """Asks the chunks on the screen, and asks again whenever they change."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {f"ask--{role}" for role in _ROLES}
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "close", "Close", show=False),
        Binding("a", "again", "Another question", show=False),
        Binding("r", "retriever", "Next retriever", show=False),
        Binding("plus", "more(1)", "One hit more", show=False),
        Binding("minus", "more(-1)", "One hit less", show=False),
        Binding("m", "merge", "Merge neighbours", show=False),
        Binding("h", "heal", "Heal torn ends", show=False),
        Binding("w", "why", "Why this rank", show=False),
        Binding("y", "copy", "Copy what the model gets", show=False),
    ]
    DEFAULT_CSS = """
    AskPane {
        dock: bottom;
        height: 13;
        margin-bottom: 1;
        background: $surface;
        border-top: solid $border;
        border-title-color: $primary;
        border-title-style: bold;
        & > #ask-input { height: 1; background: $panel; background-tint: transparent; }
        & > #ask-words { height: auto; max-height: 2; padding: 0 1; color: $foreground 75%; }
        & > #ask-words.-wrong { color: $error; text-style: bold; }
        & > #ask-lists { height: 1fr; }
        #ask-hits { width: 1fr; background: $surface; }
        #ask-passages { width: 1fr; background: $surface; border-left: solid $border-blurred; }
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

        offset: int
        """Where in the document it begins."""

    @dataclass
    class Asked(Message):
        """Something came back."""

        ranks: Mapping[int, int]
        """Rank by the index of the chunk."""

    @dataclass
    class Copied(Message):
        """What the model gets is to be copied."""

        text: str
        """The assembled context."""

    class Closed(Message):
        """The pane is closed."""

    def __init__(self, inspection: Inspection) -> None:
        """Make a pane that asks the chunks of *inspection*."""
        super().__init__(id="ask")
        self.inspection = inspection
        self.retriever = "hybrid"
        self.k = 5
        self.merge = True
        self.heal = False
        self.result: Result | None = None
        self._shown: Inspection | None = None  # whose chunks the result is of
        self._torn: Mapping[Passage, tuple[bool, bool]] = {}
        self._lines: Sequence[Line] = ()
        self._moved: Mapping[int, str] = {}
        self._words: frozenset[str] = frozenset()
        self._asked = ""
        self._history: list[str] = []
        self._at = 0

    def compose(self) -> ComposeResult:
        """Lay out the question, what is to be said of it, and the two lists."""
        yield Input(id="ask-input", placeholder="ask the chunks a question", compact=True, highlighter=Visible())
        yield Static(id="ask-words", markup=False)
        with Horizontal(id="ask-lists"):
            yield LineList(self._hit, id="ask-hits")
            yield LineList(self._passage, id="ask-passages")

    def on_mount(self) -> None:
        """Say what is set."""
        self._entitle()
        self._say("")

    def on_resize(self) -> None:
        """Wrap the passages anew."""
        self._fill(keep=True)

    # Asking

    @property
    def question(self) -> str:
        """What was typed."""
        return self.query_one("#ask-input", Input).value

    def ask(self, question: str) -> None:
        """Ask, and remember the question."""
        self.query_one("#ask-input", Input).value = question
        if question.strip() and question not in self._history[-1:]:
            self._history.append(question)
        self._at = len(self._history)
        self._asked = question
        self._ask()

    def chunks_changed(self, inspection: Inspection) -> None:
        """Ask other chunks what was asked before."""
        if inspection is not self.inspection:
            self.inspection = inspection
            if self._history:
                self._ask()

    @on(Input.Submitted)
    def _submitted(self, event: Input.Submitted) -> None:
        event.stop()
        self.ask(event.value)
        self.query_one("#ask-hits").focus()

    @work(exclusive=True, group="ask", exit_on_error=False, description="ask the chunks")
    async def _ask(self) -> None:
        inspection, question = self.inspection, self._asked
        stop = Event()
        self.border_title = "asking…"
        try:
            result, seams = await asyncio.to_thread(self._answer, inspection, question, stop)
        except InspectorError as fault:
            self._say(printable(str(fault), keep=""), wrong=True)
        else:
            self._take(result, inspection, seams)
        finally:
            stop.set()
            self._entitle()

    def _answer(
        self, inspection: Inspection, question: str, stop: Event
    ) -> tuple[Result, Mapping[Passage, tuple[bool, bool]]]:
        corpus = inspection.corpus
        result = corpus.query(question, self.k, self.retriever, merged=self.merge, healed=self.heal, stop=stop)
        seams: dict[Passage, tuple[bool, bool]] = {}
        for passage in result.passages:
            cut = torn(passage, corpus.sources[passage.document], stop)
            seams[passage] = (cut.start is not None, cut.end is not None)
        return result, seams

    def _take(self, result: Result, inspection: Inspection, seams: Mapping[Passage, tuple[bool, bool]]) -> None:
        before: dict[Span, int] = {}
        if self.result is not None and self._shown is not None and self.result.query == result.query:
            before = {self._shown.chunks[hit.chunk].span: hit.rank for hit in self.result.hits}
        self._moved = moves(result, inspection, before)
        self.result, self._shown, self._torn = result, inspection, seams
        self._words = words_of(result.query)
        self._say("" if result.hits else "no chunk matches: try other words, or another retriever (r)")
        self._fill()
        self.call_after_refresh(self._fill, keep=True)  # the lists may not have had their places yet
        self.post_message(self.Asked({hit.chunk: hit.rank for hit in result.hits}))

    def _fill(self, *, keep: bool = False) -> None:
        result, inspection = self.result, self._shown
        if result is None or inspection is None or not self.is_mounted:
            return
        hits, passages = self.query_one("#ask-hits", LineList), self.query_one("#ask-passages", LineList)
        self._lines = passage_lines(result, inspection, self._torn, passages.outer_size.width - _BESIDE)
        hits.set_rows(len(result.hits), max(0, hits.cursor) if keep else 0)
        passages.set_rows(len(self._lines), max(0, passages.cursor) if keep else 0)

    # What is shown

    def _say(self, words: str, *, wrong: bool = False) -> None:
        label = self.query_one("#ask-words", Static)
        label.update(words or _KEYS)
        label.set_class(wrong, "-wrong")

    def _entitle(self) -> None:
        merged, healed = "on" if self.merge else "off", "on" if self.heal else "off"
        tokens = f" · {self.result.tokens:,} of {_BUDGET} tok" if self.result is not None else ""
        self.border_title = f"ask · {self.retriever} · k {self.k} · merge {merged} · heal {healed}{tokens}"

    def _hit(self, index: int, width: int) -> tuple[Strip]:
        result, inspection = self.result, self._shown
        if result is None or inspection is None or index >= len(result.hits):
            return (Strip.blank(width),)
        hit = result.hits[index]
        moved = self._moved.get(hit.chunk, "")
        row = hit_row(hit, inspection, width, top=result.hits[0].score, words=self._words, moved=moved)
        return (self._strip(row),)

    def _passage(self, index: int, width: int) -> tuple[Strip]:
        if index >= len(self._lines):
            return (Strip.blank(width),)
        return (self._strip(self._lines[index].row),)

    def _strip(self, row: Row) -> Strip:
        return Strip([Segment(text, self.get_component_rich_style(f"ask--{role}", partial=True)) for text, role in row])

    @on(LineList.Highlighted)
    def _go(self, event: LineList.Highlighted) -> None:
        event.stop()
        if not event.list.has_focus:
            return
        self._go_to(event.list, event.index)

    @on(LineList.Chosen)
    def _choose(self, event: LineList.Chosen) -> None:
        event.stop()
        self._go_to(event.list, event.index)

    def _go_to(self, rows: LineList, index: int) -> None:
        result, inspection = self.result, self._shown
        if result is None or inspection is None or index < 0:
            return
        if rows.id == "ask-hits" and index < len(result.hits):
            self.post_message(self.Went(inspection.chunks[result.hits[index].chunk].start))
        elif rows.id == "ask-passages" and index < len(self._lines):
            self.post_message(self.Went(self._lines[index].offset))

    # Keys

    def on_key(self, event: object) -> None:
        """Walk the history while the question is typed."""
        key = getattr(event, "key", "")
        box = self.query_one("#ask-input", Input)
        if box.has_focus and key in ("up", "down") and self._history:
            self._at = max(0, min(len(self._history) - 1, self._at + (1 if key == "down" else -1)))
            box.value = self._history[self._at]
            box.cursor_position = len(box.value)

    def action_close(self) -> None:
        """Close the pane."""
        self.post_message(self.Closed())

    def action_again(self) -> None:
        """Type another question."""
        self.query_one("#ask-input").focus()

    def action_retriever(self) -> None:
        """Ask by the next retriever."""
        names = list(RETRIEVERS)
        self.retriever = names[(names.index(self.retriever) + 1) % len(names)]
        self._ask_again()

    def action_more(self, by: int) -> None:
        """Bring back more hits, or fewer."""
        self.k = max(1, self.k + by)
        self._ask_again()

    def action_merge(self) -> None:
        """Merge neighbours, or read each hit by itself."""
        self.merge = not self.merge
        self._ask_again()

    def action_heal(self) -> None:
        """Extend torn passages to the ends of what they cut, or leave them."""
        self.heal = not self.heal
        self._ask_again()

    def _ask_again(self) -> None:
        self._entitle()
        if self._history:
            self._ask()

    @work(exclusive=True, group="ask", exit_on_error=False, description="say why")
    async def action_why(self) -> None:
        """Say why the hit under the cursor has its rank."""
        result, inspection = self.result, self._shown
        index = self.query_one("#ask-hits", LineList).cursor
        if result is None or inspection is None or not 0 <= index < len(result.hits):
            return
        hit = result.hits[index]
        try:
            why = await asyncio.to_thread(inspection.corpus.why, result.query, hit.chunk, self.retriever)
        except InspectorError as fault:
            self._say(printable(str(fault), keep=""), wrong=True)
            return
        parts = [f"{term.word} {term.weight:.2f}" for term in why.terms[:6]]
        parts += [f"{name} rank {'-' if rank is None else rank}" for name, rank in why.ranks]
        if why.nearest is not None:
            text = " ".join(inspection.document.text[slice(*why.nearest.span)].split())
            parts.append(f"nearest: “{text[:70]}” {why.nearest.score:.2f}")
        self._say(printable(f"#{hit.chunk}: {' · '.join(parts)}", keep=""))

    def action_copy(self) -> None:
        """Copy what the model gets."""
        if self.result is not None and self._shown is not None:
            sources = self._shown.corpus.sources
            self.post_message(self.Copied(assemble(self.result.query, self.result.passages, sources, Template())))
