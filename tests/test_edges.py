"""Where chunks end and start, and what is broken there."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from inspector.core.document import Document
from inspector.core.span import Span
from inspector.edges import Edge, edges_of, gap_at
from inspector.inspected import Inspection
from inspector.inspection import check_spans

TEXT = "Open the valve. Set the limit to \n40 bar today. Then close it.\n"
CUT = TEXT.index(" \n40")
AFTER = TEXT.index("40")


def inspected(*spans: tuple[int, int], text: str = TEXT) -> Inspection:
    """The text under those chunks."""
    return check_spans(Document.from_text(text), [Span(*span) for span in spans], profile="text")


def test_an_end_and_a_start_with_blanks_between_are_one_edge() -> None:
    """A seam is one place, however many blanks lie in it, and on whichever side of it they are."""
    whole = [Edge(CUT, AFTER, 0, 1, is_cut=True, damage="torn")]
    assert list(edges_of(inspected((0, CUT), (AFTER, 62)))) == whole
    assert list(edges_of(inspected((0, CUT + 1), (CUT + 1, 63)))) == whole
    assert list(edges_of(inspected((0, AFTER), (AFTER, 63)))) == whole


def test_the_documents_own_ends_are_no_edges() -> None:
    """Where the first chunk starts and the last one ends nothing is cut, blanks beside it or not."""
    assert not edges_of(inspected((0, len(TEXT))))
    assert not edges_of(inspected((2, 9), text="  A word.  "))


def test_overlap_gives_a_start_that_is_no_cut() -> None:
    """A chunk that starts within the one before it cuts nothing there; the end of that one is a cut."""
    first, second = edges_of(inspected((0, CUT), (16, 62)))
    assert first == Edge(15, 16, -1, 1, is_cut=False, damage=None)
    assert (second.ends, second.starts, second.is_cut) == (0, -1, True)


def test_text_between_chunks_is_cut_twice() -> None:
    """Where text is lost between two chunks, the end and the start are two places, and both are cuts."""
    edges = edges_of(inspected((0, 15), (AFTER, 62)))
    assert [(edge.ends, edge.starts, edge.is_cut) for edge in edges] == [(0, -1, True), (-1, 1, True)]


def test_a_cut_unit_that_a_chunk_holds_is_rescued() -> None:
    """The end of a chunk that cuts a sentence which the next chunk has whole is rescued, not torn."""
    edge = edges_of(inspected((0, CUT), (16, 62))).at(AFTER)
    assert edge is not None
    assert edge.damage == "rescued"


def test_an_issue_that_cuts_no_unit_is_doubtful() -> None:
    """An end without a full stop, where a blank line ends the sentence anyway, is doubtful."""
    edge = edges_of(inspected((0, 5), (7, 20), text="Title\n\nThe text is here.")).at(7)
    assert edge is not None
    assert edge.damage == "doubtful"


def test_a_place_without_an_edge_has_none() -> None:
    """Asked for another place, there is nothing."""
    assert edges_of(inspected((0, CUT), (AFTER, 62))).at(AFTER + 1) is None


def test_issues_lie_at_their_edge() -> None:
    """A chunk's start and end have each their own damage."""
    edges = edges_of(inspected((0, 15), (16, CUT), (AFTER, 62)))
    assert [edge.damage for edge in edges] == [None, "torn"]


@given(st.text(alphabet="ab. \n", max_size=60), st.lists(st.integers(0, 60), max_size=8))
def test_edges_are_ordered_places_between_words(text: str, cuts: list[int]) -> None:
    """Edges rise, each stands in a gap of blanks alone between two characters that are none, and no cut is missed."""
    offsets = sorted({0, *(cut for cut in cuts if cut < len(text)), len(text)})
    spans = [(start, end) for start, end in pairwise(offsets) if text[start:end].strip()]
    edges = edges_of(inspected(*spans, text=text))
    assert list(edges.after) == sorted(set(edges.after))
    for edge in edges:
        assert not text[edge.before : edge.after].strip()
        assert not text[edge.before - 1].isspace()
        assert not text[edge.after].isspace()
        assert edge.is_cut
    inner = {gap_at(text, cut)[1] for cut in offsets if text[:cut].strip() and text[cut:].strip()}
    assert set(edges.after) == inner
