"""Splitter settings as flags."""

from argparse import ArgumentParser

import pytest

from inspector.cli.options import add_splitter_flags, splitter_of
from inspector.cli.parser import Parser
from inspector.core.errors import InspectorError
from inspector.splitters.registry import SPLITTERS
from inspector.splitters.settings import as_dict, fields_of


def settings(*argv: str) -> dict[str, object]:
    """The settings that flags ask for, with the splitter's name."""
    parser = Parser("test", "")
    add_splitter_flags(parser, argv)
    splitter, made = splitter_of(parser.parse(argv))
    return {"splitter": splitter.name, **as_dict(made)}


@pytest.mark.parametrize("name", SPLITTERS)
def test_no_flag_gives_the_defaults(name: str) -> None:
    """A splitter without flags has its default settings."""
    assert settings("--splitter", name) == {"splitter": name, **as_dict(SPLITTERS[name].settings())}


@pytest.mark.parametrize("name", SPLITTERS)
def test_every_setting_has_a_flag(name: str) -> None:
    """Every setting of every splitter is a flag with its help."""
    parser = ArgumentParser()
    add_splitter_flags(parser, ["--help"])
    text = " ".join(parser.format_help().split())
    for field in fields_of(SPLITTERS[name].settings):
        assert field.flag in text


def test_flags_set_what_they_name() -> None:
    """Numbers, words, lists, switches and escapes arrive as the settings hold them."""
    found = settings(
        "-s", "recursive", "--chunk-size", "90", "--chunk-overlap=9", "--unit", "tokens", "--separators",
        r'["\n\n", " "]', "--keep-separator", "end", "--is-separator-regex", "--no-strip-whitespace",
    )  # fmt: skip
    assert (found["chunk_size"], found["chunk_overlap"], found["unit"]) == (90, 9, "tokens")
    assert (found["separators"], found["keep_separator"]) == (["\n\n", " "], "end")
    assert (found["is_separator_regex"], found["strip_whitespace"]) == (True, False)
    assert settings("-s", "character", "--separator", r"\n\t")["separator"] == "\n\t"
    assert settings("-s", "character", "--separator=---")["separator"] == "---"
    assert settings("--no-keep-separator")["keep_separator"] is False
    assert settings("--language", "")["language"] is None
    assert settings("--chunk-size", "50")["chunk_overlap"] == 25


def test_the_last_of_two_flags_counts() -> None:
    """A flag given twice has its last value."""
    assert settings("--strip-whitespace", "--no-strip-whitespace")["strip_whitespace"] is False
    assert settings("--chunk-size", "70", "--chunk-size", "80")["chunk_size"] == 80


@pytest.mark.parametrize(
    ("argv", "message"),
    [
        (["-s", "tokn"], "unknown splitter 'tokn': did you mean token"),
        (
            ["-s", "token", "--separator", "x"],
            "splitter token has no --separator: it has --chunk-size, --chunk-overlap",
        ),
        (["--chunk-size", "x"], "chunk_size 'x' is not a whole number"),
        (["--chunk-size", "-5"], "chunk_size -5 must be at least 1"),
        (["--chunk-overlap", "500"], "chunk_overlap 500 must be smaller than chunk_size 500"),
        (["--separators", "[1]"], "separators .* is not a JSON array of strings"),
        (["--separators", "[" * 100_000], "separators .* is not a JSON array of strings"),
        (["--tokenizer", "gpt9"], "unknown tokenizer 'gpt9': choose"),
        (["--unit", "bytes"], "unit 'bytes' is not one of characters, tokens"),
        (["--keep-separator", "mid"], "keep_separator 'mid' is not one of"),
        (["--chunk-size"], "--chunk-size needs a value; write --chunk-size=VALUE where the value begins with a dash"),
        (["--chunk-sise", "5"], "unknown option --chunk-sise: did you mean --chunk-size?"),
        (["--chunk", "5"], "unknown option --chunk: did you mean"),
        (["--unheard=1"], "unknown option --unheard: see inspector test --help"),
        (["x.md"], "one file at a time: 'x.md' is too many"),
    ],
)
def test_a_wrong_flag_is_one_line(argv: list[str], message: str) -> None:
    """A flag that is unknown, of another splitter or of a wrong value gives one line that names it."""
    with pytest.raises(InspectorError, match=message) as caught:
        settings(*argv)
    assert "\n" not in str(caught.value)
