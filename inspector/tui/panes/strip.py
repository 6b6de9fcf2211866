"""The row on top: the document, the splitter, and how bad its cuts are."""

from typing import ClassVar

from textual.content import Content
from textual.reactive import reactive
from textual.widget import Widget

from inspector.core.chunk import Chunk
from inspector.core.errors import InspectorError
from inspector.inspection import Inspection
from inspector.tui.text.strip_text import strip_parts
from inspector.tui.view import View

_COUNTABLE = 100_000
"""Characters of a chunk whose tokens are counted on the spot: about a millisecond."""


class Strip(Widget):
    """One row that says what is on screen and how much of it is broken, the issue rate above all."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {
        "strip--name",
        "strip--quiet",
        "strip--encoding",
        "strip--splitter",
        "strip--chunks",
        "strip--notice",
        "strip--busy",
        "strip--lost",
        "strip--error",
        "strip--warning",
        "strip--over",
        "strip--within",
    }

    DEFAULT_CSS = """
    Strip {
        height: 1;
        width: 1fr;
        background: $panel;

        & > .strip--name { text-style: bold; }
        & > .strip--quiet { color: $text-muted; }
        & > .strip--encoding { color: $warn; text-style: bold; }
        & > .strip--splitter { color: $primary; text-style: bold; }
        & > .strip--notice { text-style: italic; }
        & > .strip--busy { text-style: italic; }
        & > .strip--lost { color: $lost; text-style: bold; }
        & > .strip--error { color: $torn; }
        & > .strip--warning { color: $warn; }
        & > .strip--over { color: $background; background: $torn; text-style: bold; }
        & > .strip--within { color: $background; background: $good; text-style: bold; }
    }
    """

    view: reactive[View | None] = reactive(None)
    """What is on screen."""
    busy: reactive[bool] = reactive(default=False)
    """Whether a split is under way."""
    tokens_ready: reactive[bool] = reactive(default=False)
    """Whether tokens can be counted without waiting for the tokenizer."""
    notice: reactive[str] = reactive("")
    """A word on what just happened, such as `reloaded`."""

    def render(self) -> Content:
        """Draw the row."""
        parts = strip_parts(
            self.view, self.size.width, busy=self.busy, notice=self.notice, median_tokens=self._count_median()
        )
        return Content.assemble(*((part.text, self.get_visual_style(f"strip--{part.role}")) for part in parts))

    def _count_median(self) -> int | None:
        """Tokens of the chunk of median size, where sizes are counted in tokens."""
        inspection = self.view.inspection if self.view else None
        if not self.tokens_ready or inspection is None or not _counts_tokens(inspection):
            return None
        chunk = _median_chunk(inspection)
        if chunk is None or len(chunk.text) > _COUNTABLE:
            return None
        try:
            return chunk.tokens
        except InspectorError:  # the tokenizer's file went away: the splitter says so
            return None


def _counts_tokens(inspection: Inspection) -> bool:
    settings = inspection.settings
    return getattr(settings, "unit", "tokens" if hasattr(settings, "tokenizer") else "characters") == "tokens"


def _median_chunk(inspection: Inspection) -> Chunk | None:
    chunks = sorted(inspection.chunks, key=lambda chunk: chunk.end - chunk.start)
    return chunks[len(chunks) // 2] if chunks else None
