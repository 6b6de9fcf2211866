"""What CommonMark takes for a tag, and for the start of a block of HTML."""

import re

BLOCK_TAGS = (
    "address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|"
    "fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|"
    "menuitem|nav|noframes|ol|optgroup|option|p|param|pre|script|search|section|style|summary|table|tbody|td|textarea|"
    "tfoot|th|thead|title|tr|track|ul"
)
"""Tags that begin a block of HTML wherever a line begins with them, as alternatives of a pattern."""

BLOCK_START = re.compile(
    rf"<(?:[?]|!(?:--|[A-Za-z]|\[CDATA\[)|/?(?:{BLOCK_TAGS})(?:[ \t\r>]|/>|$))", re.IGNORECASE | re.MULTILINE
)
"""What begins a block of HTML even after a line of a paragraph or a row of a table."""

_ATTRIBUTE = r"\s+[A-Za-z_:][\w:.-]*(?:\s*=\s*(?:[^\s\"'=<>`]+|'[^']*'|\"[^\"]*\"))?"
TAG = rf"<[A-Za-z][A-Za-z0-9-]*(?:{_ATTRIBUTE})*\s*/?>|</[A-Za-z][A-Za-z0-9-]*\s*>"
"""A complete opening or closing tag, as a pattern; to be read by ASCII's rules."""

_LONE_TAG = re.compile(rf"(?:{TAG})[ \t\r]*$", re.ASCII | re.MULTILINE)
"""A complete tag with nothing after it on its line, which begins a block of HTML by itself."""


def begins_html(text: str, start: int) -> bool:
    """Whether a block of HTML begins at *start*, if a block does."""
    return bool(BLOCK_START.match(text, start) or _LONE_TAG.match(text, start))
