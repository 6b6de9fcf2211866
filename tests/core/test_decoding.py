"""Bytes to text."""

import codecs

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inspector.core.decoding import Decoded, decode
from inspector.core.errors import InspectorError
from tests.core.encoded_samples import PAIRS, SAMPLES


@pytest.mark.parametrize(("encoding", "text"), PAIRS)
def test_a_paragraph_in_a_legacy_encoding_is_read_as_it_was_written(encoding: str, text: str) -> None:
    """A paragraph of realistic length is read as its writer meant it, and written back to the same bytes."""
    data = text.encode(encoding)
    decoded = decode(data)
    assert decoded.text == text
    assert decoded.text.encode(decoded.encoding) == data


@pytest.mark.parametrize(("encoding", "text"), PAIRS)
def test_evidence_far_down_an_english_file_is_found(encoding: str, text: str) -> None:
    """Foreign words decide the encoding even where they come after a hundred kilobytes of plain ASCII."""
    data = b"The quick brown fox waits for the gateway.\n" * 2500 + text.encode(encoding) + b"\n"
    assert decode(data).text.endswith(text + "\n")


def test_a_short_text_with_typographic_marks_is_cp1252() -> None:
    """Word-processor quotes, a dash and a euro sign in one short line are read as cp1252."""
    data = b"Ren\xe9e\x92s \x93notes\x94 \x96 price \x80 7, \xa9 2001."
    assert decode(data) == Decoded("Renée’s “notes” – price € 7, © 2001.", "cp1252")


@pytest.mark.parametrize("word", ["café", "naïve", "Größe", "señor", "São", "ångström", "fiancée", "50 °C"])
def test_one_western_word_is_cp1252(word: str) -> None:
    """A single accented word is no evidence for anything rarer than cp1252."""
    assert decode(f"say {word} again".encode("cp1252")) == Decoded(f"say {word} again", "cp1252")


def test_bytes_that_cp1252_does_not_define_fall_to_latin_1() -> None:
    """A byte that cp1252 leaves undefined is kept, by latin-1, rather than replaced."""
    data = b"x \x81 y \xe9"
    decoded = decode(data)
    assert decoded == Decoded("x \x81 y é", "latin-1")


def test_utf_8_with_a_stray_byte_stays_utf_8() -> None:
    """One bad byte costs one character, not every letter beyond ASCII."""
    text = "Шлюз закрывает соединения. " * 4
    assert decode(text.encode() + b"\xff") == (text + "\ufffd", "utf-8", 1)
    assert decode(b"caf\xc3\xa9, na\xc3\xafve, \xe2\x80\x94 and caf\xe9") == (
        "café, naïve, — and caf\ufffd",
        "utf-8",
        1,
    )


def test_a_character_cut_in_two_at_the_end_is_one_fault() -> None:
    """A file that ends within a character, as one cut off while it was copied, keeps all before it."""
    data = "«Größe», naïve €".encode()
    assert decode(data[:-1]) == ("«Größe», naïve \ufffd", "utf-8", 1)


def test_a_mark_speaks_for_utf_8_whatever_follows() -> None:
    """After a byte order mark of UTF-8 even many faults are faults, and what U+FFFD the text has is its own."""
    assert decode(codecs.BOM_UTF8 + "a\ufffd".encode() + b"\xe9\xe9b") == ("a\ufffd\ufffd\ufffdb", "utf-8-sig", 2)


@pytest.mark.parametrize(("encoding", "text"), PAIRS)
def test_words_in_a_legacy_encoding_are_not_taken_for_faulty_utf_8(encoding: str, text: str) -> None:
    """What a few words in another encoding have in common with UTF-8 by chance does not make them UTF-8."""
    words = text.split()
    for length in (1, 2, 5):
        for start in range(len(words) - length + 1):
            data = " ".join(words[start : start + length]).encode(encoding, "ignore")
            assert decode(data).replaced == 0


@pytest.mark.parametrize(
    ("mark", "encoding", "name"),
    [
        (codecs.BOM_UTF8, "utf-8", "utf-8-sig"),
        (codecs.BOM_UTF16_LE, "utf-16-le", "utf-16"),
        (codecs.BOM_UTF16_BE, "utf-16-be", "utf-16"),
        (codecs.BOM_UTF32_LE, "utf-32-le", "utf-32"),
        (codecs.BOM_UTF32_BE, "utf-32-be", "utf-32"),
    ],
)
def test_a_byte_order_mark_names_the_encoding_and_leaves_the_text(mark: bytes, encoding: str, name: str) -> None:
    """A byte order mark decides the encoding, and is no character of the text."""
    assert decode(mark + "Ünï\r\n☃𝄞".encode(encoding)) == Decoded("Ünï\r\n☃𝄞", name)


def test_a_second_mark_is_text() -> None:
    """Only the first byte order mark belongs to the encoding."""
    assert decode(codecs.BOM_UTF8 * 2 + b"x").text == "\ufeffx"


def test_half_a_utf_16_file_is_refused() -> None:
    """A UTF-16 mark before bytes that are not UTF-16 is an error that names the byte."""
    with pytest.raises(InspectorError, match="begins as UTF-16 but byte 4 does not fit"):
        decode(codecs.BOM_UTF16_LE + b"a\x00b")


@pytest.mark.parametrize(
    ("head", "encoding"),
    [
        ('<?xml version="1.0" encoding="iso-8859-5"?>\n<p>', "iso8859-5"),
        ('<!doctype html><meta charset="windows-1251">', "cp1251"),
        ("# -*- coding: koi8-r -*-\n", "koi8-r"),
    ],
)
def test_a_declared_encoding_settles_a_short_text(head: str, encoding: str) -> None:
    """What a document says of its encoding is believed where one word would be too little evidence."""
    assert decode((head + "да").encode(encoding)) == Decoded(head + "да", encoding)


def test_a_declared_encoding_that_cannot_be_is_passed_over() -> None:
    """A declaration of UTF-8, of nonsense or of a codec that is no encoding of files decides nothing."""
    for declared in ("utf-8", "nonsense", "unicode_escape", "rot13"):
        assert decode(f"# coding: {declared}\ncafé".encode("cp1252")).encoding == "cp1252"


def test_an_encoding_that_is_named_is_used() -> None:
    """A named encoding is used without asking the text."""
    assert decode(b"caf\x8e", "mac_roman") == Decoded("café", "mac-roman")
    assert decode(b"a\x00b\x00", "utf-16-le") == Decoded("ab", "utf-16-le")
    assert decode(codecs.BOM_UTF8 + b"x", "utf-8") == Decoded("x", "utf-8-sig")


@pytest.mark.parametrize(
    ("data", "encoding", "message"),
    [
        (b"x", "klingon", "unknown encoding 'klingon'"),
        (b"x", "rot13", "unknown encoding 'rot13'"),
        (b"abc\xff", "utf-8", "is not utf-8: it does not decode at byte 3"),
        (rb"\ud800", "unicode_escape", "half characters"),
        (b"x", "undefined", "is not undefined"),
    ],
)
def test_a_named_encoding_that_does_not_fit_is_an_error(data: bytes, encoding: str, message: str) -> None:
    """A named encoding that is unknown or does not decode the bytes gives one line that says so."""
    with pytest.raises(InspectorError, match=message):
        decode(data, encoding)


@given(st.binary(max_size=300))
def test_no_byte_is_lost(data: bytes) -> None:
    """Whatever the bytes, the named encoding decodes them to the text, strictly unless faults are told."""
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE, codecs.BOM_UTF32_BE)):
        return
    decoded = decode(data)
    assert data.decode(decoded.encoding, "replace") == decoded.text
    assert decoded.replaced or data.decode(decoded.encoding) == decoded.text
    assert decoded.text.encode("utf-8").decode("utf-8") == decoded.text


@given(st.text(max_size=200))
def test_utf_8_is_itself(text: str) -> None:
    """Valid UTF-8 is read as UTF-8, newlines and controls included."""
    if not text.startswith("\ufeff"):
        assert decode(text.encode()) == Decoded(text, "utf-8")


def test_long_words_without_blanks_take_no_long_time() -> None:
    """A megabyte without a blank, with one accented letter at its end, is decoded at once."""
    data = b"A" * 1_000_000 + b"\xe9"
    assert decode(data).encoding == "cp1252"


def test_every_sample_needs_its_encoding() -> None:
    """The sample paragraphs hold enough characters beyond ASCII to be evidence."""
    assert all(sum(not char.isascii() for char in text) > 8 for _, text in SAMPLES.values())
