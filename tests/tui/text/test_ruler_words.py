"""What is said of a row."""

from inspector.core.document import Document
from inspector.tui.ruler import Ruler
from inspector.tui.text.ruler_words import words_of
from tests.tui.ruler_views import BLANK, TEXT, TORN, cut_at, ruler_of, sheet_of

DOCUMENT = Document.from_text(TEXT)


def said(*rulers: Ruler, row: int, chosen: int = 0, chunk: int = 0) -> tuple[str, str]:
    """What is said of a row of those rulers."""
    return words_of(sheet_of(DOCUMENT, rulers), rulers, row, chosen, chunk)


def test_a_torn_cut_is_told_in_full() -> None:
    """Who cuts, and what is torn, with the text on both sides."""
    where, what = said(cut_at(DOCUMENT, TORN), cut_at(DOCUMENT, BLANK), row=1)
    assert where == "line 2 · cut by 1 character 500/50 only"
    assert what.startswith("1 ✂ torn · #0 ends mid-sentence: “")
    assert "Set the limit to” continues “40 bar today" in what
    assert what.endswith("whole in no chunk")


def test_a_rescued_cut_says_which_chunk_keeps_it() -> None:
    """The chunk that holds what was cut is named."""
    _, what = said(ruler_of(DOCUMENT, (0, TORN), (16, len(TEXT))), row=1)
    assert what.endswith("whole in #1")


def test_agreement_is_told() -> None:
    """Where all cut it says so, and that a clean cut breaks nothing."""
    where, what = said(cut_at(DOCUMENT, BLANK), cut_at(DOCUMENT, BLANK), row=2)
    assert where == "line 3 · all 2 cut here"
    assert what == "1 #0 ends and #1 starts here, and nothing is broken"


def test_the_worst_is_told_where_the_chosen_does_not_cut() -> None:
    """Of the others' cuts, the one that tears is told."""
    _, what = said(cut_at(DOCUMENT, BLANK), cut_at(DOCUMENT, TORN), row=1)
    assert what.startswith("2 ✂ torn")


def test_without_a_cut_the_chunk_is_told() -> None:
    """Elsewhere it says in which chunk the row is, and how large that is."""
    where, what = said(cut_at(DOCUMENT, TORN), row=0)
    assert where == "line 1 · no cut here"
    assert what == "character 500/50 · in #0 of 2 chunks · 32 characters"
    assert said(cut_at(DOCUMENT, TORN), row=0, chunk=-1)[1] == "character 500/50 · no chunk here"


def test_a_fault_is_told() -> None:
    """A ruler that cannot be worked out says why, safely."""
    ready = cut_at(DOCUMENT, TORN)
    broken = Ruler(ready.splitter, ready.settings, busy=False, fault="no tokenizer \x1b[2J")
    assert said(broken, ready, row=0)[1] == "✗ no tokenizer ␛[2J"
