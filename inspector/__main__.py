"""The `inspector` command, also run by `python -m inspector`."""

import os
import sys
from collections.abc import Sequence
from errno import ENOSPC

from inspector.core.errors import InspectorError

_INTERRUPTED = 130  # what a shell gives a process that Ctrl-C ended
_WRONG = 2


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line.

    Args:
        argv: The arguments; `None` takes the process's own.

    Returns:
        0 when all went well; 2 when the input or the usage is wrong, with one line on stderr that says what and how
        to mend it; 130 when interrupted.
    """
    if sys.stdout is None:
        return _fail("standard output is closed: there is nowhere to write to")
    _write_anything()
    try:
        # Put off until here, so that importing this module stays cheap, and Ctrl-C while it loads is quiet too.
        from inspector.cli.commands import run  # noqa: PLC0415

        code = run(sys.argv[1:] if argv is None else argv)
        sys.stdout.flush()
    except InspectorError as fault:
        code = _fail(str(fault))
    except KeyboardInterrupt:
        code = _INTERRUPTED
    except SystemExit as done:  # a parser has shown its help
        code = int(done.code or 0)
    except BrokenPipeError:  # whoever read the output has seen enough
        _drop_output()
        code = 0
    except Exception as error:
        if _was_interrupted(error):
            return _INTERRUPTED
        if os.environ.get("INSPECTOR_DEBUG"):
            raise
        if isinstance(error, OSError) and error.errno == ENOSPC:
            _drop_output()
            return _fail("the output cannot be written: there is no space left")
        what = " ".join(f"{type(error).__name__}: {error}".split())
        code = _fail(f"unexpected {what[:300]} (INSPECTOR_DEBUG=1 shows the traceback)")
    return code


def _was_interrupted(error: BaseException) -> bool:
    """Whether Ctrl-C came inside a callback of the parser, which makes a SystemError of it."""
    return isinstance(error, SystemError) and isinstance(error.__cause__ or error.__context__, KeyboardInterrupt)


def _fail(message: str) -> int:
    if sys.stderr is not None:
        sys.stderr.write(f"inspector: {message}\n")
    return _WRONG


def _write_anything() -> None:
    """Let a terminal that lacks a character show its number instead of ending the program."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="backslashreplace")


def _drop_output() -> None:
    """Keep Python from writing the rest of the output, and failing again, while it shuts down."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, ValueError, AttributeError):
        return


if __name__ == "__main__":
    sys.exit(main())
