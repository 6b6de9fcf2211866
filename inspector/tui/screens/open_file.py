"""Open another file: type its path, or choose it from the tree below."""

import asyncio
import os
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from inspector.core.printable import printable
from inspector.tui.completion import PathSuggester
from inspector.tui.widgets.file_tree import FileTree
from inspector.tui.widgets.prompt import Visible


class OpenFileScreen(ModalScreen[Path | None]):
    """Asks for a file until one can be opened; Esc gives `None`."""

    CSS_PATH = "open_file.tcss"
    AUTO_FOCUS = "#open-path"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "close", "Close"),
        Binding("tab", "complete", show=False, priority=True),
    ]

    def __init__(self, folder: Path, check: Callable[[Path], str | None]) -> None:
        """Prepare to ask.

        Args:
            folder: Where to look first.
            check: Says in one line why a file cannot be opened, or `None` where it can; runs in a thread.
        """
        super().__init__()
        self._folder = folder
        self._check = check

    def compose(self) -> ComposeResult:
        """Lay out the path, what is wrong with it, and the tree."""
        with Vertical(id="open") as box:
            box.border_title = "Open a file"
            box.border_subtitle = "Tab completes, then goes to the tree · ⏎ open · Esc close"
            yield Input(
                _typed(self._folder),
                id="open-path",
                select_on_focus=False,
                compact=True,
                placeholder="path of a file or folder",
                suggester=PathSuggester(),
                highlighter=Visible(),
            )
            yield Static(id="open-trouble", markup=False)
            yield FileTree(self._folder, id="open-tree")

    def action_close(self) -> None:
        """Open none."""
        self.dismiss(None)

    def action_complete(self) -> None:
        """Take the suggestion; where there is none, go on to the tree, or back from it."""
        box = self.query_one(Input)
        if not box.has_focus:
            box.focus()
            return
        before = box.value
        if box.cursor_at_end:
            box.action_cursor_right()
        if box.value == before:
            self.query_one(FileTree).focus()

    @on(Input.Changed)
    def _forget_trouble(self) -> None:
        self._report("")

    @on(Input.Submitted)
    def _open_typed(self, event: Input.Submitted) -> None:
        self._open(event.value)

    @on(FileTree.FileSelected)
    def _open_chosen(self, event: FileTree.FileSelected) -> None:
        box = self.query_one(Input)
        with box.prevent(Input.Changed):
            box.value = str(event.path)
        self._open(str(event.path))

    @work(exclusive=True, group="open", exit_on_error=False, description="open")
    async def _open(self, typed: str) -> None:
        """Leave with the file if it can be opened; show a folder in the tree; else say what is wrong."""
        if not typed.strip():
            self._report("type a path, or choose a file below")
            return
        path = Path(typed)
        try:
            path = await asyncio.to_thread(path.expanduser)
        except RuntimeError:
            self._report(f"no home folder for {path.parts[0]}: give the whole path")
            return
        if await asyncio.to_thread(path.is_dir):
            self._report("")
            tree = self.query_one(FileTree)
            tree.path = path
            tree.focus()
            return
        self._report("reading …", wrong=False)
        trouble = await asyncio.to_thread(self._check, path)
        if trouble is None:
            self.dismiss(path)
        else:
            self._report(trouble)

    def _report(self, words: str, *, wrong: bool = True) -> None:
        trouble = self.query_one("#open-trouble", Static)
        trouble.update(printable(f"✗ {words}" if words and wrong else words))
        trouble.set_class(bool(words) and wrong, "-wrong")


def _typed(folder: Path) -> str:
    """A folder as the beginning of a path to type on; nothing for the working folder, where paths are relative."""
    if folder.resolve() == Path.cwd():
        return ""
    return f"{str(folder).rstrip(os.sep)}{os.sep}"
