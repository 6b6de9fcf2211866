"""The garbage collector, kept from looking through everything again and again while very much is made that stays."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

_YOUNG = 10_000  # objects made between two looks through what is new: a millisecond or two
_NEVER = 1_000_000  # such looks before one through what is older


@dataclass(slots=True)
class _Work:
    pieces: int = 0
    """How many are under way."""
    usual: tuple[int, int, int] = (0, 0, 0)
    """The thresholds that hold otherwise."""


_work = _Work()


@contextmanager
def making_much() -> Iterator[None]:
    """While much is made, look through what is new alone; what is left of it when the work is done is left alone.

    To look through all chunks and issues of a long document takes longer than a frame, and finds nothing: they hold
    no cycles, and go when nobody holds them any more. Entered from the event loop alone.
    """
    if not _work.pieces:
        _work.usual = gc.get_threshold()
        gc.set_threshold(_YOUNG, _NEVER, _NEVER)
    _work.pieces += 1
    try:
        yield
    finally:
        _work.pieces -= 1
        if not _work.pieces:
            gc.freeze()
            gc.set_threshold(*_work.usual)
