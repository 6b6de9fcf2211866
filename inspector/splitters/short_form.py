"""A splitter and its settings in a few words: `recursive 500/50 ·tokens`."""

from collections.abc import Mapping
from pathlib import PurePath

from inspector.core.tokens import TOKENIZERS
from inspector.splitters.base import Splitter
from inspector.splitters.settings import SettingField, Settings, escape, fields_of

_SIZE = "chunk_size"
_OVERLAP = "chunk_overlap"

_WORDS: Mapping[str, str] = {
    "is_separator_regex": "regex",
    "keep_separator": "keep",
    "strip_whitespace": "strip",
    "separator": "",
    "tokenizer": "",
    "language": "",
    "unit": "",
}
"""Short words for settings whose names are long; empty where the value alone says enough."""

_LONGEST = 24
"""Characters of a value before it is cut."""


def short_settings(splitter: Splitter, settings: Settings) -> str:
    """Name a splitter with its size, its overlap and every other setting that is not at its default.

    Returns:
        One line without control characters, such as `recursive 500/50` or `recursive 500/50 ·tokens ·keep end`.
    """
    extras = (
        _extra(field, getattr(settings, field.name))
        for field in fields_of(settings)
        if field.name not in (_SIZE, _OVERLAP) and not is_default(field, getattr(settings, field.name))
    )
    return " ·".join((short_size(splitter, settings), *extras))


def short_size(splitter: Splitter, settings: Settings) -> str:
    """Name a splitter with its size and overlap alone, as far as it has them: `recursive 500/50`."""
    sizes = (getattr(settings, name, None) for name in (_SIZE, _OVERLAP))
    numbers = "/".join(str(size) for size in sizes if size is not None)
    return f"{splitter.name} {numbers}".rstrip()


def is_default(field: SettingField, value: object) -> bool:
    """Whether a setting has its default value, however that is spelt (`True` keeps a separator as `start` does)."""
    if field.type == "keep":
        return _side(value) == _side(field.default)
    return value == field.default


def _side(value: object) -> object:
    return "start" if value is True else value


def _extra(field: SettingField, value: object) -> str:
    word = _WORDS.get(field.name, field.name.replace("_", " "))
    if value is None:
        return f"no {word or field.name}"
    if value is False:
        return f"no {word}"
    if value is True:
        return word
    if isinstance(value, tuple):
        return f"{len(value)} {word.removesuffix('s') if len(value) == 1 else word}"
    if field.name == "tokenizer" and value not in TOKENIZERS and PurePath(str(value)).suffix != ".json":
        word = "tokenizer"  # the value alone would not say what it is
    return f"{word} {_value(field, value)}".lstrip()


def _value(field: SettingField, value: object) -> str:
    if not isinstance(value, str) or field.choices:
        return str(value)
    quoted = field.name.endswith("separator") or not value.strip()
    if field.name == "tokenizer":
        value = PurePath(value).name or value
    shown = escape(value)
    if len(shown) > _LONGEST:
        shown = shown[: _LONGEST - 1] + "…"
    return f'"{shown}"' if quoted else shown
