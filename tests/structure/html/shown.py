"""Short ways to say what a page shows."""

from inspector.structure.html.project import project_html


def text_of(raw: str) -> str:
    """The visible text of a page."""
    return project_html(raw).text


def blocks_of(raw: str) -> list[tuple[str, str]]:
    """Kind and text of each block, in document order."""
    projection = project_html(raw)
    return [(block.kind, projection.text[slice(*block.span)]) for block in projection.blocks]
