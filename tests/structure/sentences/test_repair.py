"""Each repair mends one kind of wrong end, and leaves right ones alone."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inspector.structure.sentences import repair
from inspector.structure.sentences.repair import repaired

QUOTATION = '"' + "Pumps are long. " * 30 + '"'

FAULTS = [
    (repair.attach_closing, "(It ends.)| Then.|", "(It ends.|) Then.|"),
    (repair.attach_closing, "It ends.[3]| Then.|", "It ends.|[3] Then.|"),
    (repair.attach_closing, "It ends..| Then.|", "It ends.|. Then.|"),
    (repair.attach_closing, "**It ends.**| Then.|", "**It ends.|** Then.|"),
    (repair.attach_closing, "「好。」|他说。|", "「好。|」他说。|"),
    (repair.attach_emoji, "Done. 🎉| Next.|", "Done.| 🎉 Next.|"),
    (repair.join_before_comma, "See, e. g., Ono.|", "See, e. g.|, Ono.|"),
    (repair.join_before_comma, "In C. & S. Lines it held.|", "In C.| & S. Lines it held.|"),
    (repair.join_before_comma, "See 541 U.S. ___, 12.|", "See 541 U.S.| ___, 12.|"),
    (repair.join_after_comma, "نعم، لا.| نعم.|", "نعم،| لا.| نعم.|"),
    (repair.join_bare_marks, "It ends. :)| Then.|", "It ends.| :)| Then.|"),
    (repair.join_bare_marks, "*** It ends.| Then.|", "***| It ends.| Then.|"),
    (repair.join_list_marker, "10.2. It ends.| Then.|", "10.2.| It ends.| Then.|"),
    (repair.join_opening_hour, "At 5 a.m. Ono went.| He ran.|", "At 5 a.m.| Ono went.| He ran.|"),
    (repair.join_enumerated, "You shall (a) answer and (b) appear.|", "You shall| (a) answer and| (b) appear.|"),
    (repair.end_at_smiley, "I like it :)| Then I left.|", "I like it :) Then I left.|"),
    (
        repair.end_after_bracket,
        "It ran (as it should.)| The next did not.|",
        "It ran (as it should.) The next did not.|",
    ),
    (repair.end_after_quoted_note, 'It ran "well."[5]| The next did not.|', 'It ran "well."[5] The next did not.|'),
    (
        repair.end_after_quoted_note,
        'It ran "well."| 38 Fed. Reg. 3 says so.|',
        'It ran "well." 38 Fed. Reg. 3 says so.|',
    ),
    (repair.end_after_quote, "«Oui.»| Il part.|", "«Oui.» Il part.|"),
    (repair.split_glued, QUOTATION.replace(". P", ".| P") + "|", QUOTATION + "|"),
]


def marked(text: str) -> tuple[str, list[int]]:
    """A text whose ends are written as bars, and its ends."""
    ends: list[int] = []
    for number, at in enumerate(at for at, character in enumerate(text) if character == "|"):
        ends.append(at - number)
    return text.replace("|", ""), ends


@pytest.mark.parametrize(("mend", "right", "wrong"), FAULTS, ids=[mend.__name__ for mend, _, _ in FAULTS])
def test_repair_mends_its_fault(mend: repair.Repair, right: str, wrong: str) -> None:
    """Wrong ends become right, and right ones stay."""
    text, ends = marked(right)
    assert mend(text, marked(wrong)[1]) == ends
    assert mend(text, ends) == ends


def test_every_repair_is_tried() -> None:
    """No repair stands without a text that needs it."""
    assert {mend for mend, _, _ in FAULTS} == {*repair.ENGLISH_ADDING, *repair.ENGLISH_MOVING}


def test_emoji_that_points_goes_with_what_it_points_at() -> None:
    """A pointing hand belongs to the sentence after it, and so does an emoji before every sentence."""
    for line in ("Done.| 👉 Next.|", "✅ Done.| ✅ Next.|"):
        text, ends = marked(line)
        assert repair.attach_emoji(text, ends) == ends


def test_short_quotation_stays_whole() -> None:
    """A quotation of two short sentences is part of the sentence around it."""
    text, ends = marked('She said "Go on. Do it." and left.|')
    assert repair.split_glued(text, ends) == ends


@given(st.text(alphabet="aB.!?)]\"»'’:(;,1 *|🎉。」", max_size=40).map(marked))
def test_ends_stay_in_order_and_the_last_stays(given_text: tuple[str, list[int]]) -> None:
    """Whatever the ends are, repairs keep them rising, within the text and closed by its end."""
    text, ends = given_text
    ends = sorted({len(text[:end].rstrip()) for end in [*ends, len(text)]} - {0})
    for language in ("en", "ar"):
        mended = repaired(text, ends, language)
        assert mended == sorted(set(mended))
        assert mended[-1:] == ends[-1:]
        assert all(not text[end - 1].isspace() for end in mended)
