"""The document's inks: what each role of its text looks like under the current theme."""

from collections.abc import Mapping
from dataclasses import fields

from textual.widget import Widget

from inspector.tui.text.inks import Inks
from inspector.tui.theme_ink import Ink, ink_style

_INKS: Mapping[str, Ink] = {
    "plain": Ink(),
    "even": Ink(background="chunk-even"),
    "odd": Ink(background="chunk-odd"),
    "overlap": Ink(background="overlap"),
    "selected": Ink(background="chunk-selected"),
    "selected_overlap": Ink(background="overlap", style="italic bold"),
    "lost": Ink("lost", style="strike"),
    "torn": Ink("torn", style="bold underline"),
    "warn": Ink("warn", style="underline"),
    "torn_remark": Ink("torn", "torn-background"),
    "warn_remark": Ink("warn"),
    "gutter": Ink("gutter"),
    "gutter_current": Ink("gutter-current", style="bold"),
    "gutter_torn": Ink("torn", style="bold"),
    "gutter_warn": Ink("warn"),
    "lane": Ink("gutter"),
    "lane_selected": Ink("primary", style="bold"),
    "found": Ink(background="find"),
    "found_current": Ink(background="find-current", style="bold"),
}
_OVERLAYS = frozenset({"lost", "torn", "warn", "found", "found_current"})
"""Roles that lie on a tint, and so must not bring the pane's own background."""


def inks_of(pane: Widget) -> Inks:
    """The styles that the current theme gives the roles."""
    ground = pane.rich_style
    return Inks(
        **{
            role.name: ink_style(pane, ink) if role.name in _OVERLAYS else ground + ink_style(pane, ink)
            for role in fields(Inks)
            for ink in [_INKS[role.name]]
        }
    )
