"""The chunk list's style sheet, and what each role of its rows looks like under the current theme."""

from collections.abc import Mapping
from typing import Literal

from rich.style import Style
from textual.widget import Widget

from inspector.tui.text.roles import Role
from inspector.tui.theme_ink import Ink, ink_style

Ground = Literal["even", "odd", "selected"]
"""What a row lies on: the tint of its chunk."""

_GROUNDS: Mapping[Ground, Ink] = {
    "even": Ink(background="chunk-even"),
    "odd": Ink(background="chunk-odd"),
    "selected": Ink(background="chunk-selected"),
}
_ROLES: Mapping[Role, Ink] = {
    "lane": Ink("gutter"),
    "open-lane": Ink("primary", style="bold"),
    "number": Ink("gutter-current", style="bold"),
    "size": Ink("gutter"),
    "dim": Ink("gutter"),
    "text": Ink(),
    "shared": Ink(background="overlap", style="italic"),
    "heading": Ink("gutter", style="italic"),
    "error": Ink("torn", style="bold"),
    "warning": Ink("warn"),
    "info": Ink("gutter"),
    "good": Ink("good"),
    "torn": Ink("torn", style="bold underline"),
    "frayed": Ink("warn", style="underline"),
    "cure": Ink("good"),
}

STYLE_SHEET = """
ChunkPane {
    overflow-x: hidden;
    scrollbar-gutter: stable;
    scrollbar-size-vertical: 1;
    border-top: solid $border-blurred;
    border-title-color: $gutter;
    &:focus {
        border-top: heavy $border;
        border-title-color: $gutter-current;
        border-title-style: bold;
    }
}
"""
"""The pane's default style sheet."""


def ink(pane: Widget, ground: Ground, role: Role) -> Style:
    """The style that the current theme gives a role on a ground."""
    return pane.rich_style + ink_style(pane, _GROUNDS[ground]) + ink_style(pane, _ROLES[role])
