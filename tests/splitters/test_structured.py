"""The structure-aware splitters on real documents."""

from bisect import bisect_right
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

import inspector
from inspector.core.span import Span
from inspector.splitters.registry import SPLITTERS
from inspector.splitters.sentence_units import is_container
from inspector.structure.structure import structure_of
from tests.shared import corpus_files

BIG = 30_000  # bytes: larger documents are left to the full run
STRUCTURED = ("sentence", "markdown", "html", "code", "auto")


def whole_units(document: inspector.Document, splitter: str) -> Iterator[tuple[str, Span]]:
    """What the splitter promises never to cut unless it marks the chunk."""
    structure = structure_of(document)
    for number, block in enumerate(structure.blocks):
        if block.kind in ("fence", "table-row", "table-header"):
            yield block.kind, block.span
        elif block.kind == "definition" and not (is_container(block) and structure.children(number)):
            yield block.role, block.span
    if splitter in ("sentence", "markdown", "html") and document.kind != "code":
        for sentence in structure.sentences:
            yield "sentence", sentence


def check(path: Path, splitter: str) -> None:
    """Exact, complete, in order, and nothing cut that the chunk does not own up to."""
    document = inspector.load(path, kind="text" if path.suffix == ".ipynb" else None)
    view = inspector.inspect(document, splitter)
    assert view.chunks
    assert all(document.text[chunk.start : chunk.end] == chunk.text for chunk in view.chunks)
    assert all(a.start < b.start and a.end < b.end for a, b in pairwise(view.chunks))
    assert view.coverage.lost == ()
    edges = sorted({edge for chunk in view.chunks if not chunk.mark for edge in chunk.span})
    cut = [
        (kind, span, document.text[slice(*span)][:60])
        for kind, span in whole_units(document, splitter)
        for edge in edges[bisect_right(edges, span.start) : bisect_right(edges, span.end)]
        if span.start < edge < span.end
    ]
    assert cut == []


def small(path: Path) -> bool:
    """Whether a document is quick to split five times."""
    return path.stat().st_size < BIG


@pytest.mark.parametrize("splitter", STRUCTURED)
@pytest.mark.parametrize("path", [path for path in corpus_files() if small(path)], ids=lambda path: path.name)
def test_every_real_document_is_split_as_promised(path: Path, splitter: str) -> None:
    """On each document of the corpus: no loss, and no cut inside a fence, a row, a sentence or a function."""
    check(path, splitter)


@pytest.mark.full
@pytest.mark.parametrize("splitter", STRUCTURED)
@pytest.mark.parametrize("path", [path for path in corpus_files() if not small(path)], ids=lambda path: path.name)
def test_the_larger_documents_too(path: Path, splitter: str) -> None:
    """As above, on the documents that take longer."""
    check(path, splitter)


def test_the_default_is_what_most_pipelines_run() -> None:
    """Every splitter is offered; `recursive` stays the default."""
    assert list(SPLITTERS) == ["recursive", "sentence", "markdown", "html", "code", "character", "token", "auto"]


@pytest.mark.parametrize(
    ("kind", "splitter"), [("markdown", "markdown"), ("html", "html"), ("code", "code"), ("text", "sentence")]
)
def test_auto_takes_the_splitter_that_fits(kind: str, splitter: str) -> None:
    """By the document's kind."""
    text = "# A\n\nOne. Two.\n\n# B\n\nThree. Four.\n"
    document = inspector.Document.from_text(text, kind=kind)
    spans = [chunk.span for chunk in inspector.inspect(document, "auto", chunk_size=12).chunks]
    assert spans == [chunk.span for chunk in inspector.inspect(document, splitter, chunk_size=12).chunks]
