"""What the model gets: the assembled context under a template that can be edited; it can be copied and saved."""

import asyncio
from pathlib import Path
from typing import ClassVar

from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static, TextArea

from inspector.core.atomic import write_atomic
from inspector.core.errors import InspectorError
from inspector.core.printable import one_line, printable
from inspector.retrieval.template import Template, parse_template
from inspector.tui.asking import Answer
from inspector.tui.text.ask_words import count_of_tokens
from inspector.tui.widgets.prompt import Prompt
from inspector.tui.widgets.template_area import TemplateArea

_SHOWN = 50_000
"""Characters of the context that are drawn; all of it is copied and saved."""
_NAMES = {"context": "context.txt", "template": "template.txt"}
"""What is saved, and what its file is called unless a person says otherwise."""


class ContextScreen(ModalScreen[Template]):
    """Shows a context beside its template; Esc closes it and gives the last template that could be read."""

    CSS_PATH = "context.tcss"
    AUTO_FOCUS = "#context-text"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "back", "Close", show=False),
        Binding("e", "edit", "Edit the template", show=False),
        Binding("y", "copy", "Copy", show=False),
        Binding("s", "save('context')", "Save the context", show=False),
        Binding("t", "save('template')", "Save the template", show=False),
        Binding("ctrl+r", "defaults", "The template of the start", show=False),
    ]

    def __init__(self, answer: Answer, template: Template) -> None:
        """Prepare to show what a model would get of *answer* by *template*."""
        super().__init__()
        self._answer = answer
        self._template = template
        self._confirmed: Path | None = None

    def compose(self) -> ComposeResult:
        """Lay out the template, the context, and what is said of them."""
        with Vertical(id="context") as box:
            box.border_title = "What the model gets"
            box.border_subtitle = "y copy · s save · e edit · t save template · ^r default · Esc close"
            with Horizontal():
                yield TemplateArea(self._template.written, id="context-template", tab_behavior="focus", compact=True)
                with VerticalScroll(id="context-text"):
                    yield Static(id="context-body", markup=False)
            yield Static(id="context-words", markup=False)
            yield Prompt(id="prompt")

    def on_mount(self) -> None:
        """Show the context."""
        self.query_one("#context-template").border_title = "template"
        self._draw()

    @property
    def text(self) -> str:
        """The context, whole."""
        return self._answer.context(self._template)

    @on(TextArea.Changed)
    def _read_template(self, event: TextArea.Changed) -> None:
        """Show the context under the template as it is typed; while it cannot be read the last one stays."""
        event.stop()
        try:
            self._template = parse_template(event.text_area.text)
        except InspectorError as fault:
            self._say(str(fault), wrong=True)
        else:
            self._draw()

    def _draw(self) -> None:
        text = self.text
        rest = len(text) - _SHOWN
        more = f"\n… {rest:,} characters more, which are copied and saved too" if rest > 0 else ""
        self.query_one("#context-body", Static).update(printable(text[:_SHOWN]) + more)
        self._say(f"{len(text):,} characters")
        self._count(text)

    @work(exclusive=True, group="context", exit_on_error=False, description="count the tokens")
    async def _count(self, text: str) -> None:
        tokens = await asyncio.to_thread(count_of_tokens, self._answer, text)
        self._say(f"{len(text):,} characters · {tokens:,} tokens with the template")

    def _say(self, words: str, *, wrong: bool = False) -> None:
        label = self.query_one("#context-words", Static)
        label.update(printable(words, keep=""))
        label.set_class(wrong, "-wrong")

    # Keys

    def action_back(self) -> None:
        """Leave the template, or close."""
        if self.query_one(TemplateArea).has_focus:
            self.query_one("#context-text").focus()
        else:
            self.dismiss(self._template)

    def action_edit(self) -> None:
        """Go to the template."""
        self.query_one(TemplateArea).focus()

    def action_defaults(self) -> None:
        """Take the template that there was at the start."""
        self.query_one(TemplateArea).load_text(Template().written)

    @work(exclusive=True, group="copy", exit_on_error=False, description="copy")
    async def action_copy(self) -> None:
        """Copy the context."""
        from inspector.tui.clipboard import copy_text  # noqa: PLC0415 (not needed before it is asked for)

        text = self.text
        self._say(f"copied {len(text):,} characters by {await copy_text(self.app, text)}")

    def action_save(self, what: str) -> None:
        """Ask where to save the context, or the template."""
        self._confirmed = None
        self.query_one(Prompt).open(what, f"save the {what} as", text=_NAMES[what], placeholder="path of a file")

    @on(Prompt.Submitted)
    def _save_as(self, event: Prompt.Submitted) -> None:
        event.stop()
        self._save(event.kind, event.text)

    @work(exclusive=True, group="save", exit_on_error=False, description="save")
    async def _save(self, what: str, typed: str) -> None:
        """Write a file; one that is there already is replaced only when that is confirmed."""
        prompt = self.query_one(Prompt)
        if not typed.strip():
            prompt.report("type a path", wrong=True)
            return
        path, text = Path(typed), self.text if what == "context" else self._template.written
        try:
            path = await asyncio.to_thread(path.expanduser)
            if self._confirmed != path and await asyncio.to_thread(path.exists):
                self._confirmed = path
                prompt.report("it is there already: ⏎ again replaces it", wrong=True)
                return
            await asyncio.to_thread(write_atomic, path, text)
        except (InspectorError, RuntimeError, OSError, ValueError) as fault:
            prompt.report(str(fault), wrong=True)
            return
        prompt.close()
        self.query_one("#context-text").focus()
        self._say(f"saved the {what} as {one_line(str(path))}")

    @on(Prompt.Changed)
    def _forget_confirmation(self, event: Prompt.Changed) -> None:
        event.stop()
        self._confirmed = None
        self.query_one(Prompt).report("")

    @on(Prompt.Cancelled)
    def _not_saved(self, event: Prompt.Cancelled) -> None:
        event.stop()
        self.query_one("#context-text").focus()
