"""Where sentences that were given as strings lie in their text."""

from collections.abc import Iterable

_LOOKAHEAD = 24  # characters that a segmenter may have left out in one place


def ends_of(text: str, sentences: Iterable[str]) -> list[int]:
    """Offsets in *text* where *sentences* end, whatever was left out of them, put in or changed.

    Both are walked side by side, blanks aside. Where they differ, what the text has more is passed over if the sentence
    goes on after it within a few characters; else what the sentence has more is. So no character of the text is lost or
    seen twice: it lies before an end, or after it.

    Returns:
        Rising offsets, each after a character that is not blank; the last is the end of the text without the blanks
        that close it. Empty for a blank text.
    """
    stop = len(text.rstrip())
    ends: list[int] = []
    at = 0
    for sentence in sentences:
        wanted = sentence.strip()
        at = _after_blanks(text, at)
        if not wanted or at >= stop:
            continue
        end = at + len(wanted) if text.startswith(wanted, at) else _walk(text, at, wanted)
        if end > at:
            ends.append(end)
            at = end
    if stop and (not ends or ends[-1] < stop):
        if ends and _is_marks(text[ends[-1] : stop]):
            ends.pop()
        ends.append(stop)
    return ends


def _after_blanks(text: str, at: int) -> int:
    while at < len(text) and text[at].isspace():
        at += 1
    return at


def _is_marks(rest: str) -> bool:
    """Whether what a segmenter left out at the end is only marks, which belong to the sentence before them."""
    return not any(c.isalnum() for c in rest)


def _walk(text: str, at: int, sentence: str) -> int:
    """The offset after the last character of *text* from *at* on that *sentence* has too."""
    end = at
    for character in sentence:
        if character.isspace():
            continue
        here = _after_blanks(text, end)
        if text[here : here + 1] == character:
            end = here + 1
            continue
        found = text.find(character, here, here + _LOOKAHEAD)
        if found >= 0:
            end = found + 1
    return end
