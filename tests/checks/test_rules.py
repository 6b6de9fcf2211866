"""Checks switched off, severities changed, places excused."""

import pytest

from inspector.core.document import Document
from inspector.core.errors import InspectorError
from inspector.inspected import Inspection
from inspector.inspection import inspect

TEXT = "Set the timeout to thirty."


def view_of(text: str, **checks: str) -> Inspection:
    """The text in chunks of 12, with kinds set by their names, `_` for `-`."""
    document = Document.from_text(text, kind="markdown")
    named = {kind.replace("_", "-"): word for kind, word in checks.items()}
    return inspect(document, "character", chunk_size=12, chunk_overlap=0, profile="source", checks=named)


def test_a_kind_is_switched_off() -> None:
    """What else is found at that edge is left."""
    assert view_of(TEXT).issues[0].kinds == ("mid-word", "no-sentence-end")
    assert view_of(TEXT, mid_word="off").issues[0].kinds == ("no-sentence-end",)


def test_a_severity_is_changed() -> None:
    """The worst kind of an edge is the worst by the severities that are set."""
    issue = view_of(TEXT, mid_word="info").issues[0]
    assert (issue.kind, issue.severity, issue.also) == ("no-sentence-end", "error", ("mid-word",))


@pytest.mark.parametrize(
    ("checks", "message"),
    [
        ({"mid_wrod": "off"}, "unknown issue kind 'mid-wrod': did you mean mid-word?"),
        ({"mid_word": "loud"}, "mid-word is set to 'loud': choose one of off, error, warning, info"),
    ],
)
def test_what_there_is_not_is_refused(checks: dict[str, str], message: str) -> None:
    """In one line, with the nearest name."""
    with pytest.raises(InspectorError) as caught:
        view_of(TEXT, **checks)
    assert str(caught.value) == message


@pytest.mark.parametrize(
    ("comment", "left"),
    [
        ("<!-- inspector: ignore -->", set()),
        ("<!-- inspector: ignore mid-word, no-sentence-end, no-sentence-start -->", set()),
        ("<!-- inspector: ignore mid-word -->", {"no-sentence-end", "no-sentence-start"}),
        ("<!-- inspect -->", {"no-sentence-end", "no-sentence-start", "mid-word"}),
    ],
)
def test_a_comment_excuses_the_block_after_it(comment: str, left: set[str]) -> None:
    """It names the kinds, or none and means them all."""
    text = f"{comment}\n\n{TEXT}\n"
    issues = [issue for issue in view_of(text).issues if issue.offset > len(comment)]
    assert {kind for issue in issues for kind in issue.kinds} == left


def test_the_blocks_after_that_are_not_excused() -> None:
    """A comment speaks for one block."""
    text = f"<!-- inspector: ignore -->\n\n{TEXT}\n\n{TEXT}\n"
    assert any(issue.offset > text.rindex("Set") for issue in view_of(text).issues)
