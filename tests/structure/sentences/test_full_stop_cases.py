"""Full stops that pysbd reads wrong, judged from the word before and the word after."""

import pytest

from inspector.structure.sentences import full_stop_cases
from inspector.structure.sentences.full_stop_cases import Case, ends_sentence, full_stop
from inspector.structure.sentences.segment import split_sentences

OPINIONS: list[tuple[Case, str, str, bool]] = [
    (full_stop_cases.spaced_letters, "before 4 p. m. on May 4", "p", False),
    (full_stop_cases.lettered_number, "see n. 8 there", "n", False),
    (full_stop_cases.section_sign, "Penal Code Ann. § 22", "Ann", False),
    (full_stop_cases.letter_name, "eat vitamin C. It helps", "C", True),
    (full_stop_cases.ordinary_word, "what it is. I think so", "is", True),
    (full_stop_cases.dotted_letters, "back in the U.S. This is home", "U.S", True),
    (full_stop_cases.short_form, "a brush, e.g. Nylon", "e.g", False),
    (full_stop_cases.short_form, "as in Ito et al. Water", "al", False),
    (full_stop_cases.short_form, "the Bench Co. Works", "Co", False),
    (full_stop_cases.short_form_follows, "Aluminum & Iron. Corp. v. Ono", "Iron", False),
]


def stop_after(text: str, form: str) -> full_stop_cases.FullStop:
    """The full stop after a form in a text."""
    return full_stop(text, text.index(f"{form}. ") + len(form))


@pytest.mark.parametrize(
    ("case", "text", "form", "wanted"), OPINIONS, ids=[f"{o[0].__name__}-{o[2]}" for o in OPINIONS]
)
def test_case_has_its_opinion(case: Case, text: str, form: str, wanted: bool) -> None:  # noqa: FBT001 (what a case says)
    """Each case knows its own full stops, and says nothing of an ordinary one."""
    assert case(stop_after(text, form)) is wanted
    assert ends_sentence(stop_after(text, form)) is wanted
    assert case(stop_after("The pump stopped. The valve closed", "stopped")) is None


def test_every_case_is_tried() -> None:
    """No case stands without a full stop that needs it."""
    assert {case for case, _, _, _ in OPINIONS} == set(full_stop_cases.CASES)


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("It was made by Ito et al. The drift was small.", "It was made by Ito et al."),
        ("They closed the deal with Ono & Co. It ended there.", "They closed the deal with Ono & Co."),
        ("The case has No. A-04 on it. It is old.", "The case has No. A-04 on it."),
        ("It follows from Art. I, § 2, of the text. So be it.", "It follows from Art. I, § 2, of the text."),
        ("It is 28 U. S. C. § 1254. It is old.", "It is 28 U. S. C. § 1254."),
        ("See Kaiser Aluminum & Chem. Corp. v. Ono. It is old.", "See Kaiser Aluminum & Chem. Corp. v. Ono."),
        ("It is under Fed. Rule Crim. Proc. 17 (c). It is old.", "It is under Fed. Rule Crim. Proc. 17 (c)."),
        ("Nobody asked Dr. The Great.", "Nobody asked Dr. The Great."),
        ("It is in 377 F. Supp. 1326. It is old.", "It is in 377 F. Supp. 1326."),
    ],
)
def test_what_follows_decides(text: str, first: str) -> None:
    """A short form ends a sentence only if a word follows that begins one."""
    start, end = split_sentences(text)[0]
    assert text[start:end] == first
