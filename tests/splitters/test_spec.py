"""A splitter and its settings in one word."""

import pytest

from inspector.core.errors import InspectorError, SettingsError
from inspector.splitters.registry import SPLITTERS
from inspector.splitters.settings import fields_of
from inspector.splitters.short_form import short_settings
from inspector.splitters.spec import parse_spec


@pytest.mark.parametrize(
    ("spec", "name"),
    [
        ("recursive", "recursive 500/50"),
        ("recursive:700", "recursive 700/50"),
        ("recursive:700/0", "recursive 700/0"),
        ("recursive:/20", "recursive 500/20"),
        (" token : 256 / 32 ", "token 256/32"),
        ("recursive:1_000/50,keep_separator=end", "recursive 1000/50 ·keep end"),
        ("recursive:keep_separator=end", "recursive 500/50 ·keep end"),
        ("recursive,unit=tokens", "recursive 500/50 ·tokens"),
        (r"character:500/0,separator=\n\n", r'character 500/0 ·"\n\n"'),
        ("character:500/0,separator=,", 'character 500/0 ·","'),
        (r'recursive:500/50,separators=["\n", ",", ""],unit=tokens', "recursive 500/50 ·tokens ·3 separators"),
    ],
)
def test_what_is_written_is_read(spec: str, name: str) -> None:
    """Sizes, then settings by name, in any number; a comma within a value stays."""
    assert short_settings(*parse_spec(spec)) == name


@pytest.mark.parametrize("name", SPLITTERS)
def test_every_splitter_is_read_by_name(name: str) -> None:
    """A name alone gives the splitter at its defaults, and a size is its `chunk_size`."""
    splitter, settings = parse_spec(name)
    assert (splitter.name, settings) == (name, SPLITTERS[name].settings())
    if any(field.name == "chunk_size" for field in fields_of(splitter.settings)):
        assert getattr(parse_spec(f"{name}:900")[1], "chunk_size") == 900  # noqa: B009 (no settings class has it for certain)


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("", "an empty word: name a splitter, as in NAME"),
        (":500", ":500: name a splitter, as in NAME"),
        ("recursiv:500", "recursiv:500: unknown splitter 'recursiv': did you mean recursive?"),
        ("recursive:500,50", "recursive:500,50: '500,50' is no SIZE or SIZE/OVERLAP"),
        ("recursive:" + "9" * 19, "9' is no SIZE or SIZE/OVERLAP"),
        ("recursive:\x1b[2J", "recursive:␛[2J: '␛[2J' is no SIZE"),
    ],
)
def test_what_is_no_spec_is_one_line(spec: str, message: str) -> None:
    """A word that names no splitter or no size is refused in one line that says how to write it."""
    with pytest.raises(InspectorError) as caught:
        parse_spec(spec)
    assert message in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("spec", "setting", "message"),
    [
        ("recursive:40/50", "chunk_overlap", "chunk_overlap 50 must be smaller than chunk_size 40"),
        ("recursive:500,chunk_size=3", "chunk_size", "chunk_size is given twice"),
        ("recursive:500,keep_seperator=end", "keep_seperator", "did you mean keep_separator?"),
        ("recursive:500,is_separator_regex=maybe", "is_separator_regex", "'maybe' is not one of true, false"),
    ],
)
def test_a_wrong_setting_is_named(spec: str, setting: str, message: str) -> None:
    """A setting that the splitter has not, or a value that it cannot have, is told with the spec it stands in."""
    with pytest.raises(SettingsError) as caught:
        parse_spec(spec)
    assert caught.value.setting == setting
    assert str(caught.value).startswith(f"{spec}: ")
    assert message in str(caught.value)
