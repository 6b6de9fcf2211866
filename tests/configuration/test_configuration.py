"""What a file configures."""

from fractions import Fraction
from pathlib import Path

import pytest

from inspector.configuration.configuration import KEYS, NOTHING, Configuration, configuration
from inspector.configuration.values import READERS
from inspector.core.errors import InspectorError, SettingsError
from inspector.splitters.registry import SPLITTERS, find_splitter
from inspector.splitters.settings import as_dict, fields_of

FULL = """
splitter = "sentence"
profile = "source"
max_rate = "5%"
baseline = "checks/base.json"
off = ["undersized"]
ignore = ["docs/old/**", { path = "*.txt", kinds = ["mid-word", "unbalanced-()"] }]
max = { split-table = 0 }
severity = { oversized = "warning" }

[recursive]
chunk_size = 50
separators = ["\\n\\n", ""]
tokenizer = "models/tokenizer.json"
"""


def configured(folder: Path, text: str) -> Configuration:
    """What a text configures."""
    (folder / "inspector.toml").write_text(text)
    return configuration(folder=folder)


def test_every_key_is_read(tmp_path: Path) -> None:
    """Each key has its meaning, and paths start from the folder of the file."""
    found = configured(tmp_path, FULL)
    assert (found.splitter, found.profile, found.max_rate) == ("sentence", "source", Fraction(1, 20))
    assert found.baseline == str(tmp_path / "checks" / "base.json")
    assert found.max == {"split-table": 0}
    assert found.checks == {"oversized": "warning", "undersized": "off"}
    assert [(entry.path, tuple(entry.kinds)) for entry in found.ignore] == [
        ("docs/old/**", ()), ("*.txt", ("mid-word", "unbalanced-()")),
    ]  # fmt: skip
    assert found.settings["recursive"] == {
        "chunk_size": 50, "separators": ("\n\n", ""), "tokenizer": str(tmp_path / "models" / "tokenizer.json"),
    }  # fmt: skip
    assert found.where("off") == f"{tmp_path / 'inspector.toml'}: off"


@pytest.mark.parametrize("name", SPLITTERS)
def test_every_setting_of_every_splitter_is_a_key(tmp_path: Path, name: str) -> None:
    """The settings dataclass is what a splitter's table may hold: its defaults, written out, change nothing."""
    row = find_splitter(name)
    values = {field.name: field.show(field.default) for field in fields_of(row.settings) if field.default is not None}
    quoted = {
        key: text if field.type in ("int", "bool") or text in ("true", "false") else repr(text)
        for field in fields_of(row.settings)
        if (key := field.name) in values and (text := values[key]) is not None
    }
    found = configured(tmp_path, f"[{name}]\n" + "\n".join(f"{key} = {text}" for key, text in quoted.items()))
    assert found.settings[name].keys() == values.keys()
    assert found.build(row, {}) == row.settings()


def test_what_is_given_comes_before_what_is_configured(tmp_path: Path) -> None:
    """A given value wins, a configured one stands for what is not given, and the rest are defaults."""
    found = configured(tmp_path, "[recursive]\nchunk_size = 80\nkeep_separator = 'end'")
    made = as_dict(found.build(find_splitter("recursive"), {"chunk_size": 60}))
    assert (made["chunk_size"], made["chunk_overlap"], made["keep_separator"]) == (60, 30, "end")
    assert as_dict(found.build(find_splitter("token"), {}))["chunk_size"] == 256


def test_a_configured_value_that_a_given_one_makes_impossible_is_placed(tmp_path: Path) -> None:
    """Who gives a small size is told where the large overlap comes from."""
    found = configured(tmp_path, "[recursive]\nchunk_overlap = 90")
    with pytest.raises(SettingsError, match=r"must be smaller than chunk_size 60 \(.*toml: recursive.chunk_overlap\)"):
        found.build(find_splitter("recursive"), {"chunk_size": 60})


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("spliter = 'x'", "spliter: unknown key: did you mean splitter?"),
        ("zzz = 1", "zzz: unknown key: there are splitter, profile, max_rate"),
        ('"a\\u001b" = 1', "a␛: unknown key: "),
        ("splitter = 'recursiv'", "splitter: unknown splitter 'recursiv': did you mean recursive?"),
        ("splitter = 3", "splitter: must be text, not 3"),
        ("profile = 'sorce'", "profile: unknown profile 'sorce': did you mean source?"),
        ("max_rate = 5", "max_rate: '5' is no rate: give a share such as 5% or 0.05"),
        ("max_rate = true", "max_rate: true is no rate"),
        ("max_rate = []", "max_rate: [] is no rate"),
        ("max = 3", "max: must be a table such as { 'split-table' = 0 }, not 3"),
        ("max = { mid-wrd = 1 }", "max: unknown issue kind 'mid-wrd': did you mean mid-word?"),
        ("max = { mid-word = -1 }", "max: mid-word is -1: give a number of edges from 0 on"),
        ("max = { mid-word = true }", "max: mid-word is true: give a number"),
        ("baseline = ''", "baseline: the path is empty"),
        ("off = 'mid-word'", "off: must be a list such as ['undersized'], not 'mid-word'"),
        ("off = [3]", "off: unknown issue kind 3: choose one of "),
        ("severity = { mid-word = 'bad' }", "severity: mid-word is set to 'bad': choose one of off, error"),
        ("severity = { mid-word = 3 }", "severity: mid-word is set to 3: choose one of off, error"),
        ("off = ['mid-word']\nseverity = { mid-word = 'info' }", "off: mid-word has a severity too: keep one"),
        ("ignore = 'a'", "ignore: must be a list such as ['docs/old/**'], not 'a'"),
        ("ignore = [3]", "ignore: must be a table such as { path = 'docs/old/**', kinds = ['split-table'] }, not 3"),
        ("ignore = ['!a']", "ignore: path '!a' is no pattern"),
        ("ignore = [{ kinds = [] }]", "ignore: path nothing is no pattern"),
        ("ignore = [{ pth = 'a' }]", "ignore: unknown key 'pth': did you mean path?"),
        ("recursive = 3", "recursive: must be a table of settings"),
        ("[recursive]\nchunk_sise = 3", "recursive.chunk_sise: splitter recursive has no setting chunk_sise: did you"),
        ("[recursive]\nchunk_size = '3'", "recursive.chunk_size: chunk_size must be a whole number, not '3'"),
        ("[recursive]\nchunk_size = 0", "recursive.chunk_size: chunk_size 0 must be at least 1"),
        ("[recursive]\nchunk_size = 3\nchunk_overlap = 7", "recursive.chunk_overlap: chunk_overlap 7 must be smaller"),
        ("[recursive]\nseparators = ['(']\nis_separator_regex = true", "recursive.separators: separators: '(' is not"),
        ("[tool.inspector]\nsplitter = 'token'", "tool: in inspector.toml keys stand alone: leave tool.inspector out"),
    ],
)
def test_a_wrong_key_or_value_is_one_line(tmp_path: Path, text: str, message: str) -> None:
    """The message names the file, the key and what to write instead."""
    with pytest.raises(InspectorError) as caught:
        configured(tmp_path, text)
    assert str(caught.value).startswith(f"{tmp_path / 'inspector.toml'}: {message}")
    assert "\n" not in str(caught.value)


def test_nothing_and_none_configure_nothing(tmp_path: Path) -> None:
    """Without a file, and with none on request, every value is unset."""
    (tmp_path / ".git").mkdir()
    assert configuration(folder=tmp_path) is NOTHING
    configured(tmp_path, "splitter = 'token'")
    assert configuration("none", tmp_path) is NOTHING
    assert configuration(str(tmp_path / "inspector.toml")).splitter == "token"
    with pytest.raises(InspectorError, match="the configuration's name is empty: name a file, or none"):
        configuration(" ")


def test_a_document_is_excused_by_its_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Patterns are those of .gitignore from the file's folder on, wherever the command runs; the rest is judged."""
    found = configured(tmp_path, FULL)
    usual = {"oversized": "warning", "undersized": "off"}
    inner = tmp_path / "docs"
    inner.mkdir()
    monkeypatch.chdir(inner)
    assert found.checks_for("guide.md") == usual
    assert found.checks_for("a/notes.txt") == usual | {"mid-word": "off", "unbalanced-()": "off"}
    assert set(found.checks_for("old/x/guide.md").values()) == {"off"}
    assert "split-table" in found.checks_for(str(inner / "old" / "guide.md"))
    assert found.checks_for("../../notes.txt") == usual
    assert found.checks_for("-") == usual
    assert NOTHING.checks_for("old/guide.md") == {}


def test_every_key_has_a_reader() -> None:
    """What may stand in a file can be read, and the other way round."""
    assert tuple(READERS) == KEYS
