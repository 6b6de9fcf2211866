"""What a ruler shows beside a row."""

from inspector.core.document import Document
from inspector.tui.ruler import Ruler
from inspector.tui.text.beside import Beside, beside
from tests.tui.ruler_views import BLANK, TEXT, TORN, WITHIN, cut_at, ruler_of, sheet_of

DOCUMENT = Document.from_text(TEXT)


def beside_rows(*rulers: Ruler, which: int = 0) -> list[Beside]:
    """What one of the rulers shows beside each row."""
    sheet = sheet_of(DOCUMENT, rulers)
    return [beside(sheet, row, which) for row in range(len(sheet.layout))]


def drawn(found: Beside) -> str:
    """Lanes, rule, words and label as text."""
    return " ".join(filter(None, ("".join(found.lanes), found.rule, *found.words, found.label)))


def test_a_chunk_is_a_bar_from_its_first_row() -> None:
    """An even chunk runs in the left lane, an odd one in the right, and each has its number where it starts."""
    rows = beside_rows(cut_at(DOCUMENT, BLANK))
    assert [drawn(row) for row in rows] == ["┏  #0", "┃ ", "┻━ ━", "  ", " ┏ #1", "  "]
    assert [row.tint for row in rows] == ["even", "even", "even", "none", "odd", "none"]


def test_a_clean_cut_is_a_heavy_line() -> None:
    """Where nothing is broken, the rule is whole and the tick stands in the lane of the chunk that ends."""
    cut = beside_rows(cut_at(DOCUMENT, BLANK))[2]
    assert (cut.lanes, cut.rule, cut.words) == (("┻", "━"), "━", ())


def test_a_torn_cut_is_a_broken_line() -> None:
    """Where a sentence is torn, the rule is broken and the word says so."""
    cut = beside_rows(cut_at(DOCUMENT, TORN))[1]
    assert (cut.lanes, cut.rule, cut.words) == (("╳", "╍"), "╍", ("torn",))


def test_a_rescued_cut_is_drawn_otherwise() -> None:
    """Where the next chunk has the sentence whole, tick and word are others, and its bar runs on through the row."""
    rows = beside_rows(ruler_of(DOCUMENT, (0, TORN), (16, len(TEXT))))
    assert rows[1].tint == "overlap"
    assert (rows[1].lanes, rows[1].rule) == (("╱", "┏"), "╍")
    assert rows[1].words == ("rescued",)
    assert rows[1].label == "#1"


def test_a_start_within_a_chunk_says_what_it_breaks() -> None:
    """A chunk that starts within the one before it, in mid-sentence, has a sign beside its number and no rule."""
    rows = beside_rows(ruler_of(DOCUMENT, (0, BLANK), (TEXT.index("today"), len(TEXT))))
    row = next(row for row in rows if "#1" in row.label)
    assert row.label == "#1 ╱"
    assert row.start_damage == "rescued"


def test_what_all_cut_is_a_double_line() -> None:
    """A place that all share has the double rule on every ruler, torn or clean."""
    pair = (cut_at(DOCUMENT, TORN, BLANK), cut_at(DOCUMENT, TORN, BLANK))
    for which in (0, 1):
        rows = beside_rows(*pair, which=which)
        assert (rows[1].lanes, rows[1].rule, rows[1].agreement) == (("╳", "═"), "═", "all")
        assert rows[2].lanes == ("═", "╩")


def test_a_lone_cut_is_told_among_three() -> None:
    """Of three rulers, the one that cuts where no other does says so; of two, that goes without saying."""
    others = (cut_at(DOCUMENT, BLANK), cut_at(DOCUMENT, BLANK))
    row = beside_rows(cut_at(DOCUMENT, WITHIN, BLANK), *others)[2]
    assert (row.agreement, row.words) == ("one", ("only",))
    row = beside_rows(cut_at(DOCUMENT, WITHIN, BLANK), others[0])[2]
    assert (row.agreement, row.words) == ("one", ())


def test_one_ruler_agrees_with_nobody() -> None:
    """With one ruler a cut is neither shared nor alone."""
    assert beside_rows(cut_at(DOCUMENT, BLANK))[2].agreement is None


def test_a_cut_after_lost_text_stands_where_its_chunk_begins() -> None:
    """Where a chunk starts after text that is in none, the tick is in its own lane."""
    rows = beside_rows(ruler_of(DOCUMENT, (0, 15), (TEXT.index("Then"), len(TEXT))))
    cut = next(row for row in rows if row.cut is not None and row.cut.ends < 0)
    assert cut.lanes[1] in "┻╳"
    assert cut.tint == "none"


def test_a_ruler_that_is_being_worked_out_shows_nothing() -> None:
    """Without a result there is nothing beside the rows."""
    ready = cut_at(DOCUMENT, BLANK)
    waiting = Ruler(ready.splitter, ready.settings)
    assert beside_rows(ready, waiting, which=1)[2] == Beside()
