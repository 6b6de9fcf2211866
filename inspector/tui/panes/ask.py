"""The query pane: a question on top, what it brings back below, a key for everything that could be otherwise."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, replace
from threading import Event
from typing import TYPE_CHECKING, ClassVar

from textual import events, on, work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.message import Message
from textual.widgets import Input, Static

from inspector.core.errors import InspectorError
from inspector.core.printable import printable
from inspector.core.stop import Stopped
from inspector.inspection import Inspection
from inspector.retrieval.passage import Result
from inspector.retrieval.template import Template
from inspector.tui.ask_commands import ASK_COMMANDS
from inspector.tui.asking import BUDGETS, Answer, Memory, Wish, answer_to
from inspector.tui.collecting import making_much
from inspector.tui.commands import bindings
from inspector.tui.library import Library
from inspector.tui.panes.ask_lists import AskLists
from inspector.tui.text.ask_rows import moves, ranks_of
from inspector.tui.text.ask_words import nothing_found, title_of, unexpected, why_words
from inspector.tui.widgets.prompt import Visible

if TYPE_CHECKING:
    from inspector.splitters.settings import Settings

_LOOK = 0.1  # seconds between two looks how far the work is


class AskPane(Vertical):
    """Asks the chunks on the screen, and asks again whenever they change; a failed question leaves the last answer."""

    BINDINGS: ClassVar[list[BindingType]] = bindings([command for command in ASK_COMMANDS if "." not in command.action])
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
        & > #ask-words { display: none; height: auto; max-height: 3; padding: 0 1; color: $foreground 75%; }
        & > #ask-words.-said { display: block; }
        & > #ask-words.-wrong { color: $error; text-style: bold; }
    }
    """

    @dataclass
    class Asked(Message):
        """Something came back, or other chunks are on the screen."""

        ranks: Mapping[int, int]
        """Rank by the index of the chunk on the screen."""

    @dataclass
    class Focused(Message):
        """The focus came to the question or to the answer, or went."""

        place: str
        """`question`, `answer`, or nothing."""

    @dataclass
    class Copied(Message):
        """What the model gets is to be copied."""

        text: str
        """The assembled context."""

    class Closed(Message):
        """The pane is closed."""

    def __init__(self, inspection: Inspection, memory: Memory | None = None, library: Library | None = None) -> None:
        """Make a pane.

        Args:
            inspection: The chunks on the screen.
            memory: How it was asked before.
            library: The documents of the folder; `None` where there is no folder.
        """
        super().__init__(id="ask")
        self.inspection = inspection
        self.memory = memory or Memory()
        self.library = library
        self.answer: Answer | None = None
        self._at = len(self.memory.history)
        self._progress = ""

    def compose(self) -> ComposeResult:
        """Lay out the question, what is to be said of it, and the answer."""
        yield Input(id="ask-input", placeholder="ask the chunks a question", compact=True, highlighter=Visible())
        yield Static(id="ask-words", markup=False)
        yield AskLists()

    def on_mount(self) -> None:
        """Say what is set."""
        self._entitle()

    @property
    def wish(self) -> Wish:
        """How the next question is asked."""
        return self.memory.wish

    @property
    def result(self) -> Result | None:
        """What the last question that could be asked brought back."""
        return None if self.answer is None else self.answer.result

    @property
    def question(self) -> str:
        """What was typed."""
        return self.query_one("#ask-input", Input).value

    # Asking

    def ask(self, question: str) -> None:
        """Ask, and remember the question."""
        self.query_one("#ask-input", Input).value = question
        history = self.memory.history
        if question.strip() and question not in history[-1:]:
            history.append(question)
        self._at = len(history)
        self._ask(replace(self.wish, question=question))

    def chunks_changed(self, inspection: Inspection) -> None:
        """Ask other chunks what was asked before; where another document was turned to, tell its ranks."""
        if inspection is self.inspection:
            return
        self.inspection = inspection
        last = self.answer
        if last is None:
            return
        if last.wish == self.wish and last.number_of(inspection) is not None:
            self.post_message(self.Asked(last.ranks_in(inspection)))
            return
        self.post_message(self.Asked({}))  # those of the chunks before say nothing of these
        self._ask(replace(self.wish, question=last.wish.question))

    @on(Input.Submitted)
    def _submitted(self, event: Input.Submitted) -> None:
        event.stop()
        self.ask(event.value)
        self.query_one(AskLists).hits.focus()

    def _ask_again(self, **changes: object) -> None:
        """Change how it is asked, and ask the last question that was answered so."""
        self.memory.wish = replace(self.wish, **changes)  # type: ignore[arg-type]  # each key gives fields of a wish
        self._entitle()
        if self.answer is not None:
            self._ask(replace(self.wish, question=self.answer.wish.question))

    @work(exclusive=True, group="ask", exit_on_error=False, description="ask the chunks")
    async def _ask(self, wish: Wish) -> None:
        stop = Event()
        self._progress = "asking…"
        timer = self.set_interval(_LOOK, self._entitle)
        try:
            with making_much():
                found = await asyncio.to_thread(
                    answer_to, wish, self.inspection, self.library, stop, self._follow_progress
                )
        except InspectorError as fault:
            self._say(str(fault), wrong=True)
        except Stopped:  # a newer question is asked
            return
        except Exception as error:  # noqa: BLE001 (a fault of ours is told, and ends nobody's work)
            self._say(unexpected(error), wrong=True)
        else:
            self._take(found)
        finally:
            stop.set()
            timer.stop()
            self._progress = ""
            self._entitle()

    def _follow_progress(self, words: str) -> None:
        self._progress = words

    def _take(self, found: Answer) -> None:
        last = self.answer
        again = last is not None and last.result.query == found.result.query
        moved = moves(found.asked, ranks_of(last.asked)) if last is not None and again else {}
        self.answer = found
        self.memory.wish = replace(self.wish, question=found.wish.question)
        self._say(nothing_found(found) or " · ".join(found.notes))
        self.query_one(AskLists).show(found, moved)
        self.post_message(self.Asked(found.ranks_in(self.inspection)))

    # What is shown

    def _say(self, words: str, *, wrong: bool = False) -> None:
        label = self.query_one("#ask-words", Static)
        label.update(printable(words, keep=""))
        label.set_class(bool(words), "-said")
        label.set_class(wrong, "-wrong")

    def _entitle(self) -> None:
        self.border_title = title_of(self.wish, self.answer, self._progress)

    def on_descendant_focus(self) -> None:
        """Tell which keys there are now."""
        self._tell_focus()

    def on_descendant_blur(self) -> None:
        """Tell that the pane's keys may be gone."""
        self._tell_focus()

    def _tell_focus(self) -> None:
        # By the screen, not by the event: that of what is left may come after that of what is entered.
        focused = self.screen.focused
        within = focused is not None and self in focused.ancestors
        self.post_message(self.Focused("" if not within else "question" if isinstance(focused, Input) else "answer"))

    # Keys

    def on_key(self, event: events.Key) -> None:
        """Walk the history while the question is typed."""
        box, history = self.query_one("#ask-input", Input), self.memory.history
        if box.has_focus and event.key in ("up", "down") and history:
            self._at = max(0, min(len(history) - 1, self._at + (1 if event.key == "down" else -1)))
            box.value = history[self._at]
            box.cursor_position = len(box.value)

    def action_close(self) -> None:
        """Close the pane."""
        self.post_message(self.Closed())

    def action_again(self) -> None:
        """Type another question."""
        self.query_one("#ask-input").focus()

    def action_retriever(self) -> None:
        """Ask by the next retriever."""
        name = self.memory.next_retriever()
        self._ask_again(retriever=name, settings=self.memory.settings.get(name))

    def action_more(self, by: int) -> None:
        """Bring back more hits, or fewer."""
        self._ask_again(k=max(1, self.wish.k + by))

    def action_merge(self) -> None:
        """Merge neighbours, or read each hit by itself."""
        self._ask_again(merge=not self.wish.merge)

    def action_heal(self) -> None:
        """Extend torn passages to the ends of what they cut, or leave them."""
        self._ask_again(heal=not self.wish.heal)

    def action_budget(self) -> None:
        """Give the passages the next room."""
        self._ask_again(budget=BUDGETS[(BUDGETS.index(self.wish.budget) + 1) % len(BUDGETS)])

    def action_folder(self) -> None:
        """Ask the folder's documents, or this one alone."""
        if self.library is None:
            self._say("the document came from no file, so there is no folder to ask", wrong=True)
        else:
            self._ask_again(folder=not self.wish.folder)

    def action_tune(self) -> None:
        """Change the retriever's settings."""
        from inspector.tui.screens.retriever import RetrieverScreen  # noqa: PLC0415 (not needed to ask)

        name = self.wish.retriever

        def chosen(settings: "Settings | None") -> None:
            if settings is not None:
                self.memory.settings[name] = settings
                self._ask_again(settings=settings)

        self.app.push_screen(RetrieverScreen(name, self.wish.settings_used), chosen)

    @work(exclusive=True, group="why", exit_on_error=False, description="say why")
    async def action_why(self) -> None:
        """Say why the hit under the cursor has its rank."""
        found, hit = self.answer, self.query_one(AskLists).hit
        if found is None or hit is None:
            return
        stop = Event()
        try:
            self._say(await asyncio.to_thread(why_words, found, hit, stop))
        except InspectorError as fault:
            self._say(str(fault), wrong=True)
        except Exception as error:  # noqa: BLE001 (as above)
            self._say(unexpected(error), wrong=True)
        finally:
            stop.set()

    def action_copy(self) -> None:
        """Copy what the model gets."""
        if self.answer is not None:
            self.post_message(self.Copied(self.answer.context(self.memory.template)))

    def action_context(self) -> None:
        """Show what the model gets, and let it be edited, copied and saved."""
        from inspector.tui.screens.context import ContextScreen  # noqa: PLC0415 (not needed to ask)

        if self.answer is None:
            self._say("ask something first: then there is something that the model gets", wrong=True)
            return

        def closed(template: Template | None) -> None:
            self.memory.template = template or self.memory.template

        self.app.push_screen(ContextScreen(self.answer, self.memory.template), closed)

    def action_help(self) -> None:
        """Show every key of the pane."""
        from inspector.tui.ask_legend import ASK_LEGEND  # noqa: PLC0415 (not needed to ask)
        from inspector.tui.screens.help import HelpScreen  # noqa: PLC0415 (as above)

        self.app.push_screen(HelpScreen(ASK_COMMANDS, ASK_LEGEND))
