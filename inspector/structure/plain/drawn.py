"""What is drawn with signs and columns instead of being written: figures, tables, code, tables of contents."""

import re
from collections import Counter
from collections.abc import Sequence
from typing import Literal

from inspector.structure.plain.lines import Line
from inspector.structure.plain.markers import marker_of

DrawnAs = Literal["figure", "columns", "contents", "log", "code", "markup"]
"""What is drawn: the role of its block."""

_HINTS = ("|", "=", "+", "_", "{", "<", ">", "\\", "^", "#", "~", "---", "**", "/", "│", "─", "┌", "╔", "═", "┃", "├")
"""What a figure or code has at least one of; most prose has none."""
_EDGE = re.compile(r"[+|][-=]{3,}[+|]|[┌├└╔╠╚]")
_TABLE_RULE = re.compile(r"(?:[-=]{2,} +)+[-=]{2,}$")
_STROKE = re.compile(r"[|^+/\\│┃║]")
_WORD = re.compile(r"[^\W\d_]{2}")
_PLAIN = re.compile(r"[\w\s]+")
_GAP = re.compile(r"(?<=\S)(?: {3,}| *\t[ \t]*)(?=\S)")
_LEADER = re.compile(r"(?:\.{3,}|(?: ?\.){4,}) *(?:\d+|[ivxlc]+)$")
_RULE = re.compile(r"(?:([^\w\s])\1{2,}+\s*+)++$|(?:[*_~=+-]\s+){2,}[*_~=+-]$")
_HABITS = (
    (
        ("=", "&&", "||", "->", "::", "++", "<-"),
        r".*(?:\w ?[-+*/|&]?= ?[\w\"'({\[&*-]|[=!<>]=|&&|\|\||->|=>|::|\+\+|<-)",
    ),
    (("(", "["), r".*(?:[\w\]]\([^()]*\)|[\w)]\[\w*\])"),
    (("/", "#", "$", ">", "%"), r".*(?:/\*|\*/)|//|#\w|(?:>|%|#) \w|</?\w+[^>]*>"),
    (("{",), r".*\{[^{}]*\}"),
    (
        (";", ":", "{", "(", "[", "="),
        r"(?:if|for|while|else|return|def|class|int|char|void|unsigned|static|struct|var|let|const)\b",
    ),
    (("import ", "from ", "function "), r"(?:import|from|function)\b.*[;:{)(\"']"),
)
"""Habits of code: signs of which a line has one at least, and what it then looks like."""
_CODE = tuple((signs, re.compile(habit)) for signs, habit in _HABITS)
_STRONG = frozenset("=({}[/#$<>:%\\")
"""Signs of which a line of code has one at least."""
_CODE_ENDS = ";{}\\"
_PROMPTS = (">>> ", "$ ")
_BRACES = frozenset({"{", "}", "};", "});"})
_TAG = re.compile(r"<(?:/?[^\W\d_][^<>]*|[!?][^<>]*)>")
_STAMP = re.compile(r"\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d|\[?\d\d:\d\d:\d\d|[A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d ")
_TEX = re.compile(r"\\[A-Za-z]+\*?(?:\[[^\]]*\])?(?:\{[^{}]*\})+")
_HEAD = 4000  # characters of a run that tell whether it is markup
_LONGEST = 160  # characters of a line that may be drawn
_FENCES = ("```", "~~~")
_FRAME = "|*#│║┃"
_SHORT = 8
_FEW_SIGNS = 3  # fewer are punctuation
_SIGNS = 0.4  # of a drawn line are signs
_SHARE = 0.5  # of the lines make the run what they are
_IN_COLUMNS = 0.6


def is_rule(line: str) -> bool:
    """Whether a line is a rule: a sign again and again, and nothing else."""
    return not line[0].isalnum() and _RULE.match(line) is not None


def drawn_as(lines: Sequence[Line]) -> DrawnAs | None:
    """What a run of lines is that is drawn rather than written; `None` for what is written."""
    while len(lines) > 1 and _is_one_rule(lines[0].text):
        lines = lines[1:]
    while len(lines) > 1 and _is_one_rule(lines[-1].text):
        lines = lines[:-1]
    text = "\n".join([line.text for line in lines])
    if len(lines) > 1 and any(_TABLE_RULE.match(line.text) for line in lines if line.text[0] in "-="):
        return "columns"
    if "</" in text and _is_markup(text):
        return "markup"
    hinted = any(sign in text for sign in _HINTS)
    if hinted and _has_signs(lines):
        return "code" if text.startswith(_FENCES) else "figure"
    # Leaders end at one column too.
    if len(lines) > 1 and ("..." in text or " . ." in text) and _has_leaders(lines):
        return "contents"
    if len(lines) > 1 and ("   " in text or "\t" in text) and _has_columns(lines):
        return _in_columns_as(lines)
    may_be_code = hinted or "(" in text or "[" in text or ";" in text or "$ " in text
    return "code" if may_be_code and marker_of(lines[0]) is None and _has_code(lines) else None


def _is_markup(text: str) -> bool:
    """Whether most of what a text begins with stands in tags; a page's prose has few."""
    head = text[:_HEAD]
    tags = sum(tag.end() - tag.start() for tag in _TAG.finditer(head))
    return tags > _SHARE * len(head)


def _is_one_rule(text: str) -> bool:
    """Whether a line is a rule without gaps, as may stand over and under a title of several lines."""
    return " " not in text and is_rule(text)


def _has_signs(lines: Sequence[Line]) -> bool:
    count = sum(_is_sign_line(line.text) for line in lines)
    if len(lines) == 1:
        return count > 0 and len(lines[0].text) > _SHORT
    return count >= max(2, _SHARE * len(lines)) or (
        count > 1 and sum(bool(_EDGE.search(line.text)) for line in lines) > 1
    )


def _is_sign_line(text: str) -> bool:
    if len(text) > _LONGEST:
        return False
    signs = len(_PLAIN.sub("", text))
    if signs >= _FEW_SIGNS and signs >= _SIGNS * len("".join(text.split())):
        return True
    return signs > 0 and not _WORD.search(text) and _STROKE.search(text) is not None


def _has_code(lines: Sequence[Line]) -> bool:
    """Whether most lines show two of the habits of code; a lone line must show three, for prose may name a call."""
    wanted = 2 if len(lines) > 1 else 3
    missing = len(lines) - _SHARE * len(lines)
    for line in lines:
        if not _has_habits(line.text, wanted):
            missing -= 1
            if missing < 0:
                return False
    return True


def _has_habits(text: str, wanted: int) -> bool:
    """Whether a line has so many habits of code; a lone brace and a prompt have enough."""
    if text in _BRACES or text.startswith(_PROMPTS):
        return True
    if "\\" in text:
        text = _TEX.sub("x", text)  # a word set in another type is a word
    if not text or len(text) > _LONGEST or _STRONG.isdisjoint(text):
        return False
    wanted -= text[-1] in _CODE_ENDS or text[0] in "{}"
    for number, (signs, habit) in enumerate(_CODE):
        if len(_CODE) - number < wanted:
            return False
        wanted -= any(sign in text for sign in signs) and habit.match(text) is not None
        if not wanted:
            return True
    return False


def _has_columns(lines: Sequence[Line]) -> bool:
    """Whether wide gaps in most lines end at one column, or the lines with gaps end at one."""
    starts: Counter[int] = Counter()
    ends: Counter[int] = Counter()
    with_gaps = 0
    for line in lines:
        gaps = [gap.end() for gap in _GAP.finditer(line.text)]
        if gaps:
            with_gaps += 1
            starts.update({_column(line, gap) for gap in gaps})
            ends[_column(line, len(line.text))] += 1
    if with_gaps < max(2, _IN_COLUMNS * len(lines)):
        return False
    return max(starts.values()) > 1 or max(ends.values()) > 1


def _in_columns_as(lines: Sequence[Line]) -> DrawnAs:
    """What lines in columns are: words in a box, the records of a log, or a table."""
    if _is_framed(lines):
        return "figure"
    return "log" if sum(bool(_STAMP.match(line.text)) for line in lines) > _SHARE * len(lines) else "columns"


def _is_framed(lines: Sequence[Line]) -> bool:
    """Whether most lines begin and end with one sign and have it nowhere between: words in a box."""
    framed = 0
    for line in lines:
        sign = line.text[0]
        framed += sign in _FRAME and line.text[-1] == sign and sign not in line.text[1:-1]
    return framed > _SHARE * len(lines)


def _column(line: Line, at: int) -> int:
    return line.indent + len(line.text[:at].expandtabs())


def _has_leaders(lines: Sequence[Line]) -> bool:
    return sum(bool(_LEADER.search(line.text)) for line in lines) >= _SHARE * len(lines)
