"""Issues of an audit chosen at random, each with its context, for a person to judge whether it is right.

python -m tests.benchmarks.sample_issues ../shared/corpus --splitter recursive --number 40 --seed 1
"""

import argparse
import random
from collections.abc import Iterator, Sequence
from functools import lru_cache

import inspector
from inspector.auditing.audit import audit
from inspector.auditing.audited import AuditedDocument, Finding
from inspector.core.document import Document
from inspector.core.printable import printable

_SIDE = 260  # characters shown on each side of a cut


def main() -> None:
    """Audit, choose, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("paths", nargs="+")
    parser.add_argument("--splitter", default="recursive")
    parser.add_argument("--number", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kind", action="append", help="only issues of this kind; may be given again")
    parser.add_argument("--even", action="store_true", help="as many of each document as can be, not of each issue")
    parser.add_argument("--side", type=int, default=_SIDE, help="characters shown on each side of the cut")
    args = parser.parse_args()
    found = audit(args.paths, args.splitter)
    print(f"{len(found.documents)} documents, issue rate {100 * found.issue_rate:.1f} %, {found.by_kind}\n")
    pairs = list(_counting(found.documents, args.kind))
    chooser = random.Random(args.seed)  # noqa: S311 (the same sample for the same seed)
    for number, (document, finding) in enumerate(_chosen(pairs, args.number, chooser, even=args.even), 1):
        print(f"--- {number}")
        _show(document, finding, args.side)


def _counting(
    documents: Sequence[AuditedDocument], kinds: Sequence[str] | None
) -> Iterator[tuple[AuditedDocument, Finding]]:
    """The errors and warnings: notes do not count in the rate."""
    for document in documents:
        for finding in document.findings:
            if finding.issue.severity != "info" and (not kinds or finding.issue.kind in kinds):
                yield document, finding


def _chosen(
    pairs: Sequence[tuple[AuditedDocument, Finding]], number: int, chooser: random.Random, *, even: bool
) -> Sequence[tuple[AuditedDocument, Finding]]:
    if not even:
        return chooser.sample(pairs, min(number, len(pairs)))
    by_document: dict[str, list[tuple[AuditedDocument, Finding]]] = {}
    for pair in pairs:
        by_document.setdefault(pair[0].name, []).append(pair)
    names = chooser.sample(sorted(by_document), min(number, len(by_document)))
    return [chooser.choice(by_document[name]) for name in names]


def _show(document: AuditedDocument, finding: Finding, side: int) -> None:
    issue, text = finding.issue, _load(document.name).text
    also = f" (also {', '.join(issue.also)})" if issue.also else ""
    state = "torn" if not issue.whole_in else f"whole in {list(issue.whole_in)}"
    print(
        f"{document.name}:{finding.line}:{finding.column}  {issue.severity} {issue.kind}{also}, {issue.side}, {state}"
    )
    print(f"{printable(issue.detail, keep='')}")
    unit = text[issue.unit.start : issue.unit.end]
    print(f"unit of {len(unit)}: {printable(unit[:90], keep='')!r} … {printable(unit[-60:], keep='')!r}")
    print(
        printable(text[max(0, issue.offset - side) : issue.offset])
        + " ✂ "
        + printable(text[issue.offset : issue.offset + side])
    )
    print()


@lru_cache(maxsize=4)
def _load(name: str) -> Document:
    return inspector.load(name)


if __name__ == "__main__":
    main()
