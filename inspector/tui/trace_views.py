"""Documents under a trace, as views: their chunks are the retrieved texts and no others."""

from collections.abc import Mapping

from inspector.inspection import check_spans
from inspector.splitters.registry import DEFAULT_SPLITTER, SPLITTERS
from inspector.traces.autopsied import Autopsy
from inspector.traces.cuts import NOT_CUTS
from inspector.traces.placing import spans_of
from inspector.tui.view import View


def views_of(post: Autopsy) -> Mapping[int, View]:
    """A view of each document, by its number."""
    if post.inferred is not None:
        splitter, settings = SPLITTERS[post.inferred.splitter], post.inferred.settings
    else:
        splitter = SPLITTERS[DEFAULT_SPLITTER]
        settings = splitter.settings()
    checks = dict.fromkeys(NOT_CUTS, "off")
    return {
        number: View(document, splitter, settings, check_spans(document, spans, checks=checks))
        for number, (document, spans) in enumerate(
            zip(post.documents, spans_of(post.items, len(post.documents)), strict=True)
        )
    }


def ranks_in(post: Autopsy, document: int, view: View) -> Mapping[int, str]:
    """The rank of each retrieved chunk of a document, by the chunk's index; of several, the best."""
    chunks = view.inspection.chunks if view.inspection else ()
    ranks: dict[int, str] = {}
    for chunk in chunks:
        best = next(
            (
                one.item.rank
                for one in post.items
                if one.place is not None and one.place.document == document and one.place.span == chunk.span
            ),
            None,
        )
        if best is not None:
            ranks[chunk.index] = f"text {best}"
    return ranks
