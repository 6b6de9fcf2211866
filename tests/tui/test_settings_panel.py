"""The settings panel: controls made from the dataclass, faults beside them, messages only for what is new and valid."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from textual import on
from textual.app import App, ComposeResult
from textual.pilot import Pilot
from textual.widgets import Button, Checkbox, Input, Select

from inspector.core.errors import InspectorError, SettingsError
from inspector.splitters.recursive import RecursiveSettings
from inspector.splitters.registry import SPLITTERS, find_splitter
from inspector.splitters.settings import Settings, as_dict, build, fields_of
from inspector.splitters.token import TokenSettings
from inspector.tui.panes.settings import SettingsPanel
from inspector.tui.themes import THEMES
from inspector.tui.widgets.setting_control import SettingControl
from inspector.tui.widgets.setting_editors import NumberEditor
from tests.tui.host import screen_text

PANEL_SIZE = (46, 24)


class Host(App[None]):
    """A panel alone, and what it posted."""

    def __init__(self, splitter: str = "recursive", *, hidden: bool = False, **settings: Any) -> None:
        super().__init__()
        row = find_splitter(splitter)
        self.panel = SettingsPanel(row, row.settings(**settings))
        self.panel.display = not hidden
        self.posted: list[tuple[str, Settings]] = []
        self.closed = 0

    def compose(self) -> ComposeResult:
        yield self.panel

    def on_mount(self) -> None:
        for theme in THEMES:
            self.register_theme(theme)
        self.theme = THEMES[0].name

    @on(SettingsPanel.Changed)
    def keep(self, event: SettingsPanel.Changed) -> None:
        self.posted.append((event.splitter.name, event.settings))

    @on(SettingsPanel.Closed)
    def count(self) -> None:
        self.closed += 1

    def control(self, name: str) -> SettingControl:
        """The control of a setting of the splitter on show."""
        return next(c for c in self.query(SettingControl) if c.field.name == name and c.parent and c.parent.display)

    @property
    def trouble(self) -> str | None:
        """What is said at the foot of the panel."""
        foot = self.query_one("SettingsPanel > .trouble")
        return str(foot.render()) if foot.display else None

    @property
    def faults(self) -> dict[str, str]:
        """What is said at the controls."""
        controls = [c for c in self.query(SettingControl) if c.parent and c.parent.display]
        return {c.field.name: c.fault for c in controls if c.fault}

    @asynccontextmanager
    async def opened(self, size: tuple[int, int] = PANEL_SIZE) -> AsyncIterator[Pilot[None]]:
        """The app at work, its controls there."""
        async with self.run_test(size=size) as pilot:
            while self.panel.display and not all(control.is_mounted for control in self.panel.query("*")):
                await pilot.pause()
            await pilot.pause()
            yield pilot

    async def write(self, pilot: Pilot[None], name: str, text: str) -> None:
        """Put *text* into a setting's input in one go, as pasting does."""
        editor = self.control(name).editor
        assert isinstance(editor, Input)
        editor.focus()
        editor.value = text
        await pilot.pause()


async def test_every_setting_has_its_kind_of_control() -> None:
    """Each field of the dataclass has a control: numbers and texts inputs, choices selects, yes or no a switch."""
    app = Host()
    async with app.opened():
        assert [c.field.name for c in app.query(SettingControl)] == [f.name for f in fields_of(RecursiveSettings)]
        assert isinstance(app.control("chunk_size").editor, NumberEditor)
        assert isinstance(app.control("unit").editor, Select)
        assert isinstance(app.control("keep_separator").editor, Select)
        assert isinstance(app.control("strip_whitespace").editor, Checkbox)
        assert isinstance(app.control("separators").editor, Input)


@pytest.mark.parametrize("name", SPLITTERS)
async def test_opening_the_panel_says_nothing(name: str) -> None:
    """Being mounted, seen and walked through posts no message, whatever the splitter."""
    app = Host(name)
    async with app.opened() as pilot:
        for _ in range(len(fields_of(find_splitter(name).settings)) + 2):
            await pilot.press("tab")
        await pilot.pause()
        assert app.posted == []
        assert not app.faults


async def test_recursive_fits_a_small_panel() -> None:
    """All nine settings of `recursive` are in view at once on 46 by 24."""
    app = Host()
    async with app.opened():
        for control in app.query(SettingControl):
            assert control.region.height == 1
            assert app.panel.region.contains_region(control.region)
        assert app.query_one("SettingsPanel > VerticalScroll").max_scroll_y == 0


async def test_typing_a_number_posts_each_valid_state() -> None:
    """A changed size is posted with every other setting as it was."""
    app = Host("token")
    async with app.opened() as pilot:
        await pilot.press("tab", "3", "0", "0")
        await pilot.pause()
        name, settings = app.posted[-1]
        assert name == "token"
        assert as_dict(settings) == {"chunk_size": 300, "chunk_overlap": 32, "tokenizer": "cl100k_base"}


async def test_a_value_out_of_range_is_explained_and_not_posted() -> None:
    """A fault stands at its control with a glyph, the last good settings stay, and mending it takes the fault away."""
    app = Host("token")
    async with app.opened() as pilot:
        await app.write(pilot, "chunk_size", "0")
        assert app.faults == {"chunk_size": "✗ chunk_size 0 must be at least 1"}
        assert app.panel.settings == TokenSettings()
        assert app.posted == []
        await app.write(pilot, "chunk_size", "256")
        assert not app.faults
        assert app.posted == []


async def test_values_that_do_not_go_together_are_explained_at_the_one_at_fault() -> None:
    """An overlap as large as the chunk is said at the overlap, though the size was what changed."""
    app = Host("token", chunk_overlap=31)
    async with app.opened() as pilot:
        app.control("chunk_size").editor.focus()
        await pilot.press("3", "0")
        await pilot.pause()
        assert app.faults == {"chunk_overlap": "✗ chunk_overlap 31 must be smaller than chunk_size 30"}
        await pilot.press("1")
        await pilot.pause()
        assert not app.faults
        assert app.posted == [("token", TokenSettings(chunk_size=301, chunk_overlap=31))]


async def test_an_overlap_that_nobody_chose_follows_the_size() -> None:
    """The default overlap shrinks while a small size is typed and grows back, but one that was typed stays."""
    app = Host("token")
    async with app.opened() as pilot:
        overlap = app.control("chunk_overlap").editor
        await app.write(pilot, "chunk_size", "20")
        assert (overlap.text, app.faults) == ("10", {})
        assert app.posted[-1] == ("token", TokenSettings(chunk_size=20, chunk_overlap=10))
        await app.write(pilot, "chunk_size", "400")
        assert overlap.text == "32"
        await app.write(pilot, "chunk_overlap", "30")
        await app.write(pilot, "chunk_size", "20")
        assert app.faults.keys() == {"chunk_overlap"}


async def test_each_fault_is_told_at_once() -> None:
    """A text that is no value hides neither another such text nor an overlap that is too large."""
    app = Host()
    async with app.opened() as pilot:
        await app.write(pilot, "chunk_overlap", "700")
        await app.write(pilot, "separators", "oops")
        assert app.faults.keys() == {"chunk_overlap", "separators"}
        assert "JSON array" in app.faults["separators"]
        assert app.posted == []


async def test_a_fault_is_seen_without_colour() -> None:
    """The fault's row and its label carry a glyph, and a changed value carries another."""
    app = Host("token", chunk_size=400)
    async with app.opened() as pilot:
        assert app.control("chunk_size").label == " •chunk_size"
        assert app.control("chunk_overlap").label == "  chunk_overlap"
        await app.write(pilot, "chunk_overlap", "x")
        assert app.control("chunk_overlap").label == "▸✗chunk_overlap"
        assert app.control("chunk_size").label == " •chunk_size"


async def test_arrow_keys_step_a_number() -> None:
    """Up and down go by round steps, with shift by ten of them, and stop at the smallest value."""
    app = Host("token", chunk_size=500, chunk_overlap=2)
    async with app.opened() as pilot:
        size, overlap = app.control("chunk_size").editor, app.control("chunk_overlap").editor
        size.focus()
        await pilot.press("up")
        assert size.text == "510"
        await pilot.press("shift+up")
        assert size.text == "600"
        await pilot.press("down")
        assert size.text == "590"
        overlap.focus()
        await pilot.press("shift+down")
        assert overlap.text == "0"
        await pilot.pause()
        assert app.posted[-1] == ("token", TokenSettings(chunk_size=590, chunk_overlap=0))


async def test_stepping_from_no_number_starts_at_the_default() -> None:
    """An arrow key mends a text that is no number."""
    app = Host("token")
    async with app.opened() as pilot:
        await app.write(pilot, "chunk_size", "abc")
        assert "chunk_size" in app.faults
        await pilot.press("up")
        await pilot.pause()
        assert app.control("chunk_size").editor.text == "256"
        assert not app.faults


async def test_a_switch_and_a_choice_are_posted() -> None:
    """Space turns a switch, and a choice is taken from its list."""
    app = Host()
    async with app.opened() as pilot:
        app.control("strip_whitespace").editor.focus()
        await pilot.press("space")
        app.control("unit").editor.focus()
        await pilot.press("enter", "down", "enter")
        await pilot.pause()
        assert app.posted == [
            ("recursive", RecursiveSettings(strip_whitespace=False)),
            ("recursive", RecursiveSettings(strip_whitespace=False, unit="tokens")),
        ]


async def test_keeping_at_the_start_is_no_change() -> None:
    """Going to `end` and back to `start` returns to the very settings that `True` stood for."""
    app = Host()
    async with app.opened() as pilot:
        keep = app.control("keep_separator").editor
        assert keep.text == "start"
        keep.focus()
        await pilot.press("enter", "down", "enter")
        await pilot.press("enter", "up", "enter")
        await pilot.pause()
        assert [settings for _, settings in app.posted] == [
            RecursiveSettings(keep_separator="end"),
            RecursiveSettings(),
        ]


async def test_escapes_are_shown_and_understood() -> None:
    r"""A line break in a separator is shown as `\n` and typed as `\n`."""
    app = Host("character", separator="\n\n")
    async with app.opened() as pilot:
        assert app.control("separator").editor.text == r"\n\n"
        await app.write(pilot, "separator", r"\t")
        assert getattr(app.posted[-1][1], "separator", None) == "\t"


async def test_a_list_is_json_and_nothing_unsets_it() -> None:
    """Separators are typed as a JSON array; an empty text gives them back to the default."""
    app = Host(separators=("\n", " "))
    async with app.opened() as pilot:
        assert app.control("separators").editor.text == r'["\n", " "]'
        await app.write(pilot, "separators", r'["\n\n"]')
        assert app.posted[-1] == ("recursive", RecursiveSettings(separators=("\n\n",)))
        await app.write(pilot, "separators", "")
        assert app.posted[-1] == ("recursive", RecursiveSettings())


@pytest.mark.parametrize(
    ("splitter", "name", "pasted", "value"),
    [
        ("character", "separator", "a\x1b\u202eb\t", "a\x1b\u202eb\t"),
        ("recursive", "separators", '["\u202e\x7f"]', None),
    ],
)
async def test_pasted_controls_become_escapes(splitter: str, name: str, pasted: str, value: str | None) -> None:
    """What would drive the terminal is held as the escape that stands for it, and means the same."""
    app = Host(splitter)
    async with app.opened() as pilot:
        await app.write(pilot, name, pasted)
        assert app.control(name).editor.text.isprintable()
        assert getattr(app.posted[-1][1], name) == (value or ("\u202e\x7f",))


async def test_markup_in_a_value_is_text() -> None:
    """Brackets that look like markup break neither a control nor its fault."""
    app = Host("character", separator="[/red]")
    async with app.opened() as pilot:
        await app.write(pilot, "chunk_size", "[/b]")
        assert "'[/b]'" in app.faults["chunk_size"]
        assert app.control("separator").editor.text == "[/red]"


async def test_showing_settings_posts_nothing() -> None:
    """Settings from elsewhere fill the controls, of another splitter too, without a message."""
    app = Host()
    async with app.opened() as pilot:
        app.panel.show(find_splitter("recursive"), RecursiveSettings(chunk_size=200, unit="tokens"))
        await pilot.pause()
        assert app.control("chunk_size").editor.text == "200"
        assert app.control("unit").editor.text == "tokens"
        character = find_splitter("character")
        app.panel.show(character, build(character.settings, "", {"chunk_size": 77}))
        await pilot.pause()
        await pilot.pause()
        assert app.control("chunk_size").editor.text == "77"
        assert app.panel.splitter is character
        assert app.posted == []


async def test_showing_settings_clears_what_was_wrong() -> None:
    """Settings from elsewhere replace a text that is no value, and its fault."""
    app = Host("token")
    async with app.opened() as pilot:
        await app.write(pilot, "chunk_size", "abc")
        app.panel.show(find_splitter("token"), TokenSettings(chunk_size=200))
        await pilot.pause()
        assert not app.faults
        assert app.control("chunk_size").editor.text == "200"


async def test_own_changes_that_come_back_do_not_disturb_typing() -> None:
    """What the panel posted returns late, after more was typed: the text stays as typed."""
    app = Host("token")
    async with app.opened() as pilot:
        app.control("chunk_size").editor.focus()
        await pilot.press("6", "0", "0")
        await pilot.pause()
        first = app.posted[0][1]
        last = app.posted[-1][1]
        await pilot.press("x")
        await pilot.pause()
        for late in (first, first, last, last):
            app.panel.show(find_splitter("token"), late)
        await pilot.pause()
        assert app.control("chunk_size").editor.text == "600x"
        assert "chunk_size" in app.faults
        assert app.panel.settings == last


async def test_settings_shown_before_the_panel_is_seen_are_not_lost() -> None:
    """A hidden panel makes no controls; once seen it shows the latest settings."""
    app = Host(hidden=True)
    async with app.opened() as pilot:
        token = find_splitter("token")
        app.panel.show(token, build(token.settings, "", {"chunk_size": 99}))
        await pilot.pause()
        assert not app.query(SettingControl)
        app.panel.display = True
        await pilot.pause()
        await pilot.pause()
        assert app.control("chunk_size").editor.text == "99"
        assert app.posted == []


async def test_a_splitter_keeps_its_settings_while_another_is_tried() -> None:
    """Choosing a splitter posts it at its defaults, and going back finds the settings left there."""
    app = Host(chunk_size=300)
    async with app.opened() as pilot:
        app.panel.focus_first()
        await pilot.press("enter", *"token", "enter")
        await pilot.pause()
        assert app.posted == [("token", find_splitter("token").settings())]
        assert app.control("chunk_size").editor.text == "256"
        await pilot.press("enter", *"recurs", "enter")
        await pilot.pause()
        assert app.posted[1:] == [("recursive", RecursiveSettings(chunk_size=300))]
        assert app.control("chunk_size").editor.text == "300"


@pytest.mark.parametrize("how", ["key", "button"])
async def test_defaults_come_back(how: str) -> None:
    """A key and a button put every setting back, and say so once."""
    app = Host(chunk_size=300, unit="tokens")
    async with app.opened() as pilot:
        await app.write(pilot, "separators", "nonsense")
        for _ in range(2):
            if how == "key":
                await pilot.press("ctrl+r")
            else:
                await pilot.click(Button)
        await pilot.pause()
        assert app.posted == [("recursive", RecursiveSettings())]
        assert app.control("separators").editor.text == ""
        assert not app.faults


async def test_escape_closes() -> None:
    """Escape says that a person is done; in an open list it closes the list first."""
    app = Host()
    async with app.opened() as pilot:
        app.control("unit").editor.focus()
        await pilot.press("enter", "escape")
        await pilot.pause()
        closed = [app.closed]
        await pilot.press("escape")
        await pilot.pause()
        assert [*closed, app.closed] == [0, 1]


async def test_what_a_splitter_refuses_later_is_told_too() -> None:
    """A fault that splitting brought up stands at the setting it names, or at the foot; the next edit clears it."""
    app = Host("token")
    async with app.opened() as pilot:
        app.panel.explain(SettingsError("tokenizer", "tokenizer [/x] cannot be read"))
        assert app.faults == {"tokenizer": "✗ tokenizer [/x] cannot be read"}
        app.panel.explain(InspectorError("no luck \x1b[0m"))
        said = [app.trouble]
        await app.write(pilot, "chunk_size", "600")
        assert [*said, app.trouble] == ["✗ no luck ␛[0m", None]
        assert not app.faults


async def test_the_focused_setting_is_explained_at_the_foot() -> None:
    """Where there is no room for every doc, that of the focused setting is shown."""
    app = Host()
    async with app.opened() as pilot:
        app.control("unit").editor.focus()
        await pilot.pause()
        foot = app.query_one("SettingsPanel > .help")
        assert foot.display
        assert "What sizes are counted in." in str(foot.render())
        assert "choose" in str(app.panel.border_subtitle)
        assert not app.query("SettingControl > .doc")


async def test_a_tall_panel_explains_every_setting() -> None:
    """Where there is room, each setting's doc stands under it, and the foot is not needed."""
    app = Host()
    async with app.opened((46, 50)):
        docs = app.query("SettingControl > .doc")
        assert [str(doc.render()) for doc in docs] == [field.doc for field in fields_of(RecursiveSettings)]
        assert not app.query_one("SettingsPanel > .help").display
        assert app.query_one("SettingsPanel > VerticalScroll").max_scroll_y == 0


async def test_a_short_panel_scrolls_to_the_focus() -> None:
    """The last setting can be reached by key where the panel is too short for all."""
    app = Host()
    async with app.opened((46, 14)) as pilot:
        last = app.control("strip_whitespace")
        last.editor.focus()
        await pilot.pause()
        await pilot.wait_for_animation()
        assert app.query_one("SettingsPanel > VerticalScroll").region.contains_region(last.region)


async def test_quitting_at_once_is_clean() -> None:
    """An app that quits while the controls are being made ends without an error."""
    app = Host(hidden=True)
    async with app.run_test(size=PANEL_SIZE):
        app.panel.display = True
        app.panel.on_show()


async def test_a_low_panel_spends_its_rows_on_settings() -> None:
    """In a terminal of 24 lines every setting is in sight, and the doc of the focused one stands on top."""
    app = Host("recursive")
    async with app.run_test(size=(80, 14)) as pilot:
        app.panel.focus_first()
        await pilot.press("tab")
        await pilot.pause()
        shown = screen_text(app)
        assert all(field.name in shown for field in fields_of(RecursiveSettings))
        assert shown.count(fields_of(RecursiveSettings)[0].doc) == 1
        await pilot.resize_terminal(46, 24)
        await pilot.pause()
        assert "Defaults" in screen_text(app)
        assert screen_text(app).count(fields_of(RecursiveSettings)[0].doc) == 1
