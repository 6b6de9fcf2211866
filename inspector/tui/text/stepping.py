"""By how much a key changes a number: in round steps that grow with it."""


def step(value: int, direction: int, *, tenfold: bool = False, minimum: int | None = None) -> int:
    """The next round number above or below *value*.

    Numbers below 100 go by 1, below 1,000 by 10, below 10,000 by 100, and so on, so that each step is between a
    hundredth and a tenth of the number; a step down undoes the step up from a round number.

    Args:
        value: Where to start.
        direction: Above 0 to go up, below 0 to go down.
        tenfold: Ten times the step.
        minimum: Where to stop going down.
    """
    # The step down is that of the number just below, or 1000 would go to 900 and 990 to 1000.
    zeros = len(str(abs(value if direction > 0 else value - 1))) - 2
    size = int(10 ** max(zeros, 0)) * (10 if tenfold else 1)
    moved = (value // size + 1) * size if direction > 0 else (-(-value // size) - 1) * size
    return moved if minimum is None else max(moved, minimum)
