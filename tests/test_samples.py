"""Each sample document shows the failure that its note in sample_docs/README.md names, under the default settings."""

import re
from pathlib import Path

import pytest

import inspector

SAMPLES = Path(__file__).parents[1] / "sample_docs"
NOTES = (SAMPLES / "README.md").read_text(encoding="utf-8")
TRACES = {"bad-answer.json", "bad-answer-langsmith.jsonl"}
NAMES = sorted(path.name for path in SAMPLES.iterdir() if path.name not in {"README.md", *TRACES})


def view(name: str) -> inspector.Inspection:
    """A sample under the settings that the notes speak of."""
    return inspector.inspect(inspector.load(SAMPLES / name), "recursive", chunk_size=500, chunk_overlap=50)


def texts(name: str) -> list[str]:
    """The chunks of a sample."""
    return [chunk.text for chunk in view(name).chunks]


def holders(name: str, words: str) -> list[int]:
    """Indices of the chunks that hold *words*."""
    return [index for index, text in enumerate(texts(name)) if words in text]


def kinds(name: str, chunk: int) -> set[str]:
    """Kinds of the issues that a sample's chunk has."""
    return {kind for issue in view(name).issues if issue.chunk == chunk for kind in issue.kinds}


def test_every_sample_has_a_note() -> None:
    """The table of notes names each document of the folder once, and no other."""
    assert sorted(re.findall(r"^\| \[([^]]+)\]\(\1\) \|", NOTES, re.MULTILINE)) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_a_sample_survives_its_split(name: str) -> None:
    """Every chunk is an exact slice, and no visible character is lost."""
    seen = view(name)
    text = seen.document.text
    assert len(seen.chunks) > 1
    assert all(text[chunk.start : chunk.end] == chunk.text for chunk in seen.chunks)
    assert not seen.coverage.lost


def test_the_gateway_guide_tears_the_timeout_from_its_value() -> None:
    """One chunk ends "set the timeout to" and the next begins "30 seconds and enable keepalive"."""
    chunks = texts("gateway-timeouts.md")
    torn = [index for index, text in enumerate(chunks) if text.endswith("set the timeout to")]
    assert len(torn) == 1
    assert chunks[torn[0] + 1].startswith("30 seconds and enable keepalive")
    assert "no-sentence-end" in kinds("gateway-timeouts.md", torn[0])


def test_the_gateway_guide_offers_a_wrong_number_whole() -> None:
    """The shipped value, the likeliest wrong answer, is whole in one chunk, and the right value appears once."""
    assert len(holders("gateway-timeouts.md", "| `idle_timeout`    | 60 seconds ")) == 1
    assert view("gateway-timeouts.md").document.text.count("30 seconds") == 1


def test_the_rate_limits_lose_their_header() -> None:
    """A chunk of rows begins inside the table, whose header is in the chunk before."""
    header = holders("rate-limits.md", "| Endpoint ")
    rows = holders("rate-limits.md", "| `GET /reports/daily` ")
    assert rows == [header[0] + 1]
    assert texts("rate-limits.md")[rows[0]].startswith("| `GET /customers` ")


def test_the_install_script_is_torn_in_three() -> None:
    """The script's opening fence, its middle and its closing fence are in three chunks; the middle shows no fence."""
    opening = holders("install-script.md", "#!/usr/bin/env bash")[0]
    middle = holders("install-script.md", "sha256sum --check")[0]
    closing = holders("install-script.md", "systemctl enable --now")[0]
    assert [middle, closing] == [opening + 1, opening + 2]
    assert "```" not in texts("install-script.md")[middle]
    assert {"broken-code-fence"} <= kinds("install-script.md", opening) & kinds("install-script.md", closing)


def test_the_runbook_parts_a_list_from_what_introduces_it() -> None:
    """The lead-in ends its chunk, and a later chunk begins inside a nested item."""
    chunks = texts("runbook.md")
    lead_in = holders("runbook.md", "You may do the following")[0]
    assert chunks[lead_in].endswith("in this order:")
    inside = [text for text in chunks if text.startswith("when they pass 180 of 200;")]
    assert len(inside) == 1
    assert "You may" not in inside[0]
    assert "Never do" not in inside[0]


def test_the_retry_client_is_cut_inside_a_function() -> None:
    """The signature, the loop and the last line of one function are in three chunks."""
    parts = ("def fetch(", "for attempt in range(", "raise GaveUp(request.full_url")
    assert len({holders("retry_client.py", part)[0] for part in parts}) == len(parts)


def test_the_meeting_notes_are_cut_after_an_abbreviation() -> None:
    """A sentence is cut between "Ms." and the name, and the checks that see only chunks find both edges clean."""
    chunks = texts("meeting-notes.txt")
    cut = next(index for index, text in enumerate(chunks) if text.endswith(" Ms."))
    assert chunks[cut + 1].startswith("Lindqvist suggested")
    seen = inspector.inspect(inspector.load(SAMPLES / "meeting-notes.txt"), "recursive", profile="text")
    assert not [i for i in seen.issues if (i.chunk, i.side) in {(cut, "end"), (cut + 1, "start")}]


def test_the_release_notes_are_cut_inside_a_character() -> None:
    """Two chunks meet inside an emoji of several code points, and a Chinese sentence is cut before its end."""
    chunks = texts("release-notes-i18n.md")
    joiner = "\u200d"
    assert [index for index, text in enumerate(chunks) if text.endswith(joiner) or text.startswith(joiner)]
    chinese = next(text for text in chunks if text.startswith("本次更新"))
    assert not chinese.endswith("。")


def test_the_faq_parts_a_figure_from_its_unit() -> None:
    """One chunk ends "ten working", and neither it nor the chunk that has "days" holds the question."""
    chunks = texts("faq.html")
    cut = next(index for index, text in enumerate(chunks) if text.endswith("ten working"))
    assert "ten working days" in chunks[cut + 1]
    assert holders("faq.html", "How long does a refund take?") == [cut - 1]


def test_the_hostile_log_is_cut_in_mid_word() -> None:
    """A line without blanks is cut between two letters, and the control characters are in the text as they were."""
    text = view("hostile.log").document.text
    assert {"\x00", "\x07", "\x08", "\t", "\r", "\f", "\x1b", "\x9b", "\u202e", "\ufeff"} <= set(text)
    ends = [chunk.end for chunk in view("hostile.log").chunks[:-1]]
    assert [end for end in ends if text[end - 1].isalnum() and text[end].isalnum()]
