"""How the document that the app was started with was read, so that it can be read so again."""

from dataclasses import dataclass

from inspector.core.loading import MAX_BYTES
from inspector.core.watching import FileStamp


@dataclass(frozen=True, slots=True)
class ReadAs:
    """What a person asked for when the document was opened."""

    encoding: str | None = None
    """The encoding asked for; `None` where it was to be found out."""
    max_bytes: int | None = MAX_BYTES
    """Largest file to read, in bytes; `None` where there is no limit."""
    stamp: FileStamp | None = None
    """The file's stamp before it was read; `None` where it was not taken."""
