"""Inspections for the tests of the reports."""

from inspector.core.document import Document
from inspector.inspected import Inspection
from inspector.inspection import inspect

TEXT = "# Title\n\nOne sentence that (goes on\nand on) here. \x1b[31mNext\x1b[0m 日本 “quoted” words.\n\nlost tail"


def view(
    text: str = TEXT, spans: tuple[tuple[int, int], ...] = ((0, 35), (30, 82)), profile: str = "source"
) -> Inspection:
    """An inspection of given spans, of which some break things."""
    return inspect(Document.from_text(text, kind="markdown", name="a\x1b.md"), chunks=spans, profile=profile)
