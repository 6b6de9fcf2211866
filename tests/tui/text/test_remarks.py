"""What is said beside a cut."""

import pytest

from inspector.core.document import Document
from inspector.core.printable import printable
from inspector.core.span import Span
from inspector.inspected import Inspection
from inspector.inspection import check_spans
from inspector.tui.text.cells import width_of
from inspector.tui.text.marks import marks_of
from inspector.tui.text.remarks import remark

TORN = "To prevent this, set the timeout to 30 seconds and enable keepalive on both sides of the gateway."
WIDE = "管理员可以在后台看到每个任务的进度、速度和剩余时间，也可以随时暂停或取消。"


def cut(text: str, at: int) -> Inspection:
    """The text as two chunks."""
    return check_spans(Document.from_text(text), [Span(0, at), Span(at, len(text))])


@pytest.mark.parametrize(
    ("room", "expected"),
    [
        (120, "✂ torn #0 ends mid-sentence · continues “30 seconds and enable keepalive on both sides…” in #1"),
        (70, "✂ torn #0 ends mid-sentence · continues “30 seconds and…” in #1"),
        (46, "✂ torn #0 ends mid-sentence · continues in #1"),
        (30, "✂ torn #0 ends mid-sentence"),
        (24, "✂ #0 ends mid-sentence"),
        (20, "✂ ends mid-sentence"),
        (6, "✂ #0"),
        (1, "✂"),
    ],
)
def test_as_much_is_said_as_there_is_room_for(room: int, expected: str) -> None:
    """With less room the quotation goes first, then the chunk that continues, then the rest."""
    inspection = cut(TORN, TORN.index(" 30"))
    (mark,) = marks_of(inspection)
    assert remark(inspection, mark, room) == expected


def test_wide_characters_are_quoted_in_half_as_many() -> None:
    """A quotation in Chinese fits the cells, not the characters."""
    inspection = cut(WIDE, 12)
    mark = marks_of(inspection)[0]
    words = remark(inspection, mark, 72)
    assert words == "✂ torn #0 ends mid-sentence · continues “任务的进度、速度和剩余…” in #1"
    assert width_of(words) <= 72


@pytest.mark.parametrize("room", range(1, 130))
def test_a_quotation_cannot_act_on_the_terminal(room: int) -> None:
    """Escapes, controls and bidi marks beside a cut are shown by their stand-ins."""
    text = "words before \x1b]0;title\x07 \u202ehere and \x1b[2J\x9b31m after the \x00 cut go on"
    inspection = cut(text, 30)
    for mark in marks_of(inspection):
        words = remark(inspection, mark, room)
        assert words == printable(words)


@pytest.mark.parametrize("room", range(1, 130))
def test_a_remark_never_takes_more_than_its_room(room: int) -> None:
    """Whatever the room."""
    for text, at in ((TORN, 30), (WIDE, 12)):
        inspection = cut(text, at)
        assert all(width_of(remark(inspection, mark, room)) <= room for mark in marks_of(inspection))
