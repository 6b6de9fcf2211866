"""Questions to the chunks: the part of the main screen that opens the query pane, and follows it."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from textual import work
from textual.screen import Screen

from inspector.core.document import Document
from inspector.tui.commands import Command
from inspector.tui.panes.document import DocumentPane
from inspector.tui.read_as import ReadAs
from inspector.tui.view import View
from inspector.tui.widgets.key_bar import KeyBar

if TYPE_CHECKING:
    from inspector.retrieval.template import Template
    from inspector.tui.asking import Memory
    from inspector.tui.library import Library
    from inspector.tui.panes.ask import AskPane
    from inspector.tui.panes.ask_lists import AskLists


class AskingScreen(Screen[None]):
    """A screen whose chunks can be asked; the pane is made when it is first opened."""

    read_as: ReadAs
    """How the first document was read."""
    folder: Path | None = None
    """The folder that was opened; `None` where it was a document, and its folder counts."""
    template: "Template | None" = None
    """The form of what the model gets that was asked for; `None` for the one that is given."""
    memory: "Memory | None" = None
    """What the pane remembers while it is closed."""
    _library: "Library | None" = None
    _goal: tuple[Document, int] | None = None
    """A place in another document, to be gone to once that is on the screen."""
    _waiting: str = ""
    """A question that is asked as soon as there are chunks."""

    @property
    def document_pane(self) -> DocumentPane:
        """The document pane."""
        raise NotImplementedError

    @property
    def current_view(self) -> View | None:
        """What is on the screen."""
        raise NotImplementedError

    def go_to_offset(self, offset: int) -> None:
        """Bring a place into sight and select the chunk there."""
        raise NotImplementedError

    def tell(self, words: str) -> None:
        """Say something in the strip for a moment."""
        raise NotImplementedError

    def turn_to(self, document: Document) -> None:
        """Put another document on the screen."""
        raise NotImplementedError

    @property
    def ask_pane(self) -> "AskPane | None":
        """The query pane, where it is open."""
        return next(iter(self.query("AskPane").results()), None)  # type: ignore[return-value]  # found by name

    @property
    def library(self) -> "Library | None":
        """The documents of the folder that was opened, or that the document on the screen is in."""
        from inspector.tui.library import Library  # noqa: PLC0415 (start-up does without)

        path = self.current_view.document.path if self.current_view else None
        folder = self.folder or (path.parent if path else None)
        if folder is not None and (self._library is None or self._library.folder != folder):
            self._library = Library(folder, self.read_as.max_bytes)
        return self._library if folder is not None else None

    def first_asked(self, folder: Path | None, template: "Template | None") -> None:
        """Take the folder that was opened, and the form of what the model gets."""
        self.folder, self.template = folder, template
        if folder is not None:
            self.tell("o opens another of the folder's documents, a asks them all")

    def _remembered(self) -> "Memory":
        from inspector.tui.asking import Memory, Wish  # noqa: PLC0415 (start-up does without)

        if self.memory is None:
            self.memory = Memory(Wish(folder=self.folder is not None))
            if self.template is not None:
                self.memory.template = self.template
        return self.memory

    async def action_ask(self) -> None:
        """Open the query pane, or go to its question."""
        await self.open_ask()

    async def open_ask(self, question: str = "") -> None:
        """Open the query pane, and ask at once where there is a question."""
        from inspector.tui.panes.ask import AskPane  # noqa: PLC0415 (start-up does without)

        inspection = self.current_view.inspection if self.current_view is not None else None
        if inspection is None or not inspection.chunks:
            self._waiting = ""
            self.tell("nothing to ask: there are no chunks")
            return
        pane = self.ask_pane
        if pane is None:
            pane = AskPane(inspection, self._remembered(), self.library)
            await self.mount(pane)
            self.add_class("-asking")
        pane.query_one("#ask-input").focus()
        if question:
            self._waiting = question
            self.call_after_refresh(self._ask_waiting)  # what is gone to must be brought into what is left in sight

    def _ask_waiting(self) -> None:
        question, self._waiting = self._waiting, ""
        pane = self.ask_pane
        if pane is not None and question:
            pane.ask(question)
            pane.query_one("#ask-hits").focus()

    @property
    def question_waits(self) -> bool:
        """Whether a question is still to be asked."""
        return bool(self._waiting)

    def ask_when_checked(self, question: str) -> None:
        """Ask the chunks once they are there."""
        self._waiting = question

    async def ask_again(self) -> None:
        """Ask the chunks that are on the screen now what was asked, or what waited for them."""
        if self._waiting:
            await self.open_ask(self._waiting)
            return
        pane = self.ask_pane
        inspection = self.current_view.inspection if self.current_view is not None else None
        if pane is not None and inspection is not None:
            pane.chunks_changed(inspection)

    def on_ask_lists_went(self, event: "AskLists.Went") -> None:
        """Follow the pane, into another document where that is the one."""
        view = self.current_view
        if view is not None and event.document is view.document:
            self._goal = None
            self.go_to_offset(event.offset)
        else:
            self._goal = event.document, event.offset
            self.turn_to(event.document)

    def reach_goal(self) -> None:
        """Go to the place that another document was turned to for, if it is on the screen."""
        view = self.current_view
        if self._goal is not None and view is not None and view.document is self._goal[0]:
            offset, self._goal = self._goal[1], None
            self.go_to_offset(offset)

    def on_ask_pane_asked(self, event: "AskPane.Asked") -> None:
        """Mark the retrieved chunks in the gutter."""
        self.document_pane.ranks = event.ranks

    async def on_ask_pane_closed(self) -> None:
        """Take the pane away."""
        if (pane := self.ask_pane) is not None:
            await pane.remove()
        self.remove_class("-asking")
        self.document_pane.ranks = {}
        self.query_one(KeyBar).lend_to()
        self.document_pane.focus()

    def on_ask_pane_focused(self, event: "AskPane.Focused") -> None:
        """Show the keys of where the focus is."""
        from inspector.tui.ask_commands import ASK_COMMANDS, TYPING  # noqa: PLC0415 (start-up does without)

        typing = event.place == "question"
        shown = [command for command in ASK_COMMANDS if (command.group == TYPING) == typing] if event.place else []
        self.query_one(KeyBar).lend_to(shown, "in_ask")

    @property
    def more_commands(self) -> Sequence[Command]:
        """The pane's commands for the palette, while it is open."""
        from inspector.tui.ask_commands import ASK_COMMANDS  # noqa: PLC0415 (start-up does without)

        if self.ask_pane is None:
            return ()
        own = (command for command in ASK_COMMANDS if command.action and not command.action.startswith("app."))
        return tuple(replace(command, action=f"in_ask({command.action!r})") for command in own)

    async def action_in_ask(self, action: str) -> None:
        """Run a command of the pane."""
        if (pane := self.ask_pane) is not None:
            await pane.run_action(action)

    @work(exclusive=True, group="copy", exit_on_error=False, description="copy")
    async def on_ask_pane_copied(self, event: "AskPane.Copied") -> None:
        """Copy what the model gets."""
        from inspector.tui.clipboard import copy_text  # noqa: PLC0415 (start-up does without)

        way = await copy_text(self.app, event.text)
        self.tell(f"copied what the model gets ({len(event.text):,} characters) by {way}")
