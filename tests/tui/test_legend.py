"""The legend of the marks."""

from inspector.tui.legend import LEGEND
from inspector.tui.screens.help import HelpScreen
from inspector.tui.themes import THEMES
from tests.tui.host import HostApp, screen_text


async def test_styles() -> None:
    """Every style of the legend is one that Textual knows, in both themes."""
    app = HostApp()
    async with app.run_test():
        for theme in THEMES:
            app.theme = theme.name
            for entry in LEGEND:
                for text, style in entry.sample:
                    assert not style or app.stylesheet.parse_style(style), (theme.name, entry.title, text)


async def test_samples_have_the_theme_s_colours() -> None:
    """A sample in the help is painted with the theme's own colour, also after the theme changed."""
    app = HostApp()
    async with app.run_test(size=(120, 60)) as pilot:
        app.push_screen(HelpScreen())
        for theme in THEMES:
            app.theme = theme.name
            await pilot.pause()
            assert "shared" in screen_text(app)
            shared = [
                segment
                for strip in app.screen._compositor.render_strips()
                for segment in strip
                if segment.text == " shared "
            ]
            assert shared
            assert shared[0].style is not None
            assert shared[0].style.bgcolor is not None
            assert shared[0].style.bgcolor.get_truecolor().hex == theme.variables["overlap"]
