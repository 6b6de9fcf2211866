"""The blocks of a page."""

from inspector.structure.html.project import project_html
from tests.structure.html.shown import blocks_of


def test_headings_have_level_and_name() -> None:
    """Whatever stands in them; those in scripts and comments are none, and what comes before the first one stays."""
    raw = "a<h1>B\n <em>b</em></h1>c<h3>D</h3><script>'<h1>no</h1>'</script><!-- <h2>no</h2> -->"
    blocks = project_html(raw).blocks
    assert [(block.kind, block.level, block.name) for block in blocks] == [
        ("paragraph", 0, ""),
        ("heading", 1, "B b"),
        ("paragraph", 0, ""),
        ("heading", 3, "D"),
    ]


def test_a_permalink_is_no_part_of_a_name() -> None:
    """The sign stays in the text, but not in the content and the name of the heading; words in a link do."""
    for raw in ("<h2>A b<a href=#x>¶</a></h2>", "<h2><a href=#x>#</a> A b</h2>", "<h2>A b <a href=#x>§</a></h2>"):
        projection = project_html(raw)
        heading = projection.blocks[0]
        assert heading.name == "A b"
        assert projection.text[slice(*heading.content)] == "A b"
        assert projection.text[slice(*heading.span)] == projection.text
    assert project_html("<h2><a href=x>A</a> <a href=y>b</a></h2>").blocks[0].name == "A b"
    assert project_html("<h2><a href=x>?</a></h2>").blocks[0].name == "?"
    assert project_html("<h2>A<a>!</a></h2>").blocks[0].name == "A!"


def test_lists_nest() -> None:
    """Each list knows its kind and depth, each item its list."""
    blocks = project_html("<ul><li>a<ol><li>b</ol><li>c</ul>").blocks
    assert [(block.kind, block.level, block.role, block.parent) for block in blocks] == [
        ("list", 1, "bullet", -1),
        ("list-item", 1, "", 0),
        ("paragraph", 0, "", 1),
        ("list", 2, "ordered", 1),
        ("list-item", 2, "", 3),
        ("paragraph", 0, "", 4),
        ("list-item", 1, "", 0),
        ("paragraph", 0, "", 6),
    ]


def test_a_term_and_its_descriptions_are_one_item() -> None:
    """Several terms may share a description, and one may have several."""
    raw = "<dl><dt>a<dt>b<dd>c<dd>d<dt>e<dd>f<dl><dt>g<dd>h</dl></dl>"
    projection = project_html(raw)
    items = [projection.text[slice(*block.span)] for block in projection.blocks if block.kind == "list-item"]
    assert items == ["a\nb\nc\nd", "e\nf\ng\nh", "g\nh"]
    assert {block.role for block in projection.blocks if block.kind == "list"} == {"definition"}


def test_items_need_no_list() -> None:
    """A stray item is one all the same."""
    assert blocks_of("<li>a<li>b") == [
        ("list-item", "a"),
        ("paragraph", "a"),
        ("list-item", "b"),
        ("paragraph", "b"),
    ]


def test_quotes_know_their_depth() -> None:
    """And hold their paragraphs."""
    blocks = project_html("<blockquote>a<blockquote>b</blockquote></blockquote>").blocks
    assert [(block.kind, block.level) for block in blocks] == [
        ("quote", 1),
        ("paragraph", 0),
        ("quote", 2),
        ("paragraph", 0),
    ]


def test_exact_text_is_a_fence_with_its_language() -> None:
    """It is named on the `pre` or on the `code` in it, in one of several ways."""
    for raw in (
        "<pre class='x language-Python'>a</pre>",
        "<pre><code class=lang-python>a</code></pre>",
        "<pre>\n<code data-lang='python'>a</code></pre>",
        "<pre class='brush: python'>a</pre>",
        "<pre class=highlight-source-python>a</pre>",
    ):
        (block,) = project_html(raw).blocks
        assert (block.kind, block.role) == ("fence", "python"), raw
    assert project_html("<pre class=wide>a</pre>").blocks[0].role == ""


def test_a_fence_holds_no_blocks() -> None:
    """Nor does a heading or a caption."""
    assert blocks_of("<pre>a\n<h2>b</h2>\n\n<ul><li>c</ul></pre>") == [("fence", "a\nb\n\n\nc")]
    assert blocks_of("<figure><figcaption><p>a<p>b</figcaption></figure>") == [("caption", "a\n\nb")]


def test_boxes_are_no_blocks_but_part_paragraphs() -> None:
    """Text right inside a box or an item is a paragraph."""
    assert blocks_of("a<div>b<section>c</section>d</div>e") == [("paragraph", text) for text in "abcde"]


def test_two_line_breaks_part_paragraphs() -> None:
    """One does not."""
    assert blocks_of("a<br>b<br> <br>c") == [("paragraph", "a\nb"), ("paragraph", "c")]


def test_blocks_that_show_nothing_are_none() -> None:
    """Nor do blanks of any sort make one."""
    assert blocks_of("<h1></h1><ul><li> <li>&nbsp;</ul><p>\u3000</p><table><tr><td></table><pre>\n</pre>") == []
    assert blocks_of("<p>&nbsp;a&nbsp;</p>") == [("paragraph", "a")]
