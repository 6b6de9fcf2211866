"""The words on both sides of a cut, for a person to read."""

_WIDTH = 40  # characters quoted on each side: enough to recognise the place, short enough for one line
_REACH = 4 * _WIDTH  # characters looked at for them, since runs of blanks fold to one


def words_before(text: str, offset: int, width: int = _WIDTH) -> str:
    """The last words before *offset* on one line, with an ellipsis where more precedes."""
    piece = " ".join(text[max(0, offset - _REACH) : offset].split())
    if len(piece) <= width:
        return piece
    tail = piece[-width:]
    word = tail.find(" ") + 1
    return "…" + tail[word if word < width // 2 else 0 :]


def words_after(text: str, offset: int, width: int = _WIDTH) -> str:
    """The first words from *offset* on, on one line, with an ellipsis where more follows."""
    piece = " ".join(text[offset : offset + _REACH].split())
    if len(piece) <= width:
        return piece
    head = piece[:width]
    word = head.rfind(" ")
    return head[: word if word > width // 2 else width] + "…"
