"""What is split and shown."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, get_args

from inspector.core.errors import InspectorError

Kind = Literal["markdown", "html", "code", "text"]
"""What a document is, and so how its structure is read."""

KINDS: Sequence[Kind] = get_args(Kind)
"""Every document kind, in the order they are offered."""


@dataclass(frozen=True, slots=True, weakref_slot=True)
class Document:
    """A text exactly as it was stored: no newline is translated, no character dropped.

    All offsets in Inspector are code-point indices into `text`.
    """

    text: str
    """The exact text."""
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

    @classmethod
    def from_text(
        cls, text: str, *, kind: str = "text", language: str | None = None, name: str = "<text>"
    ) -> "Document":
        """Make a document of a text that is already at hand.

        Args:
            text: The text; kept as it is.
            kind: `markdown`, `html`, `code` or `text`.
            language: Language of the code or prose, if known.
            name: What to call the document on screen.

        Raises:
            InspectorError: *kind* is none of the four.
        """
        for known in KINDS:
            if kind == known:
                return cls(text=text, kind=known, language=language, name=name)
        raise InspectorError(f"unknown document kind {kind!r}: choose one of {', '.join(KINDS)}")

    @property
    def sha256(self) -> str:
        """Hexadecimal SHA-256 of the text in UTF-8 (lone surrogates kept as they are)."""
        from hashlib import sha256  # noqa: PLC0415 (start-up does without)

        return sha256(self.text.encode("utf-8", "surrogatepass")).hexdigest()
