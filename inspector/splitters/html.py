"""Sections of a page under their headings, blocks whole."""

from dataclasses import dataclass

from inspector.splitters.base import Splitter
from inspector.splitters.markdown import SectionSettings, split_markdown


@dataclass(frozen=True, slots=True)
class HtmlSettings(SectionSettings):
    """Settings of the `html` splitter."""


HTML = Splitter("html", 1, "Sections of a page under their headings, blocks whole.", HtmlSettings, split_markdown)
