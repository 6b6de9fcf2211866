"""Numbers with their units: `12 mm`, `30 seconds`, `5 %`."""

import re

from inspector.core.span import Span

_REACH = 40  # characters looked at to each side of a cut

_NUMBER = re.compile(r"(?<![\w.,])[-+−±~]?\d+(?:[.,]\d+)*\s*\Z")
_UNIT = re.compile(
    r"""\s*(?:
    [kcmµμnd]?m[²³]? | km²? | ft | yd | mi
    | [kmµμ]?g | kgs? | lbs? | oz | [mcdk]?l | mL
    | [mnµμ]?s | secs? | mins? | hrs? | h
    | [KMGTP]i?B | kB | [KMGk]?bit/s | [kMGT]bps | [kMG]?Hz
    | [kMm]?V | mA | mAh | [kMG]W | [kMG]?Wh | [kMG]?Ω
    | [kMh]?Pa | m?bar | psi | °\s?[CF] | [%‰] | percent | pct
    | px | pt | em | rem | dpi
    | milliseconds? | microseconds? | nanoseconds? | seconds? | minutes? | hours? | days? | weeks? | months? | years?
    | bytes? | bits? | kilobytes? | megabytes? | gigabytes? | terabytes? | tokens? | characters? | pixels?
    | met(?:er|re)s? | kilomet(?:er|re)s? | centimet(?:er|re)s? | millimet(?:er|re)s? | miles? | feet | inch(?:es)?
    | grams? | kilograms? | pounds? | ounces? | lit(?:er|re)s? | degrees? | volts? | watts? | hertz
    | dollars? | euros? | cents? | USD | EUR | GBP | CHF
    | Sekunden? | Minuten? | Stunden? | Tagen? | Tage | Wochen? | Monate?n? | Jahre?n? | Prozent
    | secondes? | heures? | jours? | mois | ann?ée?s? | segundos? | minutos? | horas? | d[ií]as? | años?
    | [ap]\.?m\.?
    )(?![\w])""",
    re.VERBOSE,
)


def measure_around(text: str, offset: int, within: Span) -> Span | None:
    """The number and its unit that a cut at *offset* parts, both inside *within*; `None` where it parts no such thing.

    A digit that stands right before the cut, and a unit right after it, with blanks between or not.
    """
    low, high = max(within.start, offset - _REACH), min(within.end, offset + _REACH)
    number = _NUMBER.search(text, low, offset)
    if number is None:
        return None
    unit = _UNIT.match(text, offset, high)
    start = number.start()
    if unit is None or (high < within.end and unit.end() == high):
        return None
    return Span(start, unit.end())
