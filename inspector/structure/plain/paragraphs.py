"""A run of text lines to paragraphs, where there is no blank line between them."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise

from inspector.structure.plain.drawn import is_rule
from inspector.structure.plain.lines import Line, Run

_LONG = 120  # characters: a line longer than this was most likely not wrapped
_FEW = 4  # lines that show where the margin is
_MARGIN = 0.6  # of the lines stand at the margin
_FIRST_LINE = range(1, 9)  # columns by which the first line of a paragraph stands further in
_ENDS = tuple(".!?:\"'”’)»。！？")


class Paragraphs:
    """Splits runs of one text."""

    def __init__(self, runs: Sequence[Run], text: str) -> None:
        """Remember the text, whose width is measured when first asked for.

        Args:
            runs: All runs of the text.
            text: The text.
        """
        self._runs = runs
        self._text = text
        self._measured = False
        self._known_width: int | None = None

    def split(self, lines: Sequence[Line]) -> Iterator[Sequence[Line]]:
        """The paragraphs of a run: a line is one where lines were not wrapped, and an indented first line begins one.

        Args:
            lines: Lines that follow each other without a blank one between.
        """
        margin = _margin(lines)
        start = 0
        for number in self._breaks(lines, margin):
            yield lines[start:number]
            start = number
        yield lines[start:]

    def _breaks(self, lines: Sequence[Line], margin: int | None) -> Iterator[int]:
        """Numbers of the lines that begin a paragraph, the first line aside."""
        rules = {number for number, line in enumerate(lines) if not line.text[0].isalnum() and is_rule(line.text)}
        long = max([len(line.text) for line in lines]) > _LONG
        if not rules and not long and (margin is None or max([line.indent for line in lines]) <= margin):
            return
        for number, (before, after) in enumerate(pairwise(lines), 1):
            is_first = margin is not None and after.indent - margin in _FIRST_LINE and before.text.endswith(_ENDS)
            if is_first or number in rules or number - 1 in rules or (long and self._is_end(before, after)):
                yield number

    def _is_end(self, before: Line, after: Line) -> bool:
        """Whether a line break beside a long line ends a paragraph."""
        if len(before.text) <= _LONG and len(after.text) <= _LONG:
            return False
        from inspector.structure.sentences.hard_wraps import is_hard_wrap  # noqa: PLC0415 (only where lines are long)

        return not is_hard_wrap(before.text, after.text, self._width())

    def _width(self) -> int | None:
        if not self._measured:
            from inspector.structure.sentences.hard_wraps import common_width  # noqa: PLC0415 (as above)

            self._known_width = common_width(_with_gaps(self._runs))
            self._measured = True
        return self._known_width


def _margin(lines: Sequence[Line]) -> int | None:
    """Columns before most lines of a run, if it has enough of them."""
    if len(lines) < _FEW:
        return None
    margin = lines[len(lines) // 2].indent
    indents = [line.indent for line in lines]
    if indents.count(margin) < _MARGIN * len(lines):
        margin = Counter(indents).most_common(1)[0][0]
    return margin if indents.count(margin) >= _MARGIN * len(lines) else None


def _with_gaps(runs: Sequence[Run]) -> Iterator[str]:
    for run in runs:
        for line in run.lines:
            yield " " * line.indent + line.text
        yield ""
