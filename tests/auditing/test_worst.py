"""The issues to look at first."""

from inspector.auditing.worst import worst_of
from tests.auditing.audits import document, finding


def test_errors_come_first_then_what_is_torn_then_the_worse_kind() -> None:
    """The order is severity, then torn before rescued, then the order of the checks; notes are left out."""
    one = document(
        "a.md",
        finding("split-table", severity="warning", unit=(0, 1)),
        finding("no-sentence-end", unit=(1, 2)),
        finding("mid-word", whole_in=(3,), unit=(2, 3)),
        finding("duplicate", severity="info", side="inside"),
        finding("broken-code-fence", unit=(4, 5)),
    )
    assert [place.finding.issue.kind for place in worst_of([one], 9)] == [
        "broken-code-fence",
        "no-sentence-end",
        "mid-word",
        "split-table",
    ]


def test_among_equals_every_document_has_its_turn() -> None:
    """The second of one document comes after the first of the next."""
    one = document("a.md", finding(unit=(0, 1)), finding(unit=(2, 3)))
    two = document("b.md", finding(unit=(0, 1)))
    assert [(place.document.name, place.number) for place in worst_of([one, two], 3)] == [
        ("a.md", 0),
        ("b.md", 0),
        ("a.md", 1),
    ]
    assert len(worst_of([one, two], 2)) == 2


def test_the_two_sides_of_a_cut_are_told_once() -> None:
    """The end of one chunk and the start of the next, in one unit, are one thing to mend; two cuts in it are two."""
    ends, starts = finding(side="end"), finding("no-sentence-start", side="start", chunk=1)
    assert [place.number for place in worst_of([document("a.md", ends, starts)], 9)] == [0]
    again = finding(side="end", chunk=1)
    assert [place.number for place in worst_of([document("a.md", ends, starts, again)], 9)] == [0, 2]


def test_what_does_not_count_is_left_out() -> None:
    """A choice of the caller's is kept."""
    one = document("a.md", finding(unit=(0, 1)), finding("mid-word", unit=(2, 3)))
    found = worst_of([one], 9, lambda place: place.finding.issue.kind == "no-sentence-end")
    assert [place.number for place in found] == [0]
