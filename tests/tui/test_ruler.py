"""Rulers, and which to begin with."""

import pytest

from inspector.core.document import Document
from inspector.inspection import inspect
from inspector.splitters.registry import SPLITTERS, find_splitter
from inspector.tui.ruler import offered, rivals, work_out

TEXT = "One is here. Two is here.\n" * 20


@pytest.mark.parametrize("kind", ["markdown", "html", "code", "text"])
def test_rivals_begin_with_the_splitter_in_use(kind: str) -> None:
    """The splitter in use comes first with its own settings, then others at their defaults, none twice."""
    row = find_splitter("recursive")
    mine = (row, row.settings(chunk_size=700))  # type: ignore[call-arg]  # the base class names no setting
    found = rivals(Document.from_text(TEXT, kind=kind), *mine, 3)
    assert found[0] == mine
    assert len({splitter.name for splitter, _ in found}) == len(found) == 3
    assert all(settings == splitter.settings() for splitter, settings in found[1:])
    if kind in SPLITTERS:
        assert found[1][0].name == kind


def test_an_inspection_judged_otherwise_is_not_taken_for_ours() -> None:
    """What is at hand is used only where the same kinds were looked for."""
    document, row = Document.from_text(TEXT), find_splitter("recursive")
    known = inspect(document, "recursive", chunk_size=30, chunk_overlap=0)
    settings = known.settings
    assert settings is not None
    assert work_out(document, row, settings, known=known).contender.inspection is known
    off = work_out(document, row, settings, known=known, checks={"no-sentence-end": "off"}).contender.inspection
    assert off is not known
    assert off.checks == {"no-sentence-end": "off"}


def test_every_splitter_is_offered_once() -> None:
    """All splitters can be put on a ruler, the one for the document's kind first."""
    names = offered(Document.from_text(TEXT, kind="markdown"))
    assert sorted(names) == sorted(SPLITTERS)
    if "markdown" in SPLITTERS:
        assert names[0] == "markdown"


def test_a_known_inspection_is_not_made_again() -> None:
    """An inspection that is at hand is used where it is the one that is asked for."""
    document = Document.from_text(TEXT)
    known = inspect(document, "character", chunk_size=100, chunk_overlap=0)
    assert known.splitter is not None
    assert known.settings is not None
    assert work_out(document, known.splitter, known.settings, known=known).contender.inspection is known
    other = work_out(document, known.splitter, known.splitter.settings(), known=known)
    assert other.contender.inspection is not known
    assert other.contender.settings == known.splitter.settings()
