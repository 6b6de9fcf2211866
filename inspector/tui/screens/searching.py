"""Find, and go to: the part of the main screen that asks for a place in the document."""

import asyncio
from typing import TYPE_CHECKING, cast

from textual import work
from textual.screen import Screen

from inspector.core.errors import InspectorError
from inspector.tui.panes.document import DocumentPane
from inspector.tui.view import View

if TYPE_CHECKING:
    from inspector.tui.text.finder import Finder, Match
    from inspector.tui.widgets.prompt import Prompt


class SearchingScreen(Screen[None]):
    """A screen with a document pane and a prompt, in which a person finds text and goes to lines and chunks."""

    _finder: "Finder | None" = None
    _found: "Match | None" = None

    @property
    def document_pane(self) -> DocumentPane:
        """The document pane."""
        return self.query_one("#document", DocumentPane)

    @property
    def prompt(self) -> "Prompt | None":
        """The row at the bottom to type into, once it was needed."""
        return cast("Prompt | None", next(iter(self.query("Prompt")), None))

    @property
    def current_view(self) -> View | None:
        """What is on the screen."""
        raise NotImplementedError

    def select(self, index: int) -> None:
        """Select a chunk and bring it into sight."""
        raise NotImplementedError

    def go_to_offset(self, offset: int) -> None:
        """Bring a place into sight and select the chunk there."""
        raise NotImplementedError

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Leave a key that opens something to whatever it is typed into."""
        if action == "before_typing" and self.focused is not None and self.focused.check_consume_key("a", "a"):
            return False
        return super().check_action(action, parameters)

    async def action_before_typing(self, action: str) -> None:
        """Run an action to its end before the next key is handled, so that it goes to what the action opens."""
        await self.run_action(action)

    async def _ask(self, kind: str, *, text: str = "", placeholder: str = "") -> None:
        from inspector.tui.widgets.prompt import Prompt  # noqa: PLC0415 (start-up does without)

        prompt = self.prompt
        if prompt is None:
            prompt = Prompt(id="prompt")
            await self.mount(prompt)
        prompt.open(kind, kind, text=text, placeholder=placeholder)

    async def action_find(self) -> None:
        """Ask for text to find."""
        await self._ask("find", text=self._finder.needle if self._finder else "", placeholder="text to find")

    async def action_go_to(self) -> None:
        """Ask for a line or a chunk to go to."""
        await self._ask("go to", placeholder="line 12, chunk #12 or 50%")

    async def action_find_next(self) -> None:
        """Go to the next place where the text was found."""
        await self._step_found(1)

    async def action_find_previous(self) -> None:
        """Go to the place before."""
        await self._step_found(-1)

    def on_prompt_changed(self, event: "Prompt.Changed") -> None:
        """Search while the person types."""
        if event.kind == "find":
            self._search(event.text)

    async def on_prompt_submitted(self, event: "Prompt.Submitted") -> None:
        """Go to the next place found, or to the line or chunk that was asked for."""
        if event.kind == "find":
            if self._finder is None or self._finder.needle != event.text:
                self._search(event.text)
            else:
                await self._step_found(1)
        else:
            self._go_to(event.text)

    def on_prompt_cancelled(self) -> None:
        """Give the focus back; what was found stays marked until the next search."""
        if self.prompt is not None and not self.prompt.text:
            self._finder = self._found = None
            self.document_pane.finder = None
        self.document_pane.focus()

    def _go_to(self, typed: str) -> None:
        from inspector.tui.text.goto import parse_target  # noqa: PLC0415 (start-up does without)

        view, prompt = self.current_view, self.prompt
        if view is None or prompt is None:
            return
        lines = self.document_pane.sheet.layout.lines
        chunks = view.inspection.chunks if view.inspection else ()
        try:
            target = parse_target(typed, lines=len(lines), chunks=len(chunks))
        except InspectorError as fault:
            prompt.report(str(fault), wrong=True)
            return
        prompt.close()
        self.document_pane.focus()
        if target.kind == "chunk":
            self.select(target.number)
        else:
            self.go_to_offset(lines.starts[target.number - 1])

    @work(exclusive=True, group="find", exit_on_error=False, description="find text")
    async def _search(self, needle: str) -> None:
        from inspector.tui.text.finder import Finder  # noqa: PLC0415 (start-up does without)

        pane = self.document_pane
        finder = Finder(pane.sheet.layout.lines.text, needle)
        self._finder, self._found = finder, None
        pane.finder, pane.found_current = finder, None
        origin = pane.cursor
        shown = False
        for _searched in finder.search():
            ahead = finder.next_after(origin - 1)
            if not shown and ahead is not None and ahead.span.start >= origin:
                self._show_found(ahead)
                shown = True
            await asyncio.sleep(0)
        pane.watch_finder()
        around = finder.next_after(origin - 1)
        if not shown and around is not None:
            self._show_found(around)
        self._report_found()

    async def _step_found(self, step: int) -> None:
        finder, pane = self._finder, self.document_pane
        if finder is None:
            await self.action_find()
            return
        at = self._found.span.start if self._found else pane.cursor
        match = finder.next_after(at) if step > 0 else finder.previous_before(at)
        if match is not None:
            self._show_found(match)
        self._report_found()

    def _show_found(self, match: "Match") -> None:
        self._found = match
        self.document_pane.found_current = match.span
        self.go_to_offset(match.span.start)

    def _report_found(self) -> None:
        finder, prompt = self._finder, self.prompt
        if prompt is None:
            return
        if finder is None or not finder.needle:
            prompt.report("")
        elif self._found is None:
            prompt.report("not found", wrong=True)
        else:
            prompt.report(f"{self._found.number + 1} of {len(finder.starts)}{'' if finder.complete else '…'}")
