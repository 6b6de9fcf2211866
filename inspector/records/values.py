"""Single values of a chunk's mappings, taken only where they are what they should be."""

from collections.abc import Iterable, Mapping
from math import isfinite

_MAX_OFFSET = 2**53
"""Above this no number in JSON is a place in a text."""
_MAX_DIGITS = 16


def text_in(value: object) -> str | None:
    """The text of a value: a string, a mapping with `text`, or a list of such parts."""
    if isinstance(value, str):
        return value
    if isinstance(value, Mapping):
        inner = value.get("text")
        return inner if isinstance(inner, str) else None
    if isinstance(value, list) and value:
        parts = [text_in(part) for part in value]
        texts = [part for part in parts if part is not None]
        return "\n".join(texts) if len(texts) == len(parts) else None
    return None


def name_in(value: object) -> str | None:
    """A name: text that is not empty, or a number."""
    if isinstance(value, str):
        return value.strip() or None
    if isinstance(value, int) and not isinstance(value, bool):
        return str(value)
    return None


def count_in(value: object, *, digits: bool = True) -> int | None:
    """A whole number from 0: -1 and other numbers below 0 are how tools write that they do not know.

    Args:
        value: Any value.
        digits: Whether text that is a number counts, as in CSV.
    """
    if digits and isinstance(value, str):
        bare = value.strip().removesuffix(".0")
        value = int(bare) if bare.isascii() and bare.isdigit() and len(bare) <= _MAX_DIGITS else None
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= _MAX_OFFSET:
        return value
    return None


def score_in(value: object) -> float | None:
    """A finite number, also as text."""
    if isinstance(value, bool) or not isinstance(value, int | float | str):
        return None
    try:
        number = float(value)
    except (ValueError, OverflowError):
        return None
    return number if isfinite(number) else None


def first_count(values: Iterable[object]) -> int | None:
    """The first whole number from 0 among some values."""
    counts = map(count_in, values)
    return next((count for count in counts if count is not None), None)
