"""What the grammar is shown."""

import pytest
from hypothesis import given

from inspector.structure.markdown.view import view
from tests.structure.markdown.markdownish import MARKDOWN


@given(MARKDOWN)
def test_a_view_has_a_byte_for_each_character(text: str) -> None:
    """Whatever the text, the view is as long, and one newline longer."""
    assert len(view(text)) == len(text) + 1


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("a/b, é", b"a\1b\1 \1\n"),
        ("1. a. b", b"1. a\1 b\n"),
        ("10) (a)", b"10) \1a\1\n"),
        ("- 1. (a)", b"- 1. \1a\1\n"),
        ('<a href="/b">', b'<a href="/b">\n'),
        ("a </script> b.", b"a </script> b\1\n"),
        ("[a]: /b 'c'", b"[a]: \1b 'c'\n"),
        ("|:-:|", b"|:-:|\n"),
        ("- [ ] a [b]", b"- [ ] a \1b\1\n"),
        ("<![CDATA[ a\n]]>", b"<![CDATA[ a\n]]>\n"),
        ("a\r\nb\rc", b"a \nb\nc\n"),
        ("a\n\n\n\nb", b"a\n  \nb\n"),
        ("---\na", b"***\na\n"),
        ("+++\na", b"\1\1\1\na\n"),
        ("<!doctype a>", b"<!Doctype a>\n"),
        ("<textarea>\n</textarea>", b"<script  >\n</script>  \n"),
    ],
)
def test_only_signs_that_count_are_shown(text: str, shown: bytes) -> None:
    """A sign is shown where a block may hang on it; anywhere else it is a letter."""
    assert view(text) == shown


def test_markers_too_far_in_are_letters() -> None:
    """Beyond a hundred characters no quote and no item begins, and a rule stays a rule."""
    assert view(">" * 150 + " a") == b">" * 100 + b"\1" * 50 + b" a\n"
    assert view("- " * 80 + "a") == b"- " * 50 + b"\1 " * 30 + b"a\n"
    assert view("* " * 80) == b"***" + b" " * 157 + b"\n"


def test_stand_ins_replace_what_is_there() -> None:
    """A stand-in is shown from its offset on."""
    assert view("abc\ndef", [(4, b"<?")]) == b"abc\n<?f\n"
