"""Latin code pages by alphabet."""

import pytest

from inspector.core.latin import latin_code_page


@pytest.mark.parametrize(
    ("text", "code_page"),
    [
        ("żółć gęślą jaźń", "iso8859-2"),
        ("příliš žluťoučký kůň", "cp1250"),
        ("œuvre à l’œil, coût 3 €", "iso8859-15"),
        ("ağaç, şişe, ışık", "cp1254"),
        ("Größe prüfen, Öl ablassen, später übernehmen", "mac-roman"),
    ],
)
def test_the_right_code_page_makes_one_alphabet_of_all_letters(text: str, code_page: str) -> None:
    """The code page is the one under which every accented letter belongs to one language."""
    assert latin_code_page(text.replace("’", "'").encode(code_page)) == code_page


def test_equal_evidence_goes_to_cp1252() -> None:
    """Letters that several code pages write alike are read as cp1252."""
    assert latin_code_page("für Größe".encode("cp1250")) == "cp1252"


def test_a_rare_code_page_needs_more_than_a_word() -> None:
    """A byte that only an old DOS code page makes a letter of is no evidence for it."""
    assert latin_code_page(b"x \x81 y") is None
    assert latin_code_page("prüfen für Grüße, schön später".encode("cp850")) == "cp850"


def test_no_alphabet_is_no_answer() -> None:
    """Letters that are a mixture under every code page are left to others."""
    assert latin_code_page("Привет всем друзьям".encode("cp1251")) is None


def test_a_mark_inside_a_word_is_no_mark() -> None:
    """A superscript between two letters speaks against a code page, and between blanks it does not."""
    assert latin_code_page(b"12 m\xb3, 3 m\xb3") == "cp1252"
    assert latin_code_page(b"po\xb3owa s\xb3o\xf1ca") != "cp1252"
