"""Runs of blanks are one blank to a segmenter, and come back."""

from hypothesis import given
from hypothesis import strategies as st

from inspector.structure.sentences.blanks import squeeze


def test_any_run_of_blanks_is_one_plain_blank() -> None:
    """Tabs, line breaks and no-break spaces too, and none at the ends."""
    assert squeeze("\t One \n\n two\u00a0three. ").text == "One two three."


def test_spans_are_those_of_the_text_as_it_was() -> None:
    """A sentence after a run of blanks is found where it stands."""
    text = "  One \r\n two.\t Three  four. "
    spans = list(squeeze(text).spans([8, 20], 0))
    assert [text[start:end] for start, end in spans] == ["One \r\n two.", "Three  four."]


@given(st.text(alphabet="ab. \t\n\u2003", max_size=40), st.integers(0, 5))
def test_squeezing_and_back_loses_nothing(text: str, offset: int) -> None:
    """Each character as a sentence of its own comes back as that character."""
    squeezed = squeeze(text)
    ends = [at + 1 for at, character in enumerate(squeezed.text) if character != " "]
    spans = list(squeezed.spans(ends, offset))
    assert "".join(text[start - offset : end - offset] for start, end in spans) == "".join(text.split())
    assert squeezed.text == " ".join(text.split())
