"""Patterns of paths such as `docs/**/*.md`, followed down a tree name by name, so that no folder is read in vain."""

from dataclasses import dataclass
from fnmatch import fnmatchcase
from glob import has_magic

_ANY_DEPTH = "**"

States = frozenset[int]
"""How many parts of a pattern the names so far may have used up; empty where none of it can match any more."""


@dataclass(frozen=True, slots=True)
class Pattern:
    """The parts of a pattern from its first sign on, and the folder in front of them."""

    folder: str
    """The folder to look in; empty for the current one."""
    parts: tuple[str, ...]
    """A pattern for each name; `**` stands for any number of folders."""

    @property
    def start(self) -> States:
        """Where a walk begins."""
        return self._settled({0})

    def step(self, states: States, name: str) -> States:
        """The states once *name* was met; what lies in a folder that matches, matches too."""
        found: set[int] = set()
        for state in states:
            if state == len(self.parts) or self.parts[state] == _ANY_DEPTH:
                found.add(state)
            elif fnmatchcase(name, self.parts[state]):
                found.add(state + 1)
        return self._settled(found)

    def matches(self, states: States) -> bool:
        """Whether the names so far match the whole pattern."""
        return len(self.parts) in states

    def _settled(self, states: set[int]) -> States:
        """The states, with those that a `**` reaches by standing for no folder at all."""
        rest = list(states)
        while rest:
            state = rest.pop()
            if state < len(self.parts) - 1 and self.parts[state] == _ANY_DEPTH and state + 1 not in states:
                states.add(state + 1)
                rest.append(state + 1)
        return frozenset(states)


def read_pattern(pattern: str) -> Pattern:
    """Take a pattern apart; a `**` at its end stands for every file."""
    names = [name for name in pattern.split("/") if name != "."]
    first = next((number for number, name in enumerate(names) if has_magic(name)), len(names))
    folder = "/".join(names[:first]) or ("/" if pattern.startswith("/") else "")
    parts = tuple(name for name in names[first:] if name)
    return Pattern(folder, (*parts, "*") if parts and parts[-1] == _ANY_DEPTH else parts)
