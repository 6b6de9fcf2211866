"""The broken cuts of an inspection as the document shows them: the two issues of one seam are one mark."""

import re
from dataclasses import dataclass

from inspector.core.issue import Damage, Issue, Severity
from inspector.inspected import Inspection

_BLANKS = re.compile(r"\s*")
_GRAVEST_FIRST: tuple[Damage, ...] = ("torn", "rescued", "doubtful")
_WORST_FIRST: tuple[Severity, ...] = ("error", "warning", "info")


@dataclass(frozen=True, slots=True)
class Mark:
    """One place where something is cut: the end of a chunk, the start of one, or both with only blanks between."""

    before: int
    """Offset where the text before the cut ends."""
    after: int
    """Offset where the text after the cut begins."""
    issues: tuple[Issue, ...]
    """What is wrong there, the ending chunk's issue first."""

    @property
    def severity(self) -> Severity:
        """The worst of its issues'."""
        return min((issue.severity for issue in self.issues), key=_WORST_FIRST.index)

    @property
    def damage(self) -> Damage:
        """The worst of what became of the units of its issues."""
        return min((issue.damage for issue in self.issues), key=_GRAVEST_FIRST.index)

    @property
    def is_torn(self) -> bool:
        """Whether it is drawn as torn: an error that nothing rescues."""
        return self.severity == "error" and self.damage == "torn"

    @property
    def at_start(self) -> bool:
        """Whether only a chunk's start is wrong here, so that the remark belongs to the text after."""
        return self.issues[0].side != "end"

    @property
    def continues(self) -> bool:
        """Whether what the first issue cut goes on across the cut."""
        unit = self.issues[0].unit
        return unit.start < self.after if self.at_start else unit.end > self.before

    @property
    def anchor(self) -> int:
        """Offset of the character that the cut is told by: the last one before it, or the first one after."""
        return self.after if self.at_start else max(0, self.before - 1)


def marks_of(inspection: Inspection) -> tuple[Mark, ...]:
    """The marks of every issue, in the order of the text."""
    text = inspection.document.text
    starts: dict[int, list[Issue]] = {}
    for issue in inspection.issues:
        if issue.side != "end":
            starts.setdefault(issue.offset, []).append(issue)
    ends: dict[int, list[Issue]] = {}
    for issue in inspection.issues:
        if issue.side == "end":
            ends.setdefault(issue.offset, []).append(issue)
    marks = []
    for before, issues in ends.items():
        match = _BLANKS.match(text, before)
        after = match.end() if match else before
        marks.append(Mark(before, after, (*issues, *starts.pop(after, ()))))
    marks += [Mark(offset, offset, tuple(issues)) for offset, issues in starts.items()]
    return tuple(sorted(marks, key=lambda mark: mark.anchor))
