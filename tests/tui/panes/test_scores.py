"""The table of figures."""

from textual.geometry import Size

from inspector.core.document import Document
from inspector.tui.panes.scores import Scores
from inspector.tui.ruler import Ruler
from tests.tui.host import HostApp
from tests.tui.ruler_views import BLANK, TEXT, TORN, cut_at, sheet_of

DOCUMENT = Document.from_text(TEXT)


async def rows(*rulers: Ruler, width: int = 120, chosen: int = 0) -> list[str]:
    """The table of those rulers, row by row."""
    scores = Scores()
    app = HostApp(scores)
    async with app.run_test(size=(width, 12)):
        scores.rulers, scores.chosen, scores.sheet = rulers, chosen, sheet_of(DOCUMENT, rulers)
        height = scores.get_content_height(Size(0, 0), Size(0, 0), width)
        return [scores.render_line(y).text for y in range(height)]


async def test_each_ruler_has_a_row_of_figures() -> None:
    """Under the titles stands one row for each ruler, the chosen one marked."""
    title, first, second = await rows(cut_at(DOCUMENT, TORN), cut_at(DOCUMENT, BLANK), chosen=1)
    assert title.split()[:3] == ["chunks", "median", "issue"]
    assert first.startswith(" 1 character 500/50")
    assert second.startswith("▸2 character 500/50")
    assert "50.0 % ▲" in first
    assert "0 % ✓" in second


async def test_a_narrow_table_leaves_out_the_last_columns() -> None:
    """With less room titles are shortened and the last columns left out; a row is never wider than the table."""
    wide = await rows(cut_at(DOCUMENT, TORN), cut_at(DOCUMENT, BLANK))
    narrow = await rows(cut_at(DOCUMENT, TORN), cut_at(DOCUMENT, BLANK), width=60)
    assert "lost" in wide[0]
    assert "lost" not in narrow[0]
    assert "issues" in narrow[0]
    assert {len(row) for row in narrow} == {60}


async def test_rulers_that_wait_or_fail_say_so() -> None:
    """In place of figures stands that they are on their way, or why there are none."""
    ready = cut_at(DOCUMENT, TORN)
    waiting = Ruler(ready.splitter, ready.settings)
    broken = Ruler(ready.splitter, ready.settings, busy=False, fault="no such file")
    lines = await rows(ready, waiting, broken)
    assert lines[2].rstrip().endswith("splitting…")
    assert lines[3].rstrip().endswith("✗ no such file")


async def test_survival_is_shown_once_it_is_known() -> None:
    """A share that is not worked out yet has a stand-in."""
    ready = cut_at(DOCUMENT, TORN)
    known = Ruler(ready.splitter, ready.settings, ready.result, busy=False, survival={"sentence": 0.75, "fence": None})
    lines = await rows(known, cut_at(DOCUMENT, BLANK))
    assert "whole: sentences" in lines[0]
    assert "fences" not in lines[0]
    assert "75.0 %" in lines[1]
    assert "…" in lines[2]
