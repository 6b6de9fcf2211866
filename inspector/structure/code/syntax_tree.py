"""Code to a syntax tree, unless its grammar cannot bear it."""

import re
from typing import TYPE_CHECKING

from inspector.core.stop import Stop, poll
from inspector.structure.grammars import grammar

if TYPE_CHECKING:
    from tree_sitter import Tree

_READ = 4 * 1024
"""Bytes handed to the parser, and later to queries that ask for a node's text, at a time."""
_STEPS = 20_000
"""Times that the parser may call back on any text …"""
_STEPS_PER_KILOBYTE = 150
"""… and for each kilobyte of it besides. Code takes 5 to 10, noise up to 100; only a runaway takes more."""
_UNBEARABLE = {
    **dict.fromkeys(("agda", "cobol", "typst"), re.compile(rb"")),
    "markdown": re.compile(rb"^(?:[ \t]*(?:[-+*>]|\d{1,9}[.)])){150}", re.MULTILINE),
    "yaml": re.compile(rb"^[ \t?:-]{120}", re.MULTILINE),
}
"""Text that a grammar would never come back from, or end the process over.

Those for Agda and Typst write past what they keep, COBOL's loops on common lines; YAML's and Markdown's bear some
hundred levels.
"""


def syntax_tree(data: bytes, name: str, stop: Stop | None = None) -> "Tree | None":
    """The syntax tree of *data*; other threads run meanwhile.

    The parser holds the interpreter's lock except while it calls back; *stop* is asked whenever it does.

    Args:
        data: The text in UTF-8.
        name: The grammar's name.
        stop: Ends the work early.

    Returns:
        The tree; `None` if the grammar cannot bear the text, or finds no way through it in a sensible number of steps.

    Raises:
        Stopped: *stop* was set.
    """
    from tree_sitter import Parser  # noqa: PLC0415 (loads what reading text never needs)

    unbearable = _UNBEARABLE.get(name)
    if unbearable and unbearable.search(data):
        return None
    steps = _STEPS + _STEPS_PER_KILOBYTE * len(data) // 1000

    def over(_offset: int, _error: bool) -> bool:  # noqa: FBT001 (the parser's signature)
        nonlocal steps
        steps -= 1
        poll(stop)
        return steps < 0

    parser = Parser(grammar(name))
    try:
        return parser.parse(lambda offset, _point: data[offset : offset + _READ], progress_callback=over)
    except ValueError:  # what a parse that was called off ends with
        if steps < 0:
            return None
        raise
