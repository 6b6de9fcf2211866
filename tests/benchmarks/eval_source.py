"""How right the profiles are about cut sentences, on sentences that people marked.

python -m tests.benchmarks.eval_source [--kind text] [--list 10]

On UD English EWT's development documents over 300 characters, cut three ways: windows of 200 characters, `recursive`
200 without overlap, and whole marked sentences gathered until they reach 200. An edge is truly a cut where the chunk's
first or last visible character lies inside a marked sentence and is not its first or last; it is called one where the
chunk has `no-sentence-start` or `no-sentence-end` there.
"""

import argparse
import json
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Self

from inspector.core.document import Document
from inspector.core.span import Span
from inspector.inspection import check_spans, inspect
from tests.shared import SHARED

GOLD = ("gold", "ud_english_ewt", "ewt_dev_docs.json")
SHORTEST = 300  # characters: documents of at most so many are left out
SIZE = 200  # characters
CUTS = {"no-sentence-end", "no-sentence-start"}
WAYS = ("windows", "recursive", "sentences")


@dataclass
class Score:
    """How often edges were called cut, rightly and wrongly."""

    hits: int = 0
    """Cuts that were called cuts."""
    false_alarms: int = 0
    """Edges called cuts that are none."""
    missed: int = 0
    """Cuts that were not called cuts."""

    @property
    def recall(self) -> float:
        """Share of the true cuts that were called cuts."""
        return self.hits / max(1, self.hits + self.missed)

    @property
    def precision(self) -> float:
        """Share of the edges called cuts that are."""
        return self.hits / max(1, self.hits + self.false_alarms)

    @property
    def f1(self) -> float:
        """Harmonic mean of the two."""
        return 2 * self.hits / max(1, 2 * self.hits + self.false_alarms + self.missed)

    def __iadd__(self, other: "Score") -> Self:
        self.hits += other.hits
        self.false_alarms += other.false_alarms
        self.missed += other.missed
        return self


@dataclass(frozen=True)
class Verdict:
    """One edge."""

    text: str
    """The document."""
    offset: int
    """Where the edge is."""
    true: bool
    """Whether it cuts a marked sentence."""
    called: bool
    """Whether the profile says so."""

    @property
    def quoted(self) -> str:
        """The text on both sides."""
        before, after = self.text[max(0, self.offset - 50) : self.offset], self.text[self.offset : self.offset + 50]
        return f"{before!r} | {after!r}"


def gold_documents(path: Path) -> Iterator[tuple[str, list[Span]]]:
    """Text and sentences of each document that is long enough."""
    for row in json.loads(path.read_text(encoding="utf-8")):
        if len(row["text"]) > SHORTEST:
            yield row["text"], [Span(*span) for span in row["sents"]]


def verdicts(text: str, gold: Sequence[Span], profile: str, way: str, kind: str = "text") -> Iterator[Verdict]:
    """What a profile says of every edge of one document cut one way."""
    document = Document.from_text(text, kind=kind)
    if way == "windows":
        view = inspect(document, "character", chunk_size=SIZE, chunk_overlap=0, strip_whitespace=False, profile=profile)
    elif way == "recursive":
        view = inspect(document, "recursive", chunk_size=SIZE, chunk_overlap=0, profile=profile)
    else:
        view = check_spans(document, gathered(gold), profile=profile)
    called = {(issue.chunk, issue.side) for issue in view.issues if CUTS & set(issue.kinds)}
    for chunk in view.chunks:
        start = chunk.start + len(chunk.text) - len(chunk.text.lstrip())
        end = chunk.start + len(chunk.text.rstrip())
        yield Verdict(text, start, _is_inside(gold, start), (chunk.index, "start") in called)
        yield Verdict(text, end, _is_inside(gold, end), (chunk.index, "end") in called)


def gathered(gold: Sequence[Span]) -> list[Span]:
    """Chunks of whole sentences, each as many as it takes to reach the size."""
    chunks: list[Span] = []
    start = -1
    for sentence in gold:
        start = sentence.start if start < 0 else start
        if sentence.end - start >= SIZE or sentence is gold[-1]:
            chunks.append(Span(start, sentence.end))
            start = -1
    return chunks


def _is_inside(gold: Sequence[Span], offset: int) -> bool:
    number = bisect_left(gold, offset, key=lambda span: span.start) - 1
    return number >= 0 and offset < gold[number].end


def score(found: Sequence[Verdict]) -> Score:
    """The verdicts counted."""
    return Score(
        hits=sum(verdict.true and verdict.called for verdict in found),
        false_alarms=sum(verdict.called and not verdict.true for verdict in found),
        missed=sum(verdict.true and not verdict.called for verdict in found),
    )


def evaluate(path: Path, profile: str, kind: str = "text") -> dict[str, list[Verdict]]:
    """All verdicts of a profile by way of cutting."""
    documents = list(gold_documents(path))
    return {
        way: [found for text, gold in documents for found in verdicts(text, gold, profile, way, kind)] for way in WAYS
    }


def main() -> None:
    """Print both profiles' scores."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kind", default="text", help="what the documents are taken for")
    parser.add_argument("--list", type=int, default=0, help="so many wrong verdicts are shown, each way")
    options = parser.parse_args()
    path = SHARED.joinpath(*GOLD)
    if not path.exists():
        parser.error("there is no ../shared/gold beside this checkout")
    print("profile  way         precision  recall     F1   false alarms  missed")
    for profile in ("text", "source"):
        found = evaluate(path, profile, options.kind)
        total = Score()
        for way in WAYS:
            total += score(found[way])
            print(_row(profile, way, score(found[way])))
        print(_row(profile, "all", total))
        if profile == "source":
            for way in WAYS:
                wrong = [verdict for verdict in found[way] if verdict.true != verdict.called]
                for verdict in wrong[: options.list]:
                    print(f"  {way} {'missed' if verdict.true else 'false alarm'}: {verdict.quoted}")


def _row(profile: str, way: str, found: Score) -> str:
    return (
        f"{profile:8} {way:10} {found.precision:10.3f} {found.recall:7.3f} {found.f1:6.3f}"
        f" {found.false_alarms:14} {found.missed:7}"
    )


if __name__ == "__main__":
    main()
