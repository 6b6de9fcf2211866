"""A picture of the main screen, taken without a terminal."""

import asyncio
from typing import Literal

from inspector.core.document import Document
from inspector.splitters.base import Splitter
from inspector.splitters.settings import Settings
from inspector.tui.app import InspectorApp


def take(
    document: Document,
    splitter: Splitter,
    settings: Settings,
    *,
    size: tuple[int, int] = (160, 45),
    picture: Literal["svg", "text"] = "svg",
    theme: Literal["dark", "light"] = "dark",
    keys: tuple[str, ...] = (),
) -> str:
    """Draw the main screen and return it as SVG, or as the characters on it.

    Args:
        document: What to show.
        splitter: The splitter.
        settings: Its settings.
        size: Columns and rows.
        picture: `svg`, or `text` for lines of plain characters.
        theme: `dark` or `light`.
        keys: Keys to press first, as Textual names them.
    """
    return asyncio.run(_take(document, splitter, settings, size, picture, theme, keys))


async def _take(
    document: Document,
    splitter: Splitter,
    settings: Settings,
    size: tuple[int, int],
    picture: Literal["svg", "text"],
    theme: Literal["dark", "light"],
    keys: tuple[str, ...],
) -> str:
    app = InspectorApp(document, splitter, settings, light=theme == "light")
    async with app.run_test(size=size) as pilot:
        await app.main.settled()
        if keys:
            await pilot.press(*keys)
            await app.main.settled()
        await pilot.pause()
        if picture == "svg":
            return app.export_screenshot(title=document.name)
        return "\n".join("".join(s.text for s in strip).rstrip() for strip in app.screen._compositor.render_strips())  # noqa: SLF001 (no public way to the characters)
