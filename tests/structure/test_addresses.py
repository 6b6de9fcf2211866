"""Bare addresses."""

import pytest

from inspector.structure.addresses import addresses


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("See https://example.org/a_b?c=1#d, then go.", ["https://example.org/a_b?c=1#d"]),
        ("(www.example.org/a_(b)) and more", ["www.example.org/a_(b)"]),
        ("Is it http://example.org/?!", ["http://example.org/"]),
        ("Mail ann.lee+x@mail.example.org.", ["ann.lee+x@mail.example.org"]),
        ("看https://example.org/文档。然后", ["https://example.org/文档"]),
        ("a `https://example.org` b", ["https://example.org"]),
        ("ftp://example.org/x.tar.gz", ["ftp://example.org/x.tar.gz"]),
        ("nowww.example.org, a@b, https://, @name, x@y@z", []),
        ("no address here", []),
    ],
)
def test_an_address_ends_where_the_sentence_goes_on(text: str, found: list[str]) -> None:
    """Punctuation and brackets around an address belong to the sentence, those inside it to the address."""
    assert [text[start:end] for start, end in addresses(text, 0, len(text))] == found


def test_only_the_stretch_is_read() -> None:
    """Offsets are those of the whole text, and an address is cut where the stretch ends."""
    text = "x https://a.example https://b.example"
    assert list(addresses(text, 1, 31)) == [(2, 19), (20, 31)]
    assert list(addresses(text, 20, len(text))) == [(20, 37)]


def test_many_closing_brackets_take_no_time() -> None:
    """An address followed by brackets without end is read in one pass."""
    text = "http://a" + ")" * 200_000
    assert list(addresses(text, 0, len(text))) == [(0, 8)]
