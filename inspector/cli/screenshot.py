"""`inspector screenshot`: a picture of the screen, without a terminal."""

import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Literal

from inspector.cli.configured import add_config_flags, configuration_of
from inspector.cli.options import add_profile_flag, add_splitter_flags, profile_of, splitter_of
from inspector.cli.parser import Parser
from inspector.cli.source import add_source_flags, document_of
from inspector.core.atomic import write_atomic
from inspector.core.errors import InspectorError
from inspector.core.printable import one_line

_SMALLEST = (20, 6)
_LARGEST = (1000, 1000)


def run(argv: Sequence[str]) -> int:
    """Draw the main screen of a document as SVG or text.

    Raises:
        InspectorError: The usage or the document is wrong, or the picture cannot be written.
    """
    parser = Parser(
        "screenshot",
        "Draw the screen that `inspector FILE` shows.",
        "example:\n  inspector screenshot guide.md -o guide.svg --size 160x45",
    )
    add_source_flags(parser)
    add_splitter_flags(parser, argv)
    add_profile_flag(parser)
    add_config_flags(parser)
    group = parser.add_argument_group("output")
    group.add_argument("--output", "-o", metavar="F", default="-", help="file to write (default: stdout)")
    group.add_argument("--format", choices=("svg", "text"), help="default: text for an output named .txt, and else svg")
    group.add_argument(
        "--size", metavar="WxH", default="160x45", help="columns and rows of the screen (default: %(default)s)"
    )
    group.add_argument("--theme", choices=("dark", "light"), default="dark", help="default: %(default)s")
    args = parser.parse(argv)
    size = _size(args.size)
    _refuse_output(args.output, args.file)
    configured = configuration_of(args)
    splitter, settings = splitter_of(args, configured)
    profile = profile_of(args, configured)  # a wrong name is told before a large document is read
    document = document_of(args)
    # Put off until here, so that a wrong usage is told without waiting for Textual.
    from inspector.tui.shot import Picture, take  # noqa: PLC0415

    picture: Literal["svg", "text"] = args.format or ("text" if args.output.endswith(".txt") else "svg")
    drawn = take(
        document, splitter, settings, Picture(size, picture, args.theme, profile=profile, checks=configured.checks)
    )
    drawn = drawn if drawn.endswith("\n") else drawn + "\n"
    if args.output == "-":
        sys.stdout.write(drawn)
    else:
        write_atomic(Path(args.output), drawn)
    return 0


def _refuse_output(output: str, file: str) -> None:
    """Refuse to draw over the document, or into a form that there is not."""
    target = Path(output)
    if output != "-" and file != "-" and target.exists() and Path(file).exists() and target.samefile(file):
        raise InspectorError(f"--output {one_line(output)} is the document itself: name another file")
    if target.suffix.lower() in (".png", ".jpg", ".jpeg", ".pdf"):
        raise InspectorError(f"--output {one_line(output)}: pictures are written as .svg, or .txt for plain characters")


def _size(text: str) -> tuple[int, int]:
    found = re.fullmatch(r"(\d{1,4})[xX×](\d{1,4})", text, re.ASCII)
    if found is None:
        raise InspectorError(f"--size {one_line(text)!r} is no size: give columns and rows, such as 160x45")
    columns, rows = int(found[1]), int(found[2])
    if not (_SMALLEST[0] <= columns <= _LARGEST[0] and _SMALLEST[1] <= rows <= _LARGEST[1]):
        low, high = "x".join(map(str, _SMALLEST)), "x".join(map(str, _LARGEST))
        raise InspectorError(f"--size {columns}x{rows} is out of range: give one from {low} to {high}")
    return columns, rows
