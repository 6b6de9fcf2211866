"""The sentences of a block: exact spans, in order, nothing lost."""

import threading
from itertools import pairwise
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from inspector.core.errors import InspectorError
from inspector.core.stop import Stopped
from inspector.structure.sentences import segment
from inspector.structure.sentences.languages import PYSBD_LANGUAGES
from inspector.structure.sentences.segment import clear_cache, split_sentences
from tests.shared import shared_path
from tests.structure.sentences.reference import WORDS, texts


def sentences(text: str, **options: Any) -> list[str]:
    """The sentences of a text, as text."""
    return [text[start:end] for start, end in split_sentences(text, **options)]


def assert_whole(text: str, **options: Any) -> None:
    """Spans rise without overlap, none begins or ends blank, and every other character lies in one."""
    spans = split_sentences(text, **options)
    assert all(before.end <= after.start for before, after in pairwise(spans))
    assert all(text[start:end] == text[start:end].strip() != "" for start, end in spans)
    assert "".join("".join(text[start:end].split()) for start, end in spans) == "".join(text.split())


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("The pump runs. The valve opens! Does it? Yes", ["The pump runs.", "The valve opens!", "Does it?", "Yes"]),
        ("  Again.  Again. ", ["Again.", "Again."]),
        ("Use a soft brush, e.g. Nylon, first. Rinse.", ["Use a soft brush, e.g. Nylon, first.", "Rinse."]),
        (
            "The pump must be primed\nbefore use. Then open it.",
            ["The pump must be primed\nbefore use.", "Then open it."],
        ),
        ("See https://a.example/b.c?d=e.f for more. Stop.", ["See https://a.example/b.c?d=e.f for more.", "Stop."]),
        ("Ono et al. [2019] saw it. It was small.", ["Ono et al. [2019] saw it.", "It was small."]),
        (
            "The lamp went out .. Nobody moved .... It returned.",
            ["The lamp went out ..", "Nobody moved ....", "It returned."],
        ),
        ("See Fig. ?? first. Then test.", ["See Fig. ?? first.", "Then test."]),
        ("One.\n\nTwo", ["One.", "Two"]),
        ("NAME\nThe pump is old.\r\nIt runs.", ["NAME", "The pump is old.", "It runs."]),
        ("Done. 🎉 Next. 👍", ["Done. 🎉", "Next. 👍"]),
        (
            'He said, "Go." She went. (She ran.) Then it rained.',
            ['He said, "Go."', "She went.", "(She ran.)", "Then it rained."],
        ),
        ("他说：「好。」然后走了。真的？好！", ["他说：「好。」然后走了。", "真的？", "好！"]),
        ("यह है। वह है।", ["यह है।", "वह है।"]),
        ("نعم، هذا هو. هل ترى؟ نعم.", ["نعم، هذا هو.", "هل ترى؟", "نعم."]),
        ("ಪಂಪ್ ಇದೆ. ನೀರು ಇದೆ!", ["ಪಂಪ್ ಇದೆ.", "ನೀರು ಇದೆ!"]),
        ("", []),
        (" \n\t", []),
        ("no end", ["no end"]),
    ],
)
def test_sentences_are_found(text: str, wanted: list[str]) -> None:
    """Each kind of text ends where a reader would say."""
    assert sentences(text) == wanted


def test_language_is_followed() -> None:
    """A given language brings its own short forms; a region does not matter."""
    text = "Das kostet ca. 5 Euro, z.B. Am Markt. Gut."
    assert sentences(text, language="de-AT") == ["Das kostet ca. 5 Euro, z.B. Am Markt.", "Gut."]
    assert sentences("O sr. Ono viu. Fim.", language="pt") == ["O sr.", "Ono viu.", "Fim."]


def test_masked_stretch_holds_no_end() -> None:
    """No sentence ends in code, and none begins with a quote sign."""
    text = "Call `a. B` now. Then\n> go on. Stop."
    assert sentences(text, masked=[(5, 11), (22, 24)]) == ["Call `a. B` now.", "Then\n> go on.", "Stop."]
    assert sentences("> One. Two.", masked=[(0, 2)]) == ["One.", "Two."]


def test_width_of_the_document_is_asked() -> None:
    """Two lines alone cannot tell whether they were wrapped; the document can."""
    text = "The pump was sold to old Mr. Ono\nBasin Works bought the valve"
    assert len(sentences(text)) == 2
    assert len(sentences(text, width=34)) == 1


def test_block_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same block again is not split again, until the cache is cleared."""
    clear_cache()
    text = "This block is new. It is read once."
    first = split_sentences(text)
    monkeypatch.setattr(segment, "_sentences", lambda *_: iter(()))
    assert split_sentences(text) == first
    clear_cache()
    assert split_sentences(text) == []
    clear_cache()


def test_given_list_may_be_changed() -> None:
    """What the caller does to the result does not reach the next caller."""
    text = "One is here. Two is there."
    split_sentences(text).clear()
    assert len(split_sentences(text)) == 2


def test_unknown_segmenter_is_refused() -> None:
    """The error names the segmenters there are."""
    with pytest.raises(InspectorError, match="no segmenter 'quick': use 'pysbd' or 'fast'"):
        split_sentences("One.", segmenter=cast("segment.Segmenter", "quick"))


def test_work_can_be_stopped() -> None:
    """A set stop ends the work, and nothing is kept of it."""
    stop = threading.Event()
    stop.set()
    with pytest.raises(Stopped):
        split_sentences("Never seen. Never kept.", stop=stop)
    assert len(split_sentences("Never seen. Never kept.")) == 2


@settings(max_examples=200, deadline=None)
@given(
    texts(WORDS), st.sampled_from(["\n", "\r\n", "\n\n", "  ", "\t", "\x0c"]), st.sampled_from(sorted(PYSBD_LANGUAGES))
)
def test_nothing_is_lost_in_any_language(text: str, blank: str, language: str) -> None:
    """Among marks of every sort, spans stay exact, in order and complete."""
    text = text.replace(" I", f"{blank}I").replace(" (", f"{blank}(")
    assert_whole(text, language=language)
    assert_whole(text)


@settings(max_examples=200, deadline=None)
@given(st.text(max_size=60))
def test_nothing_is_lost_of_any_text(text: str) -> None:
    """Any characters at all, control characters and private symbols too, are kept."""
    assert_whole(text)


@settings(max_examples=60, deadline=None)
@given(texts(WORDS, most=10), st.integers(300, 900))
def test_nothing_is_lost_of_long_text(text: str, times: int) -> None:
    """Text longer than what is looked at together is put together again."""
    assert_whole((text + " ") * (times // 2))


@pytest.mark.parametrize(
    "piece",
    [
        *(
            "(",
            "“a ",
            '"a ',
            " 'a",
            "--a ",
            ".",
            ". ",
            "?!",
            "a) b) ",
            "1. ",
            "[a",
            "a@b.",
            "http://a.b?c=d.",
            "U.S. ",
            "x",
        ),
        *(
            "a\r\n",
            "。",
            "∯. ",
            "... ",
            " :) A",
            "\x00.",
            "「我",
            "It failed..[202 118 640 ",
            '<iframe src="url lorem ',
        ),
    ],
)
def test_no_repeated_piece_stalls(piece: str) -> None:
    """What is quadratic or worse for pysbd is read in time that grows with the text."""
    assert_whole(piece * (12_000 // len(piece)))


@pytest.mark.parametrize("folder", ["legal", "markdown", "i18n", "odd"])
def test_nothing_is_lost_of_real_text(folder: str) -> None:
    """Whole documents, given as one block, come out complete."""
    for path in sorted(shared_path("corpus", folder).iterdir()):
        assert_whole(path.read_bytes().decode("utf-8", "replace")[:40_000])
