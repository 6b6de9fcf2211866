"""The two themes, and the colours that Inspector needs beyond Textual's own.

The tints of even and odd chunks are nearly grey, so that a terminal of 256 colours shows two greys rather than two
hues; the selected chunk is blue and shared text is teal, so that each differs from both tints by hue and by lightness.
"""

from collections.abc import Mapping

from textual.theme import Theme

DARK: Mapping[str, str] = {
    "chunk-even": "#17191d",
    "chunk-odd": "#2a2d33",
    "chunk-selected": "#262c56",
    "overlap": "#0d4043",
    "torn": "#ff857c",
    "torn-background": "#551318",
    "warn": "#e8b64a",
    "good": "#7fd08c",
    "lost": "#d8a2f5",
    "gutter": "#9aa2ac",
    "gutter-current": "#f0f3f6",
    "find": "#4a4312",
    "find-current": "#784600",
}
"""Inspector's own TCSS variables on a dark terminal."""

LIGHT: Mapping[str, str] = {
    "chunk-even": "#f5f6f7",
    "chunk-odd": "#e2e5e8",
    "chunk-selected": "#c3d6ff",
    "overlap": "#b9e8d7",
    "torn": "#b3141f",
    "torn-background": "#ffd9d6",
    "warn": "#7a4700",
    "good": "#17602b",
    "lost": "#7a2ba8",
    "gutter": "#5d656e",
    "gutter-current": "#0b0d10",
    "find": "#ffee9e",
    "find-current": "#ffc95c",
}
"""The same variables on a light terminal."""

INSPECTOR_DARK = Theme(
    name="inspector-dark",
    dark=True,
    primary="#6ea8fe",
    secondary="#4f7fc4",
    accent="#5bc8c0",
    warning=DARK["warn"],
    error=DARK["torn"],
    success=DARK["good"],
    foreground="#dfe3e8",
    background="#121315",
    surface="#181a1d",
    panel="#1e2125",
    variables={
        **DARK,
        "border": "#6ea8fe",
        "border-blurred": "#3a3f47",
        "block-cursor-background": DARK["chunk-selected"],
        "block-cursor-foreground": "#f0f3f6",
        "footer-background": "#1e2125",
        "footer-key-foreground": "#6ea8fe",
        "scrollbar": "#4a5059",
        "scrollbar-hover": "#5d6570",
        "scrollbar-active": "#6ea8fe",
        "scrollbar-background": "#181a1d",
        "scrollbar-background-hover": "#181a1d",
        "scrollbar-background-active": "#181a1d",
        "scrollbar-corner-color": "#181a1d",
        "input-selection-background": "#6ea8fe 35%",
    },
)
"""The theme for dark terminals, and the one Inspector starts with."""

INSPECTOR_LIGHT = Theme(
    name="inspector-light",
    dark=False,
    primary="#1f5fbf",
    secondary="#3f78c9",
    accent="#0b7a75",
    warning=LIGHT["warn"],
    error=LIGHT["torn"],
    success=LIGHT["good"],
    foreground="#1c2024",
    background="#ffffff",
    surface="#f8f9f9",
    panel="#eceeef",
    variables={
        **LIGHT,
        "border": "#1f5fbf",
        "border-blurred": "#c4c9cf",
        "block-cursor-background": LIGHT["chunk-selected"],
        "block-cursor-foreground": "#0b0d10",
        "footer-background": "#eceeef",
        "footer-key-foreground": "#1f5fbf",
        "scrollbar": "#b4bac1",
        "scrollbar-hover": "#979ea6",
        "scrollbar-active": "#1f5fbf",
        "scrollbar-background": "#eceeef",
        "scrollbar-background-hover": "#eceeef",
        "scrollbar-background-active": "#eceeef",
        "scrollbar-corner-color": "#eceeef",
        "input-selection-background": "#1f5fbf 25%",
    },
)
"""The theme for light terminals."""

THEMES: tuple[Theme, ...] = (INSPECTOR_DARK, INSPECTOR_LIGHT)
"""What an app registers; the first is the one to start with."""


def variable_defaults(*, dark: bool) -> dict[str, str]:
    """Inspector's own variables for a theme that does not define them, such as one of Textual's.

    Args:
        dark: Whether that theme is a dark one.
    """
    return dict(DARK if dark else LIGHT)
