"""A picture taken without a terminal."""

import inspector
from inspector.splitters.registry import find_splitter
from inspector.splitters.settings import build
from inspector.tui.shot import Picture, take


def test_a_picture_asks_no_server_for_anything() -> None:
    """The only addresses in it name its own format and its maker; nothing is to be fetched."""
    recursive = find_splitter("recursive")
    document = inspector.Document.from_text("A short note.\n", kind="text")
    svg = take(document, recursive, build(recursive.settings, "recursive", {}), Picture((80, 24)))
    assert "note" in svg
    assert "url(" not in svg.replace("url(#", "")
