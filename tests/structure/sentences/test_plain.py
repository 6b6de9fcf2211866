"""The short way gives what the long way gives, or nothing."""

import pytest
from hypothesis import assume, given, settings

from inspector.structure.sentences.direct import direct_ends
from inspector.structure.sentences.plain import plain_ends
from inspector.structure.sentences.pysbd_guard import pysbd_ends
from inspector.structure.sentences.repair import repaired
from inspector.structure.sentences.shields import shielded
from tests.shared import shared_path
from tests.structure.sentences.reference import PLAIN_WORDS, WORDS, paragraphs, sample, texts


def long_way(text: str) -> list[int]:
    """Shields, then pysbd or the direct path, then repairs."""
    shown = shielded(text, "en")
    direct = direct_ends(shown, "en")
    return repaired(text, pysbd_ends(shown, "en") if direct is None else direct, "en")


@settings(max_examples=600, deadline=None)
@given(texts(PLAIN_WORDS, most=12))
def test_short_way_agrees_with_the_long_way(text: str) -> None:
    """What is plain ends where shields, pysbd and repairs together say."""
    found = plain_ends(text)
    assume(found is not None)
    assert found == long_way(text)


@settings(max_examples=300, deadline=None)
@given(texts(WORDS, most=6))
def test_short_way_refuses_what_it_would_get_wrong(text: str) -> None:
    """Among marks of every sort nothing is taken for plain that is not."""
    assert plain_ends(text) in (None, long_way(text))


@pytest.mark.parametrize("folder", ["prose", "markdown"])
def test_short_way_agrees_on_real_text(folder: str) -> None:
    """Paragraphs and lines of real documents come out the same, and many take the short way."""
    chosen = sample([one for path in sorted(shared_path("corpus", folder).iterdir()) for one in paragraphs(path)], 1500)
    plain = 0
    for text in chosen:
        found = plain_ends(text)
        if found is not None:
            plain += 1
            assert found == long_way(text), text
    assert plain > len(chosen) / 3


@pytest.mark.parametrize(
    "text",
    ["See fig. A. It is.", "Ask Dr. Ito. He knows.", 'He said "no. Yes" to it.', "One (two. Three) four.", "So?! Yes."],
)
def test_doubtful_text_takes_the_long_way(text: str) -> None:
    """A short form before a capital, and a mark in quotes or brackets, are not judged in passing."""
    assert plain_ends(text) is None
