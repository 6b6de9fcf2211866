"""The vectors of texts: each text embedded once, what an embedder gives looked over."""

from collections.abc import Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from inspector.core.errors import InspectorError
from inspector.core.stop import Stop, poll
from inspector.retrieval.base import Progress
from inspector.retrieval.embedding.base import Embedder
from inspector.structure.sentences.cache import WeightedCache

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_ENOUGH = 48_000_000  # bytes of vectors kept: 40,000 chunks of the embedder in the package
_OVERHEAD = 200  # bytes that an entry takes beside its numbers
_cache: "WeightedCache[bytes, NDArray[np.float32]]" = WeightedCache(_ENOUGH)


def vectors_of(
    embedder: Embedder,
    texts: Sequence[str],
    stop: Stop | None = None,
    progress: Progress | None = None,
    *,
    for_question: bool = False,
) -> "NDArray[np.float32]":
    """A row of length 1 for each text, or of zeros where the embedder finds nothing in it.

    Args:
        embedder: What embeds the texts that are not remembered.
        texts: The texts.
        stop: Asked between batches.
        progress: Told how many texts are done.
        for_question: The one text is a question: it is not remembered, as it is not asked often.

    Raises:
        InspectorError: The embedder cannot be used, or what it gives cannot be: not a number, another length.
        Stopped: *stop* was set; what was embedded before is remembered.
    """
    import numpy as np  # noqa: PLC0415 (start-up does without)

    keys = [_key(embedder, text) for text in texts]
    rows = [_cache.get(key) for key in keys]
    missing = [place for place, row in enumerate(rows) if row is None]
    width = next((len(row) for row in rows if row is not None), None)
    done = len(texts) - len(missing)
    for first in range(0, len(missing), embedder.batch):
        poll(stop)
        if progress is not None:
            progress(done + first, len(texts))
        places = missing[first : first + embedder.batch]
        fresh = _matrix(embedder, embedder.embed([texts[place] for place in places], stop), len(places), width)
        width = fresh.shape[1]
        for place, row in zip(places, fresh, strict=True):
            kept = row.copy()  # a row of its own, so that the batch is not kept for its sake
            rows[place] = kept
            if not for_question:
                _cache.put(keys[place], kept, kept.nbytes + _OVERHEAD)
    if progress is not None:
        progress(len(texts), len(texts))
    found = [row for row in rows if row is not None]
    return np.stack(found) if found else np.empty((0, 0), dtype=np.float32)


def forget() -> None:
    """Forget every vector."""
    _cache.clear()


def _key(embedder: Embedder, text: str) -> bytes:
    name = embedder.identity.encode("utf-8", "surrogatepass")
    return blake2b(name + b"\0" + text.encode("utf-8", "surrogatepass"), digest_size=16).digest()


def _matrix(embedder: Embedder, given: Any, count: int, width: int | None) -> "NDArray[np.float32]":
    """What an embedder gave, as rows of length 1, or an error that says what is wrong with it."""
    import numpy as np  # noqa: PLC0415 (as above)

    name = f"the embedder {embedder.shown}"
    try:
        matrix = np.asarray(given, dtype=np.float64)
    except (TypeError, ValueError, OverflowError):
        raise InspectorError(f"{name} gave no rows of numbers of one length: it must give one vector a text") from None
    if matrix.ndim != 2 or len(matrix) != count:  # noqa: PLR2004 (rows and columns)
        shape = " by ".join(map(str, matrix.shape)) or "one number"
        raise InspectorError(f"{name} gave {shape} for {count} texts: it must give one vector a text")
    if not matrix.shape[1]:
        raise InspectorError(f"{name} gave empty vectors: it must give numbers")
    if width is not None and matrix.shape[1] != width:
        raise InspectorError(
            f"{name} gave vectors of {matrix.shape[1]} numbers after vectors of {width}: all must be of one length"
        )
    if not np.isfinite(matrix).all():
        raise InspectorError(f"{name} gave vectors with NaN or infinity in them: no nearness follows from these")
    lengths = np.sqrt((matrix * matrix).sum(axis=1, keepdims=True))
    lengths[lengths == 0] = 1
    unit: NDArray[np.float32] = (matrix / lengths).astype(np.float32)
    return unit
