"""Edges inside links, code, formulas, addresses, and between a number and its unit."""

import pytest

from tests.checks.marked import only, seam, unit_of


@pytest.mark.parametrize(
    ("marked", "unit", "phrase"),
    [
        ("Open [the ✂form](/form) and wait.", "[the form](/form)", "cuts a link"),
        ("Open [the form](/for✂m) and wait.", "[the form](/form)", "cuts a link"),
        ("Use `make ✂install` now.", "`make install`", "cuts a code span"),
        ("With $a + ✂b$ it holds.", "$a + b$", "cuts a formula"),
        ("See https://example.org/a?✂b for it.", "https://example.org/a?b", "cuts an address"),
        ("It is 12 ✂mm wide.", "12 mm", "parts a number from its unit"),
        ("Wait 30✂ seconds and go.", "30 seconds", "parts a number from its unit"),
        ("It takes 5✂ % of it.", "5 %", "parts a number from its unit"),
    ],
)
def test_an_inline_unit_is_cut(marked: str, unit: str, phrase: str) -> None:
    """The unit is all of it, and the phrase says what it is."""
    view = only(marked)
    assert "split-inline" in view.kinds
    if view.kind == "split-inline":
        assert unit_of(marked, view) == unit
        assert view.detail.startswith(f"{phrase}: ")


@pytest.mark.parametrize(
    "marked", ["It is 2020. ✂Seconds count.", "There are 3 ✂pumps here.", "In room A12 ✂m is wide.", "[a](/b) ✂and c."]
)
def test_what_only_looks_like_a_unit_is_none(marked: str) -> None:
    """A number at a sentence's end, a number of things, a name with digits, a whole link."""
    assert "split-inline" not in seam(marked)


def test_a_sentence_never_ends_inside_a_link() -> None:
    """Half of a link's signs would mean nothing: what shares a link is one sentence."""
    assert "no-sentence-end" in seam("See [Stop it. ✂Now.](/stop) for it.")
