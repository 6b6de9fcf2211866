"""The document's component classes: their style sheet, and the styles that the theme gives them."""

from dataclasses import fields

from rich.style import Style
from textual.widget import Widget

from inspector.tui.text.inks import Inks

_RULES = {
    "plain": "",
    "even": "background: $chunk-even;",
    "odd": "background: $chunk-odd;",
    "overlap": "background: $overlap;",
    "selected": "background: $chunk-selected;",
    "selected-overlap": "background: $chunk-selected; text-style: italic;",
    "lost": "color: $lost; text-style: strike;",
    "torn": "color: $torn; text-style: bold underline;",
    "warn": "color: $warn; text-style: underline;",
    "torn-remark": "color: $torn; background: $torn-background;",
    "warn-remark": "color: $warn;",
    "gutter": "color: $gutter;",
    "gutter-current": "color: $gutter-current; text-style: bold;",
    "gutter-torn": "color: $torn; text-style: bold;",
    "gutter-warn": "color: $warn;",
    "lane": "color: $gutter;",
    "lane-selected": "color: $primary; text-style: bold;",
    "found": "background: $find;",
    "found-current": "background: $find-current; text-style: bold;",
}

COMPONENTS = tuple(f"document--{name}" for name in _RULES)
"""The component classes, one a role of `Inks`."""

STYLE_SHEET = "DocumentPane { scrollbar-size-vertical: 0; scrollbar-size-horizontal: 0; overflow-x: hidden; }\n" + (
    "\n".join(f"DocumentPane > .document--{name} {{ {rule} }}" for name, rule in _RULES.items() if rule)
)
"""The pane's default style sheet."""


def inks_of(pane: Widget) -> Inks:
    """The styles that the current theme gives the roles."""
    overlays = {"lost", "torn", "warn", "found", "found_current"}

    def style(role: str) -> Style:
        return pane.get_component_rich_style(f"document--{role.replace('_', '-')}", partial=role in overlays)

    return Inks(**{role.name: style(role.name) for role in fields(Inks)})
