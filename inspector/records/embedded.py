"""Values that a tool wrote into a string: JSON, or what Python prints."""

import json
from ast import literal_eval

_OPENERS = ("{", "[", '"')
_MAX_LITERAL = 200_000
"""Longest text, in characters, that is tried as a Python literal: its parser needs hundreds of bytes for each."""


def unpacked(value: object, *, depth: int = 3) -> object:
    """What is in a string that holds JSON; anything else as it is.

    Many tools write metadata, inputs and outputs as JSON inside a JSON string, some twice over, and some as Python
    prints a dict, with single quotes.

    Args:
        value: Any value of a parsed file.
        depth: How many strings may be in each other.

    Returns:
        The value inside, or *value* where it is no string or holds nothing that can be read.
    """
    for _ in range(depth):
        if not isinstance(value, str):
            return value
        text = value.strip()
        if not text.startswith(_OPENERS):
            return value
        try:
            value = json.loads(text)
        except (ValueError, RecursionError):
            return _literal(text, value)
    return value


def _literal(text: str, otherwise: object) -> object:
    """A dict or list as Python prints it."""
    if text.startswith('"') or not text.endswith(("}", "]")) or len(text) > _MAX_LITERAL:
        return otherwise
    try:
        found: object = literal_eval(text)
    except (ValueError, SyntaxError, TypeError, RecursionError, MemoryError):
        return otherwise
    return found if isinstance(found, dict | list) else otherwise
