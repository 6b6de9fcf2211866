"""Where each run of eight letters stands in a text: looked up instead of searched for."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import numpy as np

LENGTH = 8
"""Letters of a run."""
_LARGEST = 4_000_000
"""Letters of a text for which a table is made: it takes some twelve bytes a letter."""
_FACTOR = 1_000_003


class Grams:
    """The runs of a text."""

    def __init__(self, joined: str) -> None:
        """Prepare for a text; a long one is searched instead, run by run."""
        self._joined = joined
        self._hashes: np.ndarray | None = None
        self._places: np.ndarray | None = None
        if LENGTH <= len(joined) <= _LARGEST:
            hashes = _hashed(joined)
            self._places = hashes.argsort(kind="stable").astype("u4")
            self._hashes = hashes[self._places]

    def places(self, run: str, most: int) -> Sequence[int]:
        """Where a run of eight letters stands; nothing where it stands in *most* places or more."""
        if self._hashes is None or self._places is None:
            return self._searched(run, most)
        wanted = _hashed(run)[0]
        first, last = self._hashes.searchsorted(wanted, "left"), self._hashes.searchsorted(wanted, "right")
        if last - first >= most:
            return ()
        places = (int(place) for place in self._places[first:last])
        return [place for place in places if self._joined.startswith(run, place)]

    def _searched(self, run: str, most: int) -> Sequence[int]:
        places: list[int] = []
        at = self._joined.find(run)
        while at >= 0:
            places.append(at)
            if len(places) >= most:
                return ()
            at = self._joined.find(run, at + 1)
        return places


def _hashed(text: str) -> "np.ndarray":
    """A number for each run of a text."""
    import numpy as np  # noqa: PLC0415 (as above)

    codes = np.frombuffer(text.encode("utf-32-le", "surrogatepass"), dtype="<u4").astype(np.uint64)
    count = len(codes) - LENGTH + 1
    hashes = np.zeros(count, dtype=np.uint64)
    for offset in range(LENGTH):
        hashes *= np.uint64(_FACTOR)
        hashes += codes[offset : offset + count]
    return hashes
