"""Long text is cut where a cut does no harm."""

from hypothesis import given
from hypothesis import strategies as st

from inspector.structure.sentences.parts import Part, parts


def test_short_text_is_one_part() -> None:
    """Nothing is cut that need not be."""
    assert list(parts("One. Two.", 20)) == [Part(0, 9, ends_sentence=True)]


def test_long_text_is_cut_after_a_sure_sentence() -> None:
    """The cut falls after an ordinary word before a capital, never at an abbreviation."""
    text = "The pump was seen by Mr. Ito. Then it stopped there. Soon Dr. Ono came."
    cut = next(iter(parts(text, 60)))
    assert text[: cut.end] == "The pump was seen by Mr. Ito. Then it stopped there."
    assert cut.ends_sentence


def test_text_without_sentences_is_cut_at_a_blank() -> None:
    """Where no sentence ends, words stay whole and the cut is no end."""
    text = "word " * 20
    assert all(text[part.end - 1 : part.end + 1] in {"d ", " "} for part in parts(text, 30))
    assert [part.ends_sentence for part in parts(text, 30)][:-1] == [False] * (len(list(parts(text, 30))) - 1)


def test_chinese_is_cut_after_its_full_stop() -> None:
    """Marks of other scripts need no blank after them."""
    assert next(part.end for part in parts("我喜欢。" * 5, 10)) == 8


@given(st.text(alphabet="aB. ", max_size=80), st.integers(4, 20))
def test_parts_are_the_text(text: str, most: int) -> None:
    """Parts follow each other, none is too long, and together they are the text."""
    found = list(parts(text, most))
    assert "".join(text[part.start : part.end] for part in found) == text
    assert all(part.end - part.start <= most for part in found)
