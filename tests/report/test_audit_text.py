"""An audit as a listing."""

from dataclasses import replace

from inspector.auditing.audited import Audit
from inspector.auditing.gate import OPEN, Verdict
from inspector.core.printable import printable
from inspector.report.audit_text import plain_text
from tests.auditing.audits import document, finding, hostile

_NOTE = finding("undersized", severity="info", chunk=1, side="inside")
_TABLE = finding("split-table", chunk=1, severity="warning", unit=(40, 50))
SOME = Audit(
    (
        document("a.md", finding(suggestion="chunk_size 620 keeps this whole"), _NOTE),
        document("b.md", finding("mid-word", "no-sentence-end", whole_in=(3,)), _TABLE),
        document("c.md"),
    ),
    skipped=1,
)


def listing(found: Audit, verdict: Verdict = OPEN) -> str:
    """The whole listing."""
    return "".join(plain_text(found, verdict))


def test_the_listing_says_how_it_was_split_and_where_it_is_worst() -> None:
    """Documents with broken chunks, the worst first; the clean ones are counted."""
    text = listing(SOME)
    assert text.startswith("3 documents · 1 file passed over, no document · recursive 500/50 · profile source\n")
    assert text.index("50.0 %  b.md") < text.index("25.0 %  a.md")
    assert "and 1 document without a broken chunk\n" in text
    assert text.endswith("\nissue rate 25.0 % (3 of 12 chunks in 3 documents), over the 5 % worth acting on\n")


def test_kinds_have_edges_chunks_and_a_rate() -> None:
    """A kind under another counts, and one that is only a note says so."""
    text = listing(SOME)
    assert "       2        2   16.7 %  no-sentence-end\n" in text
    assert "       1        1    8.3 %  undersized  (notes: not in the rate)\n" in text


def test_the_worst_are_told_with_their_words_and_what_mends_them() -> None:
    """Place, kind, whether it is torn, the words around the cut."""
    text = listing(SOME)
    assert "\na.md:3:5  no-sentence-end, torn\n    ends mid-sentence\n    set the timeout to ✂ 30 seconds\n" in text
    assert "    chunk_size 620 keeps this whole\n" in text
    assert "\nb.md:3:5  mid-word, whole in #3 (also no-sentence-end)\n" in text


def test_only_ten_are_told() -> None:
    """A person reads the worst ten and no more, and of many documents the worst twenty."""
    many = [
        document(f"{number:02}.md", *(finding(unit=(at, at + 1), line=at + 1) for at in range(5)))
        for number in range(30)
    ]
    text = listing(Audit(tuple(many)))
    assert text.count("✂") == 10
    assert "and 10 more with broken chunks\n" in text


def test_with_a_baseline_only_what_is_new_is_told() -> None:
    """The words say so."""
    text = listing(SOME, Verdict((), frozenset({("b.md", "f00d")}), is_open=False))
    assert "new or worse: the worst 2\n" in text
    assert "a.md:3:5" not in text
    assert text.endswith("1 issue new or worse than the baseline\n")


def test_half_an_audit_says_so_first() -> None:
    """Nobody takes it for the whole."""
    assert listing(replace(SOME, complete=False)).startswith("broken off: ")


def test_empty_documents_make_a_whole_report() -> None:
    """No chunk, no rate, no division by nothing."""
    assert listing(Audit((document("a.md", chunks=0),))).endswith("\nno chunks: the documents are empty\n")
    assert listing(Audit(())).startswith("0 documents")


def test_hostile_text_is_shown_and_not_obeyed() -> None:
    """Names and words come with stand-ins for what a terminal would obey."""
    text = listing(hostile())
    assert printable(text) == text
    assert "\n::error" not in text
