"""The row on top: the document, the splitter, and how bad its cuts are."""

from collections.abc import Mapping

from rich.segment import Segment
from textual.reactive import reactive
from textual.strip import Strip as Line
from textual.widget import Widget

from inspector.core.chunk import Chunk
from inspector.core.errors import InspectorError
from inspector.inspected import Inspection
from inspector.tui.text.strip_text import NO_SURVIVAL, Role, Survival, strip_parts
from inspector.tui.theme_ink import Ink, ink_style
from inspector.tui.view import View

_COUNTABLE = 100_000
"""Characters of a chunk whose tokens are counted on the spot: about a millisecond."""


_INKS: Mapping[Role, Ink] = {
    "name": Ink(style="bold"),
    "quiet": Ink("gutter"),
    "encoding": Ink("warn", style="bold"),
    "splitter": Ink("primary", style="bold"),
    "chunks": Ink(),
    "notice": Ink(style="italic"),
    "busy": Ink(style="italic"),
    "lost": Ink("lost", style="bold"),
    "error": Ink("torn"),
    "warning": Ink("warn"),
    "over": Ink("background", "torn", "bold"),
    "within": Ink("background", "good", "bold"),
}


class Strip(Widget):
    """One row that says what is on screen and how much of it is broken, the issue rate above all."""

    DEFAULT_CSS = "Strip { height: 1; width: 1fr; background: $panel; }"

    view: reactive[View | None] = reactive(None)
    """What is on screen."""
    busy: reactive[bool] = reactive(default=False)
    """Whether a split is under way."""
    tokens_ready: reactive[bool] = reactive(default=False)
    """Whether tokens can be counted without waiting for the tokenizer."""
    notice: reactive[str] = reactive("")
    """A word on what just happened, such as `reloaded`."""

    article: reactive[float | None] = reactive(None)
    """The issue rate by the article's own checks, once it is known and where another is shown."""
    survival: reactive[Survival] = reactive(NO_SURVIVAL)
    """Share of each kind of unit that is whole in some chunk, once it is known."""

    def render_line(self, y: int) -> Line:  # noqa: ARG002 (there is one line)
        """Draw the row."""
        parts = strip_parts(
            self.view,
            self.size.width,
            busy=self.busy,
            notice=self.notice,
            median_tokens=self._count_median(),
            article=self.article,
            survival=self.survival,
        )
        ground = self.rich_style
        return Line([Segment(part.text, ground + ink_style(self, _INKS[part.role])) for part in parts])

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
