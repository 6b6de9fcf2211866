"""The checks of the `text` profile: the article's, by a chunk's own text."""

from inspector.checks.base import Check
from inspector.checks.broken_code_fence import BROKEN_CODE_FENCE
from inspector.checks.no_sentence_end import NO_SENTENCE_END
from inspector.checks.no_sentence_start import NO_SENTENCE_START
from inspector.checks.unbalanced_brackets import UNBALANCED_BRACKETS

TEXT_PROFILE: tuple[Check, ...] = (BROKEN_CODE_FENCE, NO_SENTENCE_END, NO_SENTENCE_START, UNBALANCED_BRACKETS)
"""The worst first."""
