"""What follows from a document's blocks."""

from threading import Event

import pytest
from hypothesis import given

from inspector.core.document import Document
from inspector.core.span import Span
from inspector.core.stop import Stopped
from inspector.structure.base import Structure
from inspector.structure.markdown import parse_markdown
from tests.structure.markdown.markdownish import DOCUMENTS

TEXT = """Before. It all.

# Pumps

### Small
One (see [the
guide](https://example.org/a_(b))).

- Close the valve. Wait.
  > Quoted. Twice
  > over.

## Large
Two.

| a | b |
|---|---|
| (1) | `(` |

```sh
# not a title
```

# Valves

!!! note "Mind. This"
    ## Inside
    Three.
"""


def structure(text: str) -> Structure:
    """The structure of a Markdown text."""
    return Structure(Document.from_text(text, kind="markdown"), parse_markdown(text))


@pytest.mark.parametrize(
    ("word", "path"),
    [
        ("Before", ()),
        ("# Pumps", ("Pumps",)),
        ("One", ("Pumps", "Small")),
        ("Close", ("Pumps", "Small")),
        ("Large", ("Pumps", "Large")),
        ("not a title", ("Pumps", "Large")),
        ("Valves", ("Valves",)),
        ("Three", ("Valves",)),
    ],
)
def test_a_place_has_the_headings_above_it(word: str, path: tuple[str, ...]) -> None:
    """A heading ends those of its level and below; one in an admonition, and a `#` in a fence, open nothing."""
    assert structure(TEXT).heading_path(TEXT.index(word)) == path


def test_blocks_at_a_place_stand_in_each_other() -> None:
    """From the outermost in; between blocks there is none."""
    found = structure(TEXT)
    kinds = [block.kind for block in found.blocks_at(TEXT.index("Twice"))]
    assert kinds == ["list", "list-item", "quote", "paragraph"]
    assert [block.kind for block in found.blocks_at(TEXT.index("1)"))] == ["table", "table-row"]
    assert found.blocks_at(TEXT.index("\n\n# Pumps")) == ()
    assert found.blocks_at(len(TEXT)) == ()


@given(DOCUMENTS)
def test_blocks_at_every_place_are_those_around_it(text: str) -> None:
    """Looked up or searched for, they are the same."""
    found = structure(text)
    for offset in range(len(text) + 1):
        expected = tuple(block for block in found.blocks if block.span.start <= offset < block.span.end)
        assert found.blocks_at(offset) == expected


def test_children_stand_directly_in_their_block() -> None:
    """The children of nothing are the blocks of the document itself."""
    found = structure("- a\n- b\n\nc")
    assert [found.blocks[number].kind for number in found.children(-1)] == ["list", "paragraph"]
    assert [found.blocks[number].kind for number in found.children(0)] == ["list-item", "list-item"]
    assert found.children(len(found.blocks) - 1) == ()


def test_sentences_are_those_of_prose_blocks() -> None:
    """Each block is read by itself: titles whole, wrapped lines as one, quote signs as blanks, no code, no table."""
    found = [" ".join(TEXT[start:end].split()) for start, end in structure(TEXT).sentences]
    assert found == [
        "Before.",
        "It all.",
        "Pumps",
        "Small",
        "One (see [the guide](https://example.org/a_(b))).",
        "Close the valve.",
        "Wait.",
        "Quoted.",
        "Twice > over.",
        "Large",
        "Two.",
        "Valves",
        "Mind.",
        "This",
        "Inside",
        "Three.",
    ]


def test_sentences_in_a_stretch_share_a_character_with_it() -> None:
    """A sentence that only touches the stretch is not in it."""
    text = "One is here. Two is there. Three is not."
    found = structure(text)
    assert found.sentences_in(0, 12) == (Span(0, 12),)
    assert found.sentences_in(11, 14) == (Span(0, 12), Span(13, 26))
    assert found.sentences_in(12, 13) == ()
    assert found.sentences_in(13, 13) == ()
    assert found.sentences_in(0, len(text)) == found.sentences


@given(DOCUMENTS)
def test_sentences_stand_in_order_within_their_blocks(text: str) -> None:
    """No two overlap, and none is blank at an end."""
    end = 0
    for sentence in structure(text).sentences:
        assert end <= sentence.start < sentence.end <= len(text)
        assert text[sentence.start : sentence.end].strip() == text[sentence.start : sentence.end]
        end = sentence.end


def test_reading_sentences_can_be_stopped() -> None:
    """A stop that is set ends the work; asked again without it, all are found."""
    found, stop = structure(TEXT), Event()
    stop.set()
    with pytest.raises(Stopped):
        found.read_sentences(stop)
    assert len(found.sentences) > 10


def test_brackets_in_code_and_targets_are_none() -> None:
    """A link's own brackets pair, those within its target and in code do not count."""
    found = structure(TEXT)
    pairs = [TEXT[start:end] for block in found.blocks for start, end in found.brackets(block)]
    assert pairs == [
        "(see [the\nguide](https://example.org/a_(b)))",
        "[the\nguide]",
        "(https://example.org/a_(b))",
        "(1)",
    ]


def test_a_block_that_holds_blocks_has_nothing_of_its_own() -> None:
    """Units and brackets of an item are those of its paragraph."""
    found = structure("- a [b](c)\n")
    assert [bool(found.inline(block)) for block in found.blocks] == [False, False, True]
    assert [bool(found.brackets(block)) for block in found.blocks] == [False, False, True]


def test_code_has_a_path_of_definitions_and_no_prose() -> None:
    """In code the names of the definitions around a place are its path."""
    document = Document.from_text("class A:\n    def b(self):\n        return (1)\n", kind="code", language="python")
    pytest.importorskip("inspector.structure.code.parse")
    from inspector.structure.code.parse import parse_code  # noqa: PLC0415 (may be absent)

    found = Structure(document, parse_code(document.text, "python"))
    path = found.heading_path(document.text.index("return"))
    assert path[0] == "A"
    assert found.sentences == ()
