"""The hook that other repositories may name in their pre-commit configuration."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from pre_commit.clientlib import load_manifest

from inspector.__main__ import main

ROOT = Path(__file__).resolve().parents[1]
MANIFEST = ROOT / ".pre-commit-hooks.yaml"


def hook() -> dict[str, Any]:
    """The one hook."""
    (found,) = load_manifest(MANIFEST)
    return dict(found)


def test_pre_commit_accepts_the_manifest() -> None:
    """Its own check finds no fault."""
    done = subprocess.run(
        [sys.executable, "-m", "pre_commit", "validate-manifest", str(MANIFEST)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (0, "")


@pytest.mark.parametrize(
    ("text", "code"), [("One sentence.\n", 0), ("A sentence that goes on, " + "and on, " * 90 + "and ends.\n", 1)]
)
def test_the_hook_runs_on_the_files_it_is_given(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, code: int
) -> None:
    """What pre-commit would run: the entry, its arguments, then names of files."""
    (tmp_path / "a.md").write_text(text)
    row = hook()
    words: list[str] = [*str(row["entry"]).split(), *row["args"]]
    command = words.pop(0)
    assert command == "inspector"
    assert main([*words, str(tmp_path / "a.md")]) == code
    capsys.readouterr()
