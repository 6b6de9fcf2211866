"""What the screens look like, at every size and theme that matters.

`pytest tests/tui/test_snapshots.py --snapshot-update` after a change of looks, then look at every picture.
"""

from collections.abc import Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

import inspector
from inspector.splitters.registry import find_splitter
from inspector.splitters.settings import build
from inspector.tui.app import InspectorApp, app_for_trace
from inspector.tui.first import First

SAMPLES = Path(__file__).parents[2] / "sample_docs"
SnapCompare = Callable[..., bool]
WIDE, NARROW, LARGE = (120, 40), (80, 24), (200, 60)


def app_for(name: str, splitter: str = "recursive", *, light: bool = False, **settings: object) -> InspectorApp:
    """The app with a sample document."""
    row = find_splitter(splitter)
    return InspectorApp(inspector.load(SAMPLES / name), row, build(row.settings, splitter, settings), light=light)


def looks_the_same(compare: SnapCompare, app: InspectorApp, size: tuple[int, int], *keys: str) -> bool:
    """Compare the screen after *keys* with its picture, once everything is worked out."""

    async def settle(pilot: Pilot[None]) -> None:
        await app.main.settled()
        for key in keys:
            await pilot.press(key)
            await app.main.settled()
        if app.main.notice:
            app.main.notice = ""
        for box in app.screen.query(Input):
            box.cursor_blink = False  # or the picture would depend on when it was taken
        await pilot.pause()

    return compare(app, terminal_size=size, run_before=settle)


@pytest.mark.parametrize("size", [NARROW, WIDE, LARGE], ids=["80x24", "120x40", "200x60"])
@pytest.mark.parametrize("light", [False, True], ids=["dark", "light"])
def test_the_torn_sentence(snap_compare: SnapCompare, size: tuple[int, int], light: bool) -> None:  # noqa: FBT001 (a case)
    """The gateway guide at the cut that the README tells of."""
    assert looks_the_same(snap_compare, app_for("gateway-timeouts.md", light=light), size, "n", "n")


@pytest.mark.parametrize("size", [NARROW, WIDE, LARGE], ids=["80x24", "120x40", "200x60"])
def test_without_colour(snap_compare: SnapCompare, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]) -> None:
    """Under NO_COLOR chunks, overlap and cuts are told by bars, underlines and signs."""
    monkeypatch.setenv("NO_COLOR", "1")
    app = app_for("gateway-timeouts.md", chunk_overlap=120)
    assert looks_the_same(snap_compare, app, size, "n", "n")


@pytest.mark.parametrize("size", [NARROW, WIDE, LARGE], ids=["80x24", "120x40", "200x60"])
def test_settings(snap_compare: SnapCompare, size: tuple[int, int]) -> None:
    """The panel beside the document."""
    assert looks_the_same(snap_compare, app_for("gateway-timeouts.md"), size, "n", "n", "s")


def test_a_wrong_setting(snap_compare: SnapCompare) -> None:
    """An overlap as large as the chunk is explained beside its control, and the last view stays."""
    keys = ("s", "tab", "tab", "end", "0")
    assert looks_the_same(snap_compare, app_for("gateway-timeouts.md"), WIDE, *keys)


def test_overlap(snap_compare: SnapCompare) -> None:
    """Text in two chunks has a tint of its own, and both bars beside it."""
    app = app_for("meeting-notes.txt", "character", chunk_size=300, chunk_overlap=90)
    assert looks_the_same(snap_compare, app, WIDE, "j", "j")


def test_hostile_text(snap_compare: SnapCompare) -> None:
    """Escapes, markup and controls are shown, and do nothing."""
    assert looks_the_same(snap_compare, app_for("hostile.log"), WIDE)


def test_wide_joined_and_right_to_left_text(snap_compare: SnapCompare) -> None:
    """CJK, emoji, combining marks and Arabic keep every column in its place."""
    assert looks_the_same(snap_compare, app_for("release-notes-i18n.md", "token", chunk_size=64), WIDE, "n")


def test_an_empty_document(snap_compare: SnapCompare) -> None:
    """It opens, and says that it is empty."""
    row = find_splitter("recursive")
    app = InspectorApp(inspector.Document.from_text("", name="empty.md", kind="markdown"), row, row.settings())
    assert looks_the_same(snap_compare, app, WIDE)


@pytest.mark.parametrize(
    "keys", [("i",), ("question_mark",), ("slash", *"timeout"), ("o",)], ids=["issues", "help", "find", "open"]
)
def test_dialogs(snap_compare: SnapCompare, keys: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    """The issue list, the help and the search, over the document."""
    monkeypatch.chdir(SAMPLES)
    assert looks_the_same(snap_compare, app_for("gateway-timeouts.md"), WIDE, *keys)


@pytest.mark.parametrize("size", [NARROW, WIDE, LARGE], ids=["80x24", "120x40", "200x60"])
@pytest.mark.parametrize("light", [False, True], ids=["dark", "light"])
def test_side_by_side(snap_compare: SnapCompare, size: tuple[int, int], light: bool) -> None:  # noqa: FBT001 (a case)
    """Several splitters on one document, in lock-step with its lines."""
    assert looks_the_same(snap_compare, app_for("gateway-timeouts.md", light=light), size, "n", "n", "c")


def test_side_by_side_without_colour(snap_compare: SnapCompare, monkeypatch: pytest.MonkeyPatch) -> None:
    """Cuts, and what they tear, are told by signs."""
    monkeypatch.setenv("NO_COLOR", "1")
    assert looks_the_same(snap_compare, app_for("gateway-timeouts.md"), WIDE, "n", "n", "c")


@pytest.mark.parametrize(
    ("size", "keys"), [(WIDE, ()), (WIDE, ("2",)), (NARROW, ("1",))], ids=["cut", "cures", "narrow"]
)
def test_a_trace(snap_compare: SnapCompare, size: tuple[int, int], keys: tuple[str, ...]) -> None:
    """The bad answer over the gateway guide: what was cut, where the answer comes from, what was tried."""
    trace = inspector.load_trace(SAMPLES / "bad-answer.json")
    post = inspector.autopsy(trace, [inspector.load(SAMPLES / "gateway-timeouts.md")])
    assert looks_the_same(snap_compare, app_for_trace(post), size, *keys)


@pytest.mark.parametrize(
    ("size", "keys"),
    [(WIDE, ()), (WIDE, ("minus", "minus", "minus", "minus", "h")), (NARROW, ("w",))],
    ids=["merged", "healed", "why"],
)
def test_a_question(snap_compare: SnapCompare, size: tuple[int, int], keys: tuple[str, ...]) -> None:
    """The hits by rank, and the passages as a model reads them: merged, healed, and why a hit has its rank."""
    app = app_for("gateway-timeouts.md")
    app.first = First("what should I set the idle timeout to?")
    assert looks_the_same(snap_compare, app, size, *keys)


def test_a_question_to_a_folder(snap_compare: SnapCompare) -> None:
    """Hits of several documents, each with its name; the document of the hit at the cursor is on the screen."""
    app = app_for("gateway-timeouts.md")
    app.first = First("what should I set the idle timeout to?")
    assert looks_the_same(snap_compare, app, WIDE, "f")


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("key", ["c", "e"], ids=["context", "settings"])
def test_what_stands_over_an_answer(snap_compare: SnapCompare, size: tuple[int, int], key: str) -> None:
    """What the model gets, and the settings of the retriever."""
    app = app_for("gateway-timeouts.md")
    app.first = First("what should I set the idle timeout to?")
    assert looks_the_same(snap_compare, app, size, key)


def test_a_question_that_nothing_answers(snap_compare: SnapCompare) -> None:
    """A sentence says so."""
    app = app_for("gateway-timeouts.md")
    app.first = First("zyzzyva")
    assert looks_the_same(snap_compare, app, WIDE, "r", "r", "r")
