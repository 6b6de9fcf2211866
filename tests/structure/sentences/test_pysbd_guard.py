"""pysbd, with the same results and without its stalls."""

import pytest
from hypothesis import given, settings

from inspector.structure.sentences.languages import PYSBD_LANGUAGES
from inspector.structure.sentences.pysbd_guard import pysbd_ends
from tests.structure.sentences.reference import WORDS, pysbd_itself, texts


@settings(max_examples=150, deadline=None)
@given(texts(WORDS))
def test_guarded_pysbd_agrees_with_pysbd(text: str) -> None:
    """Looking only at abbreviations that stand before a full stop changes nothing."""
    assert pysbd_ends(text, "en") == pysbd_itself(text)


@pytest.mark.parametrize("language", sorted(PYSBD_LANGUAGES))
def test_guarded_pysbd_agrees_with_pysbd_in_every_language(language: str) -> None:
    """The guard holds for the languages with rules of their own too."""
    text = "Sr. x ca. 5. Mai. Dr. No. t.e. z.B. так и т.д. ок. s. r. o. konec. Да? 我说。好！これは。 यह है। नहीं. "
    text += "مرحبا: لا؟ نعم، [3] A."
    assert pysbd_ends(text, language) == pysbd_itself(text, language)


@pytest.mark.parametrize(
    "text",
    [
        "It failed..[" + "202 118 640 377 " * 100,
        "It failed.[" + "1" * 2000,
        "Nr." + "8812004471" * 200 + " end.",
        "a) b) c) d) " * 200,
        " ".join(f"{number % 100}. one" for number in range(400)),
    ],
    ids=["spaced numbers", "one number", "long number", "letters", "numbers"],
)
def test_what_stalls_pysbd_does_not_stall_the_guard(text: str) -> None:
    """Brackets full of numbers and endless lists come back at once."""
    assert pysbd_ends(text, "en")[-1] == len(text.rstrip())


def test_numeric_reference_ends_the_sentence_before_it() -> None:
    """The linear pattern reads what pysbd's own reads: lists, ranges and several brackets."""
    for text in (
        "It broke.[1, 2 - 3][4] The end.",
        "It broke.[1,2-3] The end.",
        "It broke.[12 34] The end.",
        "It broke.12 3 The end.",
    ):
        assert pysbd_ends(text, "en") == pysbd_itself(text) == [text.index(" The"), len(text)]
