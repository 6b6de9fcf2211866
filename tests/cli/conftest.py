"""What the tests of the command line share."""

from collections.abc import Callable
from pathlib import Path

import pytest

from inspector.__main__ import main

GUIDE = "# Guide\n\nTo prevent this, set the timeout to\n30 seconds (and no\nmore) today. Then restart.\n"

Run = Callable[..., tuple[int, str, str]]
"""Runs the command line: arguments to exit code, output and messages."""


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """The command line, run in this process."""

    def run_it(*argv: str | Path) -> tuple[int, str, str]:
        code = main([str(word) for word in argv])
        out, err = capsys.readouterr()
        return code, out, err

    return run_it


@pytest.fixture
def guide(tmp_path: Path) -> Path:
    """A small guide with a sentence that a window of forty characters cuts."""
    path = tmp_path / "guide.md"
    path.write_bytes(GUIDE.encode())
    return path
