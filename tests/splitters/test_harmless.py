"""Which regular expressions cannot take long."""

import re

import pytest

from inspector.splitters.harmless import is_harmless


@pytest.mark.parametrize(
    "pattern",
    [r"\n+", r"[.!?]\s+", r"(?<=[.!?])\s+", r"\n{2,}", r"\n#{1,6} ", "(?:a|b)c?", r"[^]\]]*", "a|b", r"\.", "^x$", ""],
)
def test_what_passes_each_character_once_is_harmless(pattern: str) -> None:
    """Characters, sets, few choices and one repeat at the end are harmless."""
    re.compile(pattern)
    assert is_harmless(pattern)


@pytest.mark.parametrize(
    "pattern",
    [
        "(a+)+b", "(a|a)*b", r"\s*\s*x", r"\s+\n", "(a+)", "(?:a{1,9}){9}", "(?=.*x)", r"(a)\1", "a{0,9}" * 9,
        "(a|b)" * 9, "a?" * 9, "(?x)[a", r"(?P<n>a)", "a{100,}", "a+?", "a{,5}", "a++",
    ],
)  # fmt: skip
def test_what_may_look_again_is_not(pattern: str) -> None:
    """A repeat before the end, or more ways to match than can be tried, is not proven harmless."""
    assert not is_harmless(pattern)
