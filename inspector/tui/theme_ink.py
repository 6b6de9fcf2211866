"""Styles straight from the theme's variables.

A component class costs about as much at start-up as a widget, and the panes need some fifty roles before the first
frame; a role here is a row of data, and costs nothing until it is drawn.
"""

from dataclasses import dataclass

from rich.style import Style
from textual.widget import Widget


@dataclass(frozen=True, slots=True)
class Ink:
    """What a role adds to the style of what it lies on."""

    color: str = ""
    """Name of the theme variable that colours the text; empty leaves it as it is."""
    background: str = ""
    """Name of the theme variable behind the text; empty leaves it as it is."""
    style: str = ""
    """Rich's words for the rest, such as `bold underline`."""


def ink_style(widget: Widget, ink: Ink) -> Style:
    """The style that *ink* adds under the current theme; it has no background unless the ink has one."""
    variables = widget.app.theme_variables
    color = Style(
        color=_rich(variables[ink.color]) if ink.color else None,
        bgcolor=_rich(variables[ink.background]) if ink.background else None,
    )
    return color + Style.parse(ink.style)


def _rich(color: str) -> str:
    """A colour of a theme as Rich spells it, which has no prefix for those that the terminal defines."""
    return color.removeprefix("ansi_")
