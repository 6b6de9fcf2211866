"""One splitter of the compare screen, as an immutable value; and which splitters to begin with."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from inspector.checks.registry import DEFAULT_PROFILE
from inspector.comparison import Contender, contend
from inspector.core.document import Document
from inspector.core.stop import Stop
from inspector.inspected import Inspection
from inspector.inspection import inspect_with
from inspector.splitters.base import Splitter
from inspector.splitters.registry import SPLITTERS
from inspector.splitters.settings import Settings
from inspector.splitters.short_form import short_settings
from inspector.tui.text.marks import Mark, marks_of

MOST = 4
"""Rulers that one screen holds."""

_FITTING = ("sentence", "recursive", "token", "character")
"""Splitters that suit any document, those first that a person would try next."""


@dataclass(frozen=True, slots=True, eq=False)
class Result:
    """What a splitter made of the document, ready to be shown."""

    contender: Contender
    """Its chunks, issues and edges."""
    marks: Sequence[Mark] = ()
    """Its broken cuts, as the document pane marks them."""


@dataclass(frozen=True, slots=True, eq=False)
class Ruler:
    """A splitter with its settings, and the last result; another value replaces it whole."""

    splitter: Splitter
    """The splitter asked for."""
    settings: Settings
    """Its settings."""
    result: Result | None = None
    """What was last worked out, under older settings while `busy`; `None` until there is something."""
    busy: bool = True
    """Whether it is being worked out."""
    key: int = 0
    """Tells the ruler from others, whatever is on it."""
    survival: Mapping[str, float | None] | None = None
    """Share, 0 to 1, of each kind of unit that is whole in some chunk of the result; `None` until it is worked out."""
    fault: str = ""
    """Why there is no result, in one line; empty where there is nothing wrong."""

    @property
    def name(self) -> str:
        """Splitter and settings in a few words."""
        return short_settings(self.splitter, self.settings)


def work_out(
    document: Document,
    splitter: Splitter,
    settings: Settings,
    stop: Stop | None = None,
    *,
    known: Inspection | None = None,
    profile: str = DEFAULT_PROFILE,
    checks: Mapping[str, str] | None = None,
) -> Result:
    """Split and check a document, and find its edges and marks.

    Args:
        document: The document.
        splitter: The splitter.
        settings: Its settings.
        stop: Ends the work early.
        known: An inspection that is at hand; used where it is of the same document, splitter, settings and profile, and
            every chunk of it was checked.
        profile: How chunks are judged.
        checks: By issue kind, `off` or another severity.

    Raises:
        InspectorError: The splitter or its settings cannot do it.
        Stopped: *stop* was set.
    """
    wanted = (splitter, settings, profile, checks or {})
    at_hand = known is not None and known.document is document and not known.unchecked
    if known is not None and at_hand and (known.splitter, known.settings, known.profile, known.checks) == wanted:
        inspection = known
    else:
        inspection = inspect_with(document, splitter, settings, profile=profile, checks=checks, stop=stop)
    return Result(contend(inspection, stop), marks_of(inspection))


def offered(document: Document) -> Sequence[str]:
    """Names of all splitters, those first that are worth trying on such a document."""
    return [name for name in dict.fromkeys((document.kind, *_FITTING, *SPLITTERS)) if name in SPLITTERS]


def rivals(
    document: Document, splitter: Splitter, settings: Settings, count: int
) -> tuple[tuple[Splitter, Settings], ...]:
    """A splitter, and others worth setting beside it at their defaults: first the one made for such documents.

    Args:
        document: What is split.
        splitter: The splitter in use, which comes first.
        settings: Its settings.
        count: Splitters wanted, that one included; fewer where there are no more.
    """
    others = [SPLITTERS[name] for name in offered(document) if name != splitter.name]
    return ((splitter, settings), *((row, row.settings()) for row in others[: count - 1]))
