"""What is said of chunks that were made elsewhere: by which splitter, of which version, with which settings."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from inspector.core.errors import InspectorError
from inspector.core.printable import one_line


@dataclass(frozen=True, slots=True)
class Made:
    """How chunks came about, as their maker says; nothing of it is checked."""

    splitter: str | None = None
    """The splitter's name."""
    version: str | None = None
    """Its version."""
    settings: Mapping[str, object] = field(default_factory=dict)
    """Its settings by name, such as `chunk_size`."""


UNKNOWN = Made()
"""Nobody says."""


def made_of(labels: Iterable[str]) -> Made:
    """What labels such as `splitter=langchain` and `chunk_size=800` say.

    Args:
        labels: Each `KEY=VALUE`; `splitter` and `version` are the splitter's, every other key is a setting, and a value
            that is a number or JSON is taken as such.

    Raises:
        InspectorError: A label has no key or no `=`.
    """
    said: dict[str, object] = {}
    for label in labels:
        key, equals, value = label.partition("=")
        key = key.strip().replace("-", "_")
        if not key or not equals:
            raise InspectorError(f"--label {one_line(label)!r} is no KEY=VALUE: give one such as chunk_size=800")
        said[key] = _value(value)
    splitter, version = said.pop("splitter", None), said.pop("version", None)
    return Made(None if splitter is None else str(splitter), None if version is None else str(version), said)


def _value(text: str) -> object:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text
