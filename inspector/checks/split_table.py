"""A table should be whole, a row above all; rows without their header tell little."""

from collections.abc import Iterator

from inspector.checks.base import Check, ChunkView
from inspector.checks.cut import cut
from inspector.checks.source import Edge
from inspector.core.issue import Issue, Severity

KIND = "split-table"


def split_table(view: ChunkView, severity: Severity) -> Iterator[Issue]:
    """An edge is inside a row, or between two rows, so that the later ones lose their header.

    Between rows it is a warning, and where the chunk with the later rows carries the header along, a note.
    """
    for edge in view.edges:
        for number in edge.blocks:
            block = view.source.block(number)
            if block.kind in {"table-row", "table-header"}:
                what = "the header of a table" if block.kind == "table-header" else "a table row"
                yield cut(view, edge, KIND, severity, block.span, f"cuts {what}")
                break
            if block.kind == "table":
                if _keeps_header(view, edge):
                    yield cut(view, edge, KIND, "info", block.span, "cuts a table between its rows")
                else:
                    yield cut(view, edge, KIND, "warning", block.span, "parts table rows from their header")
                break
            if block.kind == "indented-code" and block.role == "columns":
                yield cut(view, edge, KIND, "warning", block.span, "cuts a table set in columns")
                break


def _keeps_header(view: ChunkView, edge: Edge) -> bool:
    """Whether the chunk that the later rows are in carries their header along."""
    index = view.chunk.index + (edge.side == "end")
    return index < len(view.chunks) and view.chunks[index].header is not None


SPLIT_TABLE = Check((KIND,), "error", "An edge is inside a table: in a row, or between rows.", split_table)
