"""An inspection as a listing."""

from hypothesis import given
from hypothesis import strategies as st

from inspector.core.document import Document
from inspector.inspection import inspect
from inspector.report.chunks_text import excerpt, plain_text
from tests.report.views import view


def test_a_listing_shows_chunks_issues_and_what_is_lost() -> None:
    """The listing has the title, two lines a chunk, the rate, the kinds and the lost text."""
    lines = "".join(plain_text(view(profile="text"))).splitlines()
    assert lines[0] == "a␛.md · markdown · utf-8 · 93 characters"
    assert lines[3].split()[:4] == ["0", "0", "35", "35"]
    assert set(lines[3].replace(",", "").split()[5:]) == {"unbalanced-()", "no-sentence-start", "no-sentence-end"}
    assert lines[4].strip() == "# Title One sentence that (goes on"
    assert "    2  unbalanced-()" in lines
    assert "2 chunks · median 44 characters · issue rate 100.0 % (2 of 2), over the 5 % worth acting on" in lines
    assert lines[-2:] == ["lost text, in no chunk: 1 stretch", f"{'':>5} {84:>9} {93:>9}  lost tail"]


def test_settings_are_named() -> None:
    """A listing of a splitter's chunks names it with its settings."""
    lines = list(plain_text(inspect(Document.from_text("One. Two."), "token", chunk_size=9, chunk_overlap=2)))
    assert lines[1] == "token 9/2 · profile source\n"
    assert lines[-1] == "no text is lost: every character is in some chunk\n"


def test_a_document_without_chunks_says_why() -> None:
    """A listing without chunks says whether the document is empty or blank."""
    assert list(plain_text(inspect(Document.from_text(""))))[-1] == "\nno chunks: the document is empty\n"
    assert list(plain_text(inspect(Document.from_text(" \n"))))[-1] == "\nno chunks: only blanks\n"


def test_an_excerpt_shows_both_ends() -> None:
    """An excerpt has the first and the last words, cut between words, and a short text whole."""
    assert excerpt("short\n\ttext ") == "short text"
    assert excerpt("first words " + "x " * 200 + "last words", words=12) == "first words … x last words"
    assert excerpt("a" * 100, words=5) == "aaaaa … aaaaa"


@given(st.text(st.characters(), max_size=200))
def test_an_excerpt_is_one_safe_line(text: str) -> None:
    """Whatever the text, its excerpt is one line without controls and of bounded length."""
    shown = excerpt(text, words=10)
    assert len(shown) <= 23
    assert not any(ord(char) < 32 or 127 <= ord(char) < 160 for char in shown)


def test_nothing_in_a_listing_is_obeyed_by_a_terminal() -> None:
    """Escapes in the document and in its name are shown, not written."""
    listing = "".join(plain_text(view(profile="text")))
    assert "\x1b" not in listing
    assert "␛[31mNext␛[0m" in listing
