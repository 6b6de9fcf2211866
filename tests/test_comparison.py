"""Splitters side by side."""

from itertools import pairwise
from threading import Event

import pytest

from inspector.comparison import Comparison, Tally, compare, contend, side_by_side, torn_sentences
from inspector.core.document import Document
from inspector.core.errors import InspectorError
from inspector.core.span import Span
from inspector.core.stop import Stopped
from inspector.inspected import Inspection
from inspector.inspection import check_spans, inspect
from inspector.splitters.registry import find_splitter

TEXT = "One is here. Two is here. Three is here. Four is here."
STARTS = [TEXT.index(word) for word in ("One", "Two", "Three", "Four")]


def cut(*numbers: int, text: str = TEXT) -> Inspection:
    """The text cut before those of its sentences, as the `character` splitter might."""
    row = find_splitter("character")
    offsets = [0, *(STARTS[number] for number in numbers), len(text)]
    spans = [Span(start, end) for start, end in pairwise(offsets)]
    return check_spans(Document.from_text(text), spans, splitter=row, settings=row.settings(), profile="text")


def set_side_by_side(*inspections: Inspection) -> Comparison:
    """Inspections of one text, compared."""
    return side_by_side(inspections[0].document, [contend(inspection) for inspection in inspections])


def test_places_say_how_many_cut_there() -> None:
    """A place is shared by all, by some, or is one contender's alone."""
    found = set_side_by_side(cut(1, 2), cut(1, 3), cut(1, 2))
    assert [TEXT[place:].split(maxsplit=1)[0] for place in found.places] == ["Two", "Three", "Four"]
    assert [found.agreement(number) for number in range(3)] == ["all", "some", "one"]
    assert found.shared == 1
    assert [tally.lone for tally in found.tallies] == [0, 1, 0]


def test_a_single_contender_agrees_with_itself() -> None:
    """With one contender, every cut is shared by all of them."""
    found = set_side_by_side(cut(1, 2))
    assert [found.agreement(number) for number in range(2)] == ["all", "all"]


def test_blanks_make_no_difference() -> None:
    """An end before blanks and a start after them are one place."""
    row = find_splitter("character")
    loose = check_spans(
        Document.from_text(TEXT),
        [Span(0, 12), Span(13, len(TEXT))],
        splitter=row,
        settings=row.settings(),
        profile="text",
    )
    assert set_side_by_side(cut(1), loose).shared == 1


def test_a_start_within_a_chunk_is_nobodys_cut() -> None:
    """Where a chunk only starts by overlap, no one cuts, and one that ends there stands alone."""
    row = find_splitter("character")
    lapping = check_spans(
        Document.from_text(TEXT),
        [Span(0, STARTS[2]), Span(STARTS[1], len(TEXT))],
        splitter=row,
        settings=row.settings(),
        profile="text",
    )
    alone = set_side_by_side(lapping)
    assert [alone.agreement(number) for number in range(2)] == [None, "all"]
    both = set_side_by_side(lapping, cut(1))
    assert [both.agreement(number) for number in range(2)] == ["one", "one"]
    assert [edge.is_cut if edge else None for edge in both.edges_at(0)] == [False, True]


def test_cuts_are_counted() -> None:
    """A tally counts cuts, those made alone, those that tear and those that are rescued."""
    row = find_splitter("character")
    spans = [Span(0, 20), Span(13, 30), Span(30, len(TEXT))]
    torn = check_spans(Document.from_text(TEXT), spans, splitter=row, settings=row.settings(), profile="text")
    found = set_side_by_side(torn, cut(1))
    assert found.tallies == (Tally(cuts=2, lone=2, torn=1, rescued=1), Tally(cuts=1, lone=1, torn=0, rescued=0))


def test_a_sentence_that_two_edges_cut_is_torn_once() -> None:
    """Torn sentences are counted, not the issues that they make; a rescued one is not torn."""
    document = Document.from_text(TEXT)
    assert torn_sentences(check_spans(document, [Span(0, 20), Span(20, 23), Span(23, 40)], profile="text")) == 1
    assert torn_sentences(check_spans(document, [Span(0, 20), Span(20, 30), Span(30, 54)], profile="text")) == 2
    assert torn_sentences(check_spans(document, [Span(0, 20), Span(13, 54)], profile="text")) == 0


def test_the_issues_of_an_edge_are_those_of_both_its_chunks() -> None:
    """At a seam the ending chunk's issue comes first, then the starting one's; others are left out."""
    row = find_splitter("character")
    torn = check_spans(
        Document.from_text(TEXT), [Span(0, 20), Span(20, 54)], splitter=row, settings=row.settings(), profile="text"
    )
    contender = contend(torn)
    issues = contender.issues_at(contender.edges[0])
    assert [(issue.chunk, issue.side) for issue in issues] == [(0, "end"), (1, "start")]


def test_overlap_is_text_in_two_chunks() -> None:
    """The repeated share is that of characters in two chunks or more."""
    document = Document.from_text("abcdefghij")
    row = find_splitter("character")
    contender = contend(
        check_spans(document, [Span(0, 6), Span(4, 10)], splitter=row, settings=row.settings(), profile="text")
    )
    assert contender.repeated == pytest.approx(0.2)


def test_specs_are_split_in_their_order() -> None:
    """`compare` splits a document by each spec, as `inspect` does."""
    document = Document.from_text(TEXT * 20)
    found = compare(document, ["recursive:100/10", "character:90/0"])
    assert [contender.name for contender in found.contenders] == ["recursive 100/10", "character 90/0"]
    assert found.contenders[1].inspection == inspect(document, "character", chunk_size=90, chunk_overlap=0)


def test_what_a_splitter_refuses_is_told_with_its_name() -> None:
    """A fault of one contender says which it is."""
    with pytest.raises(InspectorError, match=r"^token 256/32 ·none\.json: .*none\.json"):
        compare(Document.from_text(TEXT), ["recursive", "token:256/32,tokenizer=none.json"])


def test_given_chunks_are_no_contender() -> None:
    """Chunks without a splitter cannot be compared."""
    with pytest.raises(InspectorError, match="no splitter"):
        contend(inspect(Document.from_text(TEXT), chunks=[(0, 12)]))


def test_it_can_be_stopped() -> None:
    """Once stop is set nothing is returned."""
    stop = Event()
    stop.set()
    contender = contend(cut(1))
    with pytest.raises(Stopped):
        side_by_side(contender.inspection.document, [contender], stop)
    with pytest.raises(Stopped):
        contend(cut(1), stop)


def test_an_empty_document_has_no_places() -> None:
    """Nothing to cut is no fault."""
    found = compare(Document.from_text(""), ["recursive", "character"])
    assert (len(found.places), found.shared, found.contenders[0].repeated) == (0, 0, 0.0)
