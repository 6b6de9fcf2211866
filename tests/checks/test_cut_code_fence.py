"""Edges inside blocks of code."""

from tests.checks.marked import only, seam, unit_of

FENCE = "Run this:\n\n```sh\nmake\nmake install\n```\n\nThen stop.\n"


def test_an_edge_inside_a_fence_breaks_it() -> None:
    """Both chunks of the seam have the issue, and the unit is the fence."""
    marked = FENCE.replace("make\nmake", "make\n✂make")
    end, start = only(marked), only(marked, "start")
    assert (end.kind, start.kind) == ("broken-code-fence", "broken-code-fence")
    assert unit_of(marked, end) == unit_of(marked, start) == "```sh\nmake\nmake install\n```"
    assert end.detail.startswith("cuts a code block (sh): “")


def test_an_edge_beside_a_fence_breaks_nothing() -> None:
    """A chunk may end on a closing fence, and start after it."""
    assert seam(FENCE.replace("```\n\n", "```\n✂\n")) == set()


def test_backquotes_in_a_longer_fence_are_its_text() -> None:
    """Three backquotes inside four open nothing, though their number is odd."""
    assert seam("````\n```\n````\n\n✂Then stop.\n") == set()


def test_indented_code_is_a_warning() -> None:
    """Without a fence there is none that could be left open."""
    assert only("Run:\n\n    make\n✂    make install\n").severity == "warning"
