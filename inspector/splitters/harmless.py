"""Which regular expressions cannot take long, whatever the text."""

import re
from math import prod

_TOKEN = re.compile(
    r"(?P<atom>\\[^1-9]|\[\^?\]?(?:\\.|[^\]\\])*\]|[^\\\[\](){}*+?|])"
    r"|(?P<open>\((?:\?(?:[:=!]|<[=!]))?)|(?P<close>\))|(?P<either>\|)"
    r"|(?P<maybe>\?)|(?P<many>[*+])|\{(?P<least>\d+)(?P<comma>,)?(?P<most>\d*)\}",
    re.DOTALL,
)
_MOST_WAYS = 256
"""Ways in which a pattern may match at one place."""
_LARGEST = 64
"""Largest number in braces."""


def is_harmless(pattern: str) -> bool:
    """Whether a pattern that compiles looks at few characters for each that it passes.

    It does where there are few ways to match at any one place and nothing in it repeats without end, but for one single
    character at its very end: what that repeat has passed is matched, and is not looked at again. Other patterns may be
    harmless too: nobody proves it here.
    """
    ways: list[int] = []
    depth = at = 0
    before = ""  # what a repeat would repeat: an atom, a group or nothing
    while at < len(pattern):
        found = _TOKEN.match(pattern, at)
        if found is None:
            return False
        at = found.end()
        kind = found.lastgroup if found.lastgroup in ("atom", "open", "close", "either", "maybe", "many") else "braces"
        depth += (kind == "open") - (kind == "close")
        if kind in ("either", "maybe"):
            ways.append(2)
            if before == "open":  # flags and names, some of which change what the rest means
                return False
        elif kind == "many" or (kind == "braces" and found["comma"] and not found["most"]):
            if before != "atom" or depth or at < len(pattern) or int(found["least"] or 0) > _LARGEST:
                return False
        elif kind == "braces":
            least = int(found["least"])
            most = int(found["most"] or least)
            if before != "atom" or most > _LARGEST:
                return False
            ways.append(most - least + 1)
        before = str(kind)
    return prod(ways) <= _MOST_WAYS
