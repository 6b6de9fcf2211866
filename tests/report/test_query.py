"""The reports of a question."""

import inspector
from inspector.report.asked import Asked, corpus_of
from inspector.report.query_json import as_object
from inspector.report.query_text import plain_text
from inspector.retrieval.asking import settings_of

TEXT = "One begins here and| it goes| on to its end. Two is| here. Three is here."


def asked(question: str, *, k: int = 5, merged: bool = True, retriever: str = "bm25") -> Asked:
    """A question to a text that is cut at the bars."""
    spans, start = [], 0
    for piece in TEXT.split("|"):
        spans.append((start, start + len(piece)))
        start += len(piece)
    view = inspector.inspect(inspector.Document.from_text(TEXT.replace("|", ""), name="a\x1bb"), chunks=spans)
    result = corpus_of([view]).query(question, k, retriever, merged=merged)
    return Asked([view], result, retriever, settings_of(retriever, {}), k, merged)


def test_runs_of_chunks_are_told_as_ranges() -> None:
    """A merged passage names its first and last chunk."""
    text = "".join(plain_text(asked("here goes")))
    assert "── a␛b#0–1 · " in text
    assert "── a␛b#3 · " in text


def test_the_best_score_has_the_longest_bar() -> None:
    """Bars shrink with the scores, and the torn ends of a hit are shown."""
    rows = [line for line in "".join(plain_text(asked("here begins"))).splitlines() if "█" in line]
    lengths = [row.count("█") for row in rows]
    assert lengths[0] == 8
    assert lengths == sorted(lengths, reverse=True)
    assert "✂ …it goes… ✂" in "".join(plain_text(asked("goes")))


def test_chunks_of_spans_have_no_splitter() -> None:
    """Where chunks were given, the document names no splitter."""
    found = as_object(asked("here"))
    assert found["documents"][0]["splitter"] is None
    assert found["hits"][0]["issues"]
