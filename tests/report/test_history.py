"""The issue rate over time, to read and as JSON."""

import json
from pathlib import Path

from inspector.report.history_json import history_json
from inspector.report.history_text import history_text
from tests.auditing.history.logs import event, reading

RAISED = (event("build-1", 1), event("build-2", 2, 11), event("build-3", 3, 20, size=800))


def test_the_chart_points_at_the_step(tmp_path: Path) -> None:
    """Every run has a bar, and the step says numbers, runs, the setting and the kind."""
    assert "".join(history_text(reading(tmp_path, *RAISED))) == (
        "issue rate by run · 3 runs · 2026-11-01 to 2026-11-03\n"
        "the longest bar is 20.0 %\n"
        "\n"
        "recursive 500 (version 1) · profile source\n"
        "  2026-11-01 09:00  build-1                    10.0 %  ███████████████                 100 of 1,000 chunks\n"
        "  2026-11-02 09:00  build-2                    11.0 %  ████████████████▌               110 of 1,000 chunks\n"
        "recursive 800 (version 1) · profile source\n"
        "▲ 2026-11-03 09:00  build-3                    20.0 %  ██████████████████████████████  200 of 1,000 chunks\n"
        "\n"
        "▲ the rate rose from 11.0 % (110 of 1,000) to 20.0 % (200 of 1,000): z +5.6, p 3e-08\n"
        "  between run build-2 (2026-11-02 09:00) and run build-3 (2026-11-03 09:00)\n"
        "  what changed: chunk_size 500 → 800\n"
        "  most of it: no-sentence-end, 11.0 % → 20.0 % of chunks\n"
    )


def test_the_largest_of_several_steps_is_named(tmp_path: Path) -> None:
    """The eye goes there first."""
    text = "".join(history_text(reading(tmp_path, *RAISED, event("build-4", 4, 5, size=800))))
    assert "▼ the largest step: the rate fell from 20.0 %" in text
    assert "no setting changed: look at the documents" in text


def test_a_change_that_made_no_difference_says_so(tmp_path: Path) -> None:
    """In one line, with the numbers."""
    text = "".join(history_text(reading(tmp_path, event("a", 1), event("b", 2, size=510))))
    assert "· chunk_size 500 → 510 made no clear difference: 10.0 % (100 of 1,000) to 10.0 % (100 of 1,000)" in text


def test_only_the_latest_runs_are_shown_and_earlier_steps_told(tmp_path: Path) -> None:
    """A long history fits on a screen."""
    lines = [*RAISED, *(event(f"build-{day}", day, 20, size=800) for day in range(4, 20))]
    text = "".join(history_text(reading(tmp_path, *lines), last=2))
    assert "… 17 earlier runs (--last 0 shows all)" in text
    assert text.count("█  200 of") == 2
    assert "what changed: chunk_size 500 → 800" in text


def test_runs_without_steps_say_so(tmp_path: Path) -> None:
    """Silence would leave the reader to guess."""
    text = "".join(history_text(reading(tmp_path, event("a", 1), event("b", 2))))
    assert text.endswith("  no step: no two runs that follow each other differ by more than chance\n")


def test_a_log_without_chunks_says_so(tmp_path: Path) -> None:
    """There is no rate of nothing."""
    assert list(history_text(reading(tmp_path, event("a", 1, 0, chunks=0)))) == ["no run has come to a chunk yet\n"]


def test_a_rate_of_zero_has_no_bar(tmp_path: Path) -> None:
    """Nor is it divided by."""
    assert "█" not in "".join(history_text(reading(tmp_path, event("a", 1, 0))))


def test_hostile_names_are_made_harmless(tmp_path: Path) -> None:
    """A log is somebody else's text."""
    bad = "\x1b]0;x\x07\n"
    lines = [event(bad, 1, splitter=bad), event(bad + "2", 2, 40, splitter=bad + "2", by_kind={bad: 900})]
    text = "".join(history_text(reading(tmp_path, *lines)))
    assert "␛]0;x␇␊" in text
    assert not {"\x1b", "\x07"} & set(text)


def test_json_holds_every_run_and_step(tmp_path: Path) -> None:
    """A step names its runs by their place in the track."""
    found = json.loads(history_json(reading(tmp_path, *RAISED)))
    assert (found["schema"], found["events"]) == ("inspector.history/1", 3)
    (track,) = found["tracks"]
    assert [point["issue_rate"] for point in track["points"]] == [0.1, 0.11, 0.2]
    assert track["points"][2]["settings"] == {"chunk_size": 800, "unit": "characters"}
    (step,) = track["steps"]
    assert (step["before"], step["after"], step["clear"]) == (1, 2, True)
    assert step["changes"] == [{"name": "chunk_size", "before": "500", "after": "800"}]
