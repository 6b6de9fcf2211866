"""The direct path gives what pysbd gives, or nothing."""

import json

import pytest
from hypothesis import assume, given, settings

from inspector.structure.sentences.direct import DIRECT_LANGUAGES, direct_ends
from inspector.structure.sentences.pysbd_guard import pysbd_ends
from tests.shared import shared_path
from tests.structure.sentences.reference import WORDS, paragraphs, pysbd_itself, sample, texts


@pytest.mark.parametrize(
    "text",
    [
        "The pump runs. The valve opens.",
        "Dr. Ito asked. Nobody answered.",
        "They left at 5 p.m. It rained.",
        "They left at 5 p.m. from the U.S. Army base. The I.V. was set. He saw the I.V. The end.",
        'He said "no. Never." She left. "Why?" he asked.',
        "It costs 3.14 (or so. Maybe). Then? yes! no. Version 1.2.3 is out.",
        "Ask Mr. K. Ono, e.g. at noon. See fig. 3. It is no. 5. Ph.D. work is v. hard.",
        "It ended.[12] The next one began.7 Then it stopped.",
        "Wait... no. Wait... No.",
        "J.R.R. Ito wrote it. The U.K. The end. a.b here.",
        "12. Twelve is first. It is -5. Oh.",
        "Don't. 'It is. So' he said. The dogs' end. Go.",
        "One -- two. Three -- four. Five.",
        "“One. Two.” Three. ‘Four. Five’ six. «Seven. Eight.» Nine.",
        "It has 1) a pump. Then 2) a valve and 3) pipes. See (1) there (2) too.",
        "Soon (ii) Two. (see there) Then it went. (ix) So.",
    ],
)
def test_direct_path_agrees_with_pysbd(text: str) -> None:
    """Abbreviations, numbers, quotes, brackets and dots are judged as pysbd judges them."""
    assert direct_ends(text, "en") == pysbd_itself(text)


@pytest.mark.parametrize(
    "text",
    [
        "First: a) one b) two",
        "1. One 2. Two",
        "What?! No.",
        "Stop . Go.",
        "A \\ b. C.",
        "I use Yahoo! Ask me.",
        "好。好。",
    ],
)
def test_direct_path_leaves_the_rest_to_pysbd(text: str) -> None:
    """What pysbd treats specially is refused, not guessed."""
    assert direct_ends(text, "en") is None


@settings(max_examples=400, deadline=None)
@given(texts(WORDS))
def test_direct_path_agrees_with_pysbd_on_random_text(text: str) -> None:
    """Whatever the direct path dares to judge, pysbd judges the same."""
    found = direct_ends(text, "en")
    assume(found is not None)
    assert found == pysbd_itself(text)


@settings(max_examples=100, deadline=None)
@given(texts(WORDS))
def test_direct_path_agrees_with_pysbd_in_other_languages(text: str) -> None:
    """The word lists of each direct language are read as pysbd reads them."""
    for language in sorted(DIRECT_LANGUAGES - {"en"}):
        found = direct_ends(text, language)
        assert found is None or found == pysbd_itself(text, language)


@pytest.mark.parametrize("folder", ["prose", "markdown", "legal"])
def test_direct_path_agrees_with_pysbd_on_real_text(folder: str) -> None:
    """On paragraphs and lines of real documents there is no difference, and most need no pysbd."""
    chosen = sample([one for path in sorted(shared_path("corpus", folder).iterdir()) for one in paragraphs(path)], 500)
    judged = 0
    for text in chosen:
        found = direct_ends(text, "en")
        if found is not None:
            judged += 1
            assert found == pysbd_itself(text), text
    assert judged > len(chosen) / 2


def test_both_paths_agree_with_pysbd_on_its_own_rules() -> None:
    """Each text of pysbd's own tests ends where pysbd says, in its language, whichever path takes it."""
    for rule in json.loads(shared_path("gold/sentence_pysbd/pysbd_rules.json").read_text("utf-8")):
        for text in (" ".join(line.split()) for line in rule["text"].splitlines()):
            if text and len(text) < 3000:  # what is given to pysbd at a time
                wanted = pysbd_itself(text, rule["lang"])
                assert pysbd_ends(text, rule["lang"]) == wanted
                if rule["lang"] in DIRECT_LANGUAGES:
                    assert direct_ends(text, rule["lang"]) in (None, wanted)
