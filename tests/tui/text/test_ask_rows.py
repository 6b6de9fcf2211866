"""The rows of the query pane, without a screen."""

from pathlib import Path

import inspector
from inspector.core.document import Document
from inspector.inspection import Inspection
from inspector.retrieval.passage import Hit
from inspector.tui.asking import Answer, Wish, answer_to
from inspector.tui.library import Library
from inspector.tui.text.ask_rows import SEAM, hit_row, moves, passage_lines, ranks_of, row_at, words_of
from inspector.tui.text.roles import Row, row_width

SAMPLES = Path(__file__).parents[3] / "sample_docs"
QUESTION = "what should I set the idle timeout to?"
GUIDE = inspector.load(SAMPLES / "gateway-timeouts.md")


def asked(inspection: Inspection | None = None, **wishes: object) -> Answer:
    """The gateway guide, asked."""
    made = inspection or inspector.inspect(GUIDE, "recursive")
    return answer_to(Wish(QUESTION, **wishes), made, None)  # type: ignore[arg-type]


def text(row: Row) -> str:
    """A row without its roles."""
    return "".join(piece.text for piece in row)


def roles(row: Row, role: str) -> list[str]:
    """The pieces of a row that play a part."""
    return [piece.text for piece in row if piece.role == role]


def test_a_hit_shows_its_torn_end_and_the_words_of_the_question() -> None:
    """What is cut off is the end of the chunk, so the end is shown."""
    found = asked(k=1)
    row = hit_row(found.result.hits[0], found.asked, 60, words=words_of(QUESTION))
    assert text(row).endswith("set the timeout to ✂")
    assert text(row).startswith(" 1 ██████ .0328 #1 ")
    assert roles(row, "heading") == ["timeout"]
    assert row_width(row) <= 60


def test_a_hit_that_is_whole_shows_its_beginning() -> None:
    """There is nothing to see at its end, and its first words answer."""
    view = inspector.inspect(
        Document.from_text("The pump stops at forty degrees. It starts again at thirty."), "recursive"
    )
    found = answer_to(Wish("when does the pump stop", retriever="bm25"), view, None)
    row = hit_row(found.result.hits[0], found.asked, 50)
    assert "#0 The pump stops at forty" in text(row)
    assert text(row).endswith("…")


def test_a_long_hit_shows_the_words_of_the_question() -> None:
    """Wherever they stand in it."""
    found = asked(inspector.inspect(GUIDE, "sentence", chunk_size=500), k=1)
    row = hit_row(found.result.hits[0], found.asked, 110, words=words_of(QUESTION))
    assert "set the timeout to 30 seconds" in text(row)
    assert row_width(row) <= 110


def test_scores_have_the_digits_that_tell_them_apart() -> None:
    """Those of `hybrid` are small and close, those of `fuzzy` are up to a hundred."""
    found = asked(k=1)
    for score, shown in (
        (0.0328, " .0328 "),
        (0.75, "  0.75 "),
        (-0.05, " -0.05 "),
        (12.5, " 12.50 "),
        (100.0, "   100 "),
    ):
        assert shown in text(hit_row(Hit(1, score, 1), found.asked, 60))


def test_of_several_documents_each_hit_says_which() -> None:
    """By its name."""
    inspection = inspector.inspect(GUIDE, "recursive")
    found = answer_to(Wish(QUESTION, folder=True), inspection, Library(SAMPLES, None))
    names = {text(hit_row(hit, found.asked, 80)).split("#")[0].split()[-1] for hit in found.result.hits}
    assert "gateway-timeouts.md" in names


def test_a_passage_is_shown_line_by_line_with_its_mended_seam() -> None:
    """The cut that merging mended has a sign, and both halves of the sentence stand around it."""
    lines = passage_lines(asked(k=5), 90)
    shown = [text(line.row) for line in lines]
    at = next(number for number, row in enumerate(shown) if row.endswith(f"set the timeout to{SEAM}"))
    assert shown[at + 1].startswith("30 seconds and enable keepalive")
    assert "merged" in shown[0]
    assert GUIDE.text[lines[at].offset : lines[at].end].endswith("set the timeout to")


def test_what_was_healed_is_told_apart() -> None:
    """By its role, with what it cost in the title."""
    lines = passage_lines(asked(k=1, heal=True), 90)
    assert "ch added" in text(lines[0].row)
    good = [piece for line in lines[1:] for piece in roles(line.row, "good") if piece != SEAM]
    assert good[0].startswith("30 seconds")


def test_what_is_still_torn_ends_in_scissors() -> None:
    """In the role of an error."""
    lines = passage_lines(asked(k=1), 90)
    assert roles(lines[-1].row, "error") == [" ✂"]


def test_rows_fit_the_width_they_are_given() -> None:
    """However narrow."""
    for width in (30, 50, 90):
        assert max(row_width(line.row) for line in passage_lines(asked(k=5), width)[1:]) <= width


def test_what_is_left_out_says_of_which_budget() -> None:
    """After the passages."""
    lines = passage_lines(asked(k=8, merge=False, budget=150), 90)
    assert text(lines[-1].row).endswith("left out: no room in 150 tokens")


def test_the_row_to_look_at_is_where_a_hit_is_torn() -> None:
    """That is what a person came for."""
    found = asked(k=5)
    lines = passage_lines(found, 90)
    number = row_at(lines, found.result.hits[0], found.asked)
    assert number is not None
    assert text(lines[number].row).endswith(f"set the timeout to{SEAM}")


def test_the_row_to_look_at_of_a_whole_hit_has_the_words_of_the_question() -> None:
    """Wherever in it they stand; there is none where no passage holds the hit."""
    found = asked(inspector.inspect(GUIDE, "sentence", chunk_size=500), k=1)
    lines = passage_lines(found, 90)
    number = row_at(lines, found.result.hits[0], found.asked)
    assert number is not None
    assert text(lines[number].row).endswith("To prevent this, set the timeout to")
    assert roles(lines[number].row, "heading") == ["idle", "timeout"]
    assert row_at([], found.result.hits[0], found.asked) is None


def test_ranks_that_rose_and_fell_are_told() -> None:
    """After a re-split, by the place in the text."""
    first = asked(k=5)
    again = asked(inspector.inspect(GUIDE, "recursive", chunk_size=480), k=5)
    signs = moves(again.asked, ranks_of(first.asked))
    assert set(signs.values()) <= {"▲", "▼", "+"}
    assert moves(first.asked, ranks_of(first.asked)) == {}
    assert moves(first.asked, {}) == {}
    before = {place: rank + 1 for place, rank in ranks_of(first.asked).items()}
    assert set(moves(first.asked, before).values()) == {"▲"}


def test_hostile_text_is_shown_by_stand_ins() -> None:
    """No escape of a document reaches the terminal, in a hit or in a passage."""
    view = inspector.inspect(Document.from_text("Red \x1b[31malert [bold]now[/bold] in the pump house."), "recursive")
    found = answer_to(Wish("pump", retriever="bm25"), view, None)
    rows = [hit_row(found.result.hits[0], found.asked, 80), *(line.row for line in passage_lines(found, 80))]
    assert all("\x1b" not in text(row) for row in rows)
    assert any("[bold]" in text(row) for row in rows)
