"""Plain text to lines and runs."""

from hypothesis import given
from hypothesis import strategies as st

from inspector.structure.plain import lines
from inspector.structure.plain.lines import runs_of


def test_runs_end_at_blank_lines_and_form_feeds() -> None:
    """A run after a form feed knows that a page begins."""
    text = "\n  a\n\tb \r\n\nc\f\nd\n\f\n\ne"
    runs = runs_of(text)
    assert [[line.text for line in run.lines] for run in runs] == [["a", "b"], ["c"], ["d"], ["e"]]
    assert [run.page for run in runs] == [False, False, True, True]
    assert [line.indent for line in runs[0].lines] == [2, 8]


@given(text=st.text(st.sampled_from("ab \t\n\r\f\x0b\x1c\x85\u2028é😀"), max_size=80), stretch=st.integers(1, 30))
def test_every_character_is_in_one_line(text: str, stretch: int) -> None:
    """However far the text is read at a time."""
    before, lines._STRETCH = lines._STRETCH, stretch
    try:
        runs = runs_of(text)
    finally:
        lines._STRETCH = before
    found = [line for run in runs for line in run.lines]
    assert all(text[line.start : line.end] == line.text == line.text.strip() != "" for line in found)
    assert "".join("".join(line.text.split()) for line in found) == "".join(text.split())


def test_a_full_stop_behind_one_blank_stands_for_a_blank_line() -> None:
    """Records whose lines all begin with a blank write their empty lines so; at the margin it is a full stop."""
    assert [len(run.lines) for run in runs_of(" One.\n .\n Two.\n")] == [2, 1]
    assert [len(run.lines) for run in runs_of("One.\n.\nTwo.\n")] == [3]
