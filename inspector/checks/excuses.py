"""Places that a comment in the document excuses: `<!-- inspector: ignore split-table -->`."""

import re
from collections.abc import Iterator

from inspector.checks.rules import Excuse
from inspector.checks.source import Source
from inspector.core.projection import Projection
from inspector.core.span import Span

_SIGN = "inspector: ignore"
_COMMENT = re.compile(
    r"(?:<!--|\#|//|/\*|--|;|%|\.\.)[ \t]*inspector: ignore\b(?P<kinds>[^\n>]*?)[ \t]*(?=-->|\*/|\r?\n|\Z)"
)
_KIND = re.compile(r"[a-z][a-z-]*(?:\(\)|\[\]|\{\})?")


def excuses_of(source: Source) -> tuple[Excuse, ...]:
    """The places that the document's comments excuse.

    A comment on a line of its own excuses the block after it; behind other words it excuses the block that they are in.
    It names kinds, or none and means them all. The document's structure is read only where there is such a comment.

    Raises:
        Stopped: The work is no longer wanted.
    """
    projection: Projection | None = getattr(source.document, "projection", None)
    raw = projection.raw if projection else source.document.text
    if _SIGN not in raw:
        return ()
    return tuple(_excuses(source, raw, projection))


def _excuses(source: Source, raw: str, projection: Projection | None) -> Iterator[Excuse]:
    blocks = source.units.blocks
    for comment in _COMMENT.finditer(raw):
        end = raw.find("\n", comment.end())
        end = len(raw) if end < 0 else end
        alone = not raw[raw.rfind("\n", 0, comment.start()) + 1 : comment.start()].strip()
        at = end if alone else comment.start()
        if projection:
            at = projection.visible_at(at)
        number = source.units.first_from(at) if alone else source.units.last_before(at)
        if 0 <= number < len(blocks):
            kinds = frozenset(_KIND.findall(comment["kinds"]))
            yield Excuse(Span(*blocks[number].span), kinds)
