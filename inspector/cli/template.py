"""`--template`: the form of what a model gets, from a file."""

from typing import TYPE_CHECKING, Protocol

from inspector.core.errors import InspectorError
from inspector.core.loading import load
from inspector.core.printable import one_line

if TYPE_CHECKING:
    from inspector.retrieval.template import Template

_LARGEST = 1_000_000  # bytes


class _Flags(Protocol):
    def add_argument(self, *names: str, metavar: str, help: str) -> object: ...  # noqa: A002 (argparse's name)


def add_template_flag(parser: _Flags) -> None:
    """Give a parser `--template`."""
    parser.add_argument(
        "--template", metavar="FILE",
        help="form of what the model gets: {question}, and {passages} or, between {passages} and {/passages}, the form "
        "of one with {number} {source} {heading} {text} {score} {start} {end} {chunks}",
    )  # fmt: skip


def template_of(path: str | None) -> "Template | None":
    """The template in a file; `None` where none was named.

    Raises:
        InspectorError: It cannot be read, or has a place that there is not.
    """
    if path is None:
        return None
    from inspector.retrieval.template import parse_template  # noqa: PLC0415 (most runs have none)

    text = load(path, kind="text", max_bytes=_LARGEST).text
    try:
        return parse_template(text)
    except InspectorError as fault:
        raise InspectorError(f"{one_line(path)}: {fault}") from None
