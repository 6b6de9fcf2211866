"""How well altered chunks are found again in the document that they were cut from.

python -m tests.benchmarks.eval_locate [--corpus ../shared/corpus] [--chunks 6] [--seed 1] [--show 10]

From every document of a corpus chunks are made by every splitter and altered as pipelines alter them. Printed is, for
each alteration, how many were found with both ends right to the word; how many were said to be `exact` or in one place
where they are not; how many changed digits were reported; and how many texts of other documents were rightly not found.
"""

import argparse
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from inspector.core.document import Document
from inspector.core.errors import InspectorError
from inspector.core.loading import load
from inspector.core.span import Span
from inspector.location.flat import flat_of
from inspector.location.locating import locate
from inspector.location.markup import markup_in
from inspector.splitters.registry import SPLITTERS
from tests.location.alterations import ALTERATIONS, ONLY

LARGEST = 1_500_000  # characters of a document: larger ones take long to split by all splitters
SMALLEST = 80  # characters of a chunk: what is shorter stands in several places


@dataclass
class Score:
    """What came of one alteration."""

    tried: int = 0
    found: int = 0
    ambiguous: int = 0
    """Rightly: the place is among those that were given."""
    wrong: list[str] = field(default_factory=list)
    """Said to be exact, or in one place, where it is not."""
    missed: list[str] = field(default_factory=list)
    """Not found, or not to the word."""
    digits: int = 0
    digits_told: int = 0


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--corpus", type=Path, default=Path("../shared/corpus"))
    parser.add_argument("--chunks", type=int, default=6, help="chunks of a document and splitter (default: 6)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--show", type=int, default=0, help="faults of each kind to be shown in full")
    args = parser.parse_args()
    documents = list(corpus(args.corpus))
    since = time.perf_counter()
    scores, strangers, refused = evaluate(documents, args.chunks, args.seed)
    print(f"{'alteration':24} {'tried':>6} {'found':>8} {'ambiguous':>10} {'wrong':>6} {'missed':>7}")
    for name, score in scores.items():
        share = 100 * score.found / max(1, score.tried - score.ambiguous)
        counts = f"{score.ambiguous:>10} {len(score.wrong):>6} {len(score.missed):>7}"
        print(f"{name:24} {score.tried:>6} {share:>7.2f}% {counts}")
        for fault in (*score.wrong[: args.show], *score.missed[: args.show]):
            print(f"    {fault}")
    print(f"all: {100 * located(scores):.2f} % found with both ends right (wanted: 99)")
    digits = scores["one digit changed"]
    print(f"changed digits told: {digits.digits_told} of {digits.digits}")
    print(f"texts of other documents not found: {100 * refused / strangers:.2f} % of {strangers} (wanted: 99.5)")
    print(f"in {time.perf_counter() - since:.0f} s")


def located(scores: dict[str, Score]) -> float:
    """Share of all that stand in one place that were found there with both ends right."""
    tried = sum(score.tried - score.ambiguous for score in scores.values())
    return sum(score.found for score in scores.values()) / tried if tried else 0.0


def corpus(root: Path) -> Iterator[Document]:
    """The documents of a corpus that can be read and are not too large."""
    for path in sorted(root.rglob("*")):
        if path.is_file() and "LICENSES" not in path.parts and path.name not in ("MANIFEST.tsv", "README.md"):
            try:
                document = load(path)
            except InspectorError:
                continue
            if SMALLEST < len(document.text) <= LARGEST:
                yield document


def evaluate(documents: Sequence[Document], chunks: int, seed: int) -> tuple[dict[str, Score], int, int]:
    """Alter chunks and find them again.

    Args:
        documents: Where the chunks are from.
        chunks: How many of each document and splitter.
        seed: Of the chances.

    Returns:
        What came of each alteration; texts of other documents that were sought, and how many were not found.
    """
    random = Random(seed)  # noqa: S311 (a sample, not a secret)
    scores = {name: Score() for name in ALTERATIONS}
    strangers = refused = 0
    before: list[str] = []
    for document in documents:
        mine: list[str] = []
        for span in picked(document, chunks, random):
            text = document.text[span.start : span.end]
            mine.append(text)
            for name, alter in ALTERATIONS.items():
                if document.kind not in ONLY.get(name, (document.kind,)):
                    continue
                altered = alter(text, random)
                if altered is not None and sum(sign.isalnum() for sign in altered) >= SMALLEST // 2:
                    judge(scores[name], name, document, span, altered)
        for text in random.sample(before, min(len(before), chunks * 2)):
            if text not in document.text and not shares(text, document.text):
                strangers += 1
                refused += locate([text], document)[0].status == "not-found"
        before += mine
    return scores, strangers, refused


def shares(text: str, other: str) -> bool:
    """Whether half of a text stands in another: two licences, two letters of one firm."""
    half = len(text) // 2
    return text[:half].strip() in other or text[half:].strip() in other


def picked(document: Document, count: int, random: Random) -> Iterator[Span]:
    """Chunks of a document by every splitter."""
    for name, row in SPLITTERS.items():
        if name == "auto":
            continue
        try:
            pieces = [Span(piece[0], piece[1]) for piece in row.split(document, row.settings(), None)]
        except InspectorError:
            continue
        pieces = [span for span in pieces if SMALLEST <= span.length <= 20_000]
        yield from random.sample(pieces, min(count, len(pieces)))


def judge(score: Score, name: str, document: Document, span: Span, altered: str) -> None:
    """Look for an altered chunk and keep what came of it."""
    (spot,) = locate([altered], document)
    score.tried += 1
    if name == "one digit changed":
        score.digits += 1
        told = any(any(sign.isdigit() for sign in one.wanted + one.found) for one in spot.differences)
        score.digits_told += told or spot.status in ("ambiguous", "not-found")
    wanted = truth(name, document.text, span, altered)
    if spot.status == "ambiguous" and any(same(document.text, place.span, wanted) for place in spot.places):
        score.ambiguous += 1
        return
    got = None if spot.start is None or spot.end is None else Span(spot.start, spot.end)
    if got is not None and name in ONLY:
        got = without_markup(document.text, got)
    if got is not None and same(document.text, got, wanted):
        score.found += 1
        return
    place = f"{spot.status} {spot.how} {spot.start}, {spot.end} {spot.score:.0f}"
    fault = f"{document.name} {tuple(wanted)} got {place}: {altered[:50]!r}…{altered[-40:]!r}"
    elsewhere = spot.start is not None and spot.end is not None and (spot.end <= span.start or spot.start >= span.end)
    if elsewhere and spot.status != "ambiguous":
        score.wrong.append(fault)
    else:
        score.missed.append(fault)


def truth(name: str, text: str, span: Span, altered: str) -> Span:
    """Where the altered text stands: of a truncated one, the part that is left."""
    if name == "truncated":
        return Span(span.start, span.start + len(altered.rstrip("…")))
    if name in ONLY:
        return without_markup(text, span)
    return span


def without_markup(text: str, span: Span) -> Span:
    """The same place from its first word to its last that is no markup."""
    flat = flat_of(text[span.start : span.end], markup_in(text[span.start : span.end], "markdown"))
    if not flat.words:
        return span
    return Span(span.start + flat.sources[0], span.start + flat.ends[-1])


def same(text: str, found: Span, wanted: Span) -> bool:
    """Whether two places begin and end with the same words."""
    return words(text, found) == words(text, wanted)


def words(text: str, span: Span) -> tuple[int, int]:
    """Where the first word within a span begins, and where its last word ends, whole words."""
    start, end = span
    while start < end and not text[start].isalnum():
        start += 1
    while start < end and not text[end - 1].isalnum():
        end -= 1
    while start > 0 and text[start - 1].isalnum():
        start -= 1
    while end < len(text) and text[end].isalnum():
        end += 1
    return start, end


if __name__ == "__main__":
    main()
