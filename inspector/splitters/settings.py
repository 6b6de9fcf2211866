"""Settings are data: one dataclass drives the Python keyword, the CLI flag, the TOML key and the TUI control.

A splitter's settings are a frozen, slotted dataclass that derives from `Settings`, whose fields are made by
`setting`. Everything a surface needs (help, limits, choices) is read back from the fields by `fields_of`.
"""

import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import MISSING, Field, dataclass, field, fields
from typing import Any, Literal, TypeVar, get_args, get_origin, get_type_hints

from inspector.core.errors import SettingsError
from inspector.core.nearest import nearest
from inspector.core.printable import one_line, quoted

KeepSeparator = bool | Literal["start", "end"]
"""Whether a separator stays in the chunks, and on which side; `True` means `start`."""

S = TypeVar("S", bound="Settings")


def setting(
    default: object,
    doc: str,
    *,
    minimum: int | None = None,
    maximum: int | None = None,
    choices: Sequence[str] = (),
    placeholder: str = "",
    half_of: str = "",
) -> Any:
    """Declare one setting of a splitter.

    Args:
        default: The value where none is given.
        doc: Meaning and unit, in one line; shown by `--help` and beside the control.
        minimum: Smallest value a number may have.
        maximum: Largest value a number may have.
        choices: The values a string is offered; empty where any string will do.
        placeholder: What a control shows where the value is unset.
        half_of: A setting of which the default is at most the half: who asks for small chunks, and says nothing of
            their overlap, gets a smaller overlap too.
    """
    limits = {"minimum": minimum, "maximum": maximum, "choices": tuple(choices)}
    meta = {"doc": doc, **limits, "placeholder": placeholder, "half_of": half_of}
    return field(default=default, metadata=meta)


@dataclass(frozen=True, slots=True)
class SettingField:
    """One setting as a surface sees it."""

    name: str
    """Name, as the dataclass, the Python keyword and the TOML key spell it."""
    type: Literal["int", "float", "str", "bool", "list", "keep"]
    """What the value is: `list` is of strings, `keep` is `KeepSeparator`."""
    optional: bool
    """Whether `None` (unset) is a value."""
    default: object
    """The value where none is given."""
    doc: str
    """Meaning and unit, in one line."""
    minimum: int | None
    """Smallest value of a number."""
    choices: tuple[str, ...]
    """The values offered, as text; empty where any will do."""
    placeholder: str
    """What a control shows where the value is unset."""
    maximum: int | None = None
    """Largest value of a number."""
    half_of: str = ""
    """The setting of which the default is at most the half; empty where there is none such."""

    def default_beside(self, others: Mapping[str, object]) -> object:
        """The value where none is given, but *others* are."""
        whole = others.get(self.half_of)
        if isinstance(whole, int) and isinstance(self.default, int):
            return min(self.default, max(whole, 0) // 2)
        return self.default

    @property
    def flag(self) -> str:
        """The command-line flag, such as `--chunk-size`."""
        return "--" + self.name.replace("_", "-")

    def parse(self, text: str) -> object:
        r"""Read the value from what a person typed: escapes (`\n`, `\t`) are understood in strings.

        A list is a JSON array of strings; an empty text unsets an optional setting.

        Raises:
            SettingsError: The text is no such value.
        """
        if self.optional and not text.strip():
            return None
        match self.type:
            case "int":
                try:
                    return int(text.replace("_", "").replace(",", "").strip())
                except ValueError:
                    raise SettingsError(self.name, f"{self.name} {quoted(text)} is not a whole number") from None
            case "float":
                try:
                    return float(text)
                except ValueError:
                    raise SettingsError(self.name, f"{self.name} {quoted(text)} is not a number") from None
            case "bool" | "keep":
                return self._parse_word(text.strip().lower())
            case "list":
                return self._parse_list(text)
            case "str":
                return text if self.choices else unescape(text)

    def show(self, value: object) -> str:
        """Write *value* as `parse` reads it."""
        if value is None:
            return ""
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, (tuple, list)):
            return json.dumps(list(value), ensure_ascii=False)
        if isinstance(value, str) and not self.choices:
            return escape(value)
        return str(value)

    def _parse_word(self, word: str) -> object:
        words: dict[str, object] = {
            "true": True,
            "yes": True,
            "on": True,
            "false": False,
            "no": False,
            "off": False,
        }
        if self.type == "keep":
            words |= {"start": "start", "end": "end"}
        if word in words:
            return words[word]
        offered = "true, false" + (", start, end" if self.type == "keep" else "")
        raise SettingsError(self.name, f"{self.name} {quoted(word)} is not one of {offered}")

    def _parse_list(self, text: str) -> tuple[str, ...]:
        try:
            value = json.loads(text)
        except (ValueError, RecursionError):
            value = None
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise SettingsError(
                self.name,
                rf'{self.name} {quoted(text)} is not a JSON array of strings, such as ["\n\n", "\n", " ", ""]',
            )
        return tuple(value)


@dataclass(frozen=True, slots=True)
class Settings:
    """Base of every splitter's settings; a value out of range is refused when the object is made."""

    def __post_init__(self) -> None:
        for known in fields_of(type(self)):
            _check(known, getattr(self, known.name))
        self.check()

    def check(self) -> None:
        """Refuse values that do not go together; a splitter's settings say which.

        Raises:
            SettingsError: Names the setting, the values and the rule.
        """


def fields_of(settings: type[Settings] | Settings) -> tuple[SettingField, ...]:
    """Every setting of a settings class, in the order they are shown."""
    cls = settings if isinstance(settings, type) else type(settings)
    found = _FIELDS.get(cls)
    if found is None:
        hints = get_type_hints(cls)
        found = _FIELDS[cls] = tuple(_field(f, hints[f.name]) for f in fields(cls))
    return found


_FIELDS: dict[type[Settings], tuple[SettingField, ...]] = {}


def as_dict(settings: Settings) -> dict[str, Any]:
    """The settings by name, as JSON can hold them (tuples become lists)."""
    values = {f.name: getattr(settings, f.name) for f in fields_of(settings)}
    return {name: list(value) if isinstance(value, tuple) else value for name, value in values.items()}


def build(cls: type[S], owner: str, values: Mapping[str, object], what: str = "splitter") -> S:
    """Make settings of *cls* from keywords; strings are not parsed, lists become tuples.

    Args:
        cls: The splitter's settings class.
        owner: The name of the splitter (or retriever), for the message.
        values: Setting names and values.
        what: What the owner is, for the message.

    Raises:
        SettingsError: A name is unknown, a type wrong or a value out of range.
    """
    known = {f.name: f for f in fields_of(cls)}
    kept: dict[str, Any] = {}
    for name, value in values.items():
        if name not in known:
            raise SettingsError(
                name, f"{what} {owner} has no setting {one_line(name)}: {nearest(name, known, 'it has')}"
            )
        kept[name] = tuple(value) if isinstance(value, list) else value
    beside = {name: f.default_beside(kept) for name, f in known.items() if f.half_of and name not in kept}
    return cls(**kept, **beside)


def escape(text: str) -> str:
    r"""Write *text* on one line: control characters and backslashes as `\n`, `\t`, `\x1b`, `\\`."""
    return "".join(
        "\\\\" if ch == "\\" else ch if ch.isprintable() else ch.encode("unicode_escape").decode("ascii") for ch in text
    )


def unescape(text: str) -> str:
    r"""Undo `escape`; a backslash that begins no known escape stands for itself."""
    if "\\" not in text:
        return text
    out: list[str] = []
    at = 0
    while at < len(text):
        size = _escape_length(text, at)
        out.append(text[at : at + size].encode("ascii").decode("unicode_escape") if size > 1 else text[at])
        at += size
    return "".join(out)


def _escape_length(text: str, at: int) -> int:
    if text[at] != "\\" or at + 1 == len(text):
        return 1
    digits = {"x": 2, "u": 4, "U": 8}.get(text[at + 1])
    if digits is not None:
        code = text[at + 2 : at + 2 + digits]
        hexadecimal = len(code) == digits and all(ch in "0123456789abcdefABCDEF" for ch in code)
        return 2 + digits if hexadecimal and int(code, 16) <= 0x10FFFF else 1  # noqa: PLR2004 (the last code point)
    return 2 if text[at + 1] in "\\nrtfv" else 1


def _field(f: "Field[Any]", hint: Any) -> SettingField:
    options = [option for option in get_args(hint) if option is not type(None)]
    optional = type(None) in get_args(hint)
    kind: Literal["int", "float", "str", "bool", "list", "keep"]
    core = options[0] if optional and len(options) == 1 else hint
    if core == KeepSeparator:
        kind = "keep"
    elif get_origin(core) is tuple:
        kind = "list"
    elif core in (int, float, bool):
        kind = "int" if core is int else "float" if core is float else "bool"
    else:
        kind = "str"
    choices = f.metadata["choices"] or (get_args(core) if get_origin(core) is Literal else ())
    if kind == "keep":
        choices = ("false", "start", "end")
    default = None if f.default is MISSING else f.default
    meta = f.metadata
    limits, shown = (meta["minimum"], choices), (meta["placeholder"], meta["maximum"], meta["half_of"])
    return SettingField(f.name, kind, optional, default, meta["doc"], *limits, *shown)


def _check(known: SettingField, value: object) -> None:
    name = known.name
    if value is None and known.optional:
        return
    wanted = {
        "int": ("a whole number", isinstance(value, int) and not isinstance(value, bool)),
        "float": ("a number", isinstance(value, (int, float)) and not isinstance(value, bool) and math.isfinite(value)),
        "bool": ("true or false", isinstance(value, bool)),
        "str": ("text", isinstance(value, str)),
        "list": ("a list of strings", isinstance(value, tuple) and all(isinstance(v, str) for v in value)),
        "keep": ("true, false, start or end", isinstance(value, bool) or value in ("start", "end")),
    }
    words, fits = wanted[known.type]
    if not fits:
        raise SettingsError(name, f"{name} must be {words}, not {quoted(value)}")
    if known.minimum is not None and isinstance(value, (int, float)) and value < known.minimum:
        raise SettingsError(name, f"{name} {value} must be at least {known.minimum}")
    if known.maximum is not None and isinstance(value, (int, float)) and value > known.maximum:
        raise SettingsError(name, f"{name} {value} must be at most {known.maximum}")
    if known.choices and known.type == "str" and value not in known.choices:
        raise SettingsError(name, f"{name} {quoted(value)} is not one of {', '.join(known.choices)}")
