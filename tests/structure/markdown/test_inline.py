"""Links, code and whatever else stands within a line."""

import json
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from markdown_it import MarkdownIt
from markdown_it.token import Token

from inspector.core.block import Block
from inspector.core.span import Span
from inspector.structure.markdown import inline_units, parse_markdown
from inspector.structure.markdown.link_targets import labels_of, normal_label
from tests.shared import corpus_files, shared_path

PARSER = MarkdownIt("commonmark").enable("table")
DOCUMENTS = [path for path in corpus_files() if path.suffix == ".md"]


def units(text: str, labels: tuple[str, ...] = ()) -> list[tuple[str, str, str]]:
    """Kind, text and prose of every unit of a paragraph."""
    block = Block("paragraph", Span(0, len(text)), Span(0, len(text)))
    return [
        (unit.kind, text[slice(*unit.span)], text[slice(*unit.prose)]) for unit in inline_units(text, block, labels)
    ]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("a [b](c) d", [("link", "[b](c)", "b")]),
        ('![b](<c d> "e")', [("image", '![b](<c d> "e")', "b")]),
        ("[@a[bot]](https://b.c)", [("link", "[@a[bot]](https://b.c)", "@a[bot]")]),
        ("[![a](b)](c)", [("link", "[![a](b)](c)", "![a](b)"), ("image", "![a](b)", "a")]),
        ("[a `]` b](c(d)e)", [("link", "[a `]` b](c(d)e)", "a `]` b"), ("code", "`]`", "")]),
        ("`` a`b `` c`", [("code", "`` a`b ``", "")]),
        ("`a [b](c)` d", [("code", "`a [b](c)`", "")]),
        ("\\`a` \\[b](c)", []),
        ("<https://a.b> <a@b.c>", [("autolink", "<https://a.b>", ""), ("autolink", "<a@b.c>", "")]),
        ('a <b c="d">e</b> < f', [("html", '<b c="d">', ""), ("html", "</b>", "")]),
        ("$x_1$ and $$y$$ and \\(z\\)", [("math", "$x_1$", ""), ("math", "$$y$$", ""), ("math", "\\(z\\)", "")]),
        ("$5 and $6, US$7 or $8-$9", []),
        ("it costs $5, see [a](b), not 10$ now", [("link", "[a](b)", "a")]),
        ("at https://a.b/c_(d), or www.e.f.", [("url", "https://a.b/c_(d)", ""), ("url", "www.e.f", "")]),
        ("mail a.b@c.de!", [("url", "a.b@c.de", "")]),
        ("[x](b c) [d](e", []),
        ("[a] [b][] [c][a] [d][e]", [("link", "[a]", "a"), ("link", "[c][a]", "c")]),
        ("a footnote[^1].", [("link", "[^1]", "^1")]),
        ("[a\n> b](c)", [("link", "[a\n> b](c)", "a\n> b")]),
    ],
)
def test_units_are_found_by_commonmarks_rules(text: str, found: list[tuple[str, str, str]]) -> None:
    """Code comes first, the innermost brackets next; money, lone brackets and escaped signs are text."""
    assert units(text, ("a",)) == found


def test_cells_are_read_one_by_one() -> None:
    """No code reaches from one cell into the next."""
    text = "| `a | b` | `c` |\n|---|---|---|\n"
    header = next(block for block in parse_markdown(text) if block.kind == "table-header")
    assert [text[slice(*unit.span)] for unit in inline_units(text, header)] == ["`c`"]


def test_what_is_not_prose_has_no_units() -> None:
    """Code, HTML and formulas are not read."""
    text = "```\n[a](b)\n```\n\n<div>`a`</div>\n\n$$\n`a`\n$$\n"
    assert [inline_units(text, block) for block in parse_markdown(text)] == [(), (), ()]


def test_labels_are_compared_without_case_and_blanks() -> None:
    """A label is one however its blanks and letters are written."""
    assert normal_label(" The\n GUIDE ") == normal_label("the guide")
    assert labels_of(parse_markdown("[The  Guide]: /a\n")) == {"the guide"}


@given(st.text(st.sampled_from("ab []()!`<>$\\\n\"'@.:/"), max_size=40))
def test_any_text_has_units_in_order(text: str) -> None:
    """Units stand in order, within the text, and either nest or stand apart."""
    block = Block("paragraph", Span(0, len(text)), Span(0, len(text)))
    found = inline_units(text, block, ("a",))
    for one, other in pairwise(found):
        assert one.span.start <= other.span.start
        assert other.span.end <= one.span.end or one.span.end <= other.span.start


def test_every_example_has_the_units_that_markdown_it_finds() -> None:
    """Links, images, code, autolinks and tags of the specification's examples agree, in kind and in order."""
    examples = json.loads(shared_path("gold", "commonmark", "spec.json").read_text("utf-8"))
    assert [case for example in examples for case in _disagreements(example["markdown"])] == []


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_real_paragraphs_have_the_units_that_markdown_it_finds(path: Path) -> None:
    """They agree in every paragraph, title and cell of real documents."""
    assert list(_disagreements(path.read_bytes().decode("utf-8-sig").replace("\r\n", "\n"))) == []


def _disagreements(text: str) -> list[tuple[str, list[str], list[str]]]:
    known: dict[str, dict[str, object]] = {}
    tokens = PARSER.parse(text, known)
    labels = tuple(normal_label(label) for label in known.get("references", {}))
    cases = [
        (token.content, _theirs(token), _ours(token.content, labels)) for token in tokens if token.type == "inline"
    ]
    return [case for case in cases if case[1] != case[2]]


def _theirs(inline: Token) -> list[str]:
    kinds = {"image": "image", "code_inline": "code", "html_inline": "html"}
    found: list[str] = []
    for token in inline.children or []:
        if token.type == "link_open":
            found.append("autolink" if token.info == "auto" else "link")
        elif token.type in kinds:
            found.append(kinds[token.type])
    return found


def _ours(text: str, labels: tuple[str, ...]) -> list[str]:
    """Our units without those that CommonMark does not know, and without what stands in an image's description."""
    block = Block("paragraph", Span(0, len(text)), Span(0, len(text)))
    found: list[str] = []
    done = 0
    for unit in inline_units(text, block, labels):
        footnote = unit.kind == "link" and text[unit.prose.start] == "^" if unit.prose.length else False
        if unit.span.start >= done and unit.kind not in ("math", "url") and not footnote:
            found.append(unit.kind)
            done = unit.span.end if unit.kind == "image" else done
    return found
