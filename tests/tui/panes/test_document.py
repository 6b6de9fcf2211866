"""The document pane in a small app of its own."""

from textual.app import App, ComposeResult
from textual.geometry import Offset
from textual.selection import Selection

from inspector.core.document import Document
from inspector.core.span import Span
from inspector.inspection import check_spans
from inspector.splitters.registry import find_splitter
from inspector.tui.panes.document import DocumentPane
from inspector.tui.text.finder import Finder
from inspector.tui.themes import INSPECTOR_DARK
from inspector.tui.view import View

TEXT = (
    "First line here.\n"
    "To prevent this, set the timeout to 30 seconds and enable keepalive.\n"
    "\tTabbed 水泵 end.\n"
    "Last.\n"
)
CUT = TEXT.index(" 30")


def view_of(text: str, *spans: tuple[int, int]) -> View:
    """A view with the given chunks."""
    document = Document.from_text(text)
    row = find_splitter("recursive")
    return View(document, row, row.settings(), check_spans(document, [Span(*span) for span in spans], profile="text"))


class Host(App[None]):
    """Nothing but the pane; remembers what it is told."""

    def __init__(self, view: View) -> None:
        super().__init__()
        self.register_theme(INSPECTOR_DARK)
        self.theme = INSPECTOR_DARK.name
        self.first = view
        self.moves: list[int] = []

    def compose(self) -> ComposeResult:
        yield DocumentPane(id="document")

    def on_mount(self) -> None:
        self.pane.view = self.first

    def on_document_pane_moved(self, event: DocumentPane.Moved) -> None:
        self.moves.append(event.offset)

    @property
    def pane(self) -> DocumentPane:
        return self.query_one(DocumentPane)

    def lines(self) -> list[str]:
        """What the pane shows, row by row."""
        return [self.pane.render_line(y).text.rstrip() for y in range(self.pane.size.height)]


async def test_a_torn_sentence_is_marked_where_it_is_cut() -> None:
    """The row ends at the cut, and the remark says in which chunk the sentence goes on."""
    app = Host(view_of(TEXT, (0, CUT), (CUT + 1, len(TEXT) - 1)))
    async with app.run_test(size=(80, 12)) as pilot:
        await pilot.pause()
        assert app.lines()[:6] == [
            "1▸0 ╭  First line here.",
            "2   ╰  To prevent this, set the timeout to ▐",
            "        ✂ torn #0 ends mid-sentence · continues “30 seconds and enable…” in #1",
            "  1  ╭ 30 seconds and enable keepalive.",
            "3    │     Tabbed 水泵 end.",
            "4    ╰ Last.",
        ]


async def test_keys_move_the_cursor_over_text_rows_only() -> None:
    """Down from the cut goes to the text after it, not to the remark."""
    app = Host(view_of(TEXT, (0, CUT), (CUT + 1, len(TEXT) - 1)))
    async with app.run_test(size=(80, 12)) as pilot:
        await pilot.press("down", "down", "up", "end", "home")
        assert app.moves == [17, CUT + 1, 17, len(TEXT), 0]


async def test_a_click_goes_to_the_character_under_the_mouse() -> None:
    """Tabs and wide characters count for the cells they take."""
    app = Host(view_of(TEXT, (0, len(TEXT) - 1)))
    async with app.run_test(size=(80, 12)) as pilot:
        await pilot.pause()
        gutter = app.pane.sheet.gutter
        for column, expected in ((0, "\t"), (3, "\t"), (4, "T"), (11, "水"), (12, "水"), (13, "泵"), (60, "\n")):
            await pilot.click("#document", offset=(gutter + column, 2))
            assert TEXT[app.moves[-1]] == expected


async def test_mouse_selection_gives_the_documents_own_characters() -> None:
    """Copied text is exact: tabs stay tabs, and neither gutter nor remark is in it."""
    app = Host(view_of(TEXT, (0, CUT), (CUT + 1, len(TEXT) - 1)))
    async with app.run_test(size=(80, 12)) as pilot:
        await pilot.pause()
        gutter = app.pane.sheet.gutter
        picked = Selection(Offset(gutter + 35, 1), Offset(gutter + 11, 4))
        assert app.pane.get_selection(picked) == (" 30 seconds and enable keepalive.\n\tTabbed ", "\n")
        assert app.pane.get_selection(Selection(None, None)) == (TEXT, "\n")


async def test_a_narrower_pane_keeps_the_cursors_row_in_place() -> None:
    """After a resize the cursor is on the same text, as far from the top as before."""
    text = "\n".join(f"Line {number} has some words that wrap in a narrow pane." for number in range(200))
    app = Host(view_of(text, (0, len(text))))
    async with app.run_test(size=(80, 12)) as pilot:
        await pilot.press(*["pagedown"] * 5)
        offset, above = app.pane.cursor, app.pane.cursor_row - round(app.pane.scroll_y)
        await pilot.resize_terminal(34, 12)
        await pilot.pause()
        assert len(app.pane.sheet.layout) > 300
        assert app.pane.cursor == offset
        assert app.pane.cursor_row - round(app.pane.scroll_y) == above


async def test_found_places_are_marked() -> None:
    """The search's places have the find style, the current one its own."""
    app = Host(view_of(TEXT, (0, len(TEXT) - 1)))
    async with app.run_test(size=(80, 12)) as pilot:
        finder = Finder(TEXT, "line")
        list(finder.search())
        app.pane.finder, app.pane.found_current = finder, Span(6, 10)
        await pilot.pause()
        segments = {segment.text: segment.style for segment in app.pane.render_line(0)}
        style = segments["line"]
        assert style is not None
        assert style.bgcolor != (segments["First "] or style).bgcolor


async def test_a_big_document_is_laid_out_beside_the_event_loop() -> None:
    """The text is there at once; chunks and marks follow, at the same place."""
    line = "Set the timeout to 30 seconds and enable keepalive.\n"
    text = line * 9000
    spans = [(at, at + 18) for at in range(0, len(text), len(line))]
    app = Host(view_of(text, *spans))
    async with app.run_test(size=(80, 12)) as pilot:
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert len(app.pane.sheet.marks) == 9000
        assert app.lines()[0] == "   1▸   0 ╶  Set the timeout to ▐"


async def test_hostile_text_is_shown_and_cannot_act() -> None:
    """Escapes, markup-like text and bidi controls reach the screen as visible characters."""
    text = "Log [/var/log] \x1b[31mred\x1b]0;t\x07 \u202e [bold]x[/bold] \x00 [b + 3.\n"
    app = Host(view_of(text, (0, len(text) - 1)))
    async with app.run_test(size=(80, 6)) as pilot:
        await pilot.pause()
        assert app.lines()[0] == "1▸0 ╶  Log [/var/log] ␛[31mred␛]0;t␇ ▯ [bold]x[/bold] ␀ [b + 3.▐"
