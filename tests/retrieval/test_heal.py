"""A passage that cuts something is extended until that is whole."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inspector.core.span import Span
from inspector.retrieval.heal import heal, torn
from inspector.retrieval.merge import Source, merge
from inspector.retrieval.passage import Hit
from tests.retrieval.sources import parted, source

GUIDE = """# Guide

One sentence here. Another sentence there, and it is long.

- first item, with words
- second item. It has two sentences.
  - inner item of it

| a | b |
|---|---|
| 1 | 2 |

```sh
run this
and that
```

The end.
"""

CODE = '''import os


def load(path):
    """Load it."""
    return open(path)


class Store:
    """Keeps."""

    def get(self, key):
        value = self[key]
        return value

    def put(self, key, value):
        self[key] = value
'''


def healed(cut: Source, *chunks: int) -> list[str]:
    """Texts of what is read when chunks were found."""
    passages = merge([Hit(chunk, 1.0, rank) for rank, chunk in enumerate(chunks, 1)], [cut])
    return [passage.text for passage in heal(passages, [cut])]


@pytest.mark.parametrize(
    ("marked", "found", "read"),
    [
        ("One. To do so, set it to| 30 seconds. Two.", 0, "One. To do so, set it to 30 seconds."),
        ("One. To do so, set it to| 30 seconds. Two.", 1, "To do so, set it to 30 seconds. Two."),
        ("One. |Two is whole. |Three.", 1, "Two is whole. "),
        ("a\n\n```\nx = 1\n|y = 2\n```\n\nb", 0, "a\n\n```\nx = 1\ny = 2\n```"),
        ("- one\n- two. |And more.\n- three", 0, "- one\n- two. And more."),
        ("- one\n|- two\n", 0, "- one\n"),
        ("- one\n  - inner\n|  - inner two\n- two", 0, "- one\n  - inner\n"),
        ("## A long |heading\n\nText.", 0, "## A long heading"),
    ],
)
def test_what_is_cut_is_made_whole_in_prose(marked: str, found: int, read: str) -> None:
    """A sentence, a fence, an item or a heading is read to its end, and what is whole is left alone."""
    assert healed(parted(marked, "markdown"), found) == [read]


def test_a_table_is_read_with_its_header() -> None:
    """A passage that begins at a row goes back to the header."""
    table = "| a | b |\n|---|---|\n| 1 | 2 |\n| 3 | 4 |\n"
    row = table.index("| 3")
    assert healed(source(table, [(0, row), (row, len(table))], "markdown"), 1) == [table]


def test_a_log_is_read_to_the_end_of_a_line() -> None:
    """A log may end between its lines, and is not read from its first to its last for the sake of one."""
    lines = [f"2024-01-0{day} 10:00:00   gateway   closed an idle connection\n" for day in range(1, 6)]
    cut = parted("".join(lines[:2]) + lines[2][:40] + "|" + lines[2][40:] + lines[3] + "|" + lines[4])
    assert healed(cut, 0) == ["".join(lines[:3]).rstrip("\n")]
    assert healed(cut, 2) == [lines[4]]


def test_a_definition_is_made_whole_and_a_class_is_not() -> None:
    """A function is read to its end; a class may end between two members."""
    body, put = CODE.index("    return open"), CODE.index("    def put")
    cut = source(CODE, [(0, body), (body, put), (put, len(CODE))], "code", "python")
    assert healed(cut, 0) == [CODE[: CODE.index("\n\n\nclass")]]
    assert healed(cut, 2) == [CODE[put:]]


def test_what_a_class_says_before_its_members_is_made_whole() -> None:
    """Neither its name nor its description is torn off, and its members are not drawn in for them."""
    name, member = CODE.index("class Store"), CODE.index("    def get")
    text = CODE.replace('"""Keeps."""', '"""Keeps."""\n\n    size = 3')
    member += len("\n\n    size = 3")
    field = text.index("    size")
    cut = source(text, [(name, field), (field, member), (member, len(text))], "code", "python")
    assert healed(cut, 0) == [text[name:member].rstrip()]
    assert healed(cut, 1) == [text[name:member]]
    assert healed(cut, 2) == [text[member:]]


def test_what_was_added_is_marked() -> None:
    """The spans at both ends that no hit holds are told apart."""
    cut = parted("One is| cut at both| ends here. Two.")
    [passage] = heal(merge([Hit(1, 0.5, 1)], [cut]), [cut])
    assert passage.text == "One is cut at both ends here."
    assert passage.healed == (Span(0, 6), Span(18, 29))
    assert (passage.chunks, passage.score) == ((1,), 0.5)


def test_passages_that_meet_by_healing_become_one() -> None:
    """Two hits with one sentence between them are read as one text."""
    cut = parted("One begins| and goes| on to its end. Two.")
    [passage] = heal(merge([Hit(0, 0.5, 1), Hit(2, 0.7, 2)], [cut]), [cut])
    assert passage.text == cut.text
    assert passage.healed == (Span(10, 19),)
    assert (passage.chunks, passage.score) == ((0, 2), 0.7)


def test_a_passage_tells_what_it_cuts() -> None:
    """Both ends are judged, each by what it is inside of."""
    cut = parted("One is whole. Two is| cut.")
    [first] = merge([Hit(0, 1.0, 1)], [cut])
    assert torn(first, cut) == (None, Span(14, 25))
    [second] = merge([Hit(1, 1.0, 1)], [cut])
    assert torn(second, cut) == (Span(14, 25), None)


def test_blanks_are_left_as_they_are() -> None:
    """A passage of blanks cuts nothing."""
    cut = source("One is cut.   \n\n Two.", [(12, 16)])
    [passage] = merge([Hit(0, 1.0, 1)], [cut])
    assert heal([passage], [cut]) == (passage,)
    assert torn(passage, cut) == (None, None)


@given(
    st.sampled_from([(GUIDE, "markdown"), (CODE, "code"), (GUIDE, "text")]),
    st.lists(st.integers(0, 400), min_size=1, max_size=8),
    st.sets(st.integers(0, 8), min_size=1),
)
def test_the_laws_of_healing(document: tuple[str, str], cuts: list[int], found: set[int]) -> None:
    """Passages only grow; none cuts anything any more; what was added is in no hit; again changes nothing."""
    text, kind = document
    ends = sorted({0, len(text), *(cut for cut in cuts if 0 < cut < len(text))})
    cut = source(text, list(pairwise(ends)), kind, "python" if kind == "code" else None)
    hits = [Hit(chunk, 1.0 / (chunk + 1), 1) for chunk in found if chunk < len(cut.chunks)]
    passages = merge(hits, [cut])
    read = heal(passages, [cut])
    assert all(text[p.start : p.end] == p.text for p in read)
    assert all(torn(p, cut) == (None, None) for p in read)
    assert all(any(p.start <= before.start and before.end <= p.end for p in read) for before in passages)
    held = {offset for hit in hits for offset in range(*cut.chunks[hit.chunk].span)}
    for p in read:
        added = {offset for span in p.healed for offset in range(*span)}
        assert not added & held
        assert held & set(range(p.start, p.end)) | added == set(range(p.start, p.end))
        assert p.score == max(hit.score for hit in hits if hit.chunk in p.chunks)
    assert heal(read, [cut]) == read
