"""One chunk as a Python object, whichever library made it, read as a `Record`.

No library is imported for it: an object is told by what it has.
"""

from collections.abc import Mapping

from inspector.core.errors import InspectorError
from inspector.core.printable import one_line
from inspector.records.recognition import record_of
from inspector.records.record import Record

_NODE = ("node_id", "ref_doc_id", "start_char_idx", "end_char_idx")
"""What LlamaIndex says of a node beside its text and metadata."""
_OWN = ("start", "end")
"""What Inspector's chunks say of their place."""


def record_of_object(chunk: object, number: int) -> Record:
    """Read one chunk that is at hand in a program.

    Args:
        chunk: A text; a mapping; a LangChain `Document`; a LlamaIndex node, with or without its score; a Haystack
            `Document`; an Inspector `Chunk`; a `Record`; or anything with a `text`.
        number: Its number, for messages.

    Raises:
        InspectorError: It is none of these, or holds no text.
    """
    record = _read(chunk)
    if record is None or record.text is None:
        what = "holds no text" if isinstance(chunk, Mapping | Record) else f"is {_article(type(chunk).__name__)}"
        raise InspectorError(
            f"chunk {number} {what}: give texts, dicts with a text, LangChain documents or LlamaIndex nodes"
        )
    return record


def _read(chunk: object) -> Record | None:
    if isinstance(chunk, Record):
        return chunk
    if isinstance(chunk, str):
        return Record(chunk)
    if isinstance(chunk, Mapping):
        return record_of(chunk)
    node = getattr(chunk, "node", None)
    if node is not None and hasattr(node, "node_id"):
        return _read(node)
    text = _text(chunk)
    if text is None:
        return None
    said: dict[str, object] = {"page_content": text}
    for name in ("metadata", "meta"):
        value = getattr(chunk, name, None)
        if isinstance(value, Mapping):
            said["metadata"] = value
    said.update({name: value for name in (*_NODE, *_OWN) if (value := _plain(chunk, name)) is not None})
    if (own := _plain(chunk, "id")) is not None:
        said["id"] = own
    if hasattr(chunk, "heading_path") and (index := _plain(chunk, "index")) is not None:
        said["chunk_index"] = index
    return record_of(said)


def _text(chunk: object) -> str | None:
    """The text of an object: LangChain's, Haystack's, or anybody's."""
    for name in ("page_content", "content", "text"):
        value = getattr(chunk, name, None)
        if isinstance(value, str):
            return value
    get_content = getattr(chunk, "get_content", None)
    found = get_content() if callable(get_content) else None
    return found if isinstance(found, str) else None


def _plain(chunk: object, name: str) -> str | int | None:
    value = getattr(chunk, name, None)
    return value if isinstance(value, str | int) and not isinstance(value, bool) else None


def _article(name: str) -> str:
    shown = one_line(name)
    return f"{'an' if shown[:1].lower() in 'aeiou' else 'a'} {shown}"
