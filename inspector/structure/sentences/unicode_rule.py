"""Sentence ends by Unicode's own property, for languages that pysbd has no rules for."""

import re

_TERMINALS = (
    "!?\u0589\u061e\u061f\u06d4\u0700-\u0702\u07f9\u0837\u0839\u083d\u083e\u0964\u0965\u104a\u104b\u1362\u1367\u1368"
    "\u166e\u1735\u1736\u17d4\u17d5\u1803\u1809\u1944\u1945\u1aa8-\u1aab\u1b5a\u1b5b\u1b5e\u1b5f\u1c3b\u1c3c\u1c7e\u1c7f"
    "\u203c\u203d\u2047-\u2049\u2e2e\u2e3c\u3002\ua4ff\ua60e\ua60f\ua6f3\ua6f7\ua876\ua877\ua8ce\ua8cf\ua92f\ua9c8\ua9c9"
    "\uaa5d-\uaa5f\uaaf0\uaaf1\uabeb\ufe52\ufe56\ufe57\uff01\uff0e\uff1f\uff61\u0f0d\u0f0e"
)
_CLOSERS = "\"'”’»›)\\]}」』】〉》〕）］｝"
_END = re.compile(
    rf"(?:\.+|…)[{_CLOSERS}]*(?=\s|\Z)"  # a full stop ends a sentence only before a blank
    rf"|[{_TERMINALS}][{_TERMINALS}.]*[{_CLOSERS}]*"
)
_NOT_AN_END = re.compile(r"(?:^|[\s(])(?:[^\W\d_]|\d{1,3})\.$|^\W*$")
_GOES_ON = re.compile(r"\s*[^\W\d_]")


def unicode_ends(text: str) -> list[int]:
    """Offsets after each mark that Unicode lists as ending sentences, and after what closes there.

    A full stop ends no sentence after a single letter or a number, nor before a small letter.
    """
    ends: list[int] = []
    start = 0
    for match in _END.finditer(text):
        end = match.end()
        if match.group()[0] == ".":
            follows = _GOES_ON.match(text, end)
            if _NOT_AN_END.search(text[max(start, end - 6) : end]) or (follows and follows.group()[-1].islower()):
                continue
        ends.append(end)
        start = end
    stop = len(text.rstrip())
    if stop and (not ends or ends[-1] < stop):
        ends.append(stop)
    return ends
