"""What can be asked, and how much of it can be brought back."""

import re
from numbers import Integral

from inspector.core.errors import InspectorError, wrong_type
from inspector.core.printable import quoted

LONGEST = 20_000
"""Characters of a question: more is a document, and takes seconds."""

_LETTER_OR_DIGIT = re.compile(r"[^\W_]")


def check_question(question: str, k: int) -> None:
    """Refuse what cannot be asked.

    Args:
        question: What a person typed.
        k: How many chunks to bring back.

    Raises:
        InspectorError: The question is no text, is empty, has no letter and no digit, or is too long; *k* is below 1.
    """
    if wrong := wrong_type(question, str):
        raise InspectorError(f"the question must be text, not {wrong}")
    if not question.strip():
        raise InspectorError("the question is empty: ask something, such as 'what should I set the idle timeout to?'")
    if len(question) > LONGEST:
        raise InspectorError(f"the question has {len(question):,} characters: ask with at most {LONGEST:,}")
    if not _LETTER_OR_DIGIT.search(question):
        raise InspectorError(f"the question {quoted(question, 60)} has no letter and no digit to look for")
    if not is_whole(k):
        raise InspectorError(f"k {quoted(k)} must be a whole number: how many chunks to bring back")
    if k < 1:
        raise InspectorError(f"k {k} must be at least 1: how many chunks to bring back")


def is_whole(value: object) -> bool:
    """Whether a value from outside is a whole number, NumPy's among them; `True` is none."""
    return isinstance(value, Integral) and not isinstance(value, bool)
