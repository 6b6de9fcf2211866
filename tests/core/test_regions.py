"""Regions and coverage."""

from hypothesis import given
from hypothesis import strategies as st

from inspector.core.chunk import Chunk
from inspector.core.coverage import coverage_of
from inspector.core.regions import Regions, regions_of
from inspector.core.span import Span

TEXTS = st.text("ab \n\u00a0", max_size=60)


@st.composite
def chunked(draw: st.DrawFn) -> tuple[str, list[Chunk]]:
    """A text with any chunks of it, in any order."""
    text = draw(TEXTS)
    ends = st.integers(0, len(text))
    pairs = draw(st.lists(st.tuples(ends, ends).filter(lambda pair: pair[0] < pair[1]), max_size=6)) if text else []
    return text, [Chunk(index, start, end, text[start:end]) for index, (start, end) in enumerate(pairs)]


@given(chunked())
def test_a_region_names_exactly_the_chunks_over_it(case: tuple[str, list[Chunk]]) -> None:
    """Character by character, a region's chunks are those whose span holds the character."""
    text, chunks = case
    regions = regions_of(chunks, len(text))
    for offset in range(len(text)):
        expected = {chunk.index for chunk in chunks if chunk.start <= offset < chunk.end}
        assert set(regions.covers[regions.at(offset)]) == expected
    starts = list(regions.starts)
    assert starts == sorted(set(starts))


@given(chunked(), st.integers(0, 60), st.integers(0, 60))
def test_a_stretch_is_tiled_by_its_regions(case: tuple[str, list[Chunk]], start: int, end: int) -> None:
    """The regions over a stretch, joined, are the stretch."""
    text, chunks = case
    start, end = min(start, len(text)), min(end, len(text))
    pieces = list(regions_of(chunks, len(text)).over(start, end))
    assert "".join(text[a:b] for (a, b), _ in pieces) == text[start:end]


@given(chunked())
def test_coverage_counts_every_character_that_is_not_blank(case: tuple[str, list[Chunk]]) -> None:
    """Each non-blank character is lost, covered once or covered more often; lost stretches hold just the lost ones."""
    text, chunks = case
    coverage = coverage_of(text, regions_of(chunks, len(text)))
    depth = [sum(chunk.start <= at < chunk.end for chunk in chunks) for at in range(len(text))]
    seen = [depth[at] for at in range(len(text)) if not text[at].isspace()]
    assert coverage.once == seen.count(1)
    assert coverage.repeated == sum(count > 1 for count in seen)
    lost = {at for span in coverage.lost for at in range(*span) if not text[at].isspace()}
    assert lost == {at for at in range(len(text)) if depth[at] == 0 and not text[at].isspace()}
    assert all(text[a:b].strip() == text[a:b] for a, b in coverage.lost)
    assert coverage.complete == (not lost)


def test_a_document_without_chunks_is_one_region() -> None:
    """Nothing over it, from start to end."""
    regions = regions_of([], 5)
    assert regions == Regions([0], [()], 5)
    assert list(regions.over(1, 4)) == [(Span(1, 4), ())]


def test_a_stretch_past_the_end_stops_at_the_end() -> None:
    """What is asked for beyond the document is not there."""
    regions = regions_of([Chunk(0, 0, 4, "abcd")], 4)
    assert list(regions.over(2, 9)) == [(Span(2, 4), (0,))]
