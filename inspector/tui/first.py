"""What a person wants to see first."""

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class First:
    """What is done as soon as the document is on the screen."""

    question: str = ""
    """A question to ask its chunks; empty for none."""
    trace: Path | None = None
    """A trace to lay over it."""


NOTHING = First()
"""The document alone."""
