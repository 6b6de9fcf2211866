"""The article's first check: a chunk should end where a sentence ends."""

import re
from collections.abc import Iterator

from inspector.checks.base import Check, ChunkView
from inspector.checks.holders import chunks_that_hold
from inspector.checks.sentence_guess import sentence_at
from inspector.checks.words import words_after, words_before
from inspector.core.issue import Issue, Severity

KIND = "no-sentence-end"

_SENTENCE_END = re.compile(r"""[.!?]["')\]]?\s*$""")
_TAIL = 2  # characters of a stripped chunk that the pattern can reach: a mark and one closing quote or bracket


def no_sentence_end(view: ChunkView, severity: Severity) -> Iterator[Issue]:
    """The chunk's last characters are not `.`, `!` or `?`, with or without a closing quote or bracket."""
    if _SENTENCE_END.search(view.stripped[-_TAIL:]):
        return
    text = view.document.text
    unit = sentence_at(text, view.end - 1)
    before = words_before(text, view.end)
    if unit.end > view.end:
        detail = f"ends mid-sentence: “{before}” continues “{words_after(text, view.end)}”"
    else:
        detail = f"ends without a full stop: “{before}”"
    whole_in = chunks_that_hold(view.chunks, view.chunk.index, unit)
    yield Issue(view.chunk.index, KIND, severity, "end", view.end, unit, detail, whole_in=whole_in)


NO_SENTENCE_END = Check((KIND,), "error", "The chunk does not end where a sentence ends.", no_sentence_end)
