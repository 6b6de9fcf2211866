"""The splitter that fits the document."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from inspector.core.document import Document, Kind
from inspector.core.piece import Piece
from inspector.core.span import Span
from inspector.core.stop import Stop
from inspector.splitters.base import Splitter
from inspector.splitters.settings import Settings, as_dict, fields_of, setting

FITTING: Mapping[Kind, str] = {"markdown": "markdown", "html": "html", "code": "code", "text": "sentence"}
"""For each kind of document, the splitter that fits it."""


@dataclass(frozen=True, slots=True)
class AutoSettings(Settings):
    """Settings of the `auto` splitter."""

    chunk_size: int | None = setting(
        None, "Largest chunk, in characters; unset takes the fitting splitter's own.", minimum=1
    )
    oversized: Literal["keep", "cut"] = setting("keep", "What becomes of a unit longer than chunk_size: kept or cut.")


def split_auto(document: Document, settings: AutoSettings, stop: Stop | None = None) -> Sequence[Span | Piece]:
    """Split a document with the splitter that fits its kind: markdown, html, code, or sentence for plain text.

    Raises:
        Stopped: *stop* was set.
    """
    from inspector.splitters.registry import SPLITTERS  # noqa: PLC0415 (which lists this splitter too)

    row = SPLITTERS[FITTING[document.kind]]
    known = {field.name for field in fields_of(row.settings)}
    given = {name: value for name, value in as_dict(settings).items() if value is not None and name in known}
    return row.split(document, row.settings(**given), stop)


AUTO = Splitter("auto", 1, "The splitter that fits the document's kind.", AutoSettings, split_auto)
