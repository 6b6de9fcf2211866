"""Chunks that were made elsewhere, put back into their document."""

import pytest

import inspector
from inspector import placing
from inspector.core.document import Document
from inspector.core.errors import InspectorError
from inspector.placing import chunks_of, document_of
from inspector.records.record import Record

GUIDE = (
    "# Guide\n\nTo prevent this, set the timeout to\n30 seconds.  Then restart it.\n\n"
    "## Lid\n\nOpen the lid slowly, since the steam in the kettle is hot and the cup that stands beside it is not.\n\n"
    "## Again\n\nThen restart it.\n"
)
GUIDE_DOC = Document.from_text(GUIDE, kind="markdown", name="guide.md")


def placed(*texts: str | Record) -> tuple[list[tuple[str, str]], list[str | None]]:
    """The document's text at each chunk with its fidelity, and what was not found."""
    records = [Record(text) if isinstance(text, str) else text for text in texts]
    found, missing = chunks_of(GUIDE_DOC, records)
    return [(GUIDE[each.start : each.end], each.fidelity) for each in found], [each.text for each in missing]


def test_a_text_that_is_there_is_exact() -> None:
    """But for the blanks at its ends."""
    assert placed("\nTo prevent this, set the timeout to ") == ([("To prevent this, set the timeout to", "exact")], [])


def test_the_second_of_two_equal_texts_is_the_second_place() -> None:
    """Chunks come in the order in which they were cut."""
    found, _ = chunks_of(GUIDE_DOC, [Record("Then restart it."), Record("Then restart it.")])
    assert [chunk.start for chunk in found] == [GUIDE.index("Then"), GUIDE.rindex("Then")]


def test_an_offset_is_believed_only_if_the_text_is_there() -> None:
    """A wrong claim does not move the chunk."""
    at = GUIDE.rindex("Then")
    for claimed, start in ((at, at), (3, GUIDE.index("Then"))):
        found, _ = chunks_of(GUIDE_DOC, [Record("Then restart it.", start=claimed)])
        assert found[0].start == start


def test_other_blanks_alone_do_not_alter_a_chunk() -> None:
    """A pipeline that folds newlines cuts where it cuts all the same."""
    wanted = "To prevent this, set the timeout to\n30 seconds.  Then restart it."
    assert placed("To prevent this, set the timeout to 30 seconds. Then restart it.") == ([(wanted, "exact")], [])


def test_other_words_do() -> None:
    """The chunk keeps its own text and stands where the document has the other."""
    text = "Open the lid quickly, since the steam in the kettle is hot and the cup that stands beside it is not."
    found, missing = chunks_of(GUIDE_DOC, [Record(text)])
    assert ([(each.text, each.fidelity) for each in found], missing) == ([(text, "altered")], [])
    assert (
        GUIDE[found[0].start : found[0].end]
        == "Open the lid slowly, since the steam in the kettle is hot and the cup that stands beside it is not."
    )


def test_other_words_do_where_two_places_are_as_like() -> None:
    """A changed number makes no exact chunk of a passage that stands there twice but for that number."""
    first = "Set the timeout of the gateway to 30 seconds, then restart the service and watch its log."
    second = first.replace("30", "60")
    text = first.replace("30", "61")
    document = Document.from_text(f"{first}\n\n{second}\n")
    assert inspector.locate([text], document)[0].status == "ambiguous"
    found, _ = chunks_of(document, [Record(first), Record(text)])
    assert [(chunk.text, chunk.fidelity) for chunk in found] == [(first, "exact"), (text, "altered")]
    assert found[1].start == document.text.index(second)
    issues = inspector.inspect(document, chunks=[first, text]).issues
    assert [issue.chunk for issue in issues if issue.kind == "altered-text"] == [1]


def test_other_blanks_alone_do_not_alter_what_stands_there_twice() -> None:
    """The document's own text is the chunk's, at the place that the order tells."""
    line = "Set the timeout of the gateway to\n30 seconds, then restart the service."
    document = Document.from_text(f"{line}\n\n{line}\n")
    found, _ = chunks_of(document, [Record(" ".join(line.split()))] * 2)
    assert [(chunk.start, chunk.text, chunk.fidelity) for chunk in found] == [
        (0, line, "exact"),
        (len(line) + 2, line, "exact"),
    ]


def test_what_is_not_there_is_missing() -> None:
    """So is a chunk of blanks."""
    assert placed("The pump hums in another building altogether.", " ") == (
        [],
        ["The pump hums in another building altogether.", " "],
    )


def test_after_many_misses_only_exact_texts_are_sought(monkeypatch: pytest.MonkeyPatch) -> None:
    """The wrong document does not cost an hour; what is there letter by letter is found, and patience is back."""
    monkeypatch.setattr(placing, "PATIENCE", 2)
    nowhere, altered = (
        "The pump hums in another building altogether.",
        "to prevent THIS, set the timeout to 30 seconds.",
    )
    assert placed(nowhere, altered)[1] == [nowhere]
    assert placed(nowhere, nowhere, altered)[1] == [nowhere, nowhere, altered]
    assert placed(nowhere, nowhere, "Then restart it.", altered)[1] == [nowhere, nowhere]
    assert document_of(Record("Then restart it."), [(3, GUIDE_DOC)], exactly=True) == 3
    assert document_of(Record(altered), [(3, GUIDE_DOC)], exactly=True) is None


def test_a_chunk_goes_to_the_only_document_that_holds_it() -> None:
    """A text that two documents hold tells nothing."""
    other = Document.from_text("Then restart it.\n\nThe pump hums.\n", name="pump.md")
    documents = [(3, GUIDE_DOC), (5, other)]
    assert document_of(Record("The pump hums."), documents) == 5
    assert document_of(Record("Then restart it."), documents) is None
    assert document_of(Record("The pump hums."), []) is None


def test_an_inspection_takes_texts() -> None:
    """Each is judged where it stands; what was altered or is not there says so."""
    view = inspector.inspect(
        GUIDE_DOC,
        chunks=[
            "# Guide\n\nTo prevent this, set the timeout to",
            {"text": "30 seconds. Then restart it."},
            Record(
                "Open the lid quickly, since the steam in the kettle is hot and the cup that stands beside it is not."
            ),
            "Nobody wrote this sentence into any guide.",
        ],
    )
    assert [chunk.fidelity for chunk in view.chunks] == ["exact", "exact", "altered", "not-found"]
    kinds = [(issue.chunk, issue.kind) for issue in view.issues]
    assert (0, "no-sentence-end") in kinds
    assert (1, "no-sentence-start") in kinds
    assert [chunk for chunk, kind in kinds if kind == "altered-text"] == [2, 3]
    assert view.coverage.lost


@pytest.mark.parametrize(
    ("chunks", "words"),
    [
        ("text", "chunks must be a list: put the one chunk between"),
        ({"text": "x"}, "chunks must be a list: put the one chunk between"),
        (["text", (0, 3)], "chunk 1 is a tuple: give texts, dicts"),
        ([7], "chunk 0 is an int: give texts, dicts"),
        (7, r"chunks must be a list of \(start, end\), or of texts"),
    ],
)
def test_what_is_no_chunk_is_refused(chunks: object, words: str) -> None:
    """In one line, by its number."""
    with pytest.raises(InspectorError, match=words):
        inspector.inspect(GUIDE_DOC, chunks=chunks)  # type: ignore[arg-type]
