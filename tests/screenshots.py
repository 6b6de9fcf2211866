"""Draw the README's pictures: python -m tests.screenshots."""

from pathlib import Path

import inspector
from inspector.core.atomic import write_atomic
from inspector.splitters.registry import find_splitter
from inspector.splitters.settings import build
from inspector.tui.app import InspectorApp, app_for_trace
from inspector.tui.first import First
from inspector.tui.shot import Picture, take, take_app

ROOT = Path(__file__).parents[1]

PICTURES: dict[str, tuple[str, str, dict[str, object], Picture]] = {
    "main": ("gateway-timeouts.md", "recursive", {}, Picture((120, 40), keys=("n", "n"))),
    "settings": ("gateway-timeouts.md", "recursive", {"chunk_size": 700}, Picture((120, 40), keys=("j", "s"))),
    "compare": ("gateway-timeouts.md", "recursive", {}, Picture((140, 42), keys=("n", "n", "c"))),
    "light": (
        "meeting-notes.txt",
        "character",
        {"chunk_size": 300, "chunk_overlap": 90},
        Picture((120, 40), theme="light"),
    ),
}
"""Name of the picture: sample document, splitter, settings that are not the defaults, and how to take it."""


def draw(name: str) -> str:
    """One of the pictures, as SVG."""
    sample, splitter, settings, how = PICTURES[name]
    row = find_splitter(splitter)
    document = inspector.load(ROOT / "sample_docs" / sample)
    return take(document, row, build(row.settings, splitter, settings), how)


def draw_trace() -> str:
    """The bad answer over the gateway guide, as SVG."""
    trace = inspector.load_trace(ROOT / "sample_docs" / "bad-answer.json")
    post = inspector.autopsy(trace, [inspector.load(ROOT / "sample_docs" / "gateway-timeouts.md")])
    return take_app(app_for_trace(post), Picture((140, 36), keys=("2",)))


QUESTIONS: dict[str, tuple[str, dict[str, object], tuple[str, ...]]] = {
    "ask-torn": ("recursive", {}, ("minus",) * 4),
    "ask-merged": ("recursive", {}, ()),
    "ask-sentence": ("sentence", {"chunk_size": 500}, ("minus",) * 4),
}
"""Name of the picture: splitter, settings that are not the defaults, keys."""


def draw_question(name: str) -> str:
    """A question to the chunks of the gateway guide, as SVG."""
    splitter, settings, keys = QUESTIONS[name]
    row = find_splitter(splitter)
    document = inspector.load(ROOT / "sample_docs" / "gateway-timeouts.md")
    app = InspectorApp(document, row, build(row.settings, splitter, settings))
    app.first = First("what should I set the idle timeout to?")
    return take_app(app, Picture((140, 36), keys=keys))


def main() -> None:
    """Write them all to `screenshots/`."""
    folder = ROOT / "screenshots"
    folder.mkdir(exist_ok=True)
    for name in PICTURES:
        write_atomic(folder / f"{name}.svg", draw(name) + "\n")
    write_atomic(folder / "trace.svg", draw_trace() + "\n")
    for name in QUESTIONS:
        write_atomic(folder / f"{name}.svg", draw_question(name) + "\n")


if __name__ == "__main__":
    main()
