"""Where the issue rate changed."""

from pathlib import Path

import pytest

from inspector.auditing.history.steps import Change, Step, steps_of, two_proportions
from tests.auditing.history.logs import event, points


def steps(folder: Path, *lines: str) -> list[Step]:
    """The steps of one track."""
    return steps_of(points(folder, *lines))


def test_the_test_gives_the_textbooks_numbers() -> None:
    """Twenty of a hundred and forty of a hundred: z 3.086, p 0.002."""
    z, p = two_proportions(20, 100, 40, 100)
    assert z == pytest.approx(3.0861, abs=1e-4)
    assert p == pytest.approx(0.002028, abs=1e-6)
    assert two_proportions(40, 100, 20, 100)[0] == pytest.approx(-3.0861, abs=1e-4)
    assert two_proportions(0, 10, 0, 20) == (0.0, 1.0)
    assert two_proportions(10, 10, 20, 20) == (0.0, 1.0)


def test_a_step_names_the_setting_that_changed(tmp_path: Path) -> None:
    """Somebody raised the size from 500 to 800."""
    (step,) = steps(tmp_path, event("a", 1), event("b", 2), event("c", 3, 18, size=800), event("d", 4, 18, size=800))
    assert (step.before.run, step.after.run, step.clear, step.kind) == ("b", "c", True, "no-sentence-end")
    assert step.changes == (Change("chunk_size", "500", "800"),)
    assert step.z > 5


def test_a_change_without_a_difference_is_not_clear(tmp_path: Path) -> None:
    """It is told all the same, so that nobody looks for it."""
    (step,) = steps(tmp_path, event("a", 1), event("b", 2, unit="tokens"))
    assert (step.clear, step.changes) == (False, (Change("unit", "characters", "tokens"),))


def test_a_difference_without_a_change_is_a_step_too(tmp_path: Path) -> None:
    """Then it was the documents."""
    (step,) = steps(tmp_path, event("a", 1, 18), event("b", 2, 10))
    assert (step.clear, step.changes) == (True, ())
    assert step.z < 0


def test_more_pairs_need_a_larger_difference(tmp_path: Path) -> None:
    """Of a hundred pairs five would differ so much by chance."""
    pair = event("y", 27, 10, chunks=100, chunks_with_issues=10), event("z", 28, 10, chunks=100, chunks_with_issues=20)
    assert steps(tmp_path, *pair)[0].clear
    before = [event(f"{day}", day, chunks=100, chunks_with_issues=10) for day in range(1, 26)]
    assert steps(tmp_path, *before, *pair) == []


def test_runs_without_chunks_are_not_compared(tmp_path: Path) -> None:
    """A run that found no documents is no step to zero."""
    found = steps(tmp_path, event("a", 1), event("b", 2, 0, chunks=0), event("c", 3))
    assert found == []


def test_another_splitters_own_settings_are_not_changes(tmp_path: Path) -> None:
    """Only what both have can have changed."""
    (step,) = steps(
        tmp_path,
        event("a", 1, splitter_version="1"),
        event("b", 2, splitter="sentence", splitter_version="3", settings={"chunk_size": 800, "overlap_sentences": 2}),
    )
    assert step.changes == (Change("splitter", "recursive", "sentence"), Change("chunk_size", "500", "800"))


def test_a_splitters_new_version_is_a_change(tmp_path: Path) -> None:
    """An upgrade may cut elsewhere with the same settings."""
    (step,) = steps(tmp_path, event("a", 1), event("b", 2, splitter_version="2"))
    assert step.changes == (Change("splitter_version", "1", "2"),)
