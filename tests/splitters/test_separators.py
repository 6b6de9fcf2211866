"""Tests of reading separators."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inspector.core.errors import SettingsError
from inspector.splitters.separators import Separator, literal_of, read_separator


@pytest.mark.parametrize(
    ("regex", "literal"),
    [
        ("", ""),
        ("\n\n", "\n\n"),
        (r"\n\t", "\n\t"),
        (r"a\.b", "a.b"),
        (r"\\chapter\{", "\\chapter{"),
        ("水 -", "水 -"),
        (r"\d", None),
        (r"\b", None),
        ("a.b", None),
        ("a+", None),
        ("(a)", None),
        ("a|b", None),
        ("a{2}", None),
        ("\\", None),
    ],
)
def test_a_pattern_of_one_text_is_a_literal(regex: str, literal: str | None) -> None:
    """Only patterns that can match one text alone are taken for it."""
    assert literal_of(regex) == literal


@given(st.text())
def test_an_escaped_text_is_that_text(text: str) -> None:
    """What Python escapes is read back."""
    assert literal_of(re.escape(text)) == text


@given(st.text(st.sampled_from("ab\\nd.[]{}1-^$ "), max_size=6), st.text(st.sampled_from("ab\n.1- {}"), max_size=8))
def test_a_literal_matches_where_its_pattern_did(regex: str, text: str) -> None:
    """Finding the literal finds the pattern's matches."""
    literal = literal_of(regex)
    if literal is not None:
        assert [match.span() for match in re.finditer(regex, text)] == [
            match.span() for match in re.finditer(re.escape(literal), text)
        ]


def test_a_message_shows_a_pattern_as_it_was_typed() -> None:
    """A backslash is one backslash, a control character its escape, and a long pattern is cut."""
    with pytest.raises(SettingsError, match=r"^separators: '\\d\+\(\\n' is not a regular expression: missing"):
        read_separator("\\d+(\n", "separators", is_regex=True)
    with pytest.raises(SettingsError, match="nested too deeply") as caught:
        read_separator("(" * 9000, "separators", is_regex=True)
    assert len(str(caught.value)) < 250


def test_a_literal_stays_as_it_is() -> None:
    """Without regular expressions, a dot is a dot."""
    assert read_separator("a.b", "separator", is_regex=False) == Separator("a.b")


def test_the_empty_separator_is_empty_either_way() -> None:
    """An empty text stands between any two characters, as a literal and as a pattern."""
    assert read_separator("", "separator", is_regex=True).is_empty
    assert read_separator("", "separator", is_regex=False).is_empty
    assert not read_separator("x?", "separator", is_regex=True).is_empty


@pytest.mark.parametrize(
    ("regex", "fault"),
    [("[a", "unterminated character set"), ("(", "missing )"), ("a**", "multiple repeat"), ("a{99999999999}", "large")],
)
def test_a_wrong_pattern_is_refused_in_one_line(regex: str, fault: str) -> None:
    """The message shows the pattern and says what is wrong with it."""
    with pytest.raises(SettingsError) as error:
        read_separator(regex, "separators", is_regex=True)
    assert error.value.setting == "separators"
    assert repr(regex) in str(error.value)
    assert fault in str(error.value)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("literal", "marks"),
    [("\n\n", "\n"), ("aba", "b"), ("\n \n", " "), ("abaab", "aa"), ("\n", ""), (". ", ""), ("", "")],
)
def test_a_literal_knows_what_stands_before_an_overlap(literal: str, marks: str) -> None:
    """Only one that ends as it begins can overlap itself."""
    assert set(Separator(literal).overlap_marks) == set(marks)
