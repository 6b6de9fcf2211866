"""Bytes to characters, both ways."""

from hypothesis import given
from hypothesis import strategies as st

from inspector.structure.offsets import LETTER, characters_at, one_byte

TEXTS = st.text(st.sampled_from("ab\n\t\x00é漢😀\u200d\ud800"), max_size=40)


@given(TEXTS)
def test_a_stand_in_has_one_byte_a_character(text: str) -> None:
    """Offsets in the stand-in are offsets in the text, and what is ASCII is itself."""
    data = one_byte(text)
    assert len(data) == len(text)
    for character, byte in zip(text, data, strict=True):
        assert byte == (ord(character) if 0 < ord(character) < 0x80 else LETTER[0])


def test_a_table_says_what_each_byte_becomes() -> None:
    """Signs may be hidden while characters are counted."""
    table = bytes(ord("x") if byte in b"/." or byte >= 0x80 else byte for byte in range(256))
    assert one_byte("a/é.b", table) == b"axxxb"


@given(TEXTS, st.data())
def test_positions_become_offsets(text: str, data: st.DataObject) -> None:
    """The offset of each character's first byte is the character's, whatever the order they are asked in."""
    encoded = [character.encode("utf-8", "surrogatepass") for character in text]
    starts = [sum(map(len, encoded[:number])) for number in range(len(text) + 1)]
    asked = data.draw(st.lists(st.integers(0, len(text)), max_size=10))
    assert characters_at(b"".join(encoded), [starts[number] for number in asked]) == asked


def test_a_position_within_a_character_means_its_end() -> None:
    """A parser that stops between two bytes of a character has read it."""
    assert characters_at("a😀b".encode(), [1, 2, 3, 4, 5, 6]) == [1, 2, 2, 2, 2, 3]
