"""The raw source of a document that is shown as its visible text, at the same place."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen

from inspector.core.document import Document
from inspector.core.printable import printable
from inspector.tui.panes.document import DocumentPane
from inspector.tui.view import View


class SourceScreen(ModalScreen[None]):
    """Shows raw source over whatever is on screen; Esc, `q` or `u` closes it."""

    CSS_PATH = "source.tcss"
    AUTO_FOCUS = "#source-text"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q,u", "close", "Close", show=False)]

    def __init__(self, shown: View, raw: str, offset: int) -> None:
        """Prepare to show *raw*, with the cursor at *offset*.

        Args:
            shown: The view whose source it is.
            raw: The source.
            offset: A place in it.
        """
        super().__init__()
        document = Document.from_text(raw, name=shown.document.name)
        self._view = View(document, shown.splitter, shown.settings)
        self._offset = offset

    def compose(self) -> ComposeResult:
        """Lay out the source."""
        with Vertical(id="source") as box:
            box.border_title = f"Source of {printable(self._view.document.name)}"
            box.border_subtitle = "↑ ↓ scroll · Esc close"
            yield DocumentPane(id="source-text")

    def on_mount(self) -> None:
        """Go to the place."""
        pane = self.query_one(DocumentPane)
        pane.view = self._view
        self.call_after_refresh(pane.put_cursor, self._offset, top=True)

    def action_close(self) -> None:
        """Go back."""
        self.dismiss(None)
