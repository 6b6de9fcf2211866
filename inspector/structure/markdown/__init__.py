"""Markdown to blocks and inline units: tree-sitter's grammars, with what they lack and what they get wrong mended."""

from inspector.structure.markdown.inline import inline_units
from inspector.structure.markdown.parse import parse_markdown

__all__ = ["inline_units", "parse_markdown"]
