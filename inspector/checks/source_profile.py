"""The checks of the `source` profile: an edge is wrong only if the document says so."""

from inspector.checks.altered_text import ALTERED_TEXT
from inspector.checks.base import Check
from inspector.checks.blank import BLANK
from inspector.checks.cut_brackets import CUT_BRACKETS
from inspector.checks.cut_code_fence import CUT_CODE_FENCE
from inspector.checks.cut_sentence import CUT_SENTENCE
from inspector.checks.dangling_lead_in import DANGLING_LEAD_IN
from inspector.checks.duplicate import DUPLICATE
from inspector.checks.lost_text import LOST_TEXT
from inspector.checks.mid_grapheme import MID_GRAPHEME
from inspector.checks.mid_word import MID_WORD
from inspector.checks.orphan_heading import ORPHAN_HEADING
from inspector.checks.oversized import OVERSIZED
from inspector.checks.split_definition import SPLIT_DEFINITION
from inspector.checks.split_inline import SPLIT_INLINE
from inspector.checks.split_list_item import SPLIT_LIST_ITEM
from inspector.checks.split_table import SPLIT_TABLE
from inspector.checks.undersized import UNDERSIZED

SOURCE_PROFILE: tuple[Check, ...] = (
    LOST_TEXT,
    MID_GRAPHEME,
    MID_WORD,
    CUT_CODE_FENCE,
    SPLIT_TABLE,
    SPLIT_DEFINITION,
    SPLIT_INLINE,
    SPLIT_LIST_ITEM,
    CUT_SENTENCE,
    CUT_BRACKETS,
    ORPHAN_HEADING,
    DANGLING_LEAD_IN,
    ALTERED_TEXT,
    BLANK,
    DUPLICATE,
    OVERSIZED,
    UNDERSIZED,
)
"""The worst first."""
