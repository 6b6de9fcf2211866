"""A text that is sought, in the forms in which it may stand in a document."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from inspector.location.flat import Flat, flat_of
from inspector.location.markup import markup_in

_ELLIPSIS = re.compile(r"\s*(?:\[?(?:…|\.\.\.|。。。)\]?)\s*")
_BREAK = re.compile(r"\n\s*\n|\n|(?<=[:>|\]–—])\s+")
_PREFIX = 300
"""Characters of a heading that somebody may have put in front, at most."""
_PREFIXES = 4
"""Breaks after which the text itself may begin."""
_BODY = 30
"""Letters that must be left behind a heading, and half of all."""


@dataclass(frozen=True)  # not slotted: forms are worked out when asked for
class Sought:
    """A text that is sought."""

    text: str
    """The text as given."""

    @cached_property
    def flat(self) -> Flat:
        """Its letters and digits."""
        return flat_of(self.text)

    @cached_property
    def plain(self) -> Flat:
        """Its letters and digits without those of its markup."""
        markup = markup_in(self.text)
        return flat_of(self.text, markup) if markup else self.flat

    @property
    def letters(self) -> int:
        """Number of its letters and digits."""
        return len(self.flat.joined)


@dataclass(frozen=True, slots=True)
class Reading:
    """One way to read a text: the parts of it that must stand in the document, one behind the other."""

    parts: tuple[Sought, ...]
    """The parts."""
    how: Literal["", "ellipsis", "prefix"]
    """What was left out to come to it."""
    front: str = ""
    """What was left out in front."""


def has_ellipsis(text: str) -> bool:
    """Whether a text begins or ends with an ellipsis."""
    found = list(_ELLIPSIS.finditer(text))
    return bool(found) and (found[0].start() == 0 or found[-1].end() == len(text))


def readings(text: str) -> Iterator[Reading]:
    """The ways to read a text, the whole first: as it is, at its ellipses, without a heading in front."""
    whole = Sought(text)
    yield Reading((whole,), "")
    parts = [part for part in _ELLIPSIS.split(text) if any(sign.isalnum() for sign in part)]
    if parts and (len(parts) > 1 or len(parts[0]) < len(text.strip())) and _ELLIPSIS.search(text):
        yield Reading(tuple(Sought(part) for part in parts), "ellipsis")
    for number, found in enumerate(_BREAK.finditer(text, 0, _PREFIX)):
        body = text[found.end() :]
        if number >= _PREFIXES or not text[: found.start()].strip():
            continue
        body = _ELLIPSIS.sub("", body) if _ELLIPSIS.fullmatch(body[-5:]) else body
        sought = Sought(body)
        if sought.letters >= max(_BODY, whole.letters // 2):
            yield Reading((sought,), "prefix", text[: found.start()])
