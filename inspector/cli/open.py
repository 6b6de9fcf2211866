"""`inspector open`: a document on the screen."""

import gc
import os
import sys
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from inspector.cli.configured import add_config_flags, configuration_of
from inspector.cli.options import add_profile_flag, add_splitter_flags, profile_of, splitter_of
from inspector.cli.parser import Parser
from inspector.cli.source import add_source_flags, bytes_of, document_of
from inspector.cli.template import add_template_flag, template_of
from inspector.core.document import Document
from inspector.core.errors import InspectorError
from inspector.core.loading import STDIN
from inspector.core.watching import stamp_of

_ELSEWHERE = "use inspector chunk for a listing, or inspector screenshot for a picture"


def run(argv: Sequence[str]) -> int:
    """Show a document until the person leaves it.

    Raises:
        InspectorError: The usage or the document is wrong, or there is no terminal.
    """
    gc.disable()  # nothing made while starting is garbage; the screen turns it on again after its first frame
    parser = Parser(
        "open",
        "Open a document and see every cut on it. `inspector FILE` does the same. Of a folder the first document is "
        "opened, and a question goes to all of them.",
        "examples:\n"
        "  inspector guide.md --splitter token --chunk-size 256\n"
        '  inspector docs --query "what is the idle timeout?"',
    )
    add_source_flags(parser)
    add_splitter_flags(parser, argv)
    add_profile_flag(parser)
    group = parser.add_argument_group("first")
    group.add_argument("--query", metavar="QUESTION", help="ask the chunks this question, in the pane that `a` opens")
    add_template_flag(group)
    group.add_argument("--trace", metavar="FILE", help="lay this trace over the document, as `t` does")
    add_config_flags(parser)
    args = parser.parse(argv)
    configured = configuration_of(args)
    splitter, settings = splitter_of(args, configured)
    profile = profile_of(args, configured)
    stamp = stamp_of(Path(args.file)) if args.file not in (None, STDIN) else None  # before the reading
    folder = _folder(args)
    document = document_of(args) if folder is None else _first_of(folder, args)
    template = template_of(args.template)
    if "TEXTUAL_DRIVER" not in os.environ:  # which puts the screen elsewhere, such as into a browser
        _take_terminal(args.file)
    # Put off until here, so that a wrong usage is told without waiting for Textual.
    from inspector.tui.app import run as show  # noqa: PLC0415
    from inspector.tui.first import First  # noqa: PLC0415
    from inspector.tui.read_as import ReadAs  # noqa: PLC0415

    read_as = ReadAs(args.encoding, bytes_of(args.max_size), stamp)
    first = First(args.query or "", Path(args.trace) if args.trace else None, folder, template)
    return show(document, splitter, settings, profile, read_as, first, configured.checks)


def _folder(args: Namespace) -> Path | None:
    """The folder that was named; `None` where it is a file."""
    try:
        return Path(args.file) if args.file not in (None, STDIN) and Path(args.file).is_dir() else None
    except (OSError, ValueError):
        return None


def _first_of(folder: Path, args: Namespace) -> Document:
    """The folder's first document."""
    from inspector.tui.library import Library  # noqa: PLC0415 (a document alone does without)

    for flag in ("kind", "encoding"):
        if getattr(args, flag) is not None:
            raise InspectorError(f"--{flag} is for one document: name a file, not a folder")
    return Library(folder, bytes_of(args.max_size)).first()


def _take_terminal(file: str) -> None:
    """Make sure that the screen has a terminal to draw on, and keys to read though stdin held the document."""
    if not sys.stdout.isatty():
        raise InspectorError(f"stdout is no terminal, so there is no screen to open: {_ELSEWHERE}")
    if file != STDIN and sys.stdin is not None and sys.stdin.isatty():
        return
    try:
        terminal = os.open("/dev/tty" if os.name == "posix" else "CONIN$", os.O_RDWR)
    except OSError:
        raise InspectorError(f"there is no terminal to read keys from: {_ELSEWHERE}") from None
    os.dup2(terminal, 0)
    os.close(terminal)
