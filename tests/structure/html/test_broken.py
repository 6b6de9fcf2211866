"""Pages that are broken are mended, kind by kind, and lose nothing that a reader would see."""

import pytest

from tests.structure.html.shown import blocks_of, text_of


@pytest.mark.parametrize(
    ("raw", "text"),
    [
        ("<P>a<UL><LI>b<LI>c</UL>", "a\n\nb\nc"),
        ("<p>a</b>b</p></p>", "ab"),
        ("<b><i>a</b>b</i>c", "abc"),
        ("a</div>b", "a\nb"),
        ("</p>a", "a"),
        ("<div>a<ul><li>b</div>c", "a\n\nb\n\nc"),
        ("<h2>a</h3>b", "a\n\nb"),
        ("<p>a<table><tr><td>b</table>c", "a\n\nb\n\nc"),
        ("<table><tr><td>a</div></p></td><td>b</table>", "a\tb"),
        ("a<br/>b</br>c", "a\nb\nc"),
        ("<head>a<p>b", "a\n\nb"),
        ("<head><title>no</title><p>a</head>b", "ab"),
        ("a</body></html>b", "a\nb"),
        ("<html><body>a<body>b", "a\nb"),
    ],
)
def test_tags_that_are_missing_or_too_many(raw: str, text: str) -> None:
    """Ends are implied as in a browser; an end of nothing ends at most the line."""
    assert text_of(raw) == text


@pytest.mark.parametrize(
    ("raw", "text"),
    [
        ("1 < 2 and 3 > 2", "1 < 2 and 3 > 2"),
        ("a << b <3 <- c <", "a << b <3 <- c <"),
        ("<>a</>b", "<>ab"),
        ("a</ x>b<!x>c<?x>d", "abcd"),
        ("a<!-->b<!--->c<!---->d<!-- -- -->e<!-- --!>f", "abcdef"),
        ("a<!-- no", "a"),
        ("<a title='>'>a</a>", "a"),
        ('<a title="<p>">a</a>b', "ab"),
        ("<a title=it's>a</a> b's", "a b's"),
        ('<a href="x>a</a> b', "a b"),
        ('<p class="x>a</p> b', "a\n\nb"),
        ('a <a href="x', "a"),
        ("a <p class=x", "a"),
        ("a <b", "a"),
        ("<p <b>a</b>", "a"),
        ("<p/>a<p/ >b", "a\n\nb"),
        ("<div\n\tclass = x\n>a</div\n>b", "a\nb"),
    ],
)
def test_angle_brackets_and_quotes_that_do_not_match(raw: str, text: str) -> None:
    """A `<` before no name is itself; a quote that nothing closes opens nothing; an unfinished tag shows nothing."""
    assert text_of(raw) == text


@pytest.mark.parametrize(
    ("raw", "text"),
    [
        ("<title>no<p>a", "a"),
        ("<iframe src=x>a", "a"),
        ("<noscript>a", "a"),
        ("<textarea>a<p>b", "a\n\nb"),
        ("a<script>no", "a"),
        ("a<style>no", "a"),
        ("<script>no</script >a", "a"),
        ("<style>no</styles></style>a", "a"),
    ],
)
def test_raw_content_without_an_end(raw: str, text: str) -> None:
    """A script or style runs to the end of the page; nobody means so of a title, a frame or a field."""
    assert text_of(raw) == text


@pytest.mark.parametrize(
    ("raw", "text"),
    [
        ("<?xml version='1.0'?><html><script src=x />a<title/>b", "ab"),
        ("<!DOCTYPE html PUBLIC '-//W3C//DTD XHTML 1.0 Strict//EN' 'x'><textarea/><p/>a<iframe/>b", "ab"),
        ("<script src=x />no</script>a", "a"),
        ("a<![CDATA[ b < c &amp; ]]>d", "a b < c &amp; d"),
        ("<svg><title/><style/></svg>a", "a"),
        ("<table><tr><td/><td>a</td></tr></table>", "a"),
    ],
)
def test_xhtml_is_read_as_xml_where_the_two_differ(raw: str, text: str) -> None:
    """`/>` ends any element of XHTML, and of drawings and formulas; in HTML it ends none."""
    assert text_of(raw) == text


def test_an_unclosed_heading_ends_at_the_next_block() -> None:
    """It does not swallow the text under it; a closed one may hold boxes."""
    assert blocks_of("<h2>a<p>b<h2>c</h2>") == [("heading", "a"), ("paragraph", "b"), ("heading", "c")]
    assert blocks_of("<h2>a<div>b</div><h2>c") == [("heading", "a"), ("paragraph", "b"), ("heading", "c")]
    assert blocks_of("<h2><div>a</div></h2>b") == [("heading", "a"), ("paragraph", "b")]
    assert blocks_of("<h2><div>a</div>") == [("heading", "a")]


def test_an_unclosed_pre_ends_at_the_next_block() -> None:
    """So does exact text."""
    assert blocks_of("<pre> a <p>b<pre>c</pre>") == [("fence", "a"), ("paragraph", "b"), ("fence", "c")]
    assert blocks_of("<pre>a\n  b") == [("fence", "a\n  b")]
