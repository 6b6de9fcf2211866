"""What an audit may find at most, and the one line that says why it found too much."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction

from inspector.auditing.audited import Audit, AuditedDocument, Finding
from inspector.auditing.baseline import Baseline, Key
from inspector.core.printable import one_line
from inspector.core.rate import percent


@dataclass(frozen=True, slots=True)
class Gate:
    """Limits; none where there are none."""

    max_rate: Fraction | None = None
    """Largest share of chunks with an error or a warning, 0 to 1."""
    max_kinds: Mapping[str, int] = field(default_factory=dict)
    """By kind, the largest number of edges at which it is found."""
    baseline: Baseline | None = None
    """What is put up with: then only what is new or worse counts, for the other limits too."""

    @property
    def is_open(self) -> bool:
        """Whether there is no limit at all."""
        return self.max_rate is None and not self.max_kinds and self.baseline is None


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a gate says of an audit."""

    reasons: tuple[str, ...] = ()
    """Why it does not pass, a phrase each; empty where it does."""
    new: frozenset[Key] | None = None
    """What is new or worse, by document and fingerprint; `None` without a baseline."""
    is_open: bool = True
    """Whether there was no limit to keep."""

    @property
    def passed(self) -> bool:
        """Whether every limit is kept."""
        return not self.reasons

    @property
    def line(self) -> str:
        """Why it does not pass, in one line; empty where it does."""
        return "; ".join(self.reasons)

    def counts(self, document: AuditedDocument, finding: Finding) -> bool:
        """Whether a finding is one that counts: with a baseline, one that is new or worse."""
        return self.new is None or (document.name, finding.fingerprint) in self.new


OPEN = Verdict()
"""What a gate without limits says."""


def judge(audit: Audit, gate: Gate) -> Verdict:
    """What a gate says of an audit."""
    new = None if gate.baseline is None else gate.baseline.new_in(audit)
    verdict = Verdict((), new, gate.is_open)
    return Verdict(tuple(_reasons(audit, gate, verdict)), new, gate.is_open)


def _reasons(audit: Audit, gate: Gate, verdict: Verdict) -> Iterator[str]:
    word = "" if verdict.new is None else "new "
    chunks, kinds = _counted(audit, verdict)
    if gate.max_rate is not None and chunks > gate.max_rate * audit.chunks:
        rate = Fraction(chunks, audit.chunks)
        yield (
            f"{word}issue rate {percent(rate)} ({chunks:,} of {audit.chunks:,} chunks) is over the "
            f"{percent(gate.max_rate)} allowed"
        )
    for kind, most in gate.max_kinds.items():
        if kinds[kind] > most:
            yield f"{kinds[kind]:,} {word}{kind} {'is' if kinds[kind] == 1 else 'are'} over the {most:,} allowed"
    if verdict.new and gate.max_rate is None and not gate.max_kinds:
        first = min(
            (document.name, finding.line, finding.issue.kind)
            for document in audit.documents
            for finding in document.findings
            if verdict.counts(document, finding)
        )
        many = "1 issue is" if len(verdict.new) == 1 else f"{len(verdict.new):,} issues are"
        yield f"{many} new or worse than the baseline, first {first[2]} at {one_line(first[0])}:{first[1]}"


def _counted(audit: Audit, verdict: Verdict) -> tuple[int, Counter[str]]:
    """The chunks with issues that count, and the number of edges with each kind."""
    if verdict.new is None:
        return audit.chunks_with_issues, Counter(audit.by_kind)
    chunks = 0
    kinds: Counter[str] = Counter()
    for document in audit.documents:
        counted = [finding for finding in document.findings if verdict.counts(document, finding)]
        chunks += len({finding.issue.chunk for finding in counted})
        kinds.update(kind for finding in counted for kind in finding.issue.kinds)
    return chunks, kinds
