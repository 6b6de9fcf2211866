"""Links, images, code, formulas, addresses and tags within one block, read when asked for.

By CommonMark's rules, in one pass from left to right: code, tags and addresses first, then brackets, innermost first.
"""

import re
from bisect import bisect_right
from collections.abc import Collection, Iterator
from dataclasses import dataclass

from inspector.core.block import Block
from inspector.core.span import Span
from inspector.structure.addresses import BEGINNING, MAILBOX, address_end
from inspector.structure.markdown.html_rules import TAG
from inspector.structure.markdown.link_targets import inline_target, reference_end
from inspector.structure.markdown.tables import PIPE
from inspector.structure.units import InlineUnit, UnitKind

_PROSE = ("paragraph", "heading", "caption", "table-header", "table-row")
"""Blocks with inline units of their own; others hold such blocks, or text that is not read as Markdown."""

_WORTH_READING = re.compile(r"[`\[<$@]|\\[(\[]|://|www\.")
_SIGNS = rf"\\[(\[]|\\.|`+|<|!?\[|\]|\$\$?|{BEGINNING}"
_SIGN = re.compile(_SIGNS, re.DOTALL | re.IGNORECASE)
_SIGN_OR_MAIL = re.compile(rf"{_SIGNS}|{MAILBOX}", re.DOTALL | re.IGNORECASE)
_AUTOLINK = re.compile(r"<(?:[A-Za-z][A-Za-z0-9.+-]{1,31}:[^\s<>]*|[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9.-]+)>")
_TAG = re.compile(
    rf"{TAG}|<(?:!---?>|!--.{{0,1000}}?-->|\?.{{0,1000}}?\?>|![A-Za-z][^>]{{0,1000}}>|!\[CDATA\[.{{0,1000}}?\]\]>)",
    re.DOTALL | re.ASCII,
)
_DOLLARS = re.compile(
    r"\$\$(?=\S)(?:[^$\\]|\\.){1,2000}?(?<=\S)\$\$|\$(?![\s$])(?:[^$\\`\]]|\\.|\](?!\()){1,500}?(?<!\s)\$(?![\w$])",
    re.DOTALL,
)
_PARENTHESES = re.compile(r"\\\((?:[^\\]|\\[^()]){1,500}?\\\)|\\\[(?:[^\\]|\\[^\[\]]){1,2000}?\\\]", re.DOTALL)
_QUOTED = re.compile(r"(?<=\n)[ \t]*(?:>[ \t]?)+")


@dataclass(slots=True)
class _Bracket:
    """An open bracket that may begin a link."""

    start: int
    text: int
    image: bool
    active: bool = True


def inline_units(text: str, block: Block, labels: Collection[str] = ()) -> tuple[InlineUnit, ...]:
    """The inline units of one block of Markdown, ordered by start, the longer first.

    Args:
        text: The document.
        block: Any of its blocks; one that is not prose has none.
        labels: The labels of its link definitions, as `normal_label` gives them.
    """
    if block.kind not in _PROSE:
        return ()
    units: list[InlineUnit] = []
    for start, end in _cells(text, block) if block.kind.startswith("table") else (block.content,):
        piece = text[start:end]
        if _WORTH_READING.search(piece):
            units.extend(_Scanner(piece, start, labels).scan())
    if len(units) > 1:
        units.sort(key=lambda unit: (unit.span.start, -unit.span.end))
    return tuple(units)


def _cells(text: str, block: Block) -> Iterator[Span]:
    start, end = block.content
    for pipe in PIPE.finditer(text, start, end):
        yield Span(start, pipe.start())
        start = pipe.end()
    yield Span(start, end)


class _Scanner:
    """Reads one stretch of prose."""

    def __init__(self, text: str, offset: int, labels: Collection[str]) -> None:
        # The quote signs of further lines are no part of what is quoted.
        self.text = _QUOTED.sub(lambda sign: " " * len(sign[0]), text) if "\n" in text else text
        self.offset = offset
        self.labels = labels
        self.units: list[InlineUnit] = []
        self.brackets: list[_Bracket] = []
        self.runs: dict[int, list[int]] | None = None

    def scan(self) -> list[InlineUnit]:
        """The units, in the order in which they end."""
        at = 0
        pattern = _SIGN_OR_MAIL if "@" in self.text else _SIGN
        while found := pattern.search(self.text, at):
            sign, start = found[0], found.start()
            at = max(found.end(), self._read(sign, start, found.end()))
        return self.units

    def _read(self, sign: str, start: int, end: int) -> int:
        """Read what begins with a sign; gives the offset to go on from, or 0 to go on behind the sign."""
        behind = 0
        if sign[0] == "`":
            behind = self._code(len(sign), start, end)
        elif sign == "<":
            behind = self._match("autolink", _AUTOLINK, start) or self._match("html", _TAG, start)
        elif sign in {"[", "!["}:
            self.brackets.append(_Bracket(start, end, sign == "!["))
        elif sign == "]":
            behind = self._close(start)
        elif sign[0] == "$" and not (start and self.text[start - 1].isalnum()):
            behind = self._match("math", _DOLLARS, start)
        elif sign in {"\\(", "\\["}:
            behind = self._match("math", _PARENTHESES, start)
        elif sign[0] not in "$\\":
            behind = self._add("url", start, address_end(self.text, end))
        return behind

    def _add(self, kind: UnitKind, start: int, end: int) -> int:
        if end > start:
            self._append(kind, start, end, end, end)
        return end

    def _append(self, kind: UnitKind, start: int, end: int, prose: int, prose_end: int) -> None:
        by = self.offset
        self.units.append(InlineUnit(kind, Span(start + by, end + by), Span(prose + by, prose_end + by)))

    def _match(self, kind: UnitKind, pattern: re.Pattern[str], start: int) -> int:
        found = pattern.match(self.text, start)
        return self._add(kind, start, found.end()) if found else 0

    def _code(self, length: int, start: int, end: int) -> int:
        """A code span ends at the next run of as many backquotes."""
        if self.runs is None:
            self.runs = {}
            for run in re.finditer(r"`+", self.text):
                self.runs.setdefault(len(run[0]), []).append(run.start())
        closers = self.runs.get(length, [])
        number = bisect_right(closers, end - 1)
        return self._add("code", start, closers[number] + length) if number < len(closers) else 0

    def _close(self, closed: int) -> int:
        """A closing bracket ends a link if a target or a known label follows; links do not hold links."""
        if not self.brackets:
            return 0
        bracket = self.brackets.pop()
        if not bracket.active:
            return 0
        end = inline_target(self.text, closed + 1) if self.text[closed + 1 : closed + 2] == "(" else -1
        if end < 0:
            end = reference_end(self.text, bracket.text, closed, self.labels)
        if end < 0:
            return 0
        self._append("image" if bracket.image else "link", bracket.start, end, bracket.text, closed)
        if not bracket.image:
            for other in self.brackets:
                other.active = other.active and other.image
        return end
