"""A code block should be whole."""

from collections.abc import Iterator

from inspector.checks.base import Check, ChunkView
from inspector.checks.cut import cut, named
from inspector.core.block import Block
from inspector.core.issue import Issue, Severity

KIND = "broken-code-fence"


def cut_code_fence(view: ChunkView, severity: Severity) -> Iterator[Issue]:
    """An edge is inside a fence or another block of code; one that is only indented has no fence that could break."""
    for edge in view.edges:
        for number in edge.blocks:
            block = view.source.block(number)
            if block.kind == "fence":
                yield cut(view, edge, KIND, severity, block.span, f"cuts {_called(block)}")
                break
            if block.kind == "indented-code":
                yield cut(view, edge, KIND, "warning", block.span, "cuts an indented code block")
                break


def _called(block: Block) -> str:
    return f"a code block ({named(block.role)})" if block.role else "a code block"


CUT_CODE_FENCE = Check((KIND,), "error", "An edge is inside a block of code.", cut_code_fence)
