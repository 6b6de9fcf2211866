"""A splitter and its settings as a person types them in one word: `recursive:500/50,keep_separator=end`."""

import re
from collections.abc import Callable, Iterator, Mapping

from inspector.core.errors import InspectorError, SettingsError
from inspector.core.printable import one_line
from inspector.splitters.base import Splitter
from inspector.splitters.registry import find_splitter
from inspector.splitters.settings import SettingField, Settings, build, fields_of

FORM = "NAME[:SIZE[/OVERLAP]][,SETTING=VALUE…]"
"""How a spec is written, for a message or a help."""

_HEAD = re.compile(r"\s*(?P<name>[^:,]*?)\s*(?:[:,](?P<rest>.*))?", re.DOTALL)
_EXTRA = re.compile(r"\s*[a-z]\w*=")
_BETWEEN = re.compile(r",(?=\s*[a-z]\w*=)")  # a comma within a value stays, unless it looks like the next setting
_SIZES = re.compile(r"\s*(?P<size>[0-9_]{1,18})?\s*(?:/\s*(?P<overlap>[0-9_]{1,18})\s*)?")
_SETTINGS = {"size": "chunk_size", "overlap": "chunk_overlap"}

Make = Callable[[Splitter, Mapping[str, object]], Settings]


def defaults(splitter: Splitter, given: Mapping[str, object]) -> Settings:
    """Settings of a splitter: what is given, else its defaults.

    Raises:
        SettingsError: They cannot be.
    """
    return build(splitter.settings, splitter.name, given)


def parse_spec(spec: str, make: Make = defaults) -> tuple[Splitter, Settings]:
    r"""Read a splitter and its settings.

    Values are read as the command line reads them: escapes such as `\n` in a text, a JSON array for a list.

    Args:
        spec: Such as `token`, `sentence:500`, `recursive:500/50` or `character:500/0,separator=\n\n`. What is not
            given keeps the splitter's default.
        make: What makes settings of a splitter and the values that are given.

    Raises:
        InspectorError: It names no splitter, or a setting or value that the splitter does not have.
    """
    shown = one_line(spec.strip()) or "an empty word"
    try:
        return _parse(spec, make)
    except SettingsError as fault:
        raise SettingsError(fault.setting, f"{shown}: {fault}") from None
    except InspectorError as fault:
        raise InspectorError(f"{shown}: {fault}") from None


def _parse(spec: str, make: Make) -> tuple[Splitter, Settings]:
    found = _HEAD.fullmatch(spec)
    if found is None or not found["name"]:
        raise InspectorError(f"name a splitter, as in {FORM}")
    splitter = find_splitter(found["name"])
    known = {field.name: field for field in fields_of(splitter.settings)}
    extras = _BETWEEN.split(found["rest"] or "")
    sizes = "" if _EXTRA.match(extras[0]) else extras.pop(0)
    given = dict(_sizes(splitter, known, sizes))
    for extra in extras:
        key, _, text = extra.partition("=")
        key = key.strip()
        if key in given:
            raise SettingsError(key, f"{key} is given twice: leave one out")
        field = known.get(key)
        # What the splitter does not have is refused by `build`, which knows the nearest name.
        given[key] = field.parse(text) if field else text
    return splitter, make(splitter, given)


def _sizes(splitter: Splitter, known: Mapping[str, SettingField], text: str) -> Iterator[tuple[str, object]]:
    """The settings that `500/50` stands for."""
    found = _SIZES.fullmatch(text)
    if found is None:
        raise InspectorError(f"{one_line(text)!r} is no SIZE or SIZE/OVERLAP: write {FORM}")
    for group, value in found.groupdict().items():
        if value is None:
            continue
        name = _SETTINGS[group]
        if name not in known:
            settings = ", ".join(known) or "none"
            raise SettingsError(name, f"splitter {splitter.name} has no {name}; its settings: {settings}")
        yield name, known[name].parse(value)
