"""Plain text by its layout: paragraphs, lists, headings where they are plain to see, and what is drawn with signs."""

from inspector.structure.plain.parse import parse_plain

__all__ = ["parse_plain"]
