"""How well each retriever finds what answers a question, on questions whose answers are marked in their documents.

python -m tests.benchmarks.eval_retrieval [--size 500] [--overlap 50] [-k 5] [--splitter recursive] [RETRIEVER ...]

The questions and five corpora are those of Chroma's evaluation of chunking (see ../shared/eval/README.md); all corpora
are asked as one. A question's recall is the share of its marked characters that are in the chunks brought back, its hit
whether any is, and its precision the share of the brought-back characters that are marked; means over the questions.
With `--read` the passages count as a model reads them: merged, and healed.
"""

import argparse
import csv
import json
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any

import inspector
from inspector.core.span import Span
from inspector.retrieval.corpus import Corpus
from inspector.retrieval.merge import Source
from inspector.retrieval.registry import RETRIEVERS
from tests.shared import SHARED

FOLDER = SHARED / "eval"
CORPORA = ("state_of_the_union", "wikitexts", "chatlogs", "finance", "pubmed")


@dataclass(frozen=True, slots=True)
class Question:
    """A question, and where its answer stands."""

    text: str
    """The question."""
    corpus: int
    """Number of its corpus."""
    answers: tuple[Span, ...]
    """The marked spans; they do not overlap."""


def main() -> None:
    """Ask, and print a row a retriever."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--splitter", default="recursive")
    parser.add_argument("--size", type=int, default=500)
    parser.add_argument("--overlap", type=int, default=50)
    parser.add_argument("-k", type=int, default=5)
    parser.add_argument("--read", action="store_true", help="count merged and healed passages too")
    parser.add_argument("retrievers", nargs="*", metavar="RETRIEVER", default=["bm25", "dense", "hybrid"])
    options = parser.parse_args()
    if not FOLDER.is_dir():
        parser.error("there is no ../shared/eval beside this checkout")
    corpus = ready(options.splitter, options.size, options.overlap)
    asked = questions()
    chunks = sum(len(source.chunks) for source in corpus.sources)
    cut = f"{options.splitter} {options.size}/{options.overlap}"
    print(f"{len(asked)} questions, {chunks:,} chunks of {cut}, k {options.k}")
    print(f"  {'':24} {'recall':>7} {'hit':>7} {'precision':>10}")
    for name in options.retrievers:
        if name not in RETRIEVERS:
            parser.error(f"there is no retriever {name}")
        rows = [score(corpus, question, name, options.k) for question in asked]
        print(f"  {name:24} {row(rows)}")
        if options.read:
            for healed in (False, True):
                rows = [score(corpus, question, name, options.k, healed=healed) for question in asked]
                print(f"  {f'{name}, merged' + ', healed' * healed:24} {row(rows)}")


def ready(splitter: str, size: int, overlap: int) -> Corpus:
    """The corpora, split."""
    settings: dict[str, Any] = {"chunk_size": size, **({} if splitter != "recursive" else {"chunk_overlap": overlap})}
    views = [
        inspector.inspect(inspector.load(FOLDER / "corpora" / f"{name}.md", kind="text"), splitter, **settings)
        for name in CORPORA
    ]
    return Corpus([Source(view.document, view.chunks) for view in views])


def questions() -> list[Question]:
    """All questions."""
    csv.field_size_limit(sys.maxsize)
    with (FOLDER / "questions_df.csv").open(encoding="utf-8", newline="") as file:
        return [
            Question(
                line["question"],
                CORPORA.index(line["corpus_id"]),
                tuple(Span(r["start_index"], r["end_index"]) for r in json.loads(line["references"])),
            )
            for line in csv.DictReader(file)
        ]


def score(
    corpus: Corpus, question: Question, retriever: str, k: int, *, healed: bool | None = None
) -> tuple[float, float, float]:
    """Recall, hit and precision of one question; of passages where *healed* is given, of hits where it is not."""
    result = corpus.query(question.text, k, retriever, merged=healed is not None, healed=bool(healed))
    read = [(passage.document, Span(passage.start, passage.end)) for passage in result.passages]
    size = sum(span.length for _, span in read)
    found = covered(question.answers, [span for document, span in read if document == question.corpus])
    marked = sum(span.length for span in question.answers)
    return found / marked, float(found > 0), found / size if size else 0.0


def covered(answers: Iterable[Span], read: Sequence[Span]) -> int:
    """Number of marked characters that were read."""
    return sum(any(span.start <= offset < span.end for span in read) for answer in answers for offset in range(*answer))


def row(scores: Sequence[tuple[float, float, float]]) -> str:
    """Means in percent."""
    recall, hit, precision = (100 * fmean(column) for column in zip(*scores, strict=True))
    return f"{recall:7.1f} {hit:7.1f} {precision:10.1f}"


if __name__ == "__main__":
    main()
