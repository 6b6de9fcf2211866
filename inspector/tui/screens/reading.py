"""Which document is on the screen: open another, read it again, notice when it changes on disk, copy from it."""

import asyncio
from dataclasses import replace
from pathlib import Path

from textual import work

from inspector.core.document import Document
from inspector.core.errors import InspectorError
from inspector.core.watching import FileStamp, changed, stamp_of
from inspector.tui.read_as import ReadAs
from inspector.tui.screens.searching import SearchingScreen
from inspector.tui.view import View

_LOOK_EVERY = 1.0  # seconds between looks at the file


class ReadingScreen(SearchingScreen):
    """A screen that knows which file its document came from."""

    read_as: ReadAs
    """How the first document was read."""
    folder: Path | None = None
    """The folder that was opened; `None` where it was a document."""
    _stamp: FileStamp | None = None
    """The stamp of the document on screen."""
    _reading: object | None = None
    """Stands for the reading that is under way."""
    _first_path: Path | None = None

    @property
    def chosen_text(self) -> tuple[str, str]:
        """What a copy takes, and what to call it."""
        raise NotImplementedError

    def inspect(self, wanted: View, *, delay: float = 0) -> None:
        """Split and check, and show the result."""
        raise NotImplementedError

    def tell(self, words: str) -> None:
        """Say something in the strip for a moment."""
        raise NotImplementedError

    def watch_file(self) -> None:
        """Begin to look, each second, whether the document's file changed."""
        path = self._first_path = self._path
        # The stamp is that of before the reading: what changed since is then read again.
        self._stamp = self.read_as.stamp or (stamp_of(path) if path else None)
        self.set_interval(_LOOK_EVERY, self._look_at_file)

    @property
    def _path(self) -> Path | None:
        return self.current_view.document.path if self.current_view else None

    def _look_at_file(self) -> None:
        path = self._path
        if path is not None and self._reading is None and changed(path, self._stamp):
            self._read(path, "reloaded: the file changed")

    @work(exclusive=True, group="read", exit_on_error=False, description="read the file")
    async def _read(self, path: Path, words: str) -> None:
        """Read a file and show it; where it cannot be read the document on screen stays."""
        stamp = stamp_of(path)
        reading = self._reading = object()
        try:
            document = await asyncio.to_thread(self._load, path)
        except InspectorError as fault:
            if path == self._path:
                self._stamp = stamp  # it is not tried again until it changes
            self.notify(str(fault), title="Kept the document on screen", severity="error", markup=False)
            return
        finally:
            if self._reading is reading:
                self._reading = None
        self._stamp = stamp
        view = self.current_view
        if view is not None:
            self.inspect(replace(view, document=document, inspection=None))
            self.tell(words)

    def turn_to(self, document: Document) -> None:
        """Put another document on the screen, which was read already."""
        view = self.current_view
        if view is not None:
            self._stamp = stamp_of(document.path) if document.path else None
            self.inspect(replace(view, document=document, inspection=None))

    def _load(self, path: Path) -> Document:
        """Read the file; one that is on screen already keeps its kind, its language and the encoding asked for."""
        from inspector.core.loading import load  # noqa: PLC0415 (start-up has its document already)

        view = self.current_view
        limit = self.read_as.max_bytes
        if view is None or view.document.path != path:
            return load(path, max_bytes=limit)
        encoding = self.read_as.encoding if path == self._first_path else None
        document = view.document
        return load(path, kind=document.kind, language=document.language, encoding=encoding, max_bytes=limit)

    def action_reload(self) -> None:
        """Read the document from disk again."""
        path = self._path
        if path is None:
            self.tell("nothing to reload: the text came from no file")
        else:
            self._read(path, "reloaded")

    def action_open_file(self) -> None:
        """Ask for another document."""
        from inspector.tui.screens.open_file import OpenFileScreen  # noqa: PLC0415 (start-up does without)

        def check(path: Path) -> str | None:
            try:
                self._load(path)
            except InspectorError as fault:
                return str(fault)
            return None

        def opened(path: Path | None) -> None:
            if path is not None:
                self._read(path, f"opened {path.name}")

        folder = self.folder or (self._path.parent if self._path else Path.cwd())
        self.app.push_screen(OpenFileScreen(folder, check), opened)

    def action_show_source(self) -> None:
        """Show the raw source of a document that is shown as its visible text, at the same place."""
        from inspector.tui.screens.source import SourceScreen  # noqa: PLC0415 (start-up does without)

        view = self.current_view
        projection = view.document.projection if view else None
        if view is None or projection is None:
            self.tell("the text on screen is the source itself")
            return
        offset = projection.raw_offset(min(self.document_pane.cursor, len(view.document.text)))
        self.app.push_screen(SourceScreen(view, projection.raw, offset))

    @work(exclusive=True, group="copy", exit_on_error=False, description="copy")
    async def action_copy_chunk(self) -> None:
        """Copy the selected chunk's text."""
        from inspector.tui.clipboard import copy_text  # noqa: PLC0415 (start-up does without)

        text, name = self.chosen_text
        if not text:
            self.tell("nothing to copy: no chunk is selected")
            return
        way = await copy_text(self.app, text)
        self.tell(f"copied {name} ({len(text):,} characters) by {way}")
