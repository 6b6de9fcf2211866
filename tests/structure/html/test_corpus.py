"""Real pages, beside two other readers of HTML."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tree_sitter import Node
from tree_sitter_language_pack import get_parser

import inspector
from inspector.structure.html.marks import marks_of
from inspector.structure.html.project import project_html
from tests.shared import corpus_files
from tests.structure.html.reference import reference_words
from tests.structure.html.test_map import check_map

PAGES = [path for path in corpus_files() if path.suffix == ".html"]
SMALL = [path for path in PAGES if path.stat().st_size < 150_000]

pytestmark = pytest.mark.skipif(not PAGES, reason="needs ../shared/corpus, which is not beside this checkout")


def name_of(path: Path) -> str:
    """What a page is called in the report."""
    return path.name


@pytest.mark.parametrize("path", PAGES, ids=name_of)
def test_no_word_of_a_real_page_is_lost_moved_or_glued(path: Path) -> None:
    """The words are those that Python's own parser finds."""
    document = inspector.load(path)
    assert document.projection is not None
    assert document.text.split() == reference_words(document.projection.raw)


@pytest.mark.parametrize("path", SMALL, ids=name_of)
def test_every_character_of_a_real_page_has_its_place(path: Path) -> None:
    """The map holds."""
    check_map(project_html(path.read_bytes().decode()))


@pytest.mark.parametrize("path", SMALL, ids=name_of)
def test_tree_sitter_sees_the_same_characters(path: Path) -> None:
    """Where its grammar finds no fault in a page, its leaves hold the same text."""
    raw = path.read_bytes().decode()
    if re.search(r"<[^a-zA-Z/!]", raw):
        pytest.skip("has a lone <, which tree-sitter's grammar takes for a tag")
    root = get_parser("html").parse(raw.encode()).root_node
    if root.has_error:
        pytest.skip("tree-sitter's grammar finds faults in this page")
    shown = "".join(leaf.text.decode() for leaf in leaves(root) if leaf.text)
    assert "".join(project_html(shown).text.split()) == "".join(project_html(raw).text.split())


def leaves(root: Node) -> Iterator[Node]:
    """Text and character references outside what shows none, in document order."""
    waiting = [root]
    while waiting:
        node = waiting.pop()
        if node.type in ("text", "entity"):
            yield node
        elif node.type not in ("script_element", "style_element", "comment", "doctype") and not hides(node):
            waiting.extend(reversed(node.children))


def hides(node: Node) -> bool:
    """Whether an element shows nothing."""
    tag = node.children[0].text.decode().lower() if node.type == "element" and node.children[0].text else ""
    name = tag.lstrip("<").rstrip("/>").split()[0] if tag else ""
    return name in ("head", "title", "template", "noscript") or "hidden" in tag.split(">")[0].split()


def test_documentation_of_node_has_its_sections() -> None:
    """Headings without their permalinks, tables with their headers, code within lines and apart from them."""
    path = next(path for path in PAGES if path.name == "node_url.html")
    projection = project_html(path.read_bytes().decode())
    kinds = [block.kind for block in projection.blocks]
    names = [block.name for block in projection.blocks if block.kind == "heading"]
    assert "Class: URLSearchParams" in " / ".join(names)
    assert not any(name.endswith("#") for name in names)
    assert kinds.count("table") == kinds.count("table-header") == 17
    assert kinds.count("fence") == projection.raw.count("<pre>")
    assert len(marks_of(projection)) > 500


def test_a_specification_keeps_its_grammar_exact() -> None:
    """Every `pre` of the Go specification is a fence whose lines are those of the source."""
    path = next(path for path in PAGES if path.name == "go_spec.html")
    projection = project_html(path.read_bytes().decode())
    fences = [projection.text[slice(*block.span)] for block in projection.blocks if block.kind == "fence"]
    assert len(fences) == projection.raw.count("<pre")
    assert 'Production  = production_name "=" [ Expression ] "." .\nExpression  = Term { "|" Term } .' in fences[0]
