"""Sentences that were given as strings are found again, whatever became of them."""

from hypothesis import given
from hypothesis import strategies as st

from inspector.structure.sentences.align import ends_of


def test_sentences_are_found_in_order() -> None:
    """The same sentence twice is found twice, blanks aside."""
    assert ends_of("  Go on.  Go on. ", ["Go on.", "Go on."]) == [8, 16]


def test_left_out_characters_belong_to_what_follows() -> None:
    """What a segmenter dropped between two sentences lies within one of them."""
    assert ends_of("One .. two. Three.", ["One", "two.", "Three."]) == [3, 11, 18]


def test_marks_left_out_at_the_end_belong_to_the_last_sentence() -> None:
    """Dropped marks at the end make no sentence of their own, dropped words do."""
    assert ends_of("One. Two..", ["One.", "Two."]) == [4, 10]
    assert ends_of("One. Two. Three", ["One.", "Two."]) == [4, 9, 15]


def test_characters_put_in_are_passed_over() -> None:
    """What the sentence has and the text has not moves nothing."""
    assert ends_of("One. Two.", ["On#e.", "Two."]) == [4, 9]


def test_blank_text_has_no_sentence() -> None:
    """Where there is nothing to read there is no end."""
    assert ends_of(" \n", []) == []


@given(st.text(max_size=60), st.lists(st.text(max_size=12), max_size=8))
def test_ends_are_in_order_and_close_the_text(text: str, sentences: list[str]) -> None:
    """However wrong the strings are, ends rise, follow characters, and the last one closes the text."""
    ends = ends_of(text, sentences)
    assert ends == sorted(set(ends))
    assert all(not text[end - 1].isspace() for end in ends)
    assert ends[-1:] == ([len(text.rstrip())] if text.strip() else [])
