"""Edges inside list items."""

from inspector.core.document import Document
from inspector.core.span import Span
from inspector.inspection import check_spans
from tests.checks.marked import only, seam, unit_of

LIST = """\
Do this:

1. Cut the power at the wall
   and tag it. Then wait.
2. Drain the tank.
   - Use the valve.
   - Close it.
"""


def test_an_item_is_cut_in_a_sentence() -> None:
    """One cut is one issue: the item's, with the sentence among its other kinds."""
    marked = LIST.replace("   and", "✂   and")
    issue = only(marked)
    assert (issue.kind, issue.severity, issue.also) == ("split-list-item", "error", ("no-sentence-end",))
    assert unit_of(marked, issue) == "1. Cut the power at the wall\n   and tag it. Then wait."


def test_an_item_is_cut_between_sentences() -> None:
    """Nothing but the item is broken: a warning."""
    issue = only(LIST.replace("Then", "✂Then"))
    assert (issue.kind, issue.severity, issue.also) == ("split-list-item", "warning", ())


def test_a_whole_item_in_another_chunk_makes_it_a_note() -> None:
    """Between sentences, of an item that overlap keeps whole, hardly anything is lost."""
    start, cut, end = LIST.index("1."), LIST.index(" Then"), LIST.index("2.")
    view = check_spans(Document.from_text(LIST, kind="markdown"), [Span(0, cut), Span(start, end)], profile="source")
    (issue,) = (issue for issue in view.issues if issue.kind == "split-list-item")
    assert (issue.severity, issue.whole_in) == ("info", (1,))


def test_between_items_nothing_is_cut() -> None:
    """Neither between items nor between items of a list inside one."""
    assert seam(LIST.replace("2.", "✂2.")) == set()
    assert seam(LIST.replace("   - Close", "✂   - Close")) == set()


def test_an_item_and_the_items_under_it_belong_together() -> None:
    """A cut between them is a warning."""
    assert only(LIST.replace("   - Use", "✂   - Use")).severity == "warning"
