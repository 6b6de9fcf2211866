"""From one issue to the next: the part of the main screen that goes to broken cuts."""

from bisect import bisect_left, bisect_right

from textual.screen import Screen

from inspector.core.issue import Issue
from inspector.tui.panes.document import DocumentPane
from inspector.tui.view import View


class IssueWalkScreen(Screen[None]):
    """A screen on which a person goes from cut to cut."""

    selected: int
    _told = -1
    """Where the cursor was put for the issue that was gone to last."""

    @property
    def document_pane(self) -> DocumentPane:
        """The document pane."""
        raise NotImplementedError

    @property
    def current_view(self) -> View | None:
        """What is on the screen."""
        raise NotImplementedError

    def tell(self, words: str) -> None:
        """Say something in the strip for a moment."""
        raise NotImplementedError

    def go_to_issue(self, issue: Issue) -> None:
        """Select the issue's chunk and bring its cut into sight."""
        self.selected = issue.chunk
        at = issue.offset - 1 if issue.side == "end" else issue.offset
        self.document_pane.put_cursor(max(at, 0))
        self._told = self.document_pane.cursor

    def action_next_issue(self) -> None:
        """Go to the next broken cut, from the top again after the last."""
        sheet, here = self.document_pane.sheet, self.document_pane.cursor
        # A cut where the cursor happens to stand, such as at the document's start, was not told of yet.
        after = bisect_right if here == self._told else bisect_left
        self._go_to_mark(after(sheet.anchors, here))

    def action_previous_issue(self) -> None:
        """Go to the broken cut before, from the bottom again before the first."""
        sheet = self.document_pane.sheet
        self._go_to_mark(bisect_left(sheet.anchors, self.document_pane.cursor) - 1)

    def _go_to_mark(self, number: int) -> None:
        marks = self.document_pane.sheet.marks
        if not marks:
            self.tell("no issues")
            return
        number %= len(marks)
        self.go_to_issue(marks[number].issues[0])
        self.tell(f"cut {number + 1} of {len(marks)}")

    def action_list_issues(self) -> None:
        """List the issues, and go to the one that is chosen."""
        from inspector.tui.screens.issues import IssuesScreen  # noqa: PLC0415 (start-up does without)

        view, pane = self.current_view, self.document_pane
        if view is None or view.inspection is None:
            return
        lines = pane.sheet.layout.lines

        def chosen(issue: Issue | None) -> None:
            if issue is not None:
                self.go_to_issue(issue)

        self.app.push_screen(
            IssuesScreen(view.inspection, lambda offset: lines.at(offset) + 1, near=pane.cursor), chosen
        )
