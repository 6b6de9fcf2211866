"""What the query pane says."""

from dataclasses import replace
from pathlib import Path

import inspector
from inspector.core.document import Document
from inspector.tui.asking import Wish, answer_to
from inspector.tui.text.ask_words import nothing_found, title_of, unexpected, why_words

GUIDE = inspector.load(Path(__file__).parents[3] / "sample_docs" / "gateway-timeouts.md")
VIEW = inspector.inspect(GUIDE, "recursive")
QUESTION = "what should I set the idle timeout to?"


def test_the_title_says_how_it_is_asked() -> None:
    """And how far the work is, or how much of the room was taken."""
    wish = Wish(QUESTION, k=1)
    assert title_of(wish, None) == "ask · hybrid · k 1 · merge on · heal off · budget 800 tok"
    assert title_of(wish, None, "3 of 9 chunks made ready").endswith("heal off · 3 of 9 chunks made ready")
    assert title_of(wish, answer_to(wish, VIEW, None)).endswith("heal off · 100 of 800 tok")
    free = replace(wish, budget=None)
    assert title_of(free, answer_to(free, VIEW, None)).endswith("heal off · 100 tok")
    tight = replace(wish, k=8, merge=False, budget=400)
    assert "left out" in title_of(tight, answer_to(tight, VIEW, None))


def test_why_a_hit_has_its_rank() -> None:
    """Words with weights, ranks by either way, and the nearest sentence."""
    found = answer_to(Wish(QUESTION), VIEW, None)
    words = why_words(found, found.result.hits[0])
    assert words.startswith("#1: ")
    assert "timeout " in words
    assert "bm25 rank 1 · dense rank 1" in words
    assert "nearest: “To prevent this, set the timeout to”" in words


def test_nothing_found_says_what_to_try() -> None:
    """Of a document without chunks, that there is nothing to ask."""
    found = answer_to(Wish("zyzzyva", retriever="bm25"), VIEW, None)
    assert "try other words" in nothing_found(found)
    empty = answer_to(Wish("zyzzyva", retriever="bm25"), inspector.inspect(Document.from_text(" \n")), None)
    assert nothing_found(empty) == "nothing to ask: there are no chunks"
    assert nothing_found(answer_to(Wish(QUESTION), VIEW, None)) == ""


def test_a_fault_of_ours_is_one_line() -> None:
    """With its kind."""
    assert unexpected(ValueError("a\nb")) == "unexpected ValueError: a b"
