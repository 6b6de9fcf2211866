"""The configuration as commands go by it, and the command that shows it."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run

TABLE = """
[tool.inspector]
splitter = "character"
max_rate = "5%"
off = ["undersized"]
ignore = ["old/**"]

[tool.inspector.character]
chunk_size = 40

[tool.inspector.token]
chunk_size = 20
"""


@pytest.fixture
def project(guide: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a guide and a configuration, in which commands run."""
    (guide.parent / "pyproject.toml").write_text(TABLE)
    monkeypatch.chdir(guide.parent)
    return guide.parent


def splitter(out: str) -> tuple[str, int, int]:
    """The splitter that the JSON of a listing names, its size and its overlap."""
    found = json.loads(out)["splitter"]
    return found["name"], found["settings"]["chunk_size"], found["settings"]["chunk_overlap"]


def test_a_listing_goes_by_the_file_and_flags_go_before_it(run: Run, project: Path) -> None:
    """What no flag says is taken from the file, of the splitter that is used, and else is the default."""
    json_of = ("chunk", "guide.md", "--format", "json")
    assert splitter(run(*json_of)[1]) == ("character", 40, 20)
    assert splitter(run(*json_of, "--chunk-overlap", "5")[1]) == ("character", 40, 5)
    assert splitter(run(*json_of, "-s", "token")[1]) == ("token", 20, 10)
    assert splitter(run(*json_of, "-s", "recursive")[1]) == ("recursive", 500, 50)
    assert splitter(run(*json_of, "--no-config")[1]) == ("recursive", 500, 50)
    assert splitter(run(*json_of, "--config", "none")[1]) == ("recursive", 500, 50)
    other = project / "other.toml"
    other.write_text("splitter = 'recursive'\nrecursive = { chunk_size = 9 }")
    assert splitter(run(*json_of, "--config", other)[1]) == ("recursive", 9, 4)


def test_a_listing_looks_for_what_the_file_leaves(run: Run, project: Path) -> None:
    """Kinds that are off, for all or for this path, are not told; the profile is the file's."""
    listing = ("chunk", "guide.md", "--format", "json", "--profile", "source")
    kinds = set(json.loads(run(*listing)[1])["summary"]["by_kind"])
    assert "mid-word" in kinds
    (project / "pyproject.toml").write_text(TABLE.replace('["undersized"]', '["mid-word"]'))
    assert set(json.loads(run(*listing)[1])["summary"]["by_kind"]) < kinds
    (project / "pyproject.toml").write_text(TABLE.replace("old/**", "*.md"))
    assert json.loads(run(*listing)[1])["issues"] == []


def test_a_comparison_fills_its_specs_from_the_file(run: Run, project: Path) -> None:
    """What a spec leaves open is the file's, and what it says comes before."""
    specs = ("--with", "character", "--with", "token:30", "--with", "recursive")
    out = run("compare", "guide.md", *specs, "--format", "json")[1]
    sizes = [one["splitter"]["settings"]["chunk_size"] for one in json.loads(out)["contenders"]]
    assert sizes == [40, 30, 500]


def test_the_screen_begins_with_the_file(run: Run, project: Path) -> None:
    """The picture of the screen shows the configured splitter."""
    code, out, err = run("screenshot", "guide.md", "--format", "text")
    assert (code, err) == (0, "")
    assert "character 40/20" in out
    assert "cuts the word" in out
    (project / "pyproject.toml").write_text(TABLE.replace('["undersized"]', '["mid-word"]'))
    assert "cuts the word" not in run("screenshot", "guide.md", "--format", "text")[1]


def test_every_value_is_told_with_its_origin(run: Run, project: Path) -> None:
    """A flag, a file with its key, or the default: each value says which."""
    flags = ("--chunk-overlap", "7", "--profile", "text", "--max", "blank=2", "--severity", "oversized=error")
    code, out, err = run("config", *flags, "--format", "json")
    assert (code, err) == (0, "")
    found = json.loads(out)
    assert (found["schema"], found["file"]) == ("inspector.config/1", str(project / "pyproject.toml"))
    values = {value["key"]: (value["value"], value["from"], value["where"]) for value in found["values"]}
    assert values["splitter"] == ("character", "file", "pyproject.toml: tool.inspector.splitter")
    assert values["profile"] == ("text", "flag", "--profile")
    assert values["character.chunk_size"] == (40, "file", "pyproject.toml: tool.inspector.character.chunk_size")
    assert values["character.chunk_overlap"] == (7, "flag", "--chunk-overlap")
    assert values["character.separator"] == ("", "default", None)
    assert values["token.chunk_size"] == (20, "file", "pyproject.toml: tool.inspector.token.chunk_size")
    assert values["max_rate"] == (0.05, "file", "pyproject.toml: tool.inspector.max_rate")
    assert values["max.blank"] == (2, "flag", "--max")
    assert values["severity.oversized"] == ("error", "flag", "--severity")
    assert values["baseline"] == (None, "default", None)
    assert values["off.undersized"] == ("off", "file", "pyproject.toml: tool.inspector.off")
    assert values["ignore"] == ({"path": "old/**", "kinds": []}, "file", "pyproject.toml: tool.inspector.ignore")


def test_a_flag_takes_the_place_of_what_the_file_says_of_a_kind(run: Run, project: Path) -> None:
    """A kind that is off in the file and given a severity by a flag is told once, as an audit takes it."""
    out = run("config", "--severity", "undersized=error", "--max-rate", "0.1", "--format", "json")[1]
    values = [(value["key"], value["value"], value["from"]) for value in json.loads(out)["values"]]
    assert [value for value in values if "undersized" in value[0]] == [("severity.undersized", "error", "flag")]
    assert ("max_rate", 0.1, "flag") in values


def test_the_table_of_values_is_read_by_a_person(run: Run, project: Path) -> None:
    """The text form names the file once, and each value on a line of its own."""
    code, out, err = run("config")
    assert (code, err) == (0, "")
    lines = [" ".join(line.split()) for line in out.splitlines()]
    assert lines[0] == f"configured by {project / 'pyproject.toml'}"
    assert 'splitter "character" pyproject.toml: tool.inspector.splitter' in lines
    assert "character.chunk_overlap 20 default" in lines
    assert lines[-1].startswith("ignore ")
    assert run("config", "--no-config")[1].startswith("no file configures Inspector here")


@pytest.mark.parametrize("command", ["chunk", "open", "screenshot", "config"])
def test_a_wrong_file_stops_every_command(run: Run, project: Path, command: str) -> None:
    """A key that is not known is told before anything is done."""
    (project / "pyproject.toml").write_text("[tool.inspector]\nspliter = 'token'")
    code, out, err = run(command, *([] if command == "config" else ["guide.md"]))
    assert (code, out) == (2, "")
    assert err == "inspector: pyproject.toml: tool.inspector.spliter: unknown key: did you mean splitter?\n"


def test_a_flag_that_the_file_makes_impossible_says_so(run: Run, project: Path) -> None:
    """The message tells a value of the file from one that was given."""
    (project / "inspector.toml").write_text("recursive.chunk_overlap = 90")
    (project / "pyproject.toml").unlink()
    code, _, err = run("chunk", "guide.md", "--chunk-size", "60")
    assert code == 2
    assert err == (
        "inspector: chunk_overlap 90 must be smaller than chunk_size 60 (inspector.toml: recursive.chunk_overlap)\n"
    )
