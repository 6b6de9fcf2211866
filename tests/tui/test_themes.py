"""The themes: every sign can be read on every ground, and no two grounds look the same."""

from collections.abc import Mapping
from itertools import combinations

import pytest
from rich.color import Color as RichColor
from rich.color import ColorSystem
from textual.color import Color
from textual.theme import Theme

from inspector.core.document import Document
from inspector.splitters.registry import SPLITTERS
from inspector.tui.app import InspectorApp
from inspector.tui.themes import DARK, INSPECTOR_DARK, INSPECTOR_LIGHT, LIGHT, THEMES, variable_defaults

CHUNK_GROUNDS = ("chunk-even", "chunk-odd", "chunk-selected", "overlap")
GROUNDS = ("background", "surface", "panel", *CHUNK_GROUNDS, "torn-background", "find", "find-current")
FOUND = ("find", "find-current")
WORDS = ("torn", "warn", "good", "lost")
MARKS = (*WORDS, "gutter", "gutter-current")

both_themes = pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)


def luminance(colour: str) -> float:
    """Relative luminance of a colour, 0 to 1, as WCAG 2 defines it."""
    channels = Color.parse(colour).normalized
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Contrast ratio of two colours, 1 to 21, as WCAG 2 defines it."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def in_256(colour: str) -> str:
    """The colour that a terminal of 256 colours shows for it."""
    return RichColor.parse(colour).downgrade(ColorSystem.EIGHT_BIT).get_truecolor().hex


def colours(theme: Theme) -> Mapping[str, str]:
    """All of a theme's colours by name."""
    return {**theme.to_color_system().generate(), **theme.variables}


@both_themes
@pytest.mark.parametrize("ground", GROUNDS)
def test_text_reads_on_every_ground(theme: Theme, ground: str) -> None:
    """Document text has the contrast of WCAG AA on every background it can stand on."""
    known = colours(theme)
    assert contrast(known["foreground"], known[ground]) >= 4.5


@both_themes
@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("mark", MARKS)
def test_marks_show_on_every_ground(theme: Theme, mark: str, ground: str) -> None:
    """Every mark and number has a contrast of 3 on every background."""
    known = colours(theme)
    assert contrast(known[mark], known[ground]) >= 3


@both_themes
@pytest.mark.parametrize("word", WORDS)
@pytest.mark.parametrize("ground", [ground for ground in GROUNDS if ground not in FOUND])
def test_coloured_words_read_as_text(theme: Theme, word: str, ground: str) -> None:
    """Remarks are words, so their colours have the contrast of text wherever remarks stand."""
    known = colours(theme)
    assert contrast(known[word], known[ground]) >= 4.5


@both_themes
@pytest.mark.parametrize("ground", CHUNK_GROUNDS)
def test_256_colours_still_read(theme: Theme, ground: str) -> None:
    """A terminal of 256 colours keeps text readable and errors visible on every chunk."""
    known = colours(theme)
    assert contrast(in_256(known["foreground"]), in_256(known[ground])) >= 4.5
    assert contrast(in_256(known["torn"]), in_256(known[ground])) >= 3


@both_themes
@pytest.mark.parametrize("pair", combinations((*CHUNK_GROUNDS, "torn-background", *FOUND), 2), ids="-".join)
def test_no_two_grounds_share_a_colour_in_256(theme: Theme, pair: tuple[str, str]) -> None:
    """The backgrounds stay apart when a terminal rounds them to its 256 colours."""
    known = colours(theme)
    assert in_256(known[pair[0]]) != in_256(known[pair[1]])


@both_themes
def test_neighbouring_chunks_differ_quietly(theme: Theme) -> None:
    """Even and odd chunks differ enough to see and too little to shout, in full colour and in 256."""
    known = colours(theme)
    even, odd = known["chunk-even"], known["chunk-odd"]
    assert 1.12 <= contrast(even, odd) <= 1.4
    assert 1.12 <= contrast(in_256(even), in_256(odd)) <= 1.4


@both_themes
def test_shared_text_has_a_hue_of_its_own(theme: Theme) -> None:
    """The overlap differs from both neighbours and from the selected chunk by hue, not by lightness alone."""
    known = colours(theme)
    hue = Color.parse(known["overlap"]).hsl.h
    for ground in ("chunk-even", "chunk-odd", "chunk-selected"):
        other = Color.parse(known[ground]).hsl
        apart = abs(hue - other.h)
        assert min(apart, 1 - apart) > 0.08 or other.s < 0.15


@both_themes
def test_no_color_keeps_shades_apart(theme: Theme) -> None:
    """Without colour, the grey that is left of the overlap differs from both tints."""
    known = colours(theme)
    greys = {ground: Color.parse(known[ground]).monochrome.r for ground in CHUNK_GROUNDS}
    assert abs(greys["chunk-even"] - greys["chunk-odd"]) >= 12
    assert abs(greys["overlap"] - greys["chunk-odd"]) >= 6
    assert abs(greys["overlap"] - greys["chunk-even"]) >= 12


def test_both_themes_name_the_same_variables() -> None:
    """What one theme defines, the other defines."""
    assert DARK.keys() == LIGHT.keys()
    assert INSPECTOR_DARK.variables.keys() == INSPECTOR_LIGHT.variables.keys()


@pytest.mark.parametrize("name", ["inspector-light", "nord", "textual-light", "ansi-dark", "ansi-light"])
async def test_the_app_draws_in_any_theme(name: str) -> None:
    """The palette offers Textual's own themes too, which know none of our colours."""
    recursive = SPLITTERS["recursive"]
    app = InspectorApp(Document.from_text("The pump stops.", name="pump.md"), recursive, recursive.settings())
    async with app.run_test() as pilot:
        app.theme = name
        await pilot.pause()
        assert "pump.md" in app.export_screenshot()


def test_a_theme_without_our_variables_takes_those_of_its_side() -> None:
    """A dark theme takes the dark ones, a light theme the light ones."""
    assert variable_defaults(dark=True) == DARK
    assert variable_defaults(dark=False) == LIGHT
