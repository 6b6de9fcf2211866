"""What each role on the rulers looks like under the current theme."""

from collections.abc import Mapping
from dataclasses import fields

from textual.widget import Widget

from inspector.tui.text.ruler_paint import RulerInks
from inspector.tui.theme_ink import Ink, ink_style

_INKS: Mapping[str, Ink] = {
    "number": Ink("gutter"),
    "lane": Ink("gutter"),
    "lane_selected": Ink("primary", style="bold"),
    "cut": Ink("gutter"),
    "shared": Ink("good", style="bold"),
    "lone": Ink("accent"),
    "doubtful": Ink("warn"),
    "rescued": Ink("warn", style="bold"),
    "torn": Ink("torn", style="bold"),
    "torn_word": Ink("torn", "torn-background", style="bold"),
}


def ruler_inks_of(widget: Widget) -> RulerInks:
    """The styles that the current theme gives the roles."""
    return RulerInks(**{role.name: ink_style(widget, _INKS[role.name]) for role in fields(RulerInks)})
