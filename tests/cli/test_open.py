"""The open command."""

import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from inspector.core.watching import stamp_of
from inspector.tui.first import NOTHING, First
from inspector.tui.read_as import ReadAs
from tests.cli.conftest import GUIDE, Run


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[tuple[object, ...]]:
    """What the screen was asked to show."""
    asked: list[tuple[object, ...]] = []
    module = ModuleType("inspector.tui.app")

    def run(*what: object) -> int:
        asked.append(what)
        return 0

    module.__dict__["run"] = run
    monkeypatch.setitem(sys.modules, "inspector.tui.app", module)
    monkeypatch.setenv("TEXTUAL_DRIVER", "elsewhere")  # no terminal is needed
    return asked


@pytest.mark.parametrize("words", [["open"], []])
def test_a_file_alone_is_opened(run: Run, guide: Path, shown: list[tuple[object, ...]], words: list[str]) -> None:
    """A file is opened on the screen, with or without the command's name, under the settings that were given."""
    assert run(*words, guide, "--splitter", "token", "--chunk-size", "99") == (0, "", "")
    document, splitter, settings, profile, read_as, first, checks = shown[0]
    assert getattr(document, "text", None) == GUIDE
    assert getattr(splitter, "name", None) == "token"
    assert getattr(settings, "chunk_size", None) == 99
    assert (profile, checks) == ("source", {})
    assert read_as == ReadAs(stamp=stamp_of(Path(guide)))
    assert first == NOTHING


def test_a_folder_is_opened_at_its_first_document(run: Run, tmp_path: Path, shown: list[tuple[object, ...]]) -> None:
    """And a question goes to all of it, under the template that was named."""
    for name in ("b.md", "a.md", "a.json"):
        (tmp_path / name).write_text("Text.", encoding="utf-8")
    (tmp_path / "form.txt").write_text("{question}", encoding="utf-8")
    assert run(tmp_path, "--template", tmp_path / "form.txt") == (0, "", "")
    document, *_, first, _checks = shown[0]
    assert getattr(document, "name", None) == "a.md"
    assert isinstance(first, First)
    assert first.folder == tmp_path
    assert first.template is not None
    assert first.template.frame == "{question}"


@pytest.mark.parametrize("flag", ["--kind", "--encoding"])
def test_how_one_document_is_read_says_nothing_of_a_folder(
    run: Run, tmp_path: Path, shown: list[tuple[object, ...]], flag: str
) -> None:
    """It is refused in a line."""
    (tmp_path / "a.md").write_text("Text.", encoding="utf-8")
    code, _out, err = run(tmp_path, flag, "text")
    assert (code, shown) == (2, [])
    assert f"{flag} is for one document: name a file, not a folder" in err


def test_how_the_file_was_read_is_kept_for_the_next_time(
    run: Run, guide: Path, shown: list[tuple[object, ...]]
) -> None:
    """The encoding and the limit that were asked for hold when the file is read again."""
    assert run(guide, "--encoding", "latin-1", "--max-size", "2")[0] == 0
    assert shown[0][4] == ReadAs("latin-1", 2 * 2**20, stamp_of(Path(guide)))


def test_flags_may_come_before_the_file(run: Run, guide: Path, shown: list[tuple[object, ...]]) -> None:
    """A line that begins with a flag opens the file after it."""
    assert run("--chunk-size", "99", guide)[0] == 0
    assert len(shown) == 1


def test_without_a_terminal_one_line_says_what_to_use(run: Run, guide: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where stdout is no terminal the screen is not opened, and the other commands are named."""
    monkeypatch.delenv("TEXTUAL_DRIVER", raising=False)
    code, out, err = run(guide)
    assert (code, out) == (2, "")
    assert err.startswith("inspector: stdout is no terminal, so there is no screen to open: use inspector chunk")


PIPED = """
import os, pty, sys
child, terminal = pty.fork()
if not child:
    reading, writing = os.pipe()
    os.write(writing, b"piped words")
    os.close(writing)
    os.dup2(reading, 0)
    code = '''
import os, sys, types
app = sys.modules["inspector.tui.app"] = types.ModuleType("inspector.tui.app")
app.run = lambda document, *rest: print(document.name, document.text, os.isatty(0)) or 0
from inspector.__main__ import main
sys.exit(main(["-"]))
'''
    os.execv(sys.executable, [sys.executable, "-c", code])
out = b""
while True:
    try:
        piece = os.read(terminal, 4096)
    except OSError:
        break
    if not piece:
        break
    out += piece
sys.stdout.write(out.decode())
sys.exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
"""


@pytest.mark.skipif(os.name != "posix", reason="needs pseudo-terminals")
def test_keys_come_from_the_terminal_when_the_document_is_piped() -> None:
    """After a document was read from a pipe, stdin is the terminal again."""
    environment = {name: value for name, value in os.environ.items() if name != "TEXTUAL_DRIVER"}
    done = subprocess.run(
        [sys.executable, "-c", PIPED], capture_output=True, text=True, check=False, env=environment, timeout=60
    )
    assert (done.returncode, done.stdout.strip()) == (0, "<stdin> piped words True"), done.stderr
