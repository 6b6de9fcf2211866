"""The names above the rulers."""

from inspector.splitters.spec import parse_spec
from inspector.tui.panes.ruler_heads import RulerHeads
from inspector.tui.ruler import Ruler
from tests.tui.host import HostApp


async def heads(*rulers: Ruler, width: int = 120, chosen: int = 0) -> list[str]:
    """The two rows above those rulers."""
    widget = RulerHeads()
    app = HostApp(widget)
    async with app.run_test(size=(width, 6)):
        widget.rulers, widget.chosen = rulers, chosen
        return [widget.render_line(y).text for y in range(2)]


def ruler(spec: str, *, fault: str = "", busy: bool = False) -> Ruler:
    """A ruler without a result."""
    return Ruler(*parse_spec(spec), busy=busy, fault=fault)


async def test_splitter_above_settings() -> None:
    """The splitter's name stands over its settings, the chosen one with a pointer."""
    above, below = await heads(ruler("recursive:500/50"), ruler("token:256/32"), chosen=1)
    assert above.split() == ["1", "recursive", "▸2", "token"]
    assert below.split() == ["500/50", "256/32"]


async def test_where_names_are_tight_the_number_goes_below() -> None:
    """A name that just fits is not cut for the sake of its number."""
    specs = ("recursive:500/50", "character:400/0", "recursive:700/0", "token:256/32")
    above, below = await heads(*map(ruler, specs), width=80)
    assert above.split() == ["recursive", "character", "recursive", "token"]
    assert below.split()[:4] == ["▸1", "500/50", "2", "400/0"]


async def test_faults_and_work_under_way_are_told() -> None:
    """A ruler that failed says so, one that is being worked out has an ellipsis."""
    _, below = await heads(ruler("recursive:500/50", busy=True), ruler("token", fault="no such \x1b[2J file"))
    assert "500/50 …" in below
    assert "✗ no such ␛[2J" in below
