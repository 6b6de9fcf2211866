"""Regular expressions that are matched in a process of their own."""

import re
import time
from collections.abc import Iterator
from threading import Event, Timer

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import inspector
from inspector.core.errors import SettingsError
from inspector.core.stop import Stopped
from inspector.splitters import guarded
from inspector.splitters.guarded import GuardedPattern
from inspector.splitters.separators import read_separator

BAD = "(a+)+b"
LONG = "a" * 60


@pytest.fixture
def bad() -> Iterator[GuardedPattern]:
    """A pattern that takes longer than anybody waits."""
    pattern = GuardedPattern(BAD, "separator")
    yield pattern
    pattern.close()


def test_a_pattern_that_takes_too_long_is_refused(bad: GuardedPattern, monkeypatch: pytest.MonkeyPatch) -> None:
    """The message names the setting and the pattern, and another text is matched after it."""
    monkeypatch.setattr(guarded, "_SECONDS", 1)
    with pytest.raises(SettingsError) as caught:
        bad.spans(LONG)
    assert str(caught.value).startswith("separator: '(a+)+b' was not done with 60 characters in 1 s: ")
    assert caught.value.setting == "separator"
    assert list(bad.spans("xaab")) == [(1, 4)]


def test_a_stop_ends_it_at_once(bad: GuardedPattern) -> None:
    """Who no longer wants the matches does not wait for the time limit."""
    stop = Event()
    Timer(0.2, stop.set).start()
    started = time.monotonic()
    with pytest.raises(Stopped):
        bad.spans(LONG, stop)
    assert time.monotonic() - started < guarded._SECONDS


@settings(max_examples=25, deadline=None)
@given(
    st.sampled_from([r"\s*\n\s*", "(?=#)", r"(?<=\.)\s+\S", "(é|💥)+", "x*", r"\b", "(?s).+?b"]),
    st.text(st.sampled_from("ab. \n#é💥\ud800x"), max_size=40),
)
def test_it_finds_what_re_finds(pattern: str, text: str) -> None:
    """Matches are those of `re`, whatever the text holds, lone surrogates too."""
    guard = GuardedPattern(pattern, "separator")
    try:
        assert list(guard.spans(text)) == [match.span() for match in re.finditer(pattern, text)]
        assert list(guard.spans(text[::-1])) == [match.span() for match in re.finditer(pattern, text[::-1])]
    finally:
        guard.close()


def test_only_what_may_take_long_is_guarded() -> None:
    """A plain pattern, and those of the languages, run where they are."""
    assert read_separator(r"[.!?]\s+", "separator", is_regex=True).guard is None
    assert read_separator(BAD, "language", is_regex=True, trusted=True).guard is None
    assert read_separator(BAD, "separator", is_regex=True).guard is not None


@pytest.mark.parametrize(
    ("splitter", "values"), [("character", {"separator": BAD}), ("recursive", {"separators": ["\n", BAD]})]
)
def test_a_splitter_passes_the_refusal_on(
    splitter: str, values: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both splitters that take patterns end with the refusal."""
    monkeypatch.setattr(guarded, "_SECONDS", 1)
    document = inspector.Document.from_text("word. " * 200 + "\n" + LONG * 20)
    with pytest.raises(SettingsError, match="was not done with"):
        inspector.inspect(document, splitter, is_separator_regex=True, **values)  # type: ignore[arg-type]  # by name


def test_a_guarded_pattern_that_ends_splits_as_ever() -> None:
    """A guarded pattern gives the chunks that a plain one gives which matches the same."""
    document = inspector.Document.from_text("One two. \n\n Three four.\n \nFive six seven. " * 30)
    guarded_view, plain = (
        inspector.inspect(document, "recursive", chunk_size=40, separators=[pattern, " "], is_separator_regex=True)
        for pattern in (r"\n\s*\n", r"\n ?\n")
    )
    assert [chunk.span for chunk in guarded_view.chunks] == [chunk.span for chunk in plain.chunks]
