"""Edges inside sentences."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inspector.core.document import Document
from inspector.core.span import Span
from inspector.inspection import check_spans
from tests.checks.marked import only, seam, unit_of

CUTS = {"no-sentence-end", "no-sentence-start"}


@pytest.mark.parametrize(
    "marked",
    [
        "To prevent this, set the timeout to ✂30 pumps or more.",
        "Use a soft brush, e.g. ✂Nylon or horsehair.",
        "The pump must be primed\n✂before first use.",
        "## How to ✂prime a pump\n\nText.",
        "Okafor et al. ✂[2019] measured drift in the sensor array.",
    ],
)
def test_a_sentence_is_cut(marked: str) -> None:
    """Whatever sign stands before the cut: both chunks have their part of it."""
    assert seam(marked) == CUTS


@pytest.mark.parametrize(
    "marked",
    [
        "First one. ✂Second one.",
        "First one.\n\n✂second one",
        "Text.\n\n- an item without a stop\n✂- another\n",
        "Text.\n\n```sh\nmake\n```\n\n✂more",
        "The end\n\n✂# A heading\n\nText.",
    ],
)
def test_no_sentence_is_cut(marked: str) -> None:
    """No full stop and no capital is asked for where the document says that something ends."""
    assert seam(marked) == set()


def test_it_is_told_with_the_words_on_both_sides() -> None:
    """The detail quotes both sides, and the unit is the sentence."""
    marked = "First one. Set the timeout to ✂thirty and go on. Last one."
    end, start = only(marked), only(marked, "start")
    assert end.detail == "ends mid-sentence: “First one. Set the timeout to” continues “thirty and go on. Last one.”"
    assert start.detail == "starts mid-sentence: “thirty and go on. Last one.” follows “First one. Set the timeout to”"
    assert unit_of(marked, end) == unit_of(marked, start) == "Set the timeout to thirty and go on."
    assert end.whole_in == start.whole_in == ()


def test_overlap_rescues() -> None:
    """A chunk that holds the sentence whole is named."""
    text = "First one. Set the timeout to thirty. Last one."
    cut, sentence = text.index(" thirty"), text.index("Set")
    view = check_spans(Document.from_text(text), [Span(0, cut), Span(sentence, len(text))], profile="source")
    assert [(issue.kind, issue.whole_in) for issue in view.issues] == [("no-sentence-end", (1,))]


@given(
    st.lists(st.sampled_from(["One is here.", "Go on!", "- an item", "# Head", "Is it so?"]), min_size=1, max_size=6)
)
def test_an_edge_between_paragraphs_cuts_no_sentence(paragraphs: list[str]) -> None:
    """Chunks of whole paragraphs have no cut sentence, whatever the paragraphs are."""
    text = "\n\n".join(paragraphs)
    spans, start = [], 0
    for paragraph in paragraphs:
        spans.append(Span(start, start + len(paragraph)))
        start += len(paragraph) + 2
    view = check_spans(Document.from_text(text, kind="markdown"), spans, profile="source")
    assert not CUTS & {kind for issue in view.issues for kind in issue.kinds}
