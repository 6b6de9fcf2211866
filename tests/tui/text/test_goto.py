"""Go to a line or a chunk."""

import pytest

from inspector.core.errors import InspectorError
from inspector.tui.text.goto import Target, parse_target


@pytest.mark.parametrize(
    ("typed", "target"),
    [
        ("12", Target("line", 12)),
        (" 120 ", Target("line", 120)),
        ("#0", Target("chunk", 0)),
        ("# 13", Target("chunk", 13)),
        ("50%", Target("line", 60)),
        ("0%", Target("line", 1)),
        ("100 %", Target("line", 120)),
    ],
)
def test_targets(typed: str, target: Target) -> None:
    """A number is a line, one behind # a chunk, and one before % a share of the lines."""
    assert parse_target(typed, lines=120, chunks=14) == target


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ("", "type a line (12), a chunk (#12) or a share of the document (50%)"),
        ("twelve", "type a line (12), a chunk (#12) or a share of the document (50%)"),
        ("-3", "type a line (12), a chunk (#12) or a share of the document (50%)"),
        ("#3%", "type a line (12), a chunk (#12) or a share of the document (50%)"),
        ("900", "no line 900: the document has 120"),
        ("0", "no line 0: the document has 120"),
        ("#14", "no chunk #14: the last is #13"),
        ("101%", "no place at 101%: the document ends at 100%"),
        ("9" * 5000, "no line 999999999999999999: the document has 120"),
    ],
)
def test_what_cannot_be(typed: str, message: str) -> None:
    """What names no place is answered in one line that says what does."""
    with pytest.raises(InspectorError) as caught:
        parse_target(typed, lines=120, chunks=14)
    assert str(caught.value) == message


def test_no_chunks() -> None:
    """In a document without chunks there is none to go to."""
    with pytest.raises(InspectorError, match="the document has none"):
        parse_target("#0", lines=1, chunks=0)
