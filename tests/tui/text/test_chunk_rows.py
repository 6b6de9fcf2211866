"""The two rows of a closed chunk."""

import pytest

from inspector.core.chunk import Chunk
from inspector.tui.text.chunk_rows import Figures, figures_row, overlap_before, words_row
from inspector.tui.text.roles import Row, row_width
from tests.tui.chunk_views import issue

CHUNK = Chunk(12, 1000, 1497, "The pier lights go on at six. " * 16 + "They stay on to")
BROKEN = (
    issue("no-sentence-start", side="start", severity="warning"),
    issue("no-sentence-end", also=("unbalanced-()",)),
)


def said(row: Row) -> str:
    """A row without its roles."""
    return "".join(piece.text for piece in row)


def figures(**changes: object) -> Figures:
    """Figures of the chunk above."""
    known: dict[str, object] = {"overlap": 48, "tokens": 118, "issues": BROKEN, "digits": 3}
    return Figures(CHUNK, **(known | changes))  # type: ignore[arg-type]


def test_the_first_row_says_everything_where_there_is_room() -> None:
    """Number, size, tokens, real overlap, and the badges at the right edge."""
    row = said(figures_row(figures(), 70))
    assert row.startswith("▎  #12   495 ch   118 tok   ↶ 48 ")
    assert row.endswith("✂ start  ✂ end ( )")
    assert len(row) == 70


def test_no_overlap_is_not_mentioned() -> None:
    """The sign of an overlap stands only where there is one."""
    assert "↶" not in said(figures_row(figures(overlap=0), 70))


def test_uncounted_tokens_have_a_stand_in() -> None:
    """Until tokens are counted, their place says so."""
    assert "… tok" in said(figures_row(figures(tokens="…"), 70))


@pytest.mark.parametrize("width", range(10, 90))
def test_the_first_row_always_fits(width: int) -> None:
    """However narrow, the row takes at most its width, and the number stays."""
    row = figures_row(figures(), width)
    assert row_width(row) <= width
    assert "#12" in said(row)


def test_the_worst_sign_and_the_size_outlast_the_rest() -> None:
    """At 34 cells the figures and the worst sign are still there."""
    row = said(figures_row(figures(), 33))
    assert "495 ch" in row
    assert "✂" in row


def test_numbers_stand_in_line() -> None:
    """Sizes of different length end in the same column."""
    short = Chunk(3, 0, 7, "Short.")
    rows = [said(figures_row(f, 60)) for f in (figures(), Figures(short, 0, 2, (), 3))]
    assert rows[0].index(" ch") == rows[1].index(" ch")
    assert rows[0].index(" tok") == rows[1].index(" tok")


def test_the_selected_chunk_has_a_thicker_bar() -> None:
    """The opened chunk is told apart without colour."""
    assert said(figures_row(figures(selected=True), 60))[0] == "▌"
    assert said(figures_row(figures(), 60))[0] == "▎"


def test_the_second_row_shows_both_ends() -> None:
    """The second row holds the first and the last words of the chunk, within its width."""
    row = words_row(CHUNK, 50)
    assert said(row).startswith("▎  The pier")
    assert said(row).endswith("They stay on to")
    assert row_width(row) <= 50


def test_overlap_is_what_two_chunks_share() -> None:
    """The overlap comes from the offsets, not from the settings, and a gap is none."""
    chunks = [Chunk(0, 0, 10, "a" * 10), Chunk(1, 7, 20, "b" * 13), Chunk(2, 25, 30, "c" * 5)]
    assert [overlap_before(chunks, index) for index in range(3)] == [0, 3, 0]
