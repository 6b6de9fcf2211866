"""The program as a whole: exit codes, and one line for every fault."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from subprocess import DEVNULL

import pytest
from tree_sitter import Parser

from inspector import __main__ as program
from inspector.core.errors import InspectorError
from inspector.structure.grammars import grammar

INSPECTOR = [sys.executable, "-m", "inspector"]


def fail_with(error: BaseException, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the command line end with an error."""

    def run(argv: object) -> int:
        raise error

    monkeypatch.setattr("inspector.cli.commands.run", run)


def test_a_fault_of_the_input_is_one_line(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """A fault that has a message is that message, and exit code 2."""
    fail_with(InspectorError("a.md does not exist"), monkeypatch)
    assert program.main([]) == 2
    assert capsys.readouterr() == ("", "inspector: a.md does not exist\n")


def test_a_bug_is_one_line_with_a_way_to_see_more(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """An error that nobody expected is one line, and a traceback on request."""
    fail_with(ValueError("odd\nthing"), monkeypatch)
    monkeypatch.delenv("INSPECTOR_DEBUG", raising=False)
    assert program.main([]) == 2
    assert capsys.readouterr().err == (
        "inspector: unexpected ValueError: odd thing (INSPECTOR_DEBUG=1 shows the traceback)\n"
    )
    monkeypatch.setenv("INSPECTOR_DEBUG", "1")
    with pytest.raises(ValueError, match="odd"):
        program.main([])


def test_an_interruption_is_quiet(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Ctrl-C ends the program without a word, with the code that shells expect."""
    fail_with(KeyboardInterrupt(), monkeypatch)
    assert program.main([]) == 130
    assert capsys.readouterr() == ("", "")


def test_an_interruption_inside_the_parser_is_one_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Ctrl-C while the parser asks for text ends the program as it does elsewhere, whatever the parser makes of it."""
    data = b"# Head\n\nwords\n\n" * 60_000
    size = 64 * 1024

    def interrupted(offset: int, _point: object) -> bytes:
        if offset >= 2 * size:  # in the midst of it: only then does the parser call back again
            raise KeyboardInterrupt
        return data[offset : offset + size]

    def run(_argv: object) -> int:
        Parser(grammar("markdown")).parse(interrupted, progress_callback=lambda _offset, _error: False)
        return 0

    monkeypatch.setattr("inspector.cli.commands.run", run)
    assert program.main([]) == 130
    assert capsys.readouterr() == ("", "")


@pytest.mark.skipif(os.name != "posix", reason="needs signals")
@pytest.mark.parametrize("command", ["chunk", "compare"])
def test_an_interrupted_command_shows_no_traceback(tmp_path: Path, command: str) -> None:
    """Ctrl-C while a long document is split ends the program with 130, and nothing on stderr."""
    path = tmp_path / "long.md"
    path.write_text("# Head\n\nWords that fill a line, e.g. these. And more.\n\n- one\n- two\n\n" * 60_000)
    more = ["--with", "sentence"] if command == "compare" else []
    with subprocess.Popen([*INSPECTOR, command, str(path), *more], stdout=DEVNULL, stderr=subprocess.PIPE) as process:
        assert process.stderr is not None
        time.sleep(1)
        process.send_signal(signal.SIGINT)
        assert process.stderr.read() == b""
        assert process.wait(timeout=60) == 130


@pytest.fixture
def long_file(tmp_path: Path) -> Path:
    """A text whose listing does not fit into a pipe's buffer."""
    path = tmp_path / "long.txt"
    path.write_text("Words that fill a line.\n" * 20_000)
    return path


@pytest.mark.skipif(os.name != "posix", reason="needs pipes that break")
def test_a_reader_that_has_seen_enough_ends_it_quietly(long_file: Path) -> None:
    """When the reader of the output goes away there is no message and no failure."""
    command = [*INSPECTOR, "chunk", str(long_file), "--format", "jsonl"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(timeout=60) == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_full_disk_is_one_line() -> None:
    """Output that cannot be written is one line and exit code 2."""
    with Path("/dev/full").open("w") as full:
        done = subprocess.run([*INSPECTOR, "--help"], stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr == "inspector: the output cannot be written: there is no space left\n"


def test_a_pipe_is_read_and_written_in_any_locale() -> None:
    """A document from stdin is listed on an ASCII terminal without a failure."""
    done = subprocess.run(
        [*INSPECTOR, "chunk", "-"],
        input="# Überschrift\n\nDas ist alles.\n".encode(),
        capture_output=True,
        check=False,
        env={**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0", "LC_ALL": "C"},
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert rb"# \xdcberschrift" in done.stdout
    assert b"markdown" in done.stdout
