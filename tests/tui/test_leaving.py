"""Ending the app from outside."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

pty = pytest.importorskip("pty")

_LEAVE = b"\x1b[?1049l"  # goes back from the alternate screen
_PATIENCE = 60  # seconds: a busy machine takes its time to start


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_the_terminal_is_given_back(tmp_path: Path, number: signal.Signals) -> None:
    """A signal that ends the app gives the terminal back as it was, and the exit code tells of it."""
    guide = tmp_path / "guide.md"
    guide.write_text("# Guide\n\nSet the timeout to 30 seconds.\n")
    ours, theirs = pty.openpty()
    with subprocess.Popen(
        [sys.executable, "-m", "inspector", str(guide)], stdin=theirs, stdout=theirs, stderr=theirs,
        env={**os.environ, "TERM": "xterm-256color"}, start_new_session=True,
    ) as process:  # fmt: skip
        os.close(theirs)
        shown, ends = b"", time.monotonic() + _PATIENCE
        while b"timeout" not in shown and time.monotonic() < ends:
            shown += os.read(ours, 65536)
        process.send_signal(number)
        try:
            while piece := os.read(ours, 65536):
                shown += piece
        except OSError:  # how Linux tells that nobody writes any more
            pass
        assert process.wait(_PATIENCE) == 128 + number
    os.close(ours)
    assert _LEAVE in shown
    assert b"Traceback" not in shown
