"""The compare command."""

import json
from pathlib import Path

import pytest

from inspector.cli.compare import MOST
from tests.cli.conftest import GUIDE, Run

TWO = ("--with", "character:40/0", "--with", "recursive:60/0")


def test_text_is_the_default(run: Run, guide: Path) -> None:
    """Without a format the table and the cuts are written, every splitter by name."""
    code, out, err = run("compare", guide, *TWO)
    assert (code, err) == (0, "")
    assert out.startswith("guide.md · markdown · ")
    assert "\n1 character 40/0 " in out
    assert "\n2 recursive 60/0 " in out
    assert "╳ torn" in out


def test_json_is_one_object(run: Run, guide: Path) -> None:
    """The JSON form names its schema, the splitters and the places."""
    code, out, err = run("compare", guide, *TWO, "--format", "json")
    assert (code, err) == (0, "")
    found = json.loads(out)
    assert found["schema"] == "inspector.compare/1"
    assert [contender["splitter"]["name"] for contender in found["contenders"]] == ["character", "recursive"]
    assert all(GUIDE[: place["after"]].rstrip() == GUIDE[: place["before"]] for place in found["places"])


def test_one_splitter_is_enough(run: Run, guide: Path) -> None:
    """A single splitter is listed with its own cuts."""
    code, out, _ = run("compare", guide, "--with", "character:40/0")
    assert code == 0
    assert "places at which a splitter cuts\n" in out


@pytest.mark.parametrize(
    ("argv", "message"),
    [
        ((), "name the splitters to compare, such as --with recursive:500/50 --with token:256/32"),
        (("--with", "recursiv"), "--with recursiv: unknown splitter 'recursiv': did you mean recursive?"),
        (("--with", "recursive:40/50"), "--with recursive:40/50: chunk_overlap 50 must be smaller than chunk_size 40"),
        (("--with",), "--with needs a value; write --with=VALUE where the value begins with a dash"),
        (("--with", "recursive", "--profile", "x"), "unknown profile 'x': choose one of"),
        (("--with", "recursive") * (MOST + 1), "9 splitters are too many for one comparison: give at most 8"),
    ],
)
def test_a_wrong_usage_is_one_line(run: Run, guide: Path, argv: tuple[str, ...], message: str) -> None:
    """What cannot be is told in one line, and nothing is written."""
    code, out, err = run("compare", guide, *argv)
    assert (code, out) == (2, "")
    assert err.startswith(f"inspector: {message}")
    assert err.count("\n") == 1


def test_a_document_that_cannot_be_read_is_one_line(run: Run, tmp_path: Path) -> None:
    """A missing file is told as everywhere."""
    code, out, err = run("compare", tmp_path / "none.md", *TWO)
    assert (code, out) == (2, "")
    assert "does not exist" in err
