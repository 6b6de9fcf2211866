"""A share as a person writes and reads it."""

import re
from fractions import Fraction

from inspector.core.errors import InspectorError
from inspector.core.printable import quoted

_RATE = re.compile(r"\s*(?P<number>\d+(?:\.\d+)?|\.\d+)\s*(?P<percent>%)?\s*", re.ASCII)


def read_rate(text: str) -> Fraction:
    """A share as a person writes it: `5%`, `0.05` or `2.5 %`.

    Raises:
        InspectorError: It is no share from 0 to 1.
    """
    found = _RATE.fullmatch(text)
    rate = Fraction(found["number"]) / (100 if found["percent"] else 1) if found else None
    if rate is None or rate > 1:
        raise InspectorError(f"{quoted(text)} is no rate: give a share such as 5% or 0.05")
    return rate


def percent(rate: Fraction) -> str:
    """A share for a person: `5 %`, `12.3 %`."""
    return f"{float(100 * rate):.2f}".rstrip("0").rstrip(".") + " %"
