"""The list of issues: grouped and filtered by kind, narrowed by typing, left by choosing one."""

from collections.abc import Callable, Sequence
from typing import ClassVar

from rich.segment import Segment
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.strip import Strip
from textual.widgets import Input, Static

from inspector.core.issue import Issue
from inspector.core.printable import printable
from inspector.inspected import Inspection
from inspector.tui.text.issue_groups import Entry, Group, grouped, nearest, title_of
from inspector.tui.text.issue_rows import columns_of, group_row, in_text_order, issue_row, narrow
from inspector.tui.text.roles import Row
from inspector.tui.widgets.kind_filter import Choice, KindFilter
from inspector.tui.widgets.line_list import LineList
from inspector.tui.widgets.prompt import Visible


class WordsInput(Input):
    """Takes what is typed, but leaves digits to the screen until something else was typed."""

    def check_consume_key(self, key: str, character: str | None) -> bool:
        """Whether a key is typed into it."""
        is_digit = character is not None and character.isdigit()
        return super().check_consume_key(key, character) and bool(self.value or not is_digit)


class IssuesScreen(ModalScreen[Issue | None]):
    """Every issue of an inspection; Enter or a click gives the one to go to, Esc gives `None`."""

    CSS_PATH = "issues.tcss"
    AUTO_FOCUS = "#issues-words"
    COMPONENT_CLASSES: ClassVar[set[str]] = {
        *(f"issues--{role}" for role in ("number", "dim", "error", "warning", "info", "text", "heading"))
    }
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "close", "Close"),
        Binding("up", "list('move(-1)')", show=False, priority=True),
        Binding("down", "list('move(1)')", show=False, priority=True),
        Binding("pageup", "list('move_page(-1)')", show=False, priority=True),
        Binding("pagedown", "list('move_page(1)')", show=False, priority=True),
        Binding("home", "list('move_to_first')", show=False, priority=True),
        Binding("end", "list('move_to_last')", show=False, priority=True),
        Binding("enter", "list('choose')", show=False, priority=True),
        Binding("left,shift+tab", "turn(-1)", show=False, priority=True),
        Binding("right,tab", "turn(1)", show=False, priority=True),
        *(Binding(str(key), f"pick({key})", show=False, priority=True) for key in range(10)),
    ]

    def __init__(self, inspection: Inspection, line_of: Callable[[int], int], *, near: int = 0) -> None:
        """Prepare the list.

        Args:
            inspection: Whose issues to list.
            line_of: Gives the line number, from 1, of an offset in the document.
            near: Offset in the document; the cursor starts on the first issue from there on.
        """
        super().__init__()
        self._all = in_text_order(inspection.issues)
        self._title = title_of(inspection)
        self._line_of = line_of
        self._columns = columns_of(self._all, line_of)
        self._kinds: Sequence[str | None] = (None, *inspection.by_kind)
        counts = (len(self._all), *inspection.by_kind.values())
        self._choices = tuple(Choice(kind or "all", count) for kind, count in zip(self._kinds, counts, strict=True))
        self._shown: Sequence[Entry] = ()
        self._near = near

    def compose(self) -> ComposeResult:
        """Lay out the filter, the list and the whole detail of one issue."""
        with Vertical(id="issues") as box:
            box.border_title = self._title
            box.border_subtitle = "0-9 ← → kind · type to narrow · ⏎ go · Esc close"
            yield KindFilter(self._choices, id="issues-kinds")
            yield WordsInput(
                id="issues-words",
                placeholder="type to narrow by the words of the issue",
                compact=True,
                highlighter=Visible(),
            )
            yield Static(id="issues-none", markup=False)
            issues = LineList(self._render_row, id="issues-list")
            issues.can_focus = False  # typing goes to the input whatever was clicked
            yield issues
            yield Static(id="issues-detail", markup=False)

    def on_mount(self) -> None:
        """Fill the list."""
        self._refill()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """A digit picks a kind only where there are so many; another is typed."""
        return action != "pick" or parameters < (len(self._choices),)

    def action_close(self) -> None:
        """Choose none."""
        self.dismiss(None)

    async def action_list(self, action: str) -> None:
        """Hand a key on to the list."""
        await self.query_one(LineList).run_action(action)

    def action_turn(self, by: int) -> None:
        """Filter by the kind beside."""
        self.query_one(KindFilter).current += by

    def action_pick(self, index: int) -> None:
        """Filter by a kind, or (0) by none."""
        self.query_one(KindFilter).current = index

    @on(KindFilter.Picked)
    @on(Input.Changed)
    def _refill(self) -> None:
        issues = self.query_one(LineList)
        kind = self._kinds[self.query_one(KindFilter).current]
        here = self._at(issues.cursor)
        if isinstance(here, Issue):
            self._near = here.offset
        self._shown = grouped(narrow(self._all, kind, self.query_one(Input).value))
        issues.set_rows(len(self._shown), nearest(self._shown, self._near))
        issues.display = bool(self._shown)
        none = self.query_one("#issues-none", Static)
        none.display = not self._shown
        none.update("nothing matches" if self._all else "no issues")
        self._show_detail(issues.cursor)

    @on(LineList.Highlighted)
    def _follow_cursor(self, event: LineList.Highlighted) -> None:
        self._show_detail(event.index)

    @on(LineList.Chosen)
    def _leave_with(self, event: LineList.Chosen) -> None:
        chosen = self._at(event.index)
        if isinstance(chosen, Issue):
            self.dismiss(chosen)
        elif chosen is not None:
            kinds = self.query_one(KindFilter)
            index = self._kinds.index(chosen.kind)
            kinds.current = 0 if kinds.current == index else index

    def _at(self, index: int) -> Entry | None:
        """The row of that index; none where the list was narrowed meanwhile."""
        return self._shown[index] if 0 <= index < len(self._shown) else None

    def _show_detail(self, index: int) -> None:
        entry = self._at(index)
        said = _whole(entry) if isinstance(entry, Issue) else _about(entry) if entry else ""
        self.query_one("#issues-detail", Static).update(said)

    def _render_row(self, index: int, width: int) -> tuple[Strip]:
        entry = self._at(index)
        if entry is None:  # the list is about to be drawn again
            return (Strip.blank(width),)
        if isinstance(entry, Issue):
            return (self._strip(issue_row(entry, self._line_of(entry.offset), self._columns, width)),)
        return (self._strip(group_row(entry, width)),)

    def _strip(self, row: Row) -> Strip:
        return Strip(
            [Segment(text, self.get_component_rich_style(f"issues--{role}", partial=True)) for text, role in row]
        )


def _about(group: Group) -> Content:
    """What there is to say of a kind."""
    return Content(f"{group.kind}: {group.words}\n{group.counts} · ⏎ lists these alone, or all again")


def _whole(issue: Issue) -> Content:
    """Everything there is to say of an issue."""
    kept = ", ".join(f"#{index}" for index in issue.whole_in)
    fate = f"rescued: whole in {kept}" if kept else "torn: whole in no chunk"
    parts = [
        ", ".join(issue.kinds),
        *([] if issue.chunk in issue.whole_in else [fate]),  # a unit that its own chunk holds was not cut
        *([issue.suggestion] if issue.suggestion else []),
    ]
    return Content(f"{printable(issue.detail)}\n{' · '.join(map(printable, parts))}")
