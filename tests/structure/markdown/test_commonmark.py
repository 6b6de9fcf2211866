"""Agreement with markdown-it-py on the examples of CommonMark's specification and on real documents."""

import json
from itertools import accumulate
from pathlib import Path
from typing import Any

import pytest

from inspector.core.block import Block
from inspector.structure.markdown import parse_markdown
from tests.shared import corpus_files, shared_path
from tests.structure.markdown.markdown_it_reference import (
    Lines,
    our_definitions,
    our_lines,
    reference_definitions,
    reference_lines,
)
from tests.structure.markdown.outline import FIXTURES

DOCUMENTS = [path for path in corpus_files() if path.suffix == ".md" or path.name == "commonmark_spec.txt"]
CONTAINERS = ("list", "list-item", "quote")
DIFFERENCES = FIXTURES / "differences" / "markdown_it.json"


def examples() -> list[dict[str, Any]]:
    """Every example of the specification."""
    found: list[dict[str, Any]] = json.loads(shared_path("gold", "commonmark", "spec.json").read_text("utf-8"))
    return found


def test_every_example_has_the_blocks_that_markdown_it_finds() -> None:
    """Kinds, levels and lines agree on all 655 examples, none left out."""
    wrong = [
        (example["example"], example["markdown"])
        for example in examples()
        if our_lines(example["markdown"], parse_markdown(example["markdown"])) != reference_lines(example["markdown"])
    ]
    assert wrong == []


def test_every_example_has_the_link_definitions_that_markdown_it_finds() -> None:
    """Labels and lines of link definitions agree on all examples."""
    wrong = [
        (example["example"], example["markdown"])
        for example in examples()
        if our_definitions(example["markdown"], parse_markdown(example["markdown"]))
        != reference_definitions(example["markdown"])
    ]
    assert wrong == []


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_real_documents_have_the_blocks_that_markdown_it_finds(path: Path) -> None:
    """Outside of front matter and admonitions, which it does not know, all blocks agree.

    A list or a quote that holds an admonition may end with it; in a document with such a one, only what is in lists
    and quotes is compared.
    """
    text = path.read_bytes().decode("utf-8-sig").replace("\r\n", "\n")
    blocks = parse_markdown(text)
    hidden = [block for block in blocks if block.kind in ("front-matter", "admonition")]
    left = () if all(block.parent < 0 or blocks[block.parent] in hidden for block in hidden) else CONTAINERS
    ours = our_lines(text, tuple(block for block in blocks if not any(_within(block, hide) for hide in hidden)))
    # Blank in their place, they leave everything else where it stood.
    theirs = reference_lines("".join(_blanked(text, hidden)))
    assert [lines for lines in ours if lines.kind not in left] == [lines for lines in theirs if lines.kind not in left]


def test_known_differences_are_still_there() -> None:
    """Each text that we read otherwise than markdown-it-py, for the reason beside it, is still read so by both."""
    for difference in json.loads(DIFFERENCES.read_text("utf-8")):
        text = "\n".join(difference["text"])
        assert [*map(list, our_lines(text, parse_markdown(text)))] == difference["ours"], difference["reason"]
        assert [*map(list, reference_lines(text))] == difference["markdown_it"], difference["reason"]


def _blanked(text: str, hidden: list[Block]) -> list[str]:
    lines = text.splitlines(keepends=True)
    starts = accumulate((len(line) for line in lines), initial=0)
    return [
        "\n" if any(start < hide.span.end and hide.span.start < start + len(line) for hide in hidden) else line
        for line, start in zip(lines, starts, strict=False)
    ]


def _within(block: Block, hide: Block) -> bool:
    return hide.span.start <= block.span.start < hide.span.end


def test_the_reference_counts_lines_as_it_should() -> None:
    """The reference leaves out blank lines at the end of a list, and its own signs at the end of a quote."""
    assert reference_lines("- a\n\n\n> b\n>\n") == [
        Lines("list", 0, 1),
        Lines("list-item", 0, 1),
        Lines("paragraph", 0, 1),
        Lines("quote", 3, 5),
        Lines("paragraph", 3, 4),
    ]
