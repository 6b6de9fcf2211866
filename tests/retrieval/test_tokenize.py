"""The words of a text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inspector.retrieval.tokenize import words_of


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Set the Timeout", ["set", "the", "timeout"]),
        ("idle_timeout", ["idle_timeout", "idle", "timeout"]),
        ("maxIdleConns", ["maxidleconns", "max", "idle", "conns"]),
        ("HTTPServer", ["httpserver", "http", "server"]),
        ("http2Server", ["http2server", "http2", "http", "2", "server"]),
        ("os.path.join", ["os.path.join", "os", "path", "join"]),
        ("keep-alive", ["keep-alive", "keep", "alive"]),
        ("getURLs of IDs", ["geturls", "get", "urls", "of", "ids"]),
        ("user’s l'eau 'as'", ["user's", "user", "l'eau", "eau", "as"]),
        ("Résumé, Łódź", ["résumé", "resume", "łódź", "lodz"]),
        ("re\u0301sume\u0301", ["résumé", "resume"]),
        ("Ελλάδα ёлка йод", ["ελλάδα", "ελλαδα", "ёлка", "елка", "йод"]),
        ("İstanbul", ["i\u0307stanbul", "istanbul"]),
        ("שָׁלוֹם كِتَاب", ["שָׁלוֹם", "שלום", "كِتَاب", "كتاب"]),
        ("__init__", ["init"]),
        ("3.14 and 1,000 of 1,2", ["3.14", "3", "14", "and", "1000", "of", "1", "2"]),
        ("ＦＵＬＬ Straße", ["full", "strasse"]),
        ("time\u00adout", ["timeout"]),
        ("हिन्दी", ["हिन्दी"]),
        ("連接超時", ["連", "接", "超", "時", "連接", "接超", "超時"]),
        ("設timeout値", ["設", "timeout", "値"]),
        ("한국어", ["한", "국", "어", "한국", "국어"]),
        ("?! … --", []),
        ("", []),
    ],
)
def test_words_are_folded_and_parted(text: str, words: list[str]) -> None:
    """Names give the whole and their parts, scripts without blanks characters and pairs, and all is folded."""
    assert words_of(text) == words


def test_what_is_no_word_is_not_parted() -> None:
    """A long run of letters and digits, such as encoded data, is one word."""
    assert len(words_of("aB3" * 1000)) == 1


def test_a_long_text_is_read_as_a_short_one() -> None:
    """Where a text is read in parts, no word is lost or cut."""
    assert words_of("idle timeout " * 20_000) == ["idle", "timeout"] * 20_000


@given(st.text(max_size=60))
def test_case_makes_no_difference_to_plain_words(text: str) -> None:
    """A word in small letters is found by itself however the text around it is written."""
    assert "timeout" in words_of(f"{text} Timeout {text}")


@given(st.text(max_size=80))
def test_any_text_has_words_without_blanks(text: str) -> None:
    """Whatever the text, no word is empty or holds a blank."""
    assert all(word and not any(map(str.isspace, word)) for word in words_of(text))
