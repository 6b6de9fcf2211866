"""A splitter and its settings in a few words."""

from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inspector.splitters.base import Splitter
from inspector.splitters.registry import SPLITTERS, find_splitter
from inspector.splitters.settings import Settings, build, fields_of, setting
from inspector.splitters.short_form import is_default, short_settings, short_size


def short(name: str, **values: object) -> str:
    """The short form of a registered splitter with these settings."""
    splitter = find_splitter(name)
    return short_settings(splitter, build(splitter.settings, name, values))


@pytest.mark.parametrize(
    ("name", "values", "expected"),
    [
        ("recursive", {}, "recursive 500/50"),
        ("token", {}, "token 256/32"),
        ("character", {"chunk_size": 64, "chunk_overlap": 0}, "character 64/0"),
        ("recursive", {"unit": "tokens"}, "recursive 500/50 ·tokens"),
        ("recursive", {"unit": "tokens", "keep_separator": "end"}, "recursive 500/50 ·tokens ·keep end"),
        ("recursive", {"keep_separator": False}, "recursive 500/50 ·no keep"),
        ("character", {"keep_separator": True}, "character 500/50 ·keep"),
        ("recursive", {"strip_whitespace": False}, "recursive 500/50 ·no strip"),
        ("recursive", {"separators": ["\n\n", ""]}, "recursive 500/50 ·2 separators"),
        ("recursive", {"separators": ["\n\n"]}, "recursive 500/50 ·1 separator"),
        ("recursive", {"is_separator_regex": True}, "recursive 500/50 ·regex"),
        ("recursive", {"language": "python"}, "recursive 500/50 ·python"),
        ("character", {"separator": "\n\n"}, r'character 500/50 ·"\n\n"'),
        ("token", {"tokenizer": "o200k_base"}, "token 256/32 ·o200k_base"),
        ("token", {"tokenizer": "models/small/tokenizer.json"}, "token 256/32 ·tokenizer.json"),
        ("token", {"tokenizer": "gpt9"}, "token 256/32 ·tokenizer gpt9"),
        ("token", {"tokenizer": "/"}, "token 256/32 ·tokenizer /"),
        ("token", {"tokenizer": ""}, 'token 256/32 ·tokenizer ""'),
    ],
)
def test_only_what_is_not_default_is_named(name: str, values: dict[str, object], expected: str) -> None:
    """Size and overlap always stand there, every other setting only where it differs from its default."""
    assert short(name, **values) == expected


def test_keeping_at_the_start_is_what_true_means() -> None:
    """`start` and `True` are one setting, so `start` is the default of `recursive` and is not named."""
    assert short("recursive", keep_separator="start") == "recursive 500/50"


def test_a_long_value_is_cut() -> None:
    """A long separator leaves room for the rest."""
    assert short("character", separator="=" * 90) == 'character 500/50 ·"' + "=" * 23 + '…"'


@given(st.text(max_size=40))
def test_no_value_breaks_the_line(separator: str) -> None:
    """Whatever a separator holds, the short form is one printable line."""
    assert short("character", separator=separator).isprintable()


@pytest.mark.parametrize("name", SPLITTERS)
def test_defaults_need_no_words(name: str) -> None:
    """At its defaults a splitter is its name and its size."""
    splitter = find_splitter(name)
    assert short_settings(splitter, splitter.settings()) == short_size(splitter, splitter.settings())


@dataclass(frozen=True, slots=True)
class _Sentences(Settings):
    chunk_size: int = setting(1000, "Largest chunk.")
    overlap_sentences: int = setting(2, "Sentences shared.")
    model: str | None = setting("small", "Model.")


def test_settings_nobody_foresaw_are_named_in_words() -> None:
    """A setting without a short word of its own is named by its own name, and an unset one says so."""
    splitter = Splitter("sentence", 1, "", _Sentences, lambda _document, _settings, _stop: [])
    assert short_settings(splitter, _Sentences()) == "sentence 1000"
    assert short_settings(splitter, _Sentences(overlap_sentences=3, model=None)) == (
        "sentence 1000 ·overlap sentences 3 ·no model"
    )
    overlap = fields_of(_Sentences)[1]
    assert is_default(overlap, 2)
    assert not is_default(overlap, 3)
