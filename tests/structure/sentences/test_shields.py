"""Each shield hides one fault of pysbd's from it, and does nothing else."""

import pytest
from hypothesis import given, settings

from inspector.structure.sentences import shields
from inspector.structure.sentences.shields import HIDDEN_MARK, NEUTRAL_LETTER, shielded
from tests.structure.sentences.reference import WORDS, pysbd_itself, texts


def sentences(text: str, shown: str) -> list[str]:
    """The sentences of a text that pysbd makes of it as shown."""
    ends = pysbd_itself(shown)
    return [text[start:end].strip() for start, end in zip([0, *ends], ends, strict=False)]


FAULTS = [
    (shields.hide_private_symbols, "The sign ∯ stands. And ☄ too.", ["The sign ∯ stands.", "And ☄ too."]),
    (shields.hide_dot_runs, "Purpose . . . . . . . . 12", ["Purpose . . . . . . . . 12"]),
    (shields.show_ellipsis, "She waited… Nobody came.", ["She waited…", "Nobody came."]),
    (
        shields.hide_addresses,
        "See https://example.org/a?b=c.d! Write to a.b.c@example.org. Bye.",
        ["See https://example.org/a?b=c.d!", "Write to a.b.c@example.org.", "Bye."],
    ),
    (shields.hide_leading_dots, "Edit the .env file. Use .NET here.", ["Edit the .env file.", "Use .NET here."]),
    (shields.hide_marks_in_words, "Open (draft).doc now. Then rest.", ["Open (draft).doc now.", "Then rest."]),
    (
        shields.show_missing_blanks,
        "It is of high quality.You will like it.",
        ["It is of high quality.", "You will like it."],
    ),
    (shields.show_runs_of_marks, "What a ride!!! It was great.", ["What a ride!!!", "It was great."]),
    (
        shields.hide_dashes,
        "Sales rose -- as usual. Rents rose too. Some worry -- about toys.",
        ["Sales rose -- as usual.", "Rents rose too.", "Some worry -- about toys."],
    ),
    (shields.hide_broken_references, "See Fig. ?? first. Rest.", ["See Fig. ?? first.", "Rest."]),
    (shields.judge_full_stops, "See Fed. R. Evid. now. Rest.", ["See Fed. R. Evid. now.", "Rest."]),
    (shields.show_after_numbers, "It was *born in 1990.* The end.", ["It was *born in 1990.", "* The end."]),
    (
        shields.hide_stray_quotes,
        'A 5" pipe is there. The 6" one is gone.',
        ['A 5" pipe is there.', 'The 6" one is gone.'],
    ),
    (
        shields.hide_stray_apostrophes,
        "Meet in 's-Heerenberg. Bring forms. Use the ''submit'' link.",
        ["Meet in 's-Heerenberg.", "Bring forms.", "Use the ''submit'' link."],
    ),
]


@pytest.mark.parametrize(("shield", "text", "wanted"), FAULTS, ids=[shield.__name__ for shield, _, _ in FAULTS])
def test_shield_mends_its_fault(shield: shields.Shield, text: str, wanted: list[str]) -> None:
    """Without the shield pysbd reads the text wrong, with it right."""
    shown = shield(text)
    assert len(shown) == len(text)
    assert sentences(text, shown) == wanted
    if shield is not shields.hide_private_symbols:
        assert sentences(text, text) != wanted


def test_every_shield_is_tried() -> None:
    """No shield stands without a text that needs it."""
    assert {shield for shield, _, _ in FAULTS} == {*shields.EVERYWHERE, *shields.IN_WORDS, *shields.ENGLISH}


def test_private_symbols_do_not_reach_pysbd() -> None:
    """A symbol that pysbd would turn into a full stop is a letter to it."""
    assert shielded("One ∯ two", "en") == f"One {NEUTRAL_LETTER} two"


def test_dashes_around_an_aside_stay() -> None:
    """An exclamation between two dashes ends no sentence."""
    text = "Put it in, and -- voila! -- you have cake."
    assert sentences(text, shielded(text, "en")) == [text]


def test_quotation_is_not_stray() -> None:
    """Quotes that are a pair keep what is between them together."""
    text = 'She said "This is it. Go" and left.'
    assert sentences(text, shielded(text, "en")) == [text]


def test_quote_that_nothing_closes_glues_nothing() -> None:
    """A quotation of two paragraphs opens twice, and the first quote has no partner."""
    text = 'He wrote: "One is here. Two is there. "Three is gone" he said.'
    assert sentences(text, shielded(text, "en"))[:2] == ['He wrote: "One is here.', "Two is there."]


def test_long_run_of_dots_is_short_to_pysbd() -> None:
    """Of many dots before a capital only the last is left, before a small letter none."""
    assert shielded("One....... Two", "en") == f"One{HIDDEN_MARK * 6}. Two"
    assert shielded("One....... two", "en") == f"One{HIDDEN_MARK * 7} two"


def test_other_languages_get_the_common_shields_only() -> None:
    """English short forms are not hidden in a text of another language."""
    assert shielded(
        "Op z.o.z. No. Vier. http://a.b/?c", "nl"
    ) == f"Op z.o.z. No. Vier. http://a{HIDDEN_MARK}b/{HIDDEN_MARK}c".replace("http:", f"http{HIDDEN_MARK}")


@settings(max_examples=300, deadline=None)
@given(texts(WORDS))
def test_shielded_text_is_as_long(text: str) -> None:
    """One character stands for one, so that offsets stay."""
    assert len(shielded(text, "en")) == len(text)
