"""The strip on the screen: one row, whatever the document."""

import pytest
from textual.app import App, ComposeResult
from textual.reactive import var

from inspector.core.document import Document
from inspector.core.tokens import count_tokens
from inspector.inspection import inspect
from inspector.splitters.registry import find_splitter
from inspector.splitters.settings import build
from inspector.tui.panes.strip import Strip
from inspector.tui.themes import THEMES, variable_defaults
from inspector.tui.view import View

HOSTILE = ("[/red].md", "[bold", "a\x1b[31mb\x07.txt", "\u202egnp.md", "\ud800.txt", "日本語" * 9)
TEXT = "It closes connections. and then it sets the timeout to 30 seconds."


class Host(App[None]):
    """A strip bound to an app's state, as the main screen binds it."""

    view: var[View | None] = var(None)
    busy: var[bool] = var(default=False)
    tokens_ready: var[bool] = var(default=False)
    notice: var[str] = var("")

    def compose(self) -> ComposeResult:
        yield Strip().data_bind(Host.view, Host.busy, Host.tokens_ready, Host.notice)

    def get_theme_variable_defaults(self) -> dict[str, str]:
        return variable_defaults(dark=True)

    def on_mount(self) -> None:
        for theme in THEMES:
            self.register_theme(theme)
        self.theme = THEMES[0].name

    @property
    def row(self) -> str:
        """The strip as the terminal is given it."""
        return "".join(segment.text for segment in self.query_one(Strip).render_line(0))

    def background(self, text: str) -> str | None:
        """The colour that stands behind *text* in the strip."""
        for segment in self.query_one(Strip).render_line(0):
            if text in segment.text and segment.style is not None:
                colour = segment.style.bgcolor
                return colour.get_truecolor().hex if colour else None
        return None


def view_of(document: Document, splitter: str = "recursive", **settings: object) -> View:
    """A view of two chunks, the first whole and the second broken, of a document not empty."""
    row = find_splitter(splitter)
    chosen = build(row.settings, row.name, settings)
    spans = [(0, 22), (23, len(document.text))] if document.text else []
    checked = inspect(document, chunks=spans, profile="text")
    object.__setattr__(checked, "settings", chosen)
    return View(document, row, chosen, checked)


@pytest.mark.parametrize("width", [80, 120, 200])
async def test_the_strip_is_one_full_row(width: int) -> None:
    """The strip takes the screen's width and a single row, and ends in the rate."""
    app = Host()
    async with app.run_test(size=(width, 5)) as pilot:
        app.view = view_of(Document.from_text(TEXT, kind="markdown", name="guide.md"))
        await pilot.pause()
        strip = app.query_one(Strip)
        assert strip.region == (0, 0, width, 1)
        assert app.row.startswith(" guide.md")
        assert "ISSUES 50.0 % ▲" in app.row


async def test_the_rate_stands_on_the_colour_of_its_judgement() -> None:
    """Above the line the rate is on the colour of errors, below it on the good one."""
    app = Host()
    async with app.run_test(size=(120, 5)) as pilot:
        colours = app.theme_variables
        bad = view_of(Document.from_text(TEXT))
        app.view = bad
        await pilot.pause()
        assert app.background("ISSUES") == colours["torn"]
        clean = inspect(bad.document, chunks=[(0, 22)], profile="text")
        app.view = View(bad.document, bad.splitter, bad.settings, clean)
        await pilot.pause()
        assert "ISSUES 0.0 % ✓" in app.row
        assert app.background("ISSUES") == colours["good"]


@pytest.mark.parametrize(
    "name", ["[/red].md", "[bold", "a\x1b[31mb\x07.txt", "\u202egnp.md", "\ud800.txt", "日本語" * 40]
)
async def test_no_file_name_can_break_the_strip(name: str) -> None:
    """Names that look like markup or hold controls are drawn as text."""
    app = Host()
    async with app.run_test(size=(80, 5)) as pilot:
        app.view = view_of(Document.from_text(TEXT, name=name))
        await pilot.pause()
        assert "ISSUES 50.0 %" in app.row
        assert "\x1b" not in app.row
        if name.startswith("["):
            assert name in app.row


async def test_state_that_changes_is_shown() -> None:
    """Work under way and notices come and go with the state that the strip is bound to."""
    app = Host()
    async with app.run_test(size=(120, 5)) as pilot:
        app.view = view_of(Document.from_text(TEXT))
        app.busy, app.notice = True, "reloaded"
        await pilot.pause()
        assert "reloaded  splitting…" in app.row
        app.busy, app.notice = False, ""
        await pilot.pause()
        assert "reloaded" not in app.row
        assert "splitting" not in app.row


async def test_an_empty_document_is_called_empty() -> None:
    """The strip says that there is nothing to split."""
    app = Host()
    async with app.run_test(size=(80, 5)) as pilot:
        app.view = view_of(Document.from_text("", name="empty.md"))
        await pilot.pause()
        assert "empty document" in app.row


async def test_tokens_are_counted_only_once_the_tokenizer_is_there() -> None:
    """Where sizes are in tokens, the median is given in tokens too, but never before counting is quick."""
    app = Host()
    async with app.run_test(size=(160, 5)) as pilot:
        app.view = view_of(Document.from_text(TEXT), "token")
        await pilot.pause()
        assert "tok " not in app.row
        app.tokens_ready = True
        await pilot.pause()
        assert f" · {count_tokens(TEXT[23:])} tok " in app.row
        app.view = view_of(Document.from_text(TEXT), "recursive")
        await pilot.pause()
        assert "tok " not in app.row
