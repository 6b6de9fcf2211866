"""What a person wants to see first."""

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from inspector.retrieval.template import Template


@dataclass(frozen=True, slots=True)
class First:
    """What is done as soon as the document is on the screen."""

    question: str = ""
    """A question to ask its chunks; empty for none."""
    trace: Path | None = None
    """A trace to lay over it."""
    folder: Path | None = None
    """The folder that was opened; its documents are asked together."""
    template: "Template | None" = None
    """The form of what the model gets; `None` for the one that is given."""


NOTHING = First()
"""The document alone."""
