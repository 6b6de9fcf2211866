"""Which command the first argument asks for."""

from collections.abc import Sequence
from difflib import get_close_matches
from importlib import import_module
from pathlib import Path

from inspector import __version__
from inspector.core.errors import InspectorError
from inspector.core.printable import one_line

COMMANDS = {
    "open": "open a document on the screen (what a FILE alone does)",
    "chunk": "list the chunks of a document and what each cut breaks, as text or JSON",
    "audit": "check many documents and tell, or stop a pipeline, where cuts break something",
    "query": "ask the chunks of documents a question, and see what a model would read",
    "trace": "lay a trace over its documents: what was cut, what was missed, and what would have prevented it",
    "compare": "put several splitters side by side on one document, as text or JSON",
    "config": "show the configuration that the other commands go by here, and where each value comes from",
    "history": "chart the issue rate of past audits, and point at where it changed",
    "screenshot": "draw the screen as SVG or text",
}
"""Every command and what it does; each is a module of this package with a `run(argv)`."""

_WIDTH = max(map(len, COMMANDS)) + 2
HELP = "\n".join(
    (
        "usage: inspector FILE [options]",
        "       inspector COMMAND [options]",
        "",
        "Open a document and see where a splitter would cut it, and what each cut breaks.",
        "",
        "commands:",
        *(f"  {name:{_WIDTH}}{doc}" for name, doc in COMMANDS.items()),
        "",
        "options:",
        f"  {'-h, --help':{_WIDTH}}show this, or a command's own flags after its name",
        f"  {'--version':{_WIDTH}}show the version",
        "",
        "examples:",
        "  inspector guide.md",
        "  inspector guide.md --splitter token --chunk-size 256 --chunk-overlap 32",
        "  cat guide.md | inspector -",
        "  inspector chunk guide.md --format json",
        "  inspector audit docs --max-rate 5%",
        '  inspector query guide.md "what should I set the idle timeout to?"',
        "  inspector compare guide.md --with recursive:500/50 --with token:256/32",
        "  inspector -- chunk            opens a file called chunk",
    )
)
"""What `inspector --help` shows."""


def run(argv: Sequence[str]) -> int:
    """Run the command that the arguments ask for.

    A first argument that is no command is a file to open, as are all arguments after `--`.

    Returns:
        The exit code.

    Raises:
        InspectorError: The usage or the document is wrong.
    """
    if not argv:
        raise InspectorError("name a document, such as inspector guide.md; inspector --help lists the commands")
    first, *rest = argv
    if first in ("-h", "--help", "--version"):
        print(f"inspector {__version__}" if first == "--version" else HELP)
        return 0
    if first in COMMANDS:
        return _run(first, rest)
    if not first.startswith("-") and not _names_a_file(first):
        raise InspectorError(f"no command or file {one_line(first)!r}: {_near(first)}")
    return _run("open", argv)


def _near(word: str) -> str:
    """The command or the file that was most likely meant, as the rest of a message."""
    try:
        names = [entry.name for entry in Path().iterdir()]
    except OSError:
        names = []
    near = get_close_matches(word, [*COMMANDS, *names], n=1)
    if not near:
        return "inspector --help lists the commands"
    return f"did you mean inspector {one_line(near[0])}?"


def _names_a_file(word: str) -> bool:
    """Whether a word is a file, or at least looks like one, so that its own fault is the thing to tell."""
    try:
        return Path(word).suffix != "" or Path(word).name != word or Path(word).exists()
    except (OSError, ValueError):
        return True


def _run(command: str, argv: Sequence[str]) -> int:
    # Put off until here, so that a command loads only what it needs.
    run_command = import_module(f"inspector.cli.{command}").run
    return int(run_command(argv))
