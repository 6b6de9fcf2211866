"""The path to a definition: the names of what it stands in."""

from collections.abc import Sequence

from inspector.core.block import Block


def definition_path(blocks: Sequence[Block], index: int) -> tuple[str, ...]:
    """Names of the definitions that a block stands in, from the outermost, its own last.

    Args:
        blocks: The blocks of a text.
        index: Number of one of them; -1 stands in nothing.

    Returns:
        Such as `("Pumps", "Pump", "run")`; a definition without a name counts by its role, and other blocks not at all.
    """
    path = []
    while index >= 0:
        block = blocks[index]
        if block.kind == "definition":
            path.append(block.name or block.role)
        index = block.parent
    return tuple(reversed(path))
