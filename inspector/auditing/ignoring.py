"""Which files a repository leaves out: `.gitignore` of every folder, the deeper ones overruling the others."""

import os
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathspec import GitIgnoreSpec

_FILE = ".gitignore"
_MARK = ".git"


@dataclass(frozen=True, slots=True)
class Ignored:
    """What is left out in one folder and those below it."""

    specs: "tuple[tuple[str, GitIgnoreSpec], ...]" = ()
    """Absolute folders and the patterns that hold from there, the deepest last."""

    def entering(self, folder: str) -> "Ignored":
        """The same with the patterns of *folder*, an absolute path, which lies in the last one's."""
        spec = _read(os.path.join(folder, _FILE))  # noqa: PTH118 (called for every folder of a tree)
        return self if spec is None else Ignored((*self.specs, (folder, spec)))

    def leaves_out(self, path: str, *, folder: bool = False) -> bool:
        """Whether an absolute path is left out; that of a folder leaves out all that is in it."""
        for base, spec in reversed(self.specs):
            inner = os.path.relpath(path, base).replace(os.sep, "/")
            found = spec.check_file(inner + "/" if folder else inner).include
            if found is not None:
                return found
        return False


def ignored_above(folder: Path) -> Ignored:
    """The patterns that hold in *folder* because of the folders above it, up to the top of its repository.

    Where it is in no repository, what lies above says nothing of it.
    """
    folder = folder.absolute()
    top = next((above for above in (folder, *folder.parents) if (above / _MARK).exists()), None)
    if top is None:
        return Ignored()
    specs = Ignored()
    exclude = _read(str(top / _MARK / "info" / "exclude"))
    if exclude is not None:
        specs = Ignored(((str(top), exclude),))
    for above in reversed(folder.parents):
        if above == top or top in above.parents:
            specs = specs.entering(str(above))
    return specs


def _read(path: str) -> "GitIgnoreSpec | None":
    """The patterns of a file; `None` where there is none that can be read."""
    try:
        with open(path, encoding="utf-8", errors="surrogateescape") as file:  # noqa: PTH123 (as above)
            lines = file.read().splitlines()
    except (OSError, ValueError):
        return None
    from pathspec import GitIgnoreSpec  # noqa: PLC0415 (most folders have no such file)

    try:
        return GitIgnoreSpec.from_lines(lines)
    except ValueError:  # a line that is no pattern: Git passes over it
        return GitIgnoreSpec.from_lines(line for line in lines if _is_pattern(line))


def _is_pattern(line: str) -> bool:
    from pathspec import GitIgnoreSpec  # noqa: PLC0415 (most folders have no such file)

    try:
        GitIgnoreSpec.from_lines([line])
    except ValueError:
        return False
    return True
