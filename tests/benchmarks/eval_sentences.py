"""How well "this edge cuts a sentence" agrees with sentences marked by people, and how much each repair adds.

python -m tests.benchmarks.eval_sentences [--ablate] [FILE]

FILE holds documents as JSON: a list of objects with `text` and `sents`, pairs of offsets. Without one, the shared UD
English EWT development documents. Documents of over 300 characters are cut in three ways: windows of 200 characters,
`recursive` at 200, and whole marked sentences gathered until they reach 200. An edge cuts a sentence if the first or
last visible character of the chunk lies inside one and is not its first or last. Paragraphs between blank lines are
the blocks.
"""

import argparse
import json
import re
import warnings
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from inspector.core.document import Document
from inspector.core.span import Span
from inspector.splitters.recursive import RecursiveSettings, split_recursive
from inspector.structure.sentences import full_stop_cases, repair, shields, split_sentences
from inspector.structure.sentences.segment import clear_cache
from tests.shared import SHARED

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    import pysbd

SIZE = 200  # characters
SHORTEST = 300  # characters of a document that is looked at
PARAGRAPH = re.compile(r"(?:(?!\n\s*\n).)+", re.DOTALL)
ENDS = re.compile(r"""[.!?]["')\]]?\s*$""")
STARTS = re.compile(r"""^["'(\[]?[A-Z0-9]""")

Judge = Callable[[str, Span], tuple[bool, ...]]
"""Whether the start and the end of a chunk cut a sentence of the text."""
Split = Callable[[str], Sequence[Span]]
"""A text's sentences."""


@dataclass(slots=True)
class Count:
    """Agreement so far."""

    hits: int = 0
    """Cuts found that are cuts."""
    alarms: int = 0
    """Cuts found that are none."""
    missed: int = 0
    """Cuts not found."""
    alarms_on_whole: int = 0
    """Of the alarms, those on chunks of whole sentences."""
    run_over: int = 0
    """Marked ends inside a sentence that was found."""
    broken: int = 0
    """Ends found inside a marked sentence."""

    def __str__(self) -> str:
        precision = self.hits / (self.hits + self.alarms)
        recall = self.hits / (self.hits + self.missed)
        f1 = 2 * precision * recall / (precision + recall)
        return (
            f"F1 {f1:.4f}  precision {precision:.4f}  recall {recall:.4f}  false alarms {self.alarms:3},"
            f" {self.alarms_on_whole:3} on whole sentences; ends run over {self.run_over:3}, set inside {self.broken:2}"
        )


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--ablate", action="store_true", help="leave out each shield, case and repair in turn")
    parser.add_argument("file", nargs="?", type=Path, default=SHARED / "gold/ud_english_ewt/ewt_dev_docs.json")
    options = parser.parse_args()
    if not options.file.exists():
        parser.error(f"there is no {options.file}: name a file")
    documents = [
        (one["text"], [Span(*pair) for pair in one["sents"]])
        for one in json.loads(options.file.read_text(encoding="utf-8"))
        if len(one["text"]) > SHORTEST
    ]
    print(f"{len(documents)} documents, {sum(len(marked) for _, marked in documents)} sentences")
    print("the article's patterns  ", count(documents, by_patterns))
    print("pysbd, the text at hand ", measured(documents, pysbd_sentences))
    print("ours                    ", measured(documents, our_sentences))
    if options.ablate:
        ablate(documents)


def ablate(documents: Sequence[tuple[str, Sequence[Span]]]) -> None:
    """Print the agreement without each shield, case and repair."""
    for module, names in (
        (shields, ("EVERYWHERE", "IN_WORDS", "ENGLISH")),
        (full_stop_cases, ("CASES",)),
        (repair, ("ENGLISH_ADDING", "ENGLISH_MOVING")),
    ):
        for name in names:
            whole = getattr(module, name)
            for left_out in whole:
                setattr(module, name, tuple(one for one in whole if one is not left_out))
                clear_cache()
                print(f"  without {left_out.__name__:24}", measured(documents, our_sentences))
            setattr(module, name, whole)


def measured(documents: Sequence[tuple[str, Sequence[Span]]], split: Split) -> Count:
    """Compare the sentences that *split* finds with the marks, at chunk edges and at their own."""
    total = count(documents, by_sentences(split))
    for text, marked in documents:
        found = split(text)
        total.run_over += sum(start < end < stop for _, end in marked for start, stop in found)
        total.broken += sum(start < end < stop for _, end in found for start, stop in marked)
    return total


def count(documents: Sequence[tuple[str, Sequence[Span]]], judge: Judge) -> Count:
    """Compare a judge with the marks on every edge of every chunk, cut in the three ways."""
    total = Count()
    for text, marked in documents:
        truth = by_sentences({text: marked}.__getitem__)
        for is_whole, chunks in ((False, windows(text)), (False, recursive(text)), (True, gathered(marked))):
            for chunk in visible(text, chunks):
                for found, wanted in zip(judge(text, chunk), truth(text, chunk), strict=True):
                    total.hits += found and wanted
                    total.missed += wanted and not found
                    total.alarms += found and not wanted
                    total.alarms_on_whole += found and not wanted and is_whole
    return total


def windows(text: str) -> list[Span]:
    """Stretches of equal length."""
    return [Span(start, min(start + SIZE, len(text))) for start in range(0, len(text), SIZE)]


def recursive(text: str) -> Iterable[Span]:
    """The recursive splitter's chunks."""
    return split_recursive(Document.from_text(text), RecursiveSettings(chunk_size=SIZE, chunk_overlap=0))


def gathered(sentences: Sequence[Span]) -> Iterator[Span]:
    """Whole sentences, gathered until they are long enough."""
    begin = None
    for start, end in sentences:
        begin = start if begin is None else begin
        if end - begin >= SIZE:
            yield Span(begin, end)
            begin = None
    if begin is not None:
        yield Span(begin, sentences[-1].end)


def visible(text: str, chunks: Iterable[Span]) -> Iterator[Span]:
    """The chunks without the blanks at their ends, and without those that are blank."""
    for start, end in chunks:
        piece = text[start:end]
        if piece.strip():
            yield Span(start + len(piece) - len(piece.lstrip()), start + len(piece.rstrip()))


def by_patterns(text: str, chunk: Span) -> tuple[bool, bool]:
    """The article's validator, which sees the chunk alone."""
    piece = text[chunk.start : chunk.end]
    return STARTS.search(piece) is None, ENDS.search(piece) is None


def by_sentences(split: Split) -> Judge:
    """A judge that asks whether an edge lies inside one of a text's sentences."""
    known: dict[str, Sequence[Span]] = {}

    def judge(text: str, chunk: Span) -> tuple[bool, ...]:
        if text not in known:
            known[text] = split(text)
        return tuple(any(start < edge < end for start, end in known[text]) for edge in chunk)

    return judge


def our_sentences(text: str) -> list[Span]:
    """The sentences of each paragraph, as Inspector finds them."""
    return [
        Span(block.start() + start, block.start() + end)
        for block in PARAGRAPH.finditer(text)
        for start, end in split_sentences(block.group())
    ]


def pysbd_sentences(text: str) -> list[Span]:
    """The sentences of each paragraph, as pysbd finds them, where it finds them."""
    segmenter = pysbd.Segmenter(language="en", char_span=True)
    return [
        Span(block.start() + found.start, block.start() + found.start + len(found.sent.rstrip()))
        for block in PARAGRAPH.finditer(text)
        for found in segmenter.segment(block.group().replace("\n", " "))
    ]


if __name__ == "__main__":
    main()
