"""A picture of the main screen, taken without a terminal."""

import asyncio
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from inspector.checks.registry import DEFAULT_PROFILE
from inspector.core.document import Document
from inspector.splitters.base import Splitter
from inspector.splitters.settings import Settings
from inspector.tui.app import InspectorApp

_REMOTE_FONT = re.compile(r",\s*url\(\"https?://[^)]*\)[^;,]*")


@dataclass(frozen=True, slots=True)
class Picture:
    """How to take it."""

    size: tuple[int, int] = (160, 45)
    """Columns and rows."""
    form: Literal["svg", "text"] = "svg"
    """`svg`, or `text` for lines of plain characters."""
    theme: Literal["dark", "light"] = "dark"
    """The theme."""
    keys: tuple[str, ...] = ()
    """Keys to press first, as Textual names them."""
    profile: str = DEFAULT_PROFILE
    """How chunks are judged."""
    checks: Mapping[str, str] = field(default_factory=dict)
    """By issue kind, `off` or another severity."""


def take(document: Document, splitter: Splitter, settings: Settings, how: Picture) -> str:
    """Draw the main screen of *document*, and return it as SVG or as the characters on it."""
    app = InspectorApp(document, splitter, settings, profile=how.profile, checks=how.checks, light=how.theme == "light")
    return take_app(app, how)


def take_app(app: InspectorApp, how: Picture) -> str:
    """As `take`, of an app that is already made."""
    return asyncio.run(_take(app, how))


async def _take(app: InspectorApp, how: Picture) -> str:
    async with app.run_test(size=how.size) as pilot:
        await app.main.settled()
        for key in how.keys:
            await pilot.press(key)
            await app.main.settled()
        await pilot.pause()
        if how.form == "svg":
            return without_remote_fonts(app.export_screenshot(title=app.main.picture_title))
        strips = app.screen._compositor.render_strips()  # noqa: SLF001 (no public way to the characters)
        return "\n".join(strip.text.rstrip() for strip in strips)


def without_remote_fonts(svg: str) -> str:
    """A picture that asks no server for its font: who has it sees it, everybody else any font of equal widths."""
    return _REMOTE_FONT.sub("", svg)
