"""Every value that a command would go by, and where it comes from."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from inspector.configuration.configuration import Configuration
from inspector.splitters.base import Splitter
from inspector.splitters.registry import find_splitter
from inspector.splitters.settings import Settings, as_dict

Origin = Literal["default", "file", "flag"]
"""Who says so."""


@dataclass(frozen=True, slots=True)
class Value:
    """One value."""

    key: str
    """Its key, as a file spells it without what stands before all: `recursive.chunk_size`."""
    value: object
    """The value, as JSON can hold it; `None` where it is unset."""
    origin: Origin
    """Who says so."""
    where: str = ""
    """The flag, or the file and the key in it; empty for a default."""


def effective(
    configured: Configuration,
    splitter: Splitter,
    settings: Settings,
    *,
    profile: str,
    flags: Mapping[str, object],
) -> tuple[Value, ...]:
    """Every value, the splitter's first.

    Args:
        configured: What a file says.
        splitter: The splitter that a command would use.
        settings: Its settings in that command.
        profile: The profile in that command.
        flags: By key, what flags say.
    """
    found = _Found(configured, flags)
    return (
        found.value("splitter", splitter.name, configured.splitter),
        found.value("profile", profile, configured.profile),
        *(found.setting(splitter.name, name, value) for name, value in as_dict(settings).items()),
        *(
            found.setting(other, name, as_dict(configured.build(find_splitter(other), {}))[name])
            for other, table in configured.settings.items()
            if other != splitter.name
            for name in table
        ),
        *found.gate(),
    )


@dataclass(frozen=True, slots=True)
class _Found:
    configured: Configuration
    flags: Mapping[str, object]

    def value(self, key: str, value: object, in_file: object = None) -> Value:
        """A value that a flag, a file or nobody sets; *in_file* is what the file says of it, `None` for nothing."""
        if key in self.flags:
            return Value(key, value, "flag", "--" + key.rpartition(".")[2].replace("_", "-"))
        if in_file is not None:
            return Value(key, value, "file", self.configured.where(key))
        return Value(key, value, "default")

    def setting(self, splitter: str, name: str, value: object) -> Value:
        key = f"{splitter}.{name}"
        return self.value(key, value, self.configured.settings.get(splitter, {}).get(name))

    def gate(self) -> Iterator[Value]:
        """What only an audit goes by, and what is looked for at all."""
        configured, flags = self.configured, self.flags
        rate = configured.max_rate
        in_file = None if rate is None else float(rate)
        yield self.value("max_rate", flags.get("max_rate", in_file), in_file)
        yield self.value("baseline", flags.get("baseline", configured.baseline), configured.baseline)
        judged = {key.partition(".")[2] for key in flags if key.startswith(("severity.", "off."))}
        left = [
            {kind: level for kind, level in table.items() if kind not in judged}
            for table in (configured.severity, configured.off)
        ]
        tables: Sequence[tuple[str, Mapping[str, object]]] = (
            ("max", configured.max), ("severity", left[0]), ("off", left[1]),
        )  # fmt: skip
        for name, table in tables:
            for kind in dict.fromkeys(
                (*table, *(key.partition(".")[2] for key in flags if key.startswith(f"{name}.")))
            ):
                key = f"{name}.{kind}"
                if key in flags:
                    yield Value(key, flags[key], "flag", f"--{name}")
                else:
                    yield Value(key, table[kind], "file", configured.where(name if name == "off" else key))
        for entry in configured.ignore:
            meant = {"path": entry.path, "kinds": list(entry.kinds)}
            yield Value("ignore", meant, "file", configured.where("ignore"))
