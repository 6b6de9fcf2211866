"""Which file a chunk means by what it calls its document."""

from collections.abc import Iterable, Sequence
from pathlib import PurePosixPath
from urllib.parse import unquote, urlsplit


class Names:
    """The names of some files, to be found by what tools call them: a path on another machine, a URL, a title."""

    def __init__(self, files: Sequence[str]) -> None:
        """Index files by their paths, with forward slashes."""
        self._parts = [_parts(file) for file in files]
        self._by_name: dict[str, list[int]] = {}
        self._by_stem: dict[str, list[int]] = {}
        for number, parts in enumerate(self._parts):
            last = parts[-1] if parts else ""
            self._by_name.setdefault(last, []).append(number)
            self._by_stem.setdefault(PurePosixPath(last).stem, []).append(number)

    def find(self, names: Iterable[str]) -> int | None:
        """The number of the file that is meant.

        The first name that fits decides: the file that ends in the most of the name's folders, or the one of that name
        without its extension.

        Returns:
            `None` where no file is called so, or several are and nothing tells them apart.
        """
        for name in names:
            parts = _parts(name)
            if not parts:
                continue
            found = self._by_name.get(parts[-1]) or self._by_stem.get(parts[-1])
            if found and (best := self._best(found, parts)) is not None:
                return best
        return None

    def _best(self, numbers: Sequence[int], parts: Sequence[str]) -> int | None:
        if len(numbers) == 1:
            return numbers[0]
        common = [_common_end(self._parts[number], parts) for number in numbers]
        most = max(common)
        return numbers[common.index(most)] if common.count(most) == 1 else None


def _parts(name: str) -> list[str]:
    """The folders and the name, in lower case, of a path or a URL of any system."""
    try:
        place = urlsplit(name)
        path = unquote(place.path) if "://" in name else name
    except ValueError:
        path = name
    return [part for part in path.replace("\\", "/").casefold().split("/") if part not in ("", ".")]


def _common_end(one: Sequence[str], other: Sequence[str]) -> int:
    count = 0
    for first, second in zip(reversed(one), reversed(other), strict=False):
        if first != second:
            break
        count += 1
    return count
