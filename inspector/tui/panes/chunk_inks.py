"""The chunk list's component classes: their style sheet, and the styles that the theme gives them."""

from collections.abc import Mapping
from typing import Literal

from rich.style import Style
from textual.widget import Widget

from inspector.tui.text.roles import Role

Ground = Literal["even", "odd", "selected"]
"""What a row lies on: the tint of its chunk."""

_GROUNDS: Mapping[Ground, str] = {
    "even": "background: $chunk-even;",
    "odd": "background: $chunk-odd;",
    "selected": "background: $chunk-selected;",
}
_ROLES: Mapping[Role, str] = {
    "lane": "color: $gutter;",
    "open-lane": "color: $primary; text-style: bold;",
    "number": "color: $gutter-current; text-style: bold;",
    "size": "color: $gutter;",
    "dim": "color: $gutter;",
    "text": "",
    "shared": "background: $overlap; text-style: italic;",
    "heading": "color: $gutter; text-style: italic;",
    "error": "color: $torn; text-style: bold;",
    "warning": "color: $warn;",
    "info": "color: $gutter;",
    "good": "color: $good;",
    "torn": "color: $torn; text-style: bold underline;",
    "frayed": "color: $warn; text-style: underline;",
    "cure": "color: $good;",
}

_RULES: Mapping[str, str] = dict((*_GROUNDS.items(), *_ROLES.items()))

COMPONENTS = frozenset(f"chunks--{name}" for name in _RULES)
"""The component classes, one a ground or role."""

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
""" + "\n".join(f"ChunkPane > .chunks--{name} {{ {rule} }}" for name, rule in _RULES.items() if rule)
"""The pane's default style sheet."""


def ink(pane: Widget, ground: Ground, role: Role) -> Style:
    """The style that the current theme gives a role on a ground."""
    base = pane.get_component_rich_style(f"chunks--{ground}")
    return base + pane.get_component_rich_style(f"chunks--{role}", partial=True)
