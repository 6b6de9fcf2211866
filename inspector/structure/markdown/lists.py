"""Lists, items and quotes: what kind they are, and what stands behind their markers."""

import re

from inspector.core.span import Span

_MARKER = re.compile(r"(?:[-+*]|[0-9]{1,9}[.)])[ \t]*")
_QUOTE = re.compile(r">[ \t]*")
_ALERT = re.compile(r">[ \t]*\[!([A-Za-z]+)\][ \t+-]*(?:\r?\n|\Z)")

_ALERT_LABEL = re.compile(r"\[![A-Za-z]+\][^\n]*(?:\n[ \t>]*|\Z)")


def list_role(text: str, start: int) -> str:
    """`ordered` or `bullet`, by the marker that the list begins with."""
    return "ordered" if text[start].isdigit() else "bullet"


def item_content(text: str, span: Span) -> Span:
    """What follows an item's marker."""
    return _behind(_MARKER, text, span)


def quote_content(text: str, span: Span) -> Span:
    """What follows a quote's first sign; the signs of its other lines are in it."""
    return _behind(_QUOTE, text, span)


def quote_role(text: str, span: Span) -> str:
    """Type of an alert, `note` for `> [!NOTE]`; empty for any other quote."""
    alert = _ALERT.match(text, span.start, span.end)
    return alert[1].lower() if alert else ""


def without_alert(text: str, paragraph: Span, quote: Span) -> Span:
    """The first paragraph of an alert without the line that says its type; empty if it says no more."""
    if text[quote.start + 1 : paragraph.start].strip():
        return paragraph
    label = _ALERT_LABEL.match(text, paragraph.start, paragraph.end)
    return Span(label.end(), paragraph.end) if label else paragraph


def _behind(sign: re.Pattern[str], text: str, span: Span) -> Span:
    found = sign.match(text, span.start, span.end)
    start = found.end() if found else span.start
    # The blanks after a bare marker may run on to a line below.
    rest = text[start : span.end]
    start += len(rest) - len(rest.lstrip())
    return Span(start, max(start, span.end)) if start < span.end else Span(span.end, span.end)
