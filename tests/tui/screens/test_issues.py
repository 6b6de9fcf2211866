"""The issue list."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import pairwise
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

from inspector.core.document import Document
from inspector.core.issue import Issue
from inspector.core.lines import lines_of
from inspector.core.span import Span
from inspector.inspected import Inspection
from inspector.inspection import check_spans
from inspector.tui.screens.issues import IssuesScreen
from inspector.tui.text.issue_groups import Group, grouped
from inspector.tui.text.issue_rows import in_text_order
from inspector.tui.widgets.kind_filter import KindFilter
from inspector.tui.widgets.line_list import LineList
from tests.tui.host import HostApp, screen_text

TEXT = "The pump is old. Set the limit to\n40 bar (never more\nthan that). Then wait [/b] for the\nlamp to go out.\n"
CUTS = [0, 34, 52, 87, len(TEXT)]


def inspected(text: str = TEXT, cuts: list[int] = CUTS) -> Inspection:
    """A text cut at those offsets."""
    spans = [Span(start, end) for start, end in pairwise(cuts)]
    return check_spans(Document.from_text(text), spans)


class Opened:
    """The screen while it is open, and what it gave when it closed."""

    def __init__(self, app: HostApp, pilot: Pilot[Any]) -> None:
        self.app = app
        self.pilot = pilot
        self.results: list[Issue | None] = []

    @property
    def rows(self) -> LineList:
        """The list on it."""
        return self.app.screen.query_one(LineList)

    @property
    def kinds(self) -> KindFilter:
        """The filter on it."""
        return self.app.screen.query_one(KindFilter)

    async def press(self, *keys: str) -> str:
        """Press keys, and give the screen then."""
        await self.pilot.press(*keys)
        await self.pilot.pause()
        return screen_text(self.app)


@asynccontextmanager
async def opened(view: Inspection, near: int = 0, size: tuple[int, int] = (100, 30)) -> AsyncIterator[Opened]:
    """Open the list of an inspection."""
    lines = lines_of(view.document.text)
    app = HostApp()
    async with app.run_test(size=size) as pilot:
        it = Opened(app, pilot)
        app.push_screen(IssuesScreen(view, lambda offset: lines.at(offset) + 1, near=near), it.results.append)
        await pilot.pause()
        yield it


async def test_rows() -> None:
    """Every issue is listed under its kind, in the order of the text, with chunk, line, damage and detail."""
    view = inspected()
    async with opened(view) as it:
        screen = await it.press()
    rows = grouped(in_text_order(view.issues))
    listed = [line for line in screen.splitlines() if "  line " in line or " torn  " in line]
    assert len(listed) == len(rows) > len(view.issues)
    for line, entry in zip(listed, rows, strict=True):
        if isinstance(entry, Issue):
            assert f"#{entry.chunk}  line {TEXT[: entry.offset].count(chr(10)) + 1}  " in line
            assert entry.detail[:20] in line
        else:
            assert f"{entry.kind}  {entry.counts}" in line


async def test_the_title_explains_the_counts() -> None:
    """The title counts the edges, to which the groups add up, and the units that they cut."""
    view = inspected()
    groups = [entry for entry in grouped(view.issues) if isinstance(entry, Group)]
    async with opened(view) as it:
        title = str(it.app.screen.query_one("#issues").border_title)
    assert sum(group.count for group in groups) == len(view.issues)
    assert title.startswith(f"Issues · {len(view.issues)} edges: ")
    assert f"{view.units_with('torn') + view.units_with('rescued')} units: {view.units_with('torn')} torn" in title


async def test_enter_gives_the_issue() -> None:
    """Enter closes the list with the issue under the cursor, which starts on the first of the text."""
    view = inspected()
    async with opened(view) as it:
        await it.press("enter")
    assert it.results == [min(view.issues, key=lambda issue: (issue.offset, issue.chunk))]


async def test_enter_on_a_kind_lists_it_alone_and_all_again() -> None:
    """Enter on the row of a kind filters by it, and lists all again the next time."""
    view = inspected()
    kinds = [*view.by_kind]
    async with opened(view) as it:
        screen = await it.press("home")
        first = grouped(in_text_order(view.issues))[0]
        assert f"{first.kind}: " in screen
        await it.press("enter")
        assert it.kinds.current == kinds.index(first.kind) + 1
        await it.press("home", "enter")
        assert it.kinds.current == 0
    assert not it.results


async def test_click_gives_the_issue() -> None:
    """A click closes the list with the issue under the mouse."""
    view = inspected()
    async with opened(view) as it:
        await it.pilot.click(it.rows, offset=(5, 2))
        await it.pilot.pause()
    assert it.results == [grouped(in_text_order(view.issues))[2]]


async def test_escape_gives_none() -> None:
    """Esc closes the list with nothing chosen."""
    async with opened(inspected()) as it:
        await it.press("escape")
    assert it.results == [None]


async def test_starts_near_a_place() -> None:
    """The cursor starts on the first issue from a place in the document on."""
    view = inspected()
    async with opened(view, near=52) as it:
        await it.press("enter")
    assert it.results[0] is not None
    assert it.results[0].offset >= 52
    assert not any(52 <= issue.offset < it.results[0].offset for issue in view.issues)


@pytest.mark.parametrize(
    ("keys", "current"),
    [
        ((), 0),
        (("1",), 1),
        (("2", "0"), 0),
        (("right",), 1),
        (("tab", "tab"), 2),
        (("tab", "shift+tab"), 0),
        (("right", "left"), 0),
        (("left",), -1),
    ],
)
async def test_filter_by_kind(keys: tuple[str, ...], current: int) -> None:
    """Digits pick a kind, arrows and Tab go to the one beside; only its issues stay listed."""
    view = inspected()
    kinds = [None, *view.by_kind]
    async with opened(view) as it:
        await it.press(*keys)
        kind = kinds[current]
        assert it.kinds.current == current % len(kinds)
        left = [issue for issue in view.issues if kind is None or kind in issue.kinds]
        assert it.rows.count == len(grouped(left))
        assert len(left) == (len(view.issues) if kind is None else view.by_kind[kind])


async def test_kinds_have_counts() -> None:
    """The filter shows every kind found, with how often."""
    view = inspected()
    assert len(view.by_kind) >= 3
    async with opened(view) as it:
        screen = await it.press()
    assert f"0 all {len(view.issues)}" in screen
    for number, (kind, count) in enumerate(view.by_kind.items(), start=1):
        assert f"{number} {kind} {count}" in screen


async def test_typing_narrows() -> None:
    """Typing leaves the issues whose detail holds the text; a digit is part of it once something was typed."""
    view = inspected()
    async with opened(view) as it:
        await it.press(*"bar")
        assert it.rows.count == len(grouped([issue for issue in view.issues if "bar" in issue.detail])) > 1
        await it.press(*["backspace"] * 3, *"TO", "space", "4")
        assert it.app.screen.query_one(Input).value == "TO 4"
        assert it.kinds.current == 0
        assert it.rows.count == len(grouped([issue for issue in view.issues if "to 4" in issue.detail])) > 1


async def test_typing_goes_on_after_a_click_on_a_kind() -> None:
    """A click on a kind leaves the keyboard where it was."""
    async with opened(inspected()) as it:
        await it.pilot.click(it.kinds, offset=(12, 0))
        await it.press("t")
        assert it.kinds.current == 1
        assert it.app.screen.query_one(Input).value == "t"


async def test_the_cursor_stays_on_its_issue() -> None:
    """Where a filter keeps the issue under the cursor, the cursor stays on it."""
    view = inspected()
    async with opened(view) as it:
        await it.press("home", "down", "down")
        issue = grouped(in_text_order(view.issues))[it.rows.cursor]
        await it.press(str([*view.by_kind].index(issue.kind) + 1), "enter")
    assert it.results == [issue]


async def test_nothing_matches() -> None:
    """Where nothing is left it says so, and Enter does nothing."""
    async with opened(inspected()) as it:
        screen = await it.press(*"zzz", "enter")
        assert "nothing matches" in screen
    assert not it.results


async def test_no_issues() -> None:
    """An inspection without issues says so."""
    async with opened(inspected("One. Two.", [0, 4, 9])) as it:
        screen = await it.press("down", "enter", "right")
        assert "no issues" in screen
        assert "0 all 0" in screen
    assert not it.results


async def test_whole_detail() -> None:
    """The issue under the cursor is told in full below, with what became of what was cut."""
    view = inspected()
    async with opened(view, size=(80, 24)) as it:
        screen = await it.press()
        issue = min(view.issues, key=lambda issue: (issue.offset, issue.chunk))
        below = " ".join(screen.splitlines()[-6:])
    assert not issue.whole_in
    assert "torn: whole in no chunk" in below
    assert ", ".join(issue.kinds) in below


async def test_rescued() -> None:
    """What another chunk keeps whole is said to be rescued, and where."""
    view = check_spans(Document.from_text(TEXT), [Span(0, 25), Span(17, 64)])
    rescued = next(issue for issue in view.issues if issue.whole_in)
    async with opened(view, near=rescued.offset) as it:
        screen = await it.press()
    assert f"rescued: whole in #{rescued.whole_in[0]}" in screen


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 60)])
async def test_sizes(size: tuple[int, int]) -> None:
    """At every size the box is inside the screen and rows are in sight."""
    async with opened(inspected(TEXT * 40, list(range(0, 40 * len(TEXT), 17))), size=size) as it:
        screen = await it.press("end")
        assert len([line for line in screen.splitlines() if "  line " in line]) > 8
        assert it.app.screen.region.contains_region(it.app.screen.query_one("#issues").region)


async def test_a_digit_without_a_kind_is_typed() -> None:
    """A digit for which there is no kind narrows the list like any other sign."""
    async with opened(inspected()) as it:
        await it.press("9")
        assert it.app.screen.query_one(Input).value == "9"
        assert it.kinds.current == 0
