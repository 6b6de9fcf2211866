"""An audit of chunks at hand, and the same as a test."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import inspector

CHUNKS = ["The lid closes.", "set the timeout to", {"text": "Open it (slowly", "source": "b.md"}]


def test_chunks_are_judged_by_the_document_that_they_name() -> None:
    """Those that name none belong together; a finding's line is the chunk's number."""
    audit = inspector.audit_chunks(CHUNKS)
    assert (audit.chunks, audit.chunks_with_issues) == (3, 2)
    unnamed, named = audit.documents
    assert (unnamed.name, named.name) == ("<chunks>", "<chunks>#b.md")
    assert [(finding.line, finding.issue.kind) for finding in named.findings] == [(3, "no-sentence-end")]
    assert unnamed.profile == "text"


def test_any_iterable_will_do() -> None:
    """A generator is read as it comes."""
    assert inspector.audit_chunks(text for text in ("One.", "Two.")).issue_rate == 0


def test_events_are_logged_with_what_made_the_chunks(tmp_path: Path) -> None:
    """Then a change of settings can be told later."""
    path = tmp_path / "events.jsonl"
    inspector.audit_chunks(
        CHUNKS,
        splitter="langchain",
        splitter_version="1.1",
        settings={"chunk_size": 800},
        events=path,
        run="7",
        sample=1,
    )
    events = [json.loads(line) for line in path.read_text().splitlines()]
    assert [event["event"] for event in events] == ["clean", "issue", "issue", "issue", "document", "document"]
    assert {(event["run"], event["splitter"], event["chunk_size"]) for event in events} == {("7", "langchain", 800)}


def test_what_was_found_before_a_fault_is_logged(tmp_path: Path) -> None:
    """A pipeline that breaks loses none of its events."""

    def breaking() -> Iterator[str]:
        yield "set the timeout to"
        raise OSError("gone")

    with pytest.raises(OSError, match="gone"):
        inspector.audit_chunks(breaking(), events=tmp_path / "events.jsonl")
    assert len((tmp_path / "events.jsonl").read_text().splitlines()) == 2


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"checks": {"no-sentence-ends": "off"}}, "did you mean no-sentence-end?"),
        ({"events": "/nowhere/events.jsonl"}, "events file /nowhere/events.jsonl cannot be written"),
        ({"events": "events.jsonl", "sample": 10}, "sample 10 is no share: give a number from 0 to 1"),
    ],
)
def test_a_wrong_option_is_told_before_the_work(options: dict[str, object], words: str) -> None:
    """Not one chunk is taken from the pipeline."""
    taken: list[int] = []
    with pytest.raises(inspector.InspectorError) as refused:
        inspector.audit_chunks(map(taken.append, [1]), **options)  # type: ignore[arg-type]
    assert words in str(refused.value)
    assert taken == []


def test_boundaries_within_the_rate_pass() -> None:
    """Nothing is said then."""
    inspector.assert_boundaries(["The lid closes.", "It opens."])
    inspector.assert_boundaries(CHUNKS, max_rate=0.7)


def test_boundaries_over_the_rate_show_the_worst_cuts() -> None:
    """Errors first, one a line, each with its chunk and its words."""
    with pytest.raises(AssertionError) as failed:
        inspector.assert_boundaries([*CHUNKS, "and \x1b lower.", "Fine.", "Fine."])
    assert str(failed.value).splitlines() == [
        "issue rate 50.0 % (3 of 6 chunks) is over the 5.0 % allowed",
        "the cuts:",
        "  <chunks> chunk 1  ends without a full stop: “set the timeout to”  [no-sentence-end]",
        "  b.md chunk 0      ends without a full stop: “Open it (slowly”  [no-sentence-end]",
        "  <chunks> chunk 1  starts without a capital or a digit: “set the timeout to”  [no-sentence-start]",
        "  <chunks> chunk 2  starts without a capital or a digit: “and ␛ lower.”  [no-sentence-start]",
        "by kind: no-sentence-start 2, no-sentence-end 2, unbalanced-() 1",
    ]


def test_with_the_document_only_real_cuts_count() -> None:
    """A heading is no half-sentence, and the message says on which line the cut is."""
    text = "# Guide\n\nTo prevent this, set the timeout to 30 seconds.\n"
    guide = inspector.Document.from_text(text, kind="markdown", name="guide.md")
    inspector.assert_boundaries(["# Guide\n\nTo prevent this, set the timeout to 30 seconds."], source=guide)
    with pytest.raises(AssertionError) as failed:
        inspector.assert_boundaries(["# Guide\n\nTo prevent this, set the", "timeout to 30 seconds."], source=guide)
    assert str(failed.value).splitlines()[2].startswith("  guide.md:3 chunk 0  ends mid-sentence: “# Guide To prevent")


def test_only_the_worst_are_shown() -> None:
    """A message of a thousand lines helps nobody."""
    with pytest.raises(AssertionError) as failed:
        inspector.assert_boundaries(["set the timeout to"] * 40)
    assert "the worst 10 of 80:" in str(failed.value)
    assert len(str(failed.value).splitlines()) == 13


@pytest.mark.parametrize(
    ("chunks", "rate", "words"),
    [
        ([], 0.05, "there are no chunks to judge: did the splitter return any?"),
        (["One."], 5, "max_rate 5 is no share: give a number from 0 to 1, such as 0.05"),
        ([7], 0.05, "chunk 0 is an int: give texts"),
    ],
)
def test_a_test_that_tests_nothing_is_a_fault(chunks: list[object], rate: float, words: str) -> None:
    """An empty list of chunks does not pass in silence."""
    with pytest.raises(inspector.InspectorError, match=words):
        inspector.assert_boundaries(chunks, rate)
