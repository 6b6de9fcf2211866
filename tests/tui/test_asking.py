"""A question to the chunks on the screen, without a screen."""

from dataclasses import replace
from pathlib import Path

import inspector
from inspector.core.document import Document
from inspector.inspection import split_with
from inspector.splitters.registry import find_splitter
from inspector.tui.asking import BUDGETS, Answer, Memory, Wish, answer_to
from inspector.tui.library import Library

SAMPLES = Path(__file__).parents[2] / "sample_docs"
QUESTION = "what should I set the idle timeout to?"
GUIDE = inspector.load(SAMPLES / "gateway-timeouts.md")


def ask(**wishes: object) -> Answer:
    """The gateway guide, asked."""
    wish = replace(Wish(QUESTION), **wishes)  # type: ignore[arg-type]
    return answer_to(wish, inspector.inspect(GUIDE, "recursive"), None)


def test_a_cut_within_a_merged_passage_is_mended() -> None:
    """The first hit ends "set the timeout to" and the next chunk is a hit too: merged, the sentence is whole there."""
    found = ask(k=5)
    passage = found.result.passages[0]
    ends = found.ends[passage]
    seam = GUIDE.text.index("set the timeout to") + len("set the timeout to")
    assert seam in ends.mended
    assert all(passage.start < offset < passage.end for offset in ends.mended)
    assert not ends.start


def test_a_torn_end_is_told_and_healing_mends_it() -> None:
    """Of one hit alone."""
    torn = ask(k=1)
    assert torn.ends[torn.result.passages[0]].end
    healed = ask(k=1, heal=True)
    (passage,) = healed.result.passages
    assert not healed.ends[passage].end
    assert healed.ends[passage].mended == (passage.healed[0].start,)


def test_hits_of_an_unchecked_split_are_checked() -> None:
    """The badges of a hit do not wait for the verdicts on all other chunks."""
    row = find_splitter("recursive")
    found = answer_to(Wish(QUESTION, k=1), split_with(GUIDE, row, row.settings()), None)
    (hit,) = found.result.hits
    assert [issue.kind for issue in found.asked.issues(hit)] == ["no-sentence-end"]
    assert found.asked.views[0].checked == 1


def test_ranks_are_told_of_the_document_that_was_asked_as_it_is() -> None:
    """Of another document, or one that is cut otherwise, nothing is told."""
    inspection = inspector.inspect(GUIDE, "recursive")
    found = answer_to(Wish(QUESTION), inspection, None)
    assert found.ranks_in(inspection) == {hit.chunk: hit.rank for hit in found.result.hits}
    assert found.ranks_in(inspector.inspect(GUIDE, "recursive", chunk_size=300)) == {}
    assert found.ranks_in(inspector.inspect(Document.from_text(GUIDE.text), "recursive")) == {}


def test_a_folder_is_asked_as_one() -> None:
    """Hits come from several documents, each with its place and its issues."""
    inspection = inspector.inspect(GUIDE, "recursive")
    found = answer_to(Wish(QUESTION, folder=True, k=20), inspection, Library(SAMPLES, None))
    assert len(found.asked.views) > 5
    assert len({hit.document for hit in found.result.hits}) > 1
    for passage in found.result.passages:
        assert found.asked.views[passage.document].document.text[passage.start : passage.end] == passage.text
    assert set(found.ranks_in(inspection).values()) < {hit.rank for hit in found.result.hits}


def test_a_budget_leaves_out_what_it_has_no_room_for() -> None:
    """The best come first."""
    tight, wide = ask(budget=BUDGETS[0], k=10, merge=False), ask(budget=None, k=10, merge=False)
    assert tight.result.tokens <= 400 < wide.result.tokens
    assert tight.result.left_out
    assert not wide.result.left_out


def test_progress_is_told_while_an_index_is_built() -> None:
    """In a few words."""
    told: list[str] = []
    answer_to(Wish(QUESTION, retriever="dense"), inspector.inspect(GUIDE, "recursive"), None, tell=told.append)
    assert told[-1] == "16 of 16 chunks made ready"


def test_the_retrievers_take_turns() -> None:
    """After the last comes the first."""
    memory = Memory()
    seen = []
    for _ in range(4):
        seen.append(memory.wish.retriever)
        memory.wish = replace(memory.wish, retriever=memory.next_retriever())
    assert memory.wish.retriever == seen[0]
    assert len(set(seen)) == 4
