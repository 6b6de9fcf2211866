"""One chunk as a dict, whichever tool wrote it, read as a `Record`."""

from collections.abc import Iterator, Mapping

from inspector.records import fields
from inspector.records.embedded import unpacked
from inspector.records.layers import Layers, layers_of
from inspector.records.record import Record, ScoreKind
from inspector.records.values import count_in, first_count, name_in, score_in, text_in

_LEFT_OUT = frozenset({*fields.TEXT, *fields.BODIES, *fields.METADATA, *fields.VECTORS})
"""Keys whose values are no metadata."""


def record_of(
    mapping: Mapping[str, object], *, score_kind: ScoreKind = "unknown", line: int | None = None
) -> Record | None:
    """Read one chunk: a LangChain document, a LlamaIndex node, a Haystack document, a point of a store, or a row.

    Args:
        mapping: The chunk as parsed from JSON or CSV, with all that wraps it.
        score_kind: What a number that is only called `score` says in this tool's files.
        line: In a file of rows, the line that it stands on, from 1.

    Returns:
        What it says, unchecked; `None` where it holds neither a text nor a chunk's name with a score.
    """
    layers = layers_of(mapping)
    text = _text(layers)
    chunk_id = _chunk_id(layers)
    score, kind = _score(layers, score_kind)
    if text is None and (chunk_id is None or score is None):
        return None
    start, end = _offsets(layers)
    return Record(
        text=text,
        chunk_id=chunk_id,
        document_names=tuple(dict.fromkeys(_document_names(layers, text))),
        chunk_index=_chunk_index(layers),
        start=start,
        end=end,
        lines=_lines(layers),
        score=score,
        score_kind=kind,
        metadata=_metadata(layers),
        line=line,
    )


def _text(layers: Layers) -> str | None:
    """The first text that is not empty: a node in a store leaves its own empty, since the store keeps it."""
    empty: str | None = None
    for layer in layers.all():
        for key in fields.TEXT:
            found = text_in(layer.get(key))
            if found:
                return found
            empty = found if empty is None else empty
    return empty


def _chunk_id(layers: Layers) -> str | None:
    for key in fields.CHUNK_ID:
        # What metadata calls `id` may be anything's.
        for layer in layers.bodies if key in ("id", "_id", "uuid") else layers.all():
            value = layer.get(key)
            if key == "chunk_id" and not isinstance(value, str):
                continue
            if (found := name_in(value)) is not None:
                return found
    return None


def _document_names(layers: Layers, text: str | None) -> Iterator[str]:
    """Every name of the document, most telling first."""
    for layer in layers.all():
        yield from _source_node(layer)
    for value in layers.under(fields.DOCUMENT):
        if (found := name_in(value)) is not None:
            yield found
    for layer in layers.all():
        yield from _object_address(layer)
        # Some rows keep the document's name where others keep the text.
        if (found := name_in(layer.get("document"))) is not None and layer.get("document") != text:
            yield found


def _source_node(layer: Mapping[str, object]) -> Iterator[str]:
    """LlamaIndex: the node that this one was cut from is its relationship number 1."""
    relationships = unpacked(layer.get("relationships"))
    source = relationships.get("1") if isinstance(relationships, Mapping) else None
    found = name_in(source.get("node_id")) if isinstance(source, Mapping) else None
    if found is not None:
        yield found


def _object_address(layer: Mapping[str, object]) -> Iterator[str]:
    """Bedrock: the place of the file, under the kind of place."""
    location = layer.get("location")
    for place in location.values() if isinstance(location, Mapping) else ():
        found = name_in(place.get("uri") or place.get("url")) if isinstance(place, Mapping) else None
        if found is not None:
            yield found


def _chunk_index(layers: Layers) -> int | None:
    found = first_count(layers.under(fields.CHUNK_INDEX))
    if found is not None:
        return found
    numbers = (count_in(value, digits=False) for value in layers.under(fields.CHUNK_INDEX_IF_NUMBER))
    return next((number for number in numbers if number is not None), None)


def _offsets(layers: Layers) -> tuple[int | None, int | None]:
    start, end = first_count(layers.under(fields.START)), first_count(layers.under(fields.END))
    if start is not None and end is not None and end < start:
        return None, None  # a pair that says nothing
    return start, end


def _lines(layers: Layers) -> tuple[int, int] | None:
    """First and last line: LangChain.js writes `loc.lines`, some loaders write two keys."""
    for layer in layers.all():
        loc = layer.get("loc")
        lines = loc.get("lines") if isinstance(loc, Mapping) else None
        pairs = [(layer.get(first), layer.get(last)) for first, last in fields.LINES]
        if isinstance(lines, Mapping):
            pairs.insert(0, (lines.get("from"), lines.get("to")))
        for pair in pairs:
            first, last = count_in(pair[0]), count_in(pair[1])
            if first is not None and last is not None and 1 <= first <= last:
                return first, last
    return None


def _score(layers: Layers, bare: ScoreKind) -> tuple[float | None, ScoreKind]:
    for key, kind in fields.SCORES:
        for value in layers.under((key,)):
            if (found := score_in(value)) is not None:
                return found, bare if kind == "unknown" else kind
    return None, "none"


def _metadata(layers: Layers) -> Mapping[str, object]:
    """All that is no text, vector or wrapper; of two layers with one key, the inner one speaks of the chunk."""
    return {key: value for layer in layers.all() for key, value in layer.items() if key not in _LEFT_OUT}
