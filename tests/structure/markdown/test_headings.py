"""What headings say."""

from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from markdown_it import MarkdownIt
from markdown_it.token import Token

from inspector.structure.markdown import parse_markdown
from inspector.structure.markdown.headings import bare
from tests.shared import corpus_files

PARSER = MarkdownIt("commonmark").enable(["table", "strikethrough"])
DOCUMENTS = [path for path in corpus_files() if path.suffix == ".md" or path.name == "commonmark_spec.txt"]


@pytest.mark.parametrize(
    ("markup", "name"),
    [
        ("`` a`b `` and `c`", "a`b and c"),
        ("*a* **b** ***c*** _d_ __e__", "a b c d e"),
        ("2 * 3 * 4 and snake_case_name", "2 * 3 * 4 and snake_case_name"),
        ("[a [b] c](d 'e') and ![f](g)", "a [b] c and f"),
        ("[text][label] and [this]", "text and [this]"),
        ("<https://example.org> and <b>c</b>", "https://example.org and c"),
        (r"\*a\* \# \\", r"*a* # \ ".strip()),
        ("&lt;a&gt; &copy;", "<a> ©"),
        ("over\n> two lines", "over two lines"),
        ("`*a*` [`b`](c)", "*a* b"),
    ],
)
def test_markup_is_taken_off(markup: str, name: str) -> None:
    """What is left is what a reader sees."""
    assert bare(markup) == name


@given(st.text(st.sampled_from("ab *_`[]()<>\\&~!#\ue000"), max_size=30))
def test_any_markup_gives_a_name(markup: str) -> None:
    """Nothing fails, and nothing is added but by entities."""
    assert len(bare(markup)) <= len(markup)


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_real_titles_are_named_as_markdown_it_shows_them(path: Path) -> None:
    """The text of every title, without attributes in braces, is the text that markdown-it-py renders."""
    text = path.read_bytes().decode("utf-8-sig").replace("\r\n", "\n")
    names = {text.count("\n", 0, block.span.start): block.name for block in parse_markdown(text) if block.level}
    tokens = PARSER.parse(text)
    for opening, inline in pairwise(tokens):
        if opening.type == "heading_open" and opening.map and opening.map[0] in names:
            shown = _shown(inline.children or []).rpartition(" {")
            name = shown[0] if shown[2].endswith("}") else "".join(shown)
            assert names[opening.map[0]].split() == name.split()


def _shown(tokens: list[Token]) -> str:
    """The text of inline tokens."""
    words: list[str] = []
    for token in tokens:
        if token.type == "image":
            words.append(_shown(token.children or []))
        elif token.type != "html_inline":
            words.append(" " if token.type == "softbreak" else token.content)
    return "".join(words)
