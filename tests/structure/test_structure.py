"""One structure a document."""

import gc
import weakref
from threading import Event

import pytest

from inspector.core.document import Document
from inspector.core.stop import Stopped
from inspector.structure.structure import structure_of


def test_a_document_is_read_once() -> None:
    """The same document, and an equal one, give the same structure; it knows an equal document."""
    document = Document.from_text("# Title\n\nText.", kind="markdown")
    found = structure_of(document)
    assert structure_of(document) is found
    assert structure_of(Document.from_text("# Title\n\nText.", kind="markdown")) is found
    assert found.document == document
    assert structure_of(Document.from_text("# Title", kind="markdown")) is not found


def test_a_structure_does_not_keep_its_document() -> None:
    """When the document goes, so does what was kept of it."""
    document = Document.from_text("Some text.\n", kind="markdown")
    found = weakref.ref(structure_of(document))
    assert found() is not None
    del document
    gc.collect()
    assert found() is None


def test_the_kind_decides_who_reads() -> None:
    """The same text is a title to Markdown and a comment to Python."""
    text = "# Title\n"
    assert [block.kind for block in structure_of(Document.from_text(text, kind="markdown")).blocks] == ["heading"]
    code = structure_of(Document.from_text(text, kind="code", language="python"))
    assert "heading" not in [block.kind for block in code.blocks]


def test_a_set_stop_ends_the_reading() -> None:
    """Nothing is kept of a reading that was stopped."""
    document, stop = Document.from_text("# Title\n" * 50, kind="markdown"), Event()
    stop.set()
    with pytest.raises(Stopped):
        structure_of(document, stop)
    assert len(structure_of(document).blocks) == 50
