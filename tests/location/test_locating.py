"""Where texts are found, and what is said of them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import inspector
from inspector.core.document import Document
from inspector.core.errors import InspectorError
from inspector.location.spot import Difference
from inspector.records.record import Record

GUIDE = """# Milk frother

Fill the jug to the **lower** mark before you start. Then set the dial to
4 and hold the button for 12 seconds, until the light turns green.

| Drink      | Dial | Seconds |
|------------|------|---------|
| Cappuccino | 4    | 12      |
| Flat white | 2    | 8       |

See the [cleaning plan](https://milk.example.org/clean?day=3) after each
day. Rinse the jug. Rinse the jug.
"""
DOCUMENT = Document.from_text(GUIDE, kind="markdown", name="frother.md")


def at(words: str) -> int:
    """Where words stand in the guide."""
    return GUIDE.index(words)


def one(text: str, *documents: Document) -> inspector.Spot:
    """What is found of a text."""
    return inspector.locate([text], documents or DOCUMENT)[0]


def test_a_text_that_stands_there_is_exact() -> None:
    """Letter by letter, with its blanks."""
    spot = one("set the dial to\n4 and hold")
    assert (spot.status, spot.start, spot.score, spot.how) == ("exact", at("set the dial"), 100.0, "exact")
    assert spot.differences == ()


@pytest.mark.parametrize(
    ("text", "how"),
    [
        ("Then set the dial to 4 and hold the button for 12 seconds", "blanks"),
        ("then set the dial to 4 and hold the button for 12 seconds", "case"),
        ("Then set the dial to ４ and hold the button for 12 seconds", "unicode"),
        ("Fill the jug to the lower mark before you start.", "markup"),
        ("See the cleaning plan after each day.", "markup"),
        ("See the <b>cleaning plan</b> after each day.", "markup"),
        ("Then set the dial to 4 … until the light turns green.", "ellipsis"),
        ("… hold the button for 12 seconds, until the light…", "ellipsis"),
        ("Kitchen > Frother\n\nThen set the dial to\n4 and hold the button for 12 seconds", "prefix"),
    ],
)
def test_what_a_pipeline_does_to_a_text_is_overlooked(text: str, how: str) -> None:
    """It is altered, at the right place, and said is what had to be overlooked."""
    spot = one(text)
    assert (spot.status, spot.how) == ("altered", how)
    assert spot.start is not None
    assert GUIDE[spot.start :].startswith(("Then", "Fill", "See", "hold"))


def test_a_link_without_its_target_differs_in_nothing() -> None:
    """Words of markup that was stripped are no difference."""
    assert one("See the cleaning plan after each day.").differences == ()


def test_a_changed_number_is_found_and_told() -> None:
    """One digit of a passage is another: the place is right, and the number is named."""
    spot = one("Then set the dial to 4 and hold the button for 15 seconds, until the light turns green.")
    start = at("12 seconds")
    assert spot.status == "altered"
    assert spot.start == at("Then set")
    assert spot.score < 100
    assert spot.differences == (Difference("12", "15", start, start + 2),)


@pytest.mark.parametrize(("written", "told"), [("1.2 seconds", "1.2"), ("-12 seconds", "-12"), ("21 seconds", "21")])
def test_a_number_is_more_than_its_digits(written: str, told: str) -> None:
    """A decimal point and a sign count."""
    spot = one(f"set the dial to 4 and hold the button for {written}, until the light turns green")
    assert [difference.found for difference in spot.differences] == [told]


def test_a_changed_word_is_named_with_what_stands_there() -> None:
    """Both ends are on word edges, whatever the change."""
    spot = one("Fill the jug to the upper mark before you start. Then set the dial")
    assert spot.status == "altered"
    assert [(difference.wanted, difference.found) for difference in spot.differences] == [("lower", "upper")]
    assert GUIDE[spot.start : spot.end] == "Fill the jug to the **lower** mark before you start. Then set the dial"


def test_a_text_that_stands_there_twice_is_ambiguous() -> None:
    """All places are given, the first one first."""
    spot = one("Rinse the jug.")
    assert spot.status == "ambiguous"
    assert [place.span.start for place in spot.places] == [at("Rinse"), at("Rinse") + 15]
    assert spot.start == at("Rinse")


def test_places_that_a_changed_text_is_as_like_come_in_the_order_of_the_document() -> None:
    """Whichever of them is a letter more like it, and though they stand next to each other."""
    line = "Set the timeout of the gateway to {} seconds, then restart the service and watch its log."
    document = Document.from_text(f"{line.format(30)}\n\n{line.format(60)}\n")
    for number in ("31", "61", "95"):
        (spot,) = inspector.locate([line.format(number)], document)
        starts = [place.span.start for place in spot.places]
        assert (spot.status, starts, spot.start) == ("ambiguous", [0, document.text.index(line.format(60))], 0)


def test_neighbours_that_are_nearly_the_same_are_all_given() -> None:
    """A number that no row has may have been any row's."""
    row = "- Use port {} for metrics."
    document = Document.from_text("\n".join(row.format(11 * number) for number in range(1, 6)))
    (spot,) = inspector.locate([row.format(70)], document)
    assert (spot.status, len(spot.places)) == ("ambiguous", 5)


def test_an_offset_settles_which_place_is_meant_only_if_the_text_is_there() -> None:
    """What a record claims is checked."""
    second = at("Rinse") + 15
    right, wrong = inspector.locate(
        [Record("Rinse the jug.", start=second), Record("Rinse the jug.", start=3)], DOCUMENT
    )
    assert (right.status, right.start) == ("exact", second)
    assert wrong.status == "ambiguous"


@pytest.mark.parametrize("text", ["", "  \n", "---", "| | |", "…", "**"])
def test_what_has_no_letter_is_not_found(text: str) -> None:
    """Signs stand anywhere."""
    assert one(text) == inspector.Spot("not-found", None, None, None, 0.0)


@pytest.mark.parametrize("text", ["il", "ug to", "the dog", "The light is red."])
def test_a_short_text_is_not_found_by_luck(text: str) -> None:
    """Neither within other words nor because a few letters agree."""
    assert one(text).status == "not-found"


def test_a_short_text_that_is_there_is_found() -> None:
    """As whole words."""
    assert one("Flat white").status == "exact"


def test_a_short_text_without_blanks_is_found_within_a_sentence() -> None:
    """Where no blank parts words, any stretch is whole words; altered, its ends are right to the sign."""
    document = Document.from_text(
        "先把牛奶倒进壶里。然后把温度设为六十五度，再慢慢加热，直到冒出蒸汽为止，最后静置两分钟。"
    )
    assert one("温度设为六十五度", document).status == "exact"
    spot = one("然后把温度设为八十五度，再慢慢加热，直到冒出蒸汽为止，最后静置两分钟", document)
    assert (spot.status, document.text[slice(spot.start, spot.end)][:3]) == ("altered", "然后把")
    assert document.text[: spot.end].endswith("两分钟")


def test_a_text_from_elsewhere_is_not_found() -> None:
    """However long."""
    spot = one("Quarterly revenue grew by eleven percent in the north, while costs in the south stayed.")
    assert (spot.status, spot.start, spot.places) == ("not-found", None, ())


def test_a_near_miss_is_told() -> None:
    """A document that has changed since shows where the text may have been."""
    spot = one("Then set the dial to nine, wait a moment, press nothing, hold no button, and the light goes off.")
    assert spot.status == "not-found"
    assert spot.near is None or spot.near.document == 0


def test_the_document_that_is_named_comes_first() -> None:
    """Of two documents with the text, the named one; without a name both."""
    other = Document.from_text("Intro. Flat white is for two. Rinse the lid.", name="old/frother-2019.md")
    new = Document.from_text("Flat white is for two.", name="frother.md")
    row = {"text": "Flat white is for two.", "metadata": {"source": "docs/frother.md"}}
    assert inspector.locate([row], [other, new])[0].document == 1
    assert one("Flat white is for two.", other, new).status == "ambiguous"


def test_a_text_without_any_document_or_text_is_refused() -> None:
    """In one line."""
    with pytest.raises(InspectorError, match="nothing to search"):
        inspector.locate(["x"], [])
    with pytest.raises(InspectorError, match="text 1 is int"):
        inspector.locate(["x", 5], DOCUMENT)  # type: ignore[list-item]  # what is tested


LONG = Document.from_text(
    "".join(f"Step {n}: open valve {n * 7 % 53} and wait {n * 13 % 101} minutes by the clock.\n" for n in range(400))
)


@given(st.integers(0, len(LONG.text) - 90), st.integers(60, 400))
def test_any_slice_is_found_where_it_was_cut(start: int, length: int) -> None:
    """A slice of a document is among the places that are given for it."""
    text = LONG.text[start : start + length]
    spot = inspector.locate([text], LONG)[0]
    assert spot.status in ("exact", "ambiguous")
    assert start in [place.span.start for place in spot.places]


@given(st.integers(0, len(LONG.text) - 200), st.integers(90, 400), st.sampled_from([str.lower, str.upper, str.split]))
def test_a_folded_slice_is_found_where_it_was_cut(start: int, length: int, fold: object) -> None:
    """Case and blanks do not move it by a word."""
    text = LONG.text[start : start + length]
    altered = " ".join(text.split()) if fold is str.split else fold(text)  # type: ignore[operator]  # one of the three
    spot = inspector.locate([altered], LONG)[0]
    assert spot.status in ("exact", "altered", "ambiguous")
    assert any(place.span.start - start in range(-1, 12) for place in spot.places)
    assert spot.differences == ()


@given(st.text(max_size=300))
def test_anything_may_be_sought(text: str) -> None:
    """Whatever it is, the answer lies within the document, and its differences are true of it."""
    spot = inspector.locate([text], DOCUMENT)[0]
    for place in spot.places:
        assert 0 <= place.span.start <= place.span.end <= len(GUIDE)
    for difference in spot.differences:
        assert GUIDE[difference.start : difference.end] == difference.wanted
        assert difference.found in text
