"""What a reader sees of a page."""

import pytest

from tests.structure.html.shown import text_of


@pytest.mark.parametrize(
    ("raw", "text"),
    [
        ("<b>foo</b>bar", "foobar"),
        ("never <b>open</b> the <i>hot</i> hatch", "never open the hot hatch"),
        ("one <b> two</b>", "one two"),
        ("one<b> two </b>three", "one two three"),
        ("  one\n\ttwo\r\nthree  ", "one two three"),
        ("one<!-- c -->two<wbr>three<img alt=x>four", "onetwothreefour"),
        ("one<br>two<br/>three", "one\ntwo\nthree"),
        ("one<br><br><br>two", "one\n\ntwo"),
        ("one<br></p>two", "one\n\ntwo"),
        ("one<hr>two", "one\n\ntwo"),
        ("中<b>文</b>字", "中文字"),
        ("a&nbsp; b", "a\u00a0 b"),
    ],
)
def test_words_keep_their_order_and_blanks_collapse(raw: str, text: str) -> None:
    """Tags within a line part nothing, blanks fold to one, and only a line break parts lines."""
    assert text_of(raw) == text


@pytest.mark.parametrize(
    ("raw", "text"),
    [
        ("<div>a</div><div>b</div>", "a\nb"),
        ("<p>a</p><p>b</p>", "a\n\nb"),
        ("a<p>b</p>c", "a\n\nb\n\nc"),
        ("<div>a<p>b</p></div><div>c</div>", "a\n\nb\n\nc"),
        ("<section>a</section><section>b</section>", "a\n\nb"),
        ("<h1>a</h1>b", "a\n\nb"),
        ("<ul><li>a<li>b<ul><li>c</ul><li>d</ul>e", "a\nb\nc\nd\n\ne"),
        ("<ul><li><p>a</p></li><li><p>b</p></li></ul>", "a\n\nb"),
        ("<ol>\n <li>a</li>\n <li>b</li>\n</ol>", "a\nb"),
        ("<dl><dt>a<dd>b<dt>c<dd>d</dl>", "a\nb\nc\nd"),
        ("<details><summary>a</summary>b</details>", "a\nb"),
        ("<figure><img><figcaption>a</figcaption></figure>", "a"),
        ("<p><p></p><div></div>a", "a"),
    ],
)
def test_blocks_stand_on_lines_of_their_own(raw: str, text: str) -> None:
    """Boxes and items part lines; paragraphs, headings, lists and sections have blank lines around them."""
    assert text_of(raw) == text


@pytest.mark.parametrize(
    ("raw", "text"),
    [
        ("<pre>  a\n\n\tb  c</pre>", "  a\n\n\tb  c"),
        ("<pre>\n a</pre>", " a"),
        ("<pre>\r\n a\r\nb</pre>", " a\r\nb"),
        ("<pre>\n\n a</pre>", "\n a"),
        ("<pre><span>a </span> <b>b</b>\n</pre>", "a  b\n"),
        ("<pre>a &lt; b<br>c</pre>", "a < b\nc"),
        ("<pre>a\n</pre>b", "a\n\nb"),
        ("<pre>a\n\n\n</pre>b", "a\n\n\nb"),
        ("<pre>a</pre><pre>b</pre>", "a\n\nb"),
        ("<pre><div>a</div><div>b</div></pre>", "a\nb"),
        ("<textarea>\n a\n  <b> &amp; c</textarea>", " a\n  <b> & c"),
        ("<xmp> a <b> &amp; c</xmp>", " a <b> &amp; c"),
        ("a<plaintext> b <i> &amp;\n</plaintext>", "a\n\n b <i> &amp;\n</plaintext>"),
    ],
)
def test_exact_text_is_kept(raw: str, text: str) -> None:
    """Blanks and line breaks stay, tags in it leave nothing behind, and its first line break belongs to the tag."""
    assert text_of(raw) == text


@pytest.mark.parametrize(
    ("raw", "text"),
    [
        ("<button>a</button><button>b</button>", "a b"),
        ("<label>a</label><input value='b &amp; c'>d", "a b & c d"),
        ("<input type=submit value=go>", "go"),
        ("<input type=hidden value=no><input type=checkbox value=no><input type=password value=no>a", "a"),
        ("a<input>b", "a b"),
        ("<select><option>a<option>b</select>c", "a\nb\nc"),
        ("<select><optgroup label=x><option>a</optgroup></select>", "a"),
    ],
)
def test_controls_show_what_they_hold(raw: str, text: str) -> None:
    """Labels, choices and what is written in a field; words on two sides of a control stay two words."""
    assert text_of(raw) == text


@pytest.mark.parametrize(
    "raw",
    [
        "<script>var s = '<h1>no</h1>';</script>a",
        "<style>p > b { color: red }</style>a",
        "<head><title>no</title><meta charset=utf-8> no </head>a",
        "<title>no</title>a",
        "<template><p>no</p></template>a",
        "<noscript><p>no</p></noscript>a",
        "<iframe>no</iframe><video>no</video><canvas>no</canvas><datalist><option>no</datalist>a",
        "<!-- no --><!doctype html><?no?>a",
        "<p hidden>no</p>a",
        "<p hidden>no<p>a",
        "<div HIDDEN=''>no<div>no</div>no</div>a",
        "<span hidden>no<span>no</span>no</span>a",
        "<ul><li hidden>no<li>a</ul>",
        "<div style='color: red; Display : none'>no</div>a",
        "<section><p hidden>no</section>a",
        "<button hidden><svg><path d=x /></svg>no</button>a",
        "<svg><desc>no</desc><metadata>no</metadata></svg>a",
        "<math><annotation>no</annotation></math>a",
        "<script><!-- <script>no</script> no --> no</script>a",
    ],
)
def test_what_is_not_shown_is_left_out(raw: str) -> None:
    """Scripts, styles, the head, templates, fallbacks, comments, and what is hidden by an attribute or its style."""
    assert text_of(raw) == "a"


@pytest.mark.parametrize(
    ("raw", "text"),
    [
        ("<p style='display: nonesuch'>a", "a"),
        ("<p class=hidden data-hidden=x>a", "a"),
        ("<p hidden=until-found>a", "a"),
        ("<body style='display:none'>a", "a"),
        ("<p aria-hidden=true>a", "a"),
        ("<p>a<div hidden>no</div>b", "a\n\nb"),
        ("a<span hidden>no</span>b", "ab"),
        ("<svg><text>a</text></svg><desc>b</desc>", "ab"),
        ("<ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby>", "漢(kan)"),
    ],
)
def test_what_only_looks_hidden_is_shown(raw: str, text: str) -> None:
    """A class is not an attribute, a page is hidden only until its scripts run, and a hidden box ends a paragraph."""
    assert text_of(raw) == text


@pytest.mark.parametrize(
    ("raw", "text"),
    [
        ("&lt;p&gt; &amp;amp; &eacute; &#233; &#xE9; &#XE9;", "<p> &amp; é é é é"),
        ("&copy 1 &ampx &notit; &#65b", "© 1 &x ¬it; Ab"),
        ("R&D AT&T; a & b &nosuch; &# &#x; &;", "R&D AT&T; a & b &nosuch; &# &#x; &;"),
        ("&#128; &#0; &#x110000; &#xD800;", "€ \ufffd \ufffd \ufffd"),
        ("a&#1;b", "ab"),
        ("a&#32;&#10; &Tab;b", "a b"),
        ("&nvlt;", "<\u20d2"),
        ("<p title='&lt;'>&quot;<b>&lt;</b>", '"<'),
    ],
)
def test_character_references_are_decoded_as_browsers_do(raw: str, text: str) -> None:
    """With and without semicolon, by name and by number, the impossible ones too; what is none stays."""
    assert text_of(raw) == text
