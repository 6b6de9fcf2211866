"""Questions to the chunks: the part of the main screen that opens the query pane, and follows it."""

from typing import TYPE_CHECKING

from textual import work
from textual.screen import Screen

from inspector.tui.panes.document import DocumentPane
from inspector.tui.view import View

if TYPE_CHECKING:
    from inspector.tui.panes.ask import AskPane


class AskingScreen(Screen[None]):
    """A screen whose chunks can be asked; the pane is made when it is first opened."""

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

    @property
    def ask_pane(self) -> "AskPane | None":
        """The query pane, where it is open."""
        return next(iter(self.query("AskPane").results()), None)  # type: ignore[return-value]  # found by name

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
            pane = AskPane(inspection)
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

    _waiting: str = ""
    """A question that is asked as soon as there are chunks."""

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

    def on_ask_pane_went(self, event: "AskPane.Went") -> None:
        """Follow the pane."""
        self.go_to_offset(event.offset)

    def on_ask_pane_asked(self, event: "AskPane.Asked") -> None:
        """Mark the retrieved chunks in the gutter."""
        self.document_pane.ranks = event.ranks

    async def on_ask_pane_closed(self) -> None:
        """Take the pane away."""
        if (pane := self.ask_pane) is not None:
            await pane.remove()
        self.remove_class("-asking")
        self.document_pane.ranks = {}
        self.document_pane.focus()

    @work(exclusive=True, group="copy", exit_on_error=False, description="copy")
    async def on_ask_pane_copied(self, event: "AskPane.Copied") -> None:
        """Copy what the model gets."""
        from inspector.tui.clipboard import copy_text  # noqa: PLC0415 (start-up does without)

        way = await copy_text(self.app, event.text)
        self.tell(f"copied what the model gets ({len(event.text):,} characters) by {way}")
