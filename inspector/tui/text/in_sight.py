"""Where to scroll so that a row is in sight."""

_MARGIN = 3  # rows kept between the row and the pane's edge


def scroll_to_see(row: int, first: int, height: int, *, top: bool = False) -> int | None:
    """The row to have at the top of a pane so that *row* is in sight; `None` where it is so already.

    A row nearby is brought just inside the pane, one farther away to a third of its height.

    Args:
        row: The row to be seen.
        first: The row at the pane's top now.
        height: Rows of the pane.
        top: Whether it must be in the upper half, so that what follows it is seen.
    """
    if height <= 0:
        return None
    margin = min(_MARGIN, (height - 1) // 2)
    if top and not first + margin <= row < first + height // 2:
        target = row - height // 4
    elif row < first + margin:
        target = row - margin if first - row < height else row - height // 3
    elif row >= first + height - margin:
        target = row - height + 1 + margin if row - first < 2 * height else row - height // 3
    else:
        return None
    return max(0, target)
