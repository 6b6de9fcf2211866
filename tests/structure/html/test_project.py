"""A page as a document."""

from pathlib import Path
from typing import Any

import inspector
from inspector.structure.structure import structure_of

RAW = "<!doctype html><title>no</title>\r\n<h1>Pump</h1><p>Never <b>open</b> the hatch &amp; run.<p>It is <i>hot</i>."
OVERLAP: dict[str, dict[str, Any]] = {"recursive": {"chunk_overlap": 0}}
TEXT = "Pump\n\nNever open the hatch & run.\n\nIt is hot."


def test_a_page_at_hand_is_shown_as_a_reader_sees_it() -> None:
    """Its source stays at hand, to the letter."""
    document = inspector.Document.from_text(RAW, kind="html")
    assert document.text == TEXT
    assert document.projection is not None
    assert document.projection.raw == RAW


def test_a_page_in_a_file_is_shown_in_the_same_way(tmp_path: Path) -> None:
    """Whatever its encoding."""
    path = tmp_path / "page.html"
    path.write_bytes(RAW.encode("utf-16"))
    document = inspector.load(path)
    assert document.text == TEXT
    assert document.projection is not None
    assert document.projection.raw == RAW


def test_every_splitter_works_on_what_is_seen() -> None:
    """Chunks are slices of the visible text, under the page's headings."""
    document = inspector.Document.from_text(RAW, kind="html")
    for splitter in ("recursive", "sentence", "html"):
        chunks = inspector.inspect(document, splitter, chunk_size=60, **OVERLAP.get(splitter, {})).chunks
        assert [TEXT[chunk.start : chunk.end] for chunk in chunks] == [chunk.text for chunk in chunks]
        assert chunks[0].text.startswith("Pump")
        assert chunks[-1].text.endswith("It is hot.")
    assert chunks[-1].heading_path == ("Pump",)


def test_two_pages_that_show_the_same_are_two_documents() -> None:
    """What one of them is must not be taken for what the other is."""
    heading, paragraph = (inspector.Document.from_text(raw, kind="html") for raw in ("<h1>a</h1>", "<p>a</p>"))
    assert heading.text == paragraph.text
    assert heading != paragraph
    assert [structure_of(page).blocks[0].kind for page in (heading, paragraph)] == ["heading", "paragraph"]
    assert heading == inspector.Document.from_text("<h1>a</h1>", kind="html")
