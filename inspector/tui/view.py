"""What the main screen shows, as one immutable value."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from inspector.checks.registry import DEFAULT_PROFILE
from inspector.core.document import Document
from inspector.inspected import Inspection
from inspector.splitters.base import Splitter
from inspector.splitters.settings import Settings


@dataclass(frozen=True, slots=True, eq=False)
class View:
    """A document and, once it is worked out, its inspection; a new value replaces it whole."""

    document: Document
    """The document on screen."""
    splitter: Splitter
    """The splitter asked for."""
    settings: Settings
    """Its settings."""
    inspection: Inspection | None = None
    """What the splitter made of the document; `None` until the first result is there."""
    profile: str = DEFAULT_PROFILE
    """How the chunks are judged."""
    checks: Mapping[str, str] = field(default_factory=dict)
    """By issue kind, `off` or another severity."""
