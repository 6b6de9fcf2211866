"""What each element means for text: the line breaks around it, the block it makes, what its start tag ends."""

from dataclasses import dataclass
from typing import Literal

from inspector.core.block import BlockKind

Floor = Literal["scope", "list", "table"]
"""What bounds the search for an open element: the cell or table, the list too, or only the table."""

Part = Literal["", "list", "quote", "term", "description", "group", "table", "row", "cell"]
"""What an element is part of, where more than its line breaks follows from that."""

LINE, BLANK = 1, 2
"""Line breaks around an element: it stands on lines of its own, or has a blank line on each side."""

HEADINGS = ("h1", "h2", "h3", "h4", "h5", "h6")


@dataclass(frozen=True, slots=True)
class Element:
    """What is to be known of an element that makes a block or part of one."""

    breaks: int = LINE
    """Line breaks before and after it: 0, 1 or 2."""
    block: BlockKind | None = None
    """The block it makes, if it makes one."""
    leaf: bool = False
    """Whether its text belongs to it alone, and is not a paragraph inside it."""
    exact: bool = False
    """Whether blanks and line breaks in it are kept."""
    part: Part = ""
    """What it is part of."""
    ends: tuple[str, ...] = ()
    """Open elements that its start tag ends."""
    parents: tuple[str, ...] = ()
    """Elements right inside which it usually starts: none of those is then open."""
    floor: Floor = "scope"
    """How far down those are sought, and what its end tag ends."""
    family: str = ""
    """Names, as a regular expression, of which one is to follow as an end tag, lest it run to the end of the page."""
    role: str = ""
    """Role of its block."""
    level: int = 0
    """Level of a heading."""


WITHIN_LINE = Element(0)
"""Any element that is neither in `ELEMENTS` nor in `BOXES`."""
GROUP = Element(0, "list-item", part="group", floor="list", role="definition")
"""A term with its descriptions; no tag stands for it."""

_PRE = Element(BLANK, "fence", leaf=True, exact=True, family="pre|listing")
_BULLETS = Element(BLANK, "list", part="list", role="bullet")
_ROW_GROUP = Element(LINE, ends=("thead", "tbody", "tfoot", "tr", "caption"), parents=("table",), floor="table")
_CELL = Element(0, part="cell", ends=("td", "th"), parents=("tr",), floor="table")

ELEMENTS: dict[str, Element] = {
    **{
        name: Element(BLANK, "heading", leaf=True, ends=HEADINGS, family="h[1-6]", level=level)
        for level, name in enumerate(HEADINGS, 1)
    },
    **dict.fromkeys(("pre", "listing"), _PRE),
    **dict.fromkeys(("xmp", "plaintext"), Element(BLANK, "fence", leaf=True, exact=True)),
    **dict.fromkeys(("ul", "menu", "dir"), _BULLETS),
    **dict.fromkeys(("thead", "tbody", "tfoot"), _ROW_GROUP),
    **dict.fromkeys(("td", "th"), _CELL),
    "blockquote": Element(BLANK, "quote", part="quote"),
    "ol": Element(BLANK, "list", part="list", role="ordered"),
    "dl": Element(BLANK, "list", part="list", role="definition"),
    "li": Element(LINE, "list-item", ends=("li",), parents=("ul", "ol"), floor="list"),
    "dt": Element(LINE, part="term", ends=("dt", "dd"), floor="list"),
    "dd": Element(LINE, part="description", ends=("dt", "dd"), floor="list"),
    "table": Element(BLANK, "table", part="table", floor="table"),
    "caption": Element(LINE, "caption", leaf=True, ends=("caption",), floor="table"),
    "figcaption": Element(LINE, "caption", leaf=True),
    "tr": Element(
        LINE,
        "table-row",
        leaf=True,
        part="row",
        ends=("tr", "caption"),
        parents=("tbody", "thead", "table"),
        floor="table",
    ),
    "textarea": Element(LINE, exact=True),
}
"""Elements that make blocks, rows and cells."""

BOXES: dict[str, int] = {
    **dict.fromkeys(
        (
            "article", "aside", "details", "dialog", "fieldset", "figure", "footer", "header", "hr", "main", "nav",
            "p", "section",
        ),
        BLANK,
    ),
    **dict.fromkeys(
        (
            "address", "body", "center", "div", "form", "frameset", "hgroup", "html", "legend", "optgroup", "option",
            "search", "select", "summary",
        ),
        LINE,
    ),
}  # fmt: skip
"""Elements of which only the line breaks before and after them are to be known. Any other stands within a line."""

LISTS = frozenset({"ul", "ol", "menu", "dir", "dl"})
SCOPES = frozenset({"td", "th", "caption", "table", "template"})
"""Elements that an end tag inside them does not look beyond."""

VOID = frozenset(
    {
        "area", "base", "basefont", "bgsound", "br", "col", "embed", "frame", "hr", "image", "img", "input", "keygen",
        "link", "meta", "param", "source", "track", "wbr",
    }
)  # fmt: skip
"""Elements that have no content and no end tag."""

CONTROLS = frozenset({"button", "input", "meter", "output", "progress"})
"""Elements that stand apart on the screen, so that words on their two sides are two words."""

CODE = frozenset({"code", "kbd", "samp", "tt"})
"""Elements whose text within a line is code."""
