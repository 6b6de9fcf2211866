"""The story of the gateway guide, told by its trace: what was cut, what was missed, what heals it."""

from pathlib import Path

import pytest

import inspector
from inspector.core.document import Document
from inspector.core.errors import InspectorError
from inspector.records.record import Record
from inspector.traces.trace import Item, Retrieval, Trace

SAMPLES = Path(__file__).parents[2] / "sample_docs"
QUESTION = "What should I set the idle timeout to?"


@pytest.fixture(scope="module")
def guide() -> Document:
    """The gateway guide."""
    return inspector.load(SAMPLES / "gateway-timeouts.md")


@pytest.fixture(scope="module")
def post(guide: Document) -> inspector.Autopsy:
    """The bad answer's trace, laid over the guide."""
    return inspector.autopsy(inspector.load_trace(SAMPLES / "bad-answer.json"), [guide])


def trace_of(*texts: str | Record, answer: str | None = None, question: str | None = QUESTION) -> Trace:
    """A trace that retrieved those texts."""
    records = [text if isinstance(text, Record) else Record(text) for text in texts]
    items = tuple(Item(record, rank) for rank, record in enumerate(records, 1))
    return Trace(question, answer, (Retrieval(items),), "test", "1")


def test_the_verdict_names_the_cut_and_what_was_missed(post: inspector.Autopsy) -> None:
    """In one sentence, with the words on both sides."""
    assert post.verdict.startswith("Retrieved text 1 stops after “To prevent this, set the timeout to”")
    assert "“30 seconds and enable keepalive on both sides…”, was not retrieved (its chunk ranks" in post.verdict


def test_the_cut_knows_its_unit_and_how_it_goes_on(post: inspector.Autopsy, guide: Document) -> None:
    """The sentence is torn; its rest stands in the next chunk, which was not retrieved."""
    cut = post.cut
    assert cut is not None
    assert (cut.issue.kind, cut.issue.side, cut.lost, cut.whole_in) == ("no-sentence-end", "end", True, ())
    assert guide.text[slice(*cut.issue.unit)].startswith("To prevent this, set the timeout to\n30 seconds")
    assert cut.continuation is not None
    assert cut.continuation.text.startswith("30 seconds and enable keepalive")
    assert cut.continuation.chunk_text.startswith("30 seconds and enable keepalive")
    assert cut.continuation.retrieved_as is None
    assert cut.continuation.rank is not None


def test_merging_would_not_have_helped_and_healing_would(post: inspector.Autopsy) -> None:
    """The next chunk was not retrieved, so there was nothing to merge with."""
    cut = post.cut
    assert cut is not None
    assert cut.merge == "torn"
    assert cut.heal is not None
    assert "30 seconds and enable keepalive" in cut.heal.text
    assert 0 < cut.heal_tokens < 60


def test_the_splitter_is_inferred_with_its_evidence(post: inspector.Autopsy) -> None:
    """From nothing but where the texts begin and end."""
    assert post.inferred is not None
    assert post.inferred.splitter == "recursive"
    assert getattr(post.inferred.settings, "chunk_size", 0) == 500
    assert post.inferred.matched == post.inferred.of == 2
    assert post.inferred.evidence[0] == "2 of 2 retrieved texts are chunks of recursive 500/50, edge for edge"
    assert post.origin == "inferred"


def test_the_invented_number_stands_nowhere(post: inspector.Autopsy) -> None:
    """What the answer says is traced to the retrieved text, or to nothing."""
    whence = {claim.text: (claim.whence, claim.rank) for claim in post.claims}
    assert whence["45 seconds"] == ("nowhere", None)
    assert whence["set the timeout to"] == ("retrieved", 1)


def test_the_recommended_cure_keeps_the_sentence_whole_and_brings_it_back(
    post: inspector.Autopsy, guide: Document
) -> None:
    """Tried on the guide, with the question asked again; what is in use is in the table, and is no cure."""
    best = post.cures[0]
    assert post.cure == best
    assert best.whole
    assert best.retrieved
    view = inspector.inspect(guide, best.splitter, chunk_size=getattr(best.settings, "chunk_size", 0))
    assert best.chunk is not None
    assert "set the timeout to\n30 seconds" in view.chunks[best.chunk].text
    assert best.issue_rate == view.issue_rate
    in_use = [cure for cure in post.cures if cure.in_use]
    assert [(cure.label, cure.whole) for cure in in_use] == [("recursive 500/50", False)]
    assert len(post.cures) == 18


def test_both_shapes_of_the_trace_say_the_same(post: inspector.Autopsy, guide: Document) -> None:
    """The plain one and LangSmith's."""
    other = inspector.autopsy(inspector.load_trace(SAMPLES / "bad-answer-langsmith.jsonl"), [guide])
    assert other.verdict == post.verdict
    assert other.trace.question == post.trace.question
    assert other.trace.source_format == "LangSmith"


def test_a_rest_that_was_retrieved_apart_is_merged(guide: Document) -> None:
    """Both halves came back: the sentence was torn, and merging makes it whole."""
    chunks = inspector.inspect(guide).chunks
    found = inspector.autopsy(trace_of(chunks[2].text, chunks[1].text), [guide])
    assert found.cut is not None
    assert not found.cut.lost
    assert found.cut.merge == "whole"
    assert "merging neighbours makes it whole" in found.verdict


def test_a_whole_answer_is_not_blamed_on_the_splitter(guide: Document) -> None:
    """Nothing is cut, so there is nothing to cure."""
    chunks = inspector.inspect(guide, "markdown").chunks
    found = inspector.autopsy(trace_of(chunks[1].text, answer="Set it to 30 seconds."), [guide])
    assert found.cuts == ()
    assert found.cures == ()
    assert "not done by the splitter" in found.verdict


def test_an_invented_number_is_told_where_nothing_was_cut(guide: Document) -> None:
    """The model made it up."""
    chunks = inspector.inspect(guide, "markdown").chunks
    found = inspector.autopsy(trace_of(chunks[1].text, answer="Set it to 77 minutes."), [guide])
    assert "“77 minutes” stands in no document" in found.verdict


def test_a_changed_document_says_so_and_places_what_it_can(guide: Document) -> None:
    """One text is there, one has a changed number, one is gone."""
    chunks = inspector.inspect(guide).chunks
    changed = chunks[4].text.replace("120 seconds", "240 seconds")
    found = inspector.autopsy(trace_of(chunks[1].text, changed, "A text that was never in this guide at all."), [guide])
    assert [one.spot.status for one in found.items] == ["exact", "altered", "not-found"]
    assert [(one.wanted, one.found) for one in found.items[1].spot.differences] == [("120", "240")]
    assert any("text 3 is in none of the documents" in note for note in found.warnings)


def test_ids_are_looked_up_in_the_index(guide: Document) -> None:
    """Where the trace kept no text, the index tells it; and its chunks are those that were not retrieved."""
    chunks = inspector.inspect(guide).chunks
    index = [Record(chunk.text, chunk_id=f"k-{chunk.index}") for chunk in chunks]
    found = inspector.autopsy(trace_of(Record(None, chunk_id="k-1", score=0.5)), [guide], index)
    assert found.items[0].item.record.text == chunks[1].text
    assert found.origin == "index"
    assert found.cut is not None
    bare = inspector.autopsy(trace_of(Record(None, chunk_id="k-1", score=0.5)), [guide])
    assert "give a dump of the index" in bare.warnings[0]


def test_repeated_text_is_placed_where_its_neighbours_are() -> None:
    """Of two equal places, the one that the chunks' numbers leave."""
    rinse = "Rinse the jug twice."
    text = f"Alpha begins here and goes on.\n\n{rinse}\n\nBeta follows after that.\n\n{rinse}\n\nEnd."
    document = Document.from_text(text)
    records = [Record("Beta follows after that.", chunk_index=2), Record("Rinse the jug twice.", chunk_index=3)]
    found = inspector.autopsy(trace_of(*records), [document])
    place = found.items[1].place
    assert place is not None
    assert place.span.start == text.rindex("Rinse")
    assert found.items[1].chosen_by == "the chunks' numbers leave no other"


def test_without_documents_or_question_it_goes_as_far_as_it_can(guide: Document) -> None:
    """No document is an error; no question means no ranks."""
    with pytest.raises(InspectorError, match="needs the documents"):
        inspector.autopsy(trace_of("x"), [])
    chunks = inspector.inspect(guide).chunks
    found = inspector.autopsy(trace_of(chunks[1].text, question=None), [guide])
    assert found.retriever == ""
    assert found.cures[0].whole
    assert all(cure.rank is None for cure in found.cures)


def test_hostile_texts_do_no_harm() -> None:
    """Escapes, markup and nothing at all."""
    document = Document.from_text("A line.\n\x1b[31m[bold]red[/bold]\x1b[0m is only text. It goes on")
    texts = ["\x1b[31m[bold]red[/bold]\x1b[0m is only", "", "\x00", "((((", "a" * 5000]
    found = inspector.autopsy(trace_of(*texts, answer="\x1b]0;x\x07 5 seconds"), [document])
    assert "\x1b" not in found.verdict
