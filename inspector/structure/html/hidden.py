"""What a reader does not see."""

import re

from inspector.structure.html.attributes import attributes_of

UNSEEN = frozenset({"audio", "canvas", "datalist", "template", "video"})
"""Elements whose content shows only where a browser lacks them, or never; their content is read as markup."""

UNSEEN_IN = {
    "desc": "svg",
    "metadata": "svg",
    "annotation": "math",
    "annotation-xml": "math",
}
"""Elements of drawings and formulas that describe and do not show, and the element they must be in."""

HEAD = frozenset(
    {"base", "basefont", "bgsound", "link", "meta", "noscript", "script", "style", "template", "title"}
)  # fmt: skip
"""Elements that may stand in `head`; any other start tag ends it."""

NEVER_HIDDEN = frozenset({"body", "html"})
"""Elements that a page hides only until its scripts have run."""

_NOT_DISPLAYED = re.compile(r"(?:^|;)\s*display\s*:\s*none\b", re.IGNORECASE)
_HEAD_END = re.compile(r"</head[\s/>]|<body[\s/>]", re.IGNORECASE)


def may_hide(attributes: str) -> bool:
    """Whether the attributes of a tag may hide its element: most tags are done with after this quick look."""
    attributes = attributes.lower()
    return "hidden" in attributes or "display" in attributes


def is_hidden(attributes: str) -> bool:
    """Whether an element with these attributes is not shown: by `hidden`, or by `display: none` on itself.

    What `hidden="until-found"` hides is shown to whoever looks for it, and counts as seen.
    """
    found = attributes_of(attributes)
    if "hidden" in found:
        return found["hidden"].strip().lower() != "until-found"
    return _NOT_DISPLAYED.search(found.get("style", "")) is not None


def head_is_closed(raw: str, position: int) -> bool:
    """Whether a `head` whose content starts at *position* has an end; without one, little of it is hidden."""
    return _HEAD_END.search(raw, position) is not None
