"""What would mend an issue, found by trying."""

from collections.abc import Callable
from dataclasses import dataclass
from threading import Event

import pytest
from hypothesis import given
from hypothesis import strategies as st

import inspector.suggestion as module
from inspector.core.document import Document
from inspector.core.errors import InspectorError
from inspector.core.span import Span
from inspector.core.stop import Stop, Stopped
from inspector.inspection import inspect
from inspector.splitters.base import Splitter
from inspector.splitters.recursive import RECURSIVE, RecursiveSettings
from inspector.splitters.registry import find_splitter
from inspector.splitters.settings import Settings, setting
from inspector.splitters.token import TOKEN, TokenSettings
from inspector.suggestion import Suggestion, outcome_of, suggest, words_for

DOCUMENT = Document.from_text("x" * 1_000)
GUIDE = """\
# The night watch

The watch begins at ten and ends at six. Whoever keeps it writes the time, the wind and the height of the
water into the book every hour, and signs each line.

If the wind turns to the north while the tide is still falling, close the inner gate and set the lamp to
red. Then wake the harbour master, who decides whether the ferry sails in the morning or waits for noon.

Boats that arrive late tie up at the outer wall. They pay in the morning, when the office opens at eight.
"""


@dataclass(frozen=True, slots=True)
class WindowSettings(Settings):
    """Settings of a splitter made for these tests."""

    chunk_size: int = setting(100, "Largest chunk, in characters.", minimum=1)
    chunk_overlap: int = setting(0, "Characters shared.", minimum=0)


class Counting:
    """A window splitter that notes down what it was asked for."""

    def __init__(self, spans: Callable[[WindowSettings], list[Span]] | None = None) -> None:
        """Make one whose chunks are windows, or what *spans* gives."""
        self.asked: list[WindowSettings] = []
        self._spans = spans or windows
        self.row = Splitter("window", 1, "A window.", WindowSettings, self.split)

    def split(self, document: Document, settings: WindowSettings, stop: Stop | None = None) -> list[Span]:
        """Note the settings down, and split."""
        self.asked.append(settings)
        return self._spans(settings)


def windows(settings: WindowSettings) -> list[Span]:
    """Windows over the document."""
    step = settings.chunk_size - settings.chunk_overlap
    return [Span(at, min(at + settings.chunk_size, 1_000)) for at in range(0, 1_000, step)]


def whole_from(size: int) -> Callable[[WindowSettings], list[Span]]:
    """Spans that keep the unit (90, 110) whole from a chunk size on."""
    return lambda settings: [Span(0, 1_000)] if settings.chunk_size >= size else [Span(0, 100), Span(100, 1_000)]


UNIT = Span(90, 110)


def test_a_larger_size_is_found_and_brought_down() -> None:
    """The size offered is the smallest multiple of ten that works, and every one offered was tried."""
    window = Counting(whole_from(133))
    (found,) = suggest(DOCUMENT, window.row, WindowSettings(), UNIT, others=())
    assert found == Suggestion("window", WindowSettings(chunk_size=140), {"chunk_size": 140}, "keeps whole")
    assert found.settings in window.asked
    assert found.words == "chunk_size 140 keeps this whole"


def test_a_smaller_size_is_never_tried() -> None:
    """A smaller size that happens to fall right is no advice."""
    window = Counting(lambda _settings: [Span(0, 100), Span(100, 1_000)])
    assert suggest(DOCUMENT, window.row, WindowSettings(), UNIT, others=()) == ()
    assert min(settings.chunk_size for settings in window.asked) == 100
    assert all(settings.chunk_size % 10 == 0 for settings in window.asked)


def test_a_larger_overlap_rescues() -> None:
    """Where only overlap helps, it is offered as that: an edge still falls in the unit, yet a chunk holds it."""
    window = Counting(lambda s: [Span(0, 100), Span(100 - s.chunk_overlap, 1_000)])
    (found,) = suggest(DOCUMENT, window.row, WindowSettings(), UNIT, others=())
    assert (found.changed, found.outcome) == ({"chunk_overlap": 10}, "rescues")
    assert found.words == "chunk_overlap 10 rescues this: a chunk holds it whole"


def test_what_is_rescued_already_needs_more_than_a_rescue() -> None:
    """A unit that overlap keeps whole somewhere is offered only what keeps edges out of it."""
    window = Counting(lambda s: [Span(0, 100), Span(90 - s.chunk_overlap // 9, 1_000)])
    assert suggest(DOCUMENT, window.row, WindowSettings(), UNIT, others=()) == ()


def test_overlap_stays_within_half_a_chunk() -> None:
    """An overlap larger than half a chunk would double the index, and is not tried."""
    window = Counting(lambda _settings: [Span(0, 100), Span(100, 1_000)])
    suggest(DOCUMENT, window.row, WindowSettings(chunk_size=30), Span(60, 190), others=())
    assert all(settings.chunk_overlap <= 15 for settings in window.asked)


def test_other_splitters_are_tried_at_their_defaults() -> None:
    """Another splitter that keeps the unit whole is offered, one that merely rescues or tears it is not."""
    torn, whole = Counting(lambda _: [Span(0, 100), Span(100, 1_000)]), Counting(lambda _: [Span(80, 200)])
    rescuing = Counting(lambda _: [Span(0, 100), Span(80, 200)])
    others = [
        Splitter(name, 1, "", WindowSettings, made.split)
        for name, made in (("rescuing", rescuing), ("whole", whole), ("torn", torn))
    ]
    (found,) = suggest(DOCUMENT, torn.row, WindowSettings(), UNIT, others=others)
    assert (found.splitter, found.settings, dict(found.changed)) == ("whole", WindowSettings(), {})
    assert found.words == "splitter whole keeps this whole"


def test_a_splitter_that_refuses_is_passed_over() -> None:
    """A splitter that cannot split this document is no suggestion and no error."""

    def refuse(_document: Document, _settings: WindowSettings, _stop: Stop | None = None) -> list[Span]:
        raise InspectorError("not this document")

    row = Splitter("picky", 1, "", WindowSettings, refuse)
    window = Counting(lambda _settings: [Span(0, 100), Span(100, 1_000)])
    assert suggest(DOCUMENT, window.row, WindowSettings(), UNIT, others=[row]) == ()


def test_what_is_not_cut_needs_nothing() -> None:
    """A unit that the settings in use keep whole gets no suggestions, and nothing else is tried."""
    window = Counting()
    assert suggest(DOCUMENT, window.row, WindowSettings(), Span(10, 20), others=()) == ()
    assert window.asked == [WindowSettings()]
    assert suggest(DOCUMENT, window.row, WindowSettings(), Span(10, 20), spans=windows(WindowSettings())) == ()
    assert window.asked == [WindowSettings()]


@given(start=st.integers(0, 900), length=st.integers(2, 100), size=st.integers(20, 400), overlap=st.integers(0, 15))
def test_whatever_is_suggested_holds(start: int, length: int, size: int, overlap: int) -> None:
    """Splitting with what is suggested does to the unit what is said, within twelve splits."""
    window, unit = Counting(), Span(start, start + length)
    in_use = WindowSettings(chunk_size=size, chunk_overlap=overlap)
    found = suggest(DOCUMENT, window.row, in_use, unit, others=())
    assert len(window.asked) <= 12
    for suggestion in found:
        assert isinstance(suggestion.settings, WindowSettings)
        assert outcome_of(windows(suggestion.settings), unit) == suggestion.outcome
        assert suggestion.settings.chunk_size >= size
    assert [s.outcome for s in found] == sorted(s.outcome for s in found)


def test_a_big_document_is_split_four_times_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    """Above two million characters few trials are made."""
    monkeypatch.setattr(module, "_BIG", 999)
    window = Counting(lambda _settings: [Span(0, 100), Span(100, 1_000)])
    other = Counting()
    assert suggest(DOCUMENT, window.row, WindowSettings(), UNIT, others=[other.row] * 5) == ()
    assert len(window.asked) + len(other.asked) == 4


def test_the_search_ends_when_told_to() -> None:
    """A stop that is set ends the search before another split."""
    stop, window = Event(), Counting()
    stop.set()
    with pytest.raises(Stopped):
        suggest(DOCUMENT, window.row, WindowSettings(), UNIT, stop, others=())
    assert window.asked == []


@pytest.mark.parametrize(
    ("spans", "outcome"),
    [
        ([Span(0, 90), Span(90, 110), Span(110, 200)], "keeps whole"),
        ([Span(0, 100), Span(80, 200)], "rescues"),
        ([Span(0, 100), Span(100, 200)], None),
        ([Span(0, 80), Span(120, 200)], None),
        ([], None),
    ],
)
def test_outcomes(spans: list[Span], outcome: str | None) -> None:
    """Edges at the unit's ends do no harm; one inside is a rescue at best; in no chunk it is not whole."""
    assert outcome_of(spans, UNIT) == outcome


def test_words_join_up() -> None:
    """Several suggestions make one sentence; none make an empty one."""
    settings = WindowSettings()
    size = Suggestion("window", settings, {"chunk_size": 620}, "keeps whole")
    sentence, token = (Suggestion(name, settings, {}, "keeps whole") for name in ("sentence", "token"))
    overlap = Suggestion("window", settings, {"chunk_overlap": 120}, "rescues")
    assert words_for(()) == ""
    assert words_for([size]) == "chunk_size 620 keeps this whole"
    assert words_for([size, sentence]) == "chunk_size 620 keeps this whole; so does splitter sentence"
    assert words_for([size, sentence, token]).endswith("; so do splitter sentence and splitter token")
    assert words_for([size, overlap]) == "chunk_size 620 keeps this whole; chunk_overlap 120 rescues it"
    assert words_for([overlap]) == "chunk_overlap 120 rescues this: a chunk holds it whole"


def test_words_tell_what_else_is_known() -> None:
    """What is known of a suggestion's effect stands right behind it."""
    settings = WindowSettings()
    size = Suggestion("window", settings, {"chunk_size": 620}, "keeps whole")
    sentence = Suggestion("sentence", settings, {}, "keeps whole")
    overlap = Suggestion("window", settings, {"chunk_overlap": 120}, "rescues")
    effects = {"chunk_size 620": " (!)", "splitter sentence": " (?)", "chunk_overlap 120": " (.)"}
    assert words_for([size, sentence, overlap], effects) == (
        "chunk_size 620 keeps this whole (!); so does splitter sentence (?); chunk_overlap 120 (.) rescues it"
    )
    assert words_for([overlap], effects) == "chunk_overlap 120 rescues this: a chunk holds it whole (.)"


def test_a_torn_sentence_of_a_recursive_split_is_mended() -> None:
    """On a real document with the real splitter, the settings offered leave the torn sentence in one chunk."""
    document = Document.from_text(GUIDE, kind="markdown")
    settings = RecursiveSettings(chunk_size=120, chunk_overlap=0)
    begin = GUIDE.index("If the wind")
    unit = Span(begin, GUIDE.index("red.") + 4)
    view = inspect(document, "recursive", chunk_size=120, chunk_overlap=0)
    found = suggest(document, RECURSIVE, settings, unit, spans=[chunk.span for chunk in view.chunks])
    assert "chunk_size" in found[0].changed
    for suggestion in found:
        pieces = find_splitter(suggestion.splitter).split(document, suggestion.settings, None)
        spans = [Span(piece.start, piece.end) for piece in pieces]
        assert outcome_of(spans, unit) == suggestion.outcome


def test_overlap_of_tokens_is_counted_in_tokens() -> None:
    """A splitter that counts tokens is offered an overlap in tokens, which is fewer than in characters."""
    document = Document.from_text(GUIDE)
    settings = TokenSettings(chunk_size=40, chunk_overlap=0)
    unit = Span(GUIDE.index("Then wake"), GUIDE.index("noon.") + 5)
    found = suggest(document, TOKEN, settings, unit, others=())
    overlaps = [int(str(s.changed["chunk_overlap"])) for s in found if "chunk_overlap" in s.changed]
    assert overlaps
    assert all(overlap <= 20 for overlap in overlaps)
