"""The files of a folder, to choose one from."""

from rich.text import Text, TextType
from textual.widgets import DirectoryTree

from inspector.core.printable import printable


class FileTree(DirectoryTree):
    """Textual's tree, with plain signs and every name safe to show."""

    ICON_NODE = "▸ "
    ICON_NODE_EXPANDED = "▾ "
    ICON_FILE = "  "
    DEFAULT_CSS = """
    FileTree {
        background: $surface;
        scrollbar-size-vertical: 1;
        scrollbar-size-horizontal: 0;
    }
    """

    def process_label(self, label: TextType) -> Text:
        """A name with stand-ins for what a terminal would obey."""
        return Text(printable(str(label)), no_wrap=True, end="")
