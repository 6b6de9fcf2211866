"""A place to edit a template in: several lines, safe to show whatever is pasted."""

from rich.text import Text
from textual.widgets import TextArea

from inspector.core.printable import printable


class TemplateArea(TextArea):
    """A text area that shows control characters by their stand-ins, one for one."""

    def get_line(self, line_index: int) -> Text:
        """One line as it is drawn."""
        return Text(printable(self.document.get_line(line_index), keep=""), end="", no_wrap=True)
