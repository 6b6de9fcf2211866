"""Hits that touch become one passage."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from inspector.core.span import Span
from inspector.retrieval.merge import LARGEST_GAP, Source, join, merge, single
from inspector.retrieval.passage import Hit, Passage
from tests.retrieval.sources import parted, source


def hits(*chunks: int, scores: tuple[float, ...] = (), document: int = 0) -> list[Hit]:
    """Hits by rank."""
    return [Hit(c, scores[i] if scores else 1.0, i + 1, document) for i, c in enumerate(chunks)]


def test_neighbours_become_one() -> None:
    """The seam between two neighbours is gone, whichever was ranked first."""
    [passage] = merge(hits(1, 0), [parted("set the timeout to| 30 seconds| and more")])
    assert (passage.text, passage.chunks) == ("set the timeout to 30 seconds", (0, 1))


def test_chunks_apart_stay_apart() -> None:
    """What stands between two hits was not brought back, and is not read."""
    passages = merge(hits(2, 0), [parted("one |two |three")])
    assert [passage.text for passage in passages] == ["one ", "three"]


def test_overlap_is_read_once() -> None:
    """Text that two chunks share is in the passage once."""
    [passage] = merge(hits(0, 1), [source("abcdef", [(0, 4), (2, 6)])])
    assert passage.text == "abcdef"


def test_overlapping_chunks_need_not_be_neighbours() -> None:
    """With much overlap a chunk reaches into the one after the next."""
    [passage] = merge(hits(0, 2), [source("abcdefgh", [(0, 6), (2, 7), (4, 8)])])
    assert (passage.text, passage.chunks) == ("abcdefgh", (0, 2))


def test_a_chunk_within_another_is_part_of_it() -> None:
    """A small chunk inside a large one adds nothing, and what follows the large one is still its neighbour."""
    [passage] = merge(hits(0, 1), [source("abcdefgh", [(0, 8), (2, 4)])])
    assert (passage.text, passage.chunks) == ("abcdefgh", (0, 1))


def test_what_was_stripped_between_neighbours_is_read() -> None:
    """Blanks and separators that are in no chunk are in the passage."""
    [passage] = merge(hits(0, 1), [source("one.\n\n---\n\ntwo", [(0, 4), (11, 14)])])
    assert passage.text == "one.\n\n---\n\ntwo"


def test_neighbours_with_text_between_them_stay_apart() -> None:
    """More than a separator that no chunk holds is not read as if it had been found."""
    text = "one " + "x" * (LARGEST_GAP + 1) + " two"
    assert len(merge(hits(0, 1), [source(text, [(0, 3), (len(text) - 3, len(text))])])) == 2


def test_equal_text_in_two_places_stays_two() -> None:
    """Merging goes by place, never by words."""
    passages = merge(hits(0, 2), [parted("No, no. |Other words here. |No, no. ")])
    assert [(passage.start, passage.text) for passage in passages] == [(0, "No, no. "), (26, "No, no. ")]


def test_documents_are_never_joined() -> None:
    """Chunk 1 of one document is no neighbour of chunk 0 of another."""
    both = [parted("a |b"), parted("c |d")]
    passages = merge([*hits(1, document=1), *hits(0, document=0)], both)
    assert [(passage.document, passage.text) for passage in passages] == [(0, "a "), (1, "d")]


def test_the_best_score_is_kept() -> None:
    """In whichever order they come, the passage has the score of its best hit."""
    cut = parted("a |b |c")
    for scores in ((0.9, 0.5, 0.1), (0.1, 0.5, 0.9), (-0.3, 0.9, -0.9)):
        [passage] = merge(hits(1, 0, 2, scores=scores), [cut])
        assert passage.score == 0.9


def test_without_merging_every_hit_is_a_passage() -> None:
    """Hits stay in the order of their ranks, overlap and all."""
    passages = single(hits(2, 0, 1), [source("abcdef", [(0, 3), (2, 5), (4, 6)])])
    assert [passage.text for passage in passages] == ["ef", "abc", "cde"]


def test_what_one_passage_added_and_another_brought_back_is_no_addition() -> None:
    """Only what no hit holds is marked."""
    cut = source("abcdefgh", [(0, 2), (4, 6)])
    first = Passage(0, 5, "abcde", 1.0, (0,), healed=(Span(2, 5),))
    second = Passage(4, 8, "efgh", 2.0, (1,), healed=(Span(6, 8),))
    [passage] = join([second, first], [cut])
    assert passage == Passage(0, 8, "abcdefgh", 2.0, (0, 1), healed=(Span(2, 4), Span(6, 8)))


@st.composite
def _cases(draw: st.DrawFn) -> tuple[list[Source], list[Hit]]:
    """Documents with any spans ordered by start, and hits on them."""
    sources: list[Source] = []
    found: list[Hit] = []
    for number in range(draw(st.integers(1, 2))):
        text = draw(st.text(alphabet="ab \n", min_size=10, max_size=300))
        starts = draw(st.lists(st.integers(0, len(text) - 1), min_size=1, max_size=12))
        pairs = [(start, min(len(text), start + draw(st.integers(1, 80)))) for start in starts]
        sources.append(source(text, sorted(pairs)))
        chunks = draw(st.lists(st.integers(0, len(pairs) - 1), max_size=8))
        found += [Hit(chunk, draw(st.floats(-2, 2)), rank, number) for rank, chunk in enumerate(chunks, 1)]
    return sources, draw(st.permutations(found))


def _held(sources: list[Source], passages: tuple[Passage, ...]) -> set[tuple[int, int]]:
    return {
        (passage.document, offset)
        for passage in passages
        for chunk in passage.chunks
        for offset in range(*sources[passage.document].chunks[chunk].span)
    }


@given(_cases())
def test_the_laws_of_merging(case: tuple[list[Source], list[Hit]]) -> None:
    """Passages are slices in order and apart; each hit is in one; nothing found is lost; scores are the highest."""
    sources, found = case
    passages = merge(found, sources)
    assert all(p.text == sources[p.document].text[p.start : p.end] for p in passages)
    assert list(passages) == sorted(passages, key=lambda p: (p.document, p.start, p.end))
    for first, second in pairwise(passages):
        assert first.document < second.document or first.end <= second.start
    owners = [(p.document, chunk) for p in passages for chunk in p.chunks]
    assert len(owners) == len(set(owners))
    assert set(owners) == {(hit.document, hit.chunk) for hit in found}
    for p in passages:
        inside = [sources[p.document].chunks[chunk] for chunk in p.chunks]
        assert (p.start, p.end) == (min(c.start for c in inside), max(c.end for c in inside))
        assert p.score == max(h.score for h in found if h.document == p.document and h.chunk in p.chunks)
        held = {offset for c in inside for offset in range(*c.span)}
        gap = "".join(sources[p.document].text[o] for o in range(p.start, p.end) if o not in held)
        assert len("".join(gap.split())) <= LARGEST_GAP * len(inside)
    assert _held(sources, passages) == {
        (h.document, offset) for h in found for offset in range(*sources[h.document].chunks[h.chunk].span)
    }


@given(_cases())
def test_merging_again_changes_nothing(case: tuple[list[Source], list[Hit]]) -> None:
    """The order of the hits is no matter, and passages merge into themselves."""
    sources, found = case
    passages = merge(found, sources)
    assert merge(reversed(found), sources) == passages
    again = [Hit(chunk, p.score, 1, p.document) for p in passages for chunk in p.chunks]
    assert merge(again, sources) == passages
