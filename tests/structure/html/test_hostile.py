"""Pages made to stall, overflow or exhaust whoever reads them."""

import pytest

from inspector.core.stop import Stopped
from inspector.structure.html.project import project_html
from tests.structure.html.shown import text_of

MANY = 20_000


@pytest.mark.parametrize(
    "part",
    [
        *("<div>", "</div>", "<div>x", "<ul><li>x", "<blockquote>", "<table><tr><td>x", "<section><table><td>"),
        *(
            "<p>x",
            "<h1>x",
            "<h1>x</h1>",
            "<pre>x",
            "<dl><dt>x<dd>",
            "<select><option>x",
            "<head>",
            "<svg>",
            "<template>",
        ),
        *("<span hidden>", "<div hidden>", "<span style='display:inline'>x</span>", "<a href=x>y", "<b><i>x</b></i>"),
        *(
            "<",
            "</",
            "<!",
            "<?",
            "<!--",
            "<![CDATA[",
            "a < b ",
            "<a ",
            "<p ",
            '<a b="',
            '<p b="',
            "<p b='\"",
            '<p a=">" ',
        ),
        *("<script>", "<style>", "<title>", "<textarea>", "<xmp>", "<noscript>", "<script><!--<script>"),
        *(
            "&",
            "&a",
            "&#1;",
            "&#",
            "&nbsp;",
            " \n",
            "x  ",
            "<br>",
            "<td>",
            "<tr>",
            "<table role='",
            "<input value='x'>",
        ),
    ],
)
def test_any_part_may_be_repeated_without_end(part: str) -> None:
    """Time and depth stay in proportion; none of these takes a second."""
    projection = project_html(part * MANY)
    assert len(projection.text) <= len(projection.raw)


def test_nesting_has_no_limit() -> None:
    """What is innermost is shown, and everything around it is closed again."""
    for name in ("div", "blockquote", "ul", "table", "span", "section"):
        raw = f"<{name}>" * MANY + "in" + f"</{name}>" * MANY + "<p>out"
        assert text_of(raw).split() == ["in", "out"]


def test_ends_that_reach_over_a_cell_are_ignored_fast() -> None:
    """Each would have to look down through all that is open."""
    raw = "<div><table><tr><td>" + "<blockquote>" * MANY + "x" + "</div></section>" * MANY + "y</table>z"
    assert "".join(text_of(raw).split()) == "xyz"


def test_a_long_text_is_written_whole() -> None:
    """It is read piece by piece, and neither a word nor a character reference is cut."""
    text = "word &amp;  more\n" * 5000 + "x" * 50_000 + "&eacute;" * 5000
    shown = "word & more " * 5000 + "x" * 50_000 + "é" * 5000
    assert text_of(text) == shown
    assert text_of(f"<pre>{text}</pre>") == text.replace("&amp;", "&").replace("&eacute;", "é")


class After:
    """A stop that is set after it was asked so many times."""

    def __init__(self, times: int) -> None:
        self.left = times

    def is_set(self) -> bool:
        """Whether it was asked often enough."""
        self.left -= 1
        return self.left < 0


@pytest.mark.parametrize(
    "raw",
    [
        "<p>x" * 3000,
        "<b>x</b>" * 20_000,
        "x &amp; y " * 10_000,
        "<div hidden>" + "<p>x" * 3000,
        "<table>" + "<td>x" * 3000,
    ],
)
def test_reading_can_be_stopped(raw: str) -> None:
    """It asks while it reads, whatever the page is made of."""
    with pytest.raises(Stopped):
        project_html(raw, After(3))
