"""Stretches of a text that a segmenter must not look into."""

from collections.abc import Iterable

from inspector.structure.sentences.shields import NEUTRAL_LETTER


def filled(text: str, masked: Iterable[tuple[int, int]]) -> str:
    """The text with each masked stretch filled, one character for one.

    It is filled with a letter without case, so that it reads as a word that nobody knows; or with blanks where it
    stands first on its line and holds no letter or digit, as the `> ` before quoted lines.
    """
    pieces: list[str] = []
    at = 0
    blank_to = 0  # from the beginning of the line to here there are blanks and prefixes
    for start, end in sorted(masked):
        start, end = max(start, at), min(end, len(text))  # noqa: PLW2901 (clipped to what is left)
        if start >= end:
            continue
        line = text.rfind("\n", 0, start) + 1
        first = not text[max(line, blank_to) : start].strip() and (blank_to >= line or not text[line:start].strip())
        prefix = first and not any(character.isalnum() for character in text[start:end])
        pieces += [text[at:start], (" " if prefix else NEUTRAL_LETTER) * (end - start)]
        blank_to = end if prefix else blank_to
        at = end
    return "".join([*pieces, text[at:]]) if pieces else text
