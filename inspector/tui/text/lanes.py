"""The two bars beside the text: even chunks run in the left one, odd chunks in the right, so that overlap shows twice.

The bars carry what the tints say to an eye, or a terminal, without colour.
"""

from inspector.inspected import Inspection


def lane_glyph(
    inspection: Inspection | None, start: int, end: int, parity: int, *, note: bool = False
) -> tuple[str, int]:
    """What one lane shows beside the row of characters `[start, end)`, and the index of the chunk it stands for.

    Args:
        inspection: The chunks; `None` shows nothing.
        start: Offset of the row's first character.
        end: Offset of the next row's first character.
        parity: 0 for the lane of even chunks, 1 for that of odd ones.
        note: The row is a remark, so that a bar only runs through it.

    Returns:
        The glyph, and the index of the chunk, or -2 where the lane is empty.
    """
    if inspection is None:
        return " ", -2
    found = -2
    for _region, chunks in inspection.regions.over(start, min(end, inspection.regions.length)):
        for index in chunks:
            if index % 2 == parity:
                found = index
                break
        if found >= 0:
            break
    if found < 0:
        return " ", -2
    chunk = inspection.chunks[found]
    begins, ends = chunk.start >= start, chunk.end <= end
    if note:
        return ("│" if not begins else " "), found
    if begins and ends:
        return "╶", found
    return ("╭" if begins else "╰" if ends else "│"), found
