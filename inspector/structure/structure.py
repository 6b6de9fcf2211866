"""The structure of any document, read once."""

from copy import copy
from weakref import WeakKeyDictionary

from inspector.core.block import Block
from inspector.core.document import Document
from inspector.core.stop import Stop
from inspector.structure.base import Structure

_known: WeakKeyDictionary[Document, Structure] = WeakKeyDictionary()


def structure_of(document: Document, stop: Stop | None = None) -> Structure:
    """What a document is, by its kind; read at the first call, and kept for as long as the document is.

    Args:
        document: The document.
        stop: Asked every few milliseconds while the blocks are read.

    Raises:
        Stopped: *stop* was set.
    """
    structure = _known.get(document)
    if structure is None:
        # An equal twin: a structure that held the document itself would keep it alive for ever.
        structure = Structure(copy(document), _blocks(document, stop))
        _known[document] = structure
    return structure


def _blocks(document: Document, stop: Stop | None) -> tuple[Block, ...]:
    # Each kind's parser is loaded by the first document that needs it.
    if document.kind == "markdown":
        from inspector.structure.markdown import parse_markdown  # noqa: PLC0415

        return parse_markdown(document.text, stop)
    if document.kind == "code":
        from inspector.structure.code.parse import parse_code  # noqa: PLC0415

        return parse_code(document.text, document.language, stop)
    if document.projection is not None:
        return document.projection.blocks
    from inspector.structure.plain import parse_plain  # noqa: PLC0415

    return parse_plain(document.text, stop)
