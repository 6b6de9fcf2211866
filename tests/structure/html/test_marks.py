"""Links and code within lines."""

from inspector.structure.html.marks import marks_of
from inspector.structure.html.project import project_html


def shown(raw: str, start: int = 0, end: int | None = None) -> list[tuple[str, str]]:
    """Kind and text of each mark."""
    projection = project_html(raw)
    return [(mark.kind, projection.text[slice(*mark.span)]) for mark in marks_of(projection, start, end)]


def test_links_and_code_are_found() -> None:
    """By start, each with what it shows; the keyboard's and the screen's words count as code."""
    raw = "<p>a <a href=x>b <code>c &lt; d</code></a>, <KBD>e</KBD>, <samp>f</samp><p><a HREF='y'> g </a>"
    assert shown(raw) == [("link", "b c < d"), ("code", "c < d"), ("code", "e"), ("code", "f"), ("link", "g")]


def test_an_anchor_is_no_link() -> None:
    """Without an address there is nowhere to go; an empty link shows nothing."""
    assert shown("<a name=x>a</a><a href=x></a><a href=x><img></a>") == []


def test_a_link_around_blocks_or_cells_is_none() -> None:
    """It is no unit of a line."""
    assert shown("<a href=x><p>a<p>b</a>") == []
    assert shown("<table><tr><td><a href=x>a<td>b</a></table>") == []
    assert shown("<a href=x>a<p>b<a href=y>c</a>") == [("link", "c")]


def test_a_stretch_of_text_has_its_own_marks() -> None:
    """Those before and after it are left out."""
    raw = "<p><a href=x>a</a><p><a href=y>b</a><p><a href=z>c</a>"
    text = project_html(raw).text
    assert shown(raw, text.index("b"), text.index("b") + 1) == [("link", "b")]


def test_what_is_not_shown_marks_nothing() -> None:
    """Not in a comment, a script or hidden text."""
    assert shown("<!-- <code>a</code> --><script>'<code>b</code>'</script><p hidden><code>c</code></p>d") == []
