"""A chunk should end where a sentence ends, and start where one starts."""

from collections.abc import Iterator

from inspector.checks.base import Check, ChunkView
from inspector.checks.cut import cut
from inspector.core.issue import Issue, Severity

END, START = "no-sentence-end", "no-sentence-start"


def cut_sentence(view: ChunkView, severity: Severity) -> Iterator[Issue]:
    """An edge is inside a sentence of the document, whatever sign stands before it.

    A heading, a list item or a caption is a sentence, full stop or no. Code and tables hold none.
    """
    if view.document.kind == "code":
        return
    for edge in view.edges:
        for number in edge.blocks[:1]:
            unit = view.source.units.sentence_around(number, edge.offset)
            if unit is None:
                continue
            heading = view.source.block(number).kind == "heading"
            if edge.side == "end":
                phrase = "ends inside a heading" if heading else "ends mid-sentence"
                yield cut(view, edge, END, severity, unit, phrase)
            else:
                phrase = "starts inside a heading" if heading else "starts mid-sentence"
                yield cut(view, edge, START, severity, unit, phrase)


CUT_SENTENCE = Check((END, START), "error", "An edge is inside a sentence.", cut_sentence)
