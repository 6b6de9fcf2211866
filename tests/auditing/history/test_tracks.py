"""Runs that follow each other."""

from pathlib import Path

from inspector.auditing.history.tracks import tracks_of
from tests.auditing.history.logs import event, points


def runs(folder: Path, *lines: str) -> list[str]:
    """The runs of every track, as one word each."""
    return ["".join(point.run for point in track) for track in tracks_of(points(folder, *lines))]


def test_a_setting_that_changed_goes_on_in_the_same_track(tmp_path: Path) -> None:
    """From one size to another and back is one pipeline."""
    sizes = {"a": 500, "b": 500, "c": 800, "d": 800, "e": 500}
    assert runs(tmp_path, *(event(run, day, size=size) for day, (run, size) in enumerate(sizes.items(), 1))) == [
        "abcde"
    ]


def test_another_splitter_goes_on_in_the_same_track(tmp_path: Path) -> None:
    """Somebody changed the splitter."""
    assert runs(tmp_path, event("a", 1), event("b", 2, splitter="sentence")) == ["ab"]


def test_settings_used_by_turns_are_two_pipelines(tmp_path: Path) -> None:
    """Nobody changes a setting back and forth all the time."""
    assert runs(tmp_path, *(event(run, day, size=[800, 500][day % 2]) for day, run in enumerate("abcdef", 1))) == [
        "ace",
        "bdf",
    ]


def test_settings_used_in_one_run_are_two_pipelines(tmp_path: Path) -> None:
    """They did not follow each other."""
    assert runs(tmp_path, event("a", 1), event("a", 1, size=800), event("b", 2)) == ["ab", "a"]


def test_profiles_are_never_mixed(tmp_path: Path) -> None:
    """Their rates mean different things."""
    assert runs(tmp_path, event("a", 1), event("b", 2, profile="text")) == ["a", "b"]


def test_a_new_way_goes_on_from_its_own_splitter(tmp_path: Path) -> None:
    """Of two pipelines, it is the one with this splitter whose size was changed."""
    lines = [event(f"{day}", day, splitter=["sentence", "recursive"][day % 2]) for day in range(1, 7)]
    found = runs(tmp_path, *lines, event("x", 8, splitter="sentence", size=900))
    assert found == ["135", "246x"]
