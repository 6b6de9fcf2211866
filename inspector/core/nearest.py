"""The name that was most likely meant, as the rest of a message."""

from collections.abc import Iterable
from difflib import get_close_matches


def nearest(word: object, known: Iterable[str], otherwise: str = "choose one of") -> str:
    """Say what to write instead of a name that is not known.

    Args:
        word: What was written; anything but a text is near to nothing.
        known: The names there are.
        otherwise: What stands before all of them where none is near.

    Returns:
        `did you mean recursive?`, or `choose one of recursive, token`.
    """
    names = tuple(known)
    near = get_close_matches(word, names, n=1) if isinstance(word, str) else []
    return f"did you mean {near[0]}?" if near else f"{otherwise} {', '.join(names)}"
