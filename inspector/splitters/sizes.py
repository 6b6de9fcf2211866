"""How long a stretch of a text is, in characters or tokens."""

from collections.abc import Callable

from inspector.core.errors import InspectorError, SettingsError
from inspector.core.stop import Stop
from inspector.core.tokens import TOKENIZERS, load_tokenizer
from inspector.splitters.settings import Settings

SizeOf = Callable[[int, int], int]
"""Size of `text[start:end]`, given start and end."""


def check_tokenizer(settings: Settings) -> None:
    """Refuse a tokenizer that cannot be used before anything is split, even where it only counts what others cut.

    A vocabulary of our own is not loaded for it, which takes most of a second; a file is.

    Raises:
        SettingsError: There is no such tokenizer, or its file cannot be used.
    """
    name = getattr(settings, "tokenizer", None)
    if name is None or name in TOKENIZERS:
        return
    try:
        load_tokenizer(name)
    except InspectorError as fault:
        raise SettingsError("tokenizer", str(fault)) from None


def size_in(text: str, unit: str, tokenizer: str, stop: Stop | None = None) -> SizeOf:
    """The measure that a splitter's `unit` and `tokenizer` name.

    Raises:
        InspectorError: The tokenizer cannot be used.
    """
    if unit == "characters":
        return lambda start, end: end - start
    count = load_tokenizer(tokenizer).count
    return lambda start, end: count(text[start:end], stop)
