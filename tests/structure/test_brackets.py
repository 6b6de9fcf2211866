"""Bracket pairs."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inspector.core.span import Span
from inspector.structure.brackets import bracket_pairs

TEXTS = st.text(st.sampled_from("()[]{}:;-1a, "), max_size=40)


@pytest.mark.parametrize(
    ("text", "pairs"),
    [
        ("a (b [c] d) {e}", ["(b [c] d)", "[c]", "{e}"]),
        ("All is well :) and stays (so).", ["(so)"]),
        ("Too bad :( but (so it is).", ["(so it is)"]),
        ("1) open, 2) close, a) wait", []),
        ("(see 1) and 2) below)", ["(see 1) and 2) below)"]),
        ("the second (item 2) of (a) and (b)", ["(item 2)", "(a)", "(b)"]),
        ("in [0, 1) or (0, 1] or ]0, 1[, but (not) here", ["(not)"]),
        ("f(x, y) = [0, 1]", ["(x, y)", "[0, 1]"]),
        ("(as follows:) and (he smiled ;) at me)", ["(as follows:)", "(he smiled ;) at me)"]),
        ("one ) and two ( alone", []),
        ("([)]", ["([)"]),
        ("no brackets", []),
    ],
)
def test_brackets_pair_as_a_reader_pairs_them(text: str, pairs: list[str]) -> None:
    """Faces, numbers of items and intervals are no pairs; a bracket is, if its partner is there."""
    assert [text[start:end] for start, end in bracket_pairs(text, 0, len(text))] == pairs


def test_opaque_stretches_hold_no_brackets() -> None:
    """Brackets in code neither pair nor keep others from pairing."""
    text = "call `f(` or `g)` (now) or (`]`)"
    code = [Span(5, 9), Span(13, 17), Span(28, 31)]
    assert [text[start:end] for start, end in bracket_pairs(text, 0, len(text), code)] == ["(now)", "(`]`)"]


def test_a_stretch_is_read_by_itself() -> None:
    """Brackets outside of the stretch do not count, and offsets are those of the whole text."""
    assert bracket_pairs("(a (b) c)", 1, 8) == [(3, 6)]


@given(TEXTS)
def test_pairs_nest(text: str) -> None:
    """Each pair opens and closes with brackets of a kind, no bracket is in two, and no two pairs cross."""
    pairs = bracket_pairs(text, 0, len(text))
    ends = [offset for start, end in pairs for offset in (start, end - 1)]
    assert len(ends) == len(set(ends))
    for start, end in pairs:
        assert text[start] + text[end - 1] in ("()", "[]", "{}")
        assert all(not start < other.start < end < other.end for other in pairs)


@given(st.recursive(st.just("x"), lambda inner: st.lists(inner, max_size=3).map(lambda parts: f"({' '.join(parts)})")))
def test_balanced_brackets_all_pair(text: str) -> None:
    """Where every bracket has its partner, every one is in a pair."""
    assert len(bracket_pairs(text, 0, len(text))) == text.count("(")
