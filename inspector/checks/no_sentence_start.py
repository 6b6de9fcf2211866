"""The article's second check: a chunk should start where a sentence starts."""

import re
from collections.abc import Iterator

from inspector.checks.base import Check, ChunkView
from inspector.checks.holders import chunks_that_hold
from inspector.checks.sentence_guess import sentence_at
from inspector.checks.words import words_after, words_before
from inspector.core.issue import Issue, Severity

KIND = "no-sentence-start"

_SENTENCE_START = re.compile(r"""^["'(\[]?[A-Z0-9]""")


def no_sentence_start(view: ChunkView, severity: Severity) -> Iterator[Issue]:
    """The chunk's first character, after one opening quote or bracket, is no capital letter and no digit."""
    if _SENTENCE_START.match(view.stripped):
        return
    text = view.document.text
    unit = sentence_at(text, view.start)
    after = words_after(text, view.start)
    if unit.start < view.start:
        detail = f"starts mid-sentence: “{after}” follows “{words_before(text, view.start)}”"
    else:
        detail = f"starts without a capital or a digit: “{after}”"
    whole_in = chunks_that_hold(view.chunks, view.chunk.index, unit)
    yield Issue(view.chunk.index, KIND, severity, "start", view.start, unit, detail, whole_in=whole_in)


NO_SENTENCE_START = Check((KIND,), "warning", "The chunk does not start where a sentence starts.", no_sentence_start)
