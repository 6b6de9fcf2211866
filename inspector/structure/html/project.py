"""HTML source to the text a reader sees."""

from inspector.core.projection import Projection
from inspector.core.stop import Stop
from inspector.structure.html.page import Page
from inspector.structure.html.walk import Walk


def project_html(raw: str, stop: Stop | None = None) -> Projection:
    """Project HTML of any shape: broken, unclosed, minified, nested without end.

    Blocks stand on lines of their own, paragraphs, headings, lists and tables between blank lines; the cells of a row
    stand in one line, parted by tabs. List items get no marker, and images, rules and `alt` texts show nothing, so
    that every character that is not blank stands in the source.

    Args:
        raw: The source.
        stop: Polled every few hundred tags.

    Raises:
        Stopped: *stop* was set.
    """
    page = Page()
    Walk(raw, page).run(stop)
    return page.finish(raw, stop)
