"""What is split and shown."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Literal, get_args

from inspector.core.errors import InspectorError, wrong_type
from inspector.core.printable import one_line, quoted
from inspector.core.projection import Projection

Kind = Literal["markdown", "html", "code", "text"]
"""What a document is, and so how its structure is read."""

KINDS: Sequence[Kind] = get_args(Kind)
"""Every document kind, in the order they are offered."""


_PROJECTORS: dict[Kind, tuple[str, str]] = {"html": ("inspector.structure.html.project", "project_html")}
"""For each kind that is written in markup, who makes its visible text: named and not imported, since this layer knows
nothing of structure."""


def project(raw: str, kind: Kind) -> Projection | None:
    """The visible text of a document that is written in markup; `None` for the kinds that are what they say."""
    if kind not in _PROJECTORS:
        return None
    module, name = _PROJECTORS[kind]
    projection = getattr(import_module(module), name)(raw)
    assert isinstance(projection, Projection)  # noqa: S101 (a projector of this package that makes none)
    return projection


@dataclass(frozen=True, slots=True, weakref_slot=True)
class Document:
    """A text exactly as it was stored: no newline is translated, no character dropped.

    An HTML page is the text that a reader sees, with the way back to its source. All offsets in Inspector are
    code-point indices into `text`.
    """

    text: str
    """The exact text; of HTML, the visible text."""
    kind: Kind = "text"
    """`markdown`, `html`, `code` or `text`."""
    language: str | None = None
    """Programming language of `code` (such as `python`) or natural language of prose (such as `de`), if known."""
    encoding: str = "utf-8"
    """Name of the encoding the bytes were read with, as Python spells it; `utf-8-sig` when there was a BOM."""
    name: str = "<text>"
    """What to call it on screen: a file name, `<stdin>` or `<text>`."""
    path: Path | None = None
    """Where it was read from; `None` for text that came from no file."""
    projection: Projection | None = field(default=None, repr=False)
    """Of HTML, the raw source and where in it each character of `text` stands; else `None`."""
    replaced: int = 0
    """Number of faults in UTF-8 that are read as U+FFFD; 0 where the text is exact."""

    def __repr__(self) -> str:
        """Say what it is on one line; a text of megabytes helps nobody in a console."""
        language = f" ({one_line(self.language)})" if self.language else ""
        return f"<Document {one_line(self.name)!r}: {self.kind}{language}, {len(self.text):,} characters>"

    @classmethod
    def from_text(
        cls, text: str, *, kind: str = "text", language: str | None = None, name: str = "<text>"
    ) -> "Document":
        """Make a document of a text that is already at hand.

        Args:
            text: The text, kept as it is; of HTML, the raw source.
            kind: `markdown`, `html`, `code` or `text`.
            language: Language of the code or prose, if known.
            name: What to call the document on screen.

        Raises:
            InspectorError: *text*, *language* or *name* is no text, or *kind* is none of the four.
        """
        if wrong := wrong_type(text, str):
            hint = "decode them first, or give a file to load" if wrong in ("bytes", "bytearray") else "give a str"
            raise InspectorError(f"from_text takes a text, not {wrong}: {hint}")
        if wrong := wrong_type(name, str):
            raise InspectorError(f"the name of a document must be text, not {wrong}")
        if language is not None and (wrong := wrong_type(language, str)):
            raise InspectorError(f"the language of a document must be text, not {wrong}")
        for known in KINDS:
            if kind == known:
                projection = project(text, known)
                shown = projection.text if projection else text
                return cls(text=shown, kind=known, language=language, name=name, projection=projection)
        raise InspectorError(f"unknown document kind {quoted(kind)}: choose one of {', '.join(KINDS)}")

    @property
    def sha256(self) -> str:
        """Hexadecimal SHA-256 of the text in UTF-8 (lone surrogates kept as they are)."""
        from hashlib import sha256  # noqa: PLC0415 (start-up does without)

        return sha256(self.text.encode("utf-8", "surrogatepass")).hexdigest()
