"""Counting and placing tokens, by a tokenizer's name."""

import os
from difflib import get_close_matches
from pathlib import Path
from threading import Lock

from inspector.core.errors import InspectorError, wrong_type
from inspector.core.printable import quoted
from inspector.core.stop import Stop
from inspector.core.tokenizer import Tokenizer

DEFAULT_TOKENIZER = "cl100k_base"
"""Vocabulary used where none is named."""

TOKENIZERS = ("cl100k_base", "o200k_base")
"""Names of the vocabularies that need no file."""

_CHOOSE = f"choose {', '.join(TOKENIZERS)} or the path of a tokenizer.json"

_loaded: dict[object, Tokenizer] = {}
_loading = Lock()


def count_tokens(text: str, tokenizer: str = DEFAULT_TOKENIZER, stop: Stop | None = None) -> int:
    """Count the tokens of *text*.

    Args:
        text: The text; one that reads like a special token (`<|endoftext|>`) is counted as plain text, and a
            lone surrogate as U+FFFD.
        tokenizer: `cl100k_base`, `o200k_base`, or the path of a Hugging Face `tokenizer.json`.
        stop: Ends the count early.

    Returns:
        Number of tokens, none of them added by the tokenizer. OpenAI's vocabularies give what the whole text
        gives in one call, but for a stretch of more than 200,000 characters or tokens without a single blank
        or sign, which is counted in parts.

    Raises:
        InspectorError: There is no such tokenizer, or its file cannot be used.
        Stopped: *stop* was set.
    """
    if wrong := wrong_type(text, str):
        raise InspectorError(f"count_tokens takes a text, not {wrong}")
    return load_tokenizer(tokenizer).count(text, stop)


def load_tokenizer(name: str) -> Tokenizer:
    """The tokenizer of that name, loaded once; safe to call from any thread.

    Args:
        name: `cl100k_base`, `o200k_base`, or the path of a Hugging Face `tokenizer.json`, which is read
            again once the file has changed.

    Raises:
        InspectorError: There is no such tokenizer, or its file cannot be used.
    """
    if wrong := wrong_type(name, str):
        raise InspectorError(f"tokenizer must be a name or a path, not {wrong}")
    path = None if name in TOKENIZERS else Path(os.path.expanduser(name))  # noqa: PTH111 (never raises)
    key = name if path is None else _file_key(name, path)
    found = _loaded.get(key)
    if found is None:
        with _loading:
            found = _loaded.get(key)
            if found is None:
                found = _loaded[key] = _load(name, path)
    return found


def _load(name: str, path: Path | None) -> Tokenizer:
    """Load a tokenizer by the module that knows it; start-up does without both."""
    if path is None:
        from inspector.core import bpe  # noqa: PLC0415

        return bpe.load(name)
    from inspector.core import huggingface  # noqa: PLC0415

    return huggingface.load(path)


def _file_key(name: str, path: Path) -> object:
    """What stays the same as long as the file does."""
    if not name.strip():
        raise InspectorError(f"the tokenizer's name is empty: {_CHOOSE}")
    try:
        stat = os.stat(os.path.expanduser(name))  # noqa: PTH111, PTH116 (a `Path` takes an empty name for the folder)
    except PermissionError:
        raise InspectorError(f"cannot read tokenizer {quoted(str(path))}: permission denied") from None
    except (OSError, ValueError):
        is_path = name.endswith(".json") or "/" in name or "\\" in name
        raise InspectorError(_no_file(path) if is_path else _no_name(name)) from None
    return path.absolute(), stat.st_mtime_ns, stat.st_size


def _no_name(name: str) -> str:
    near = get_close_matches(name, TOKENIZERS, n=1)
    hint = f"did you mean {near[0]}?" if near else _CHOOSE
    return f"unknown tokenizer {quoted(name)}: {hint}"


def _no_file(path: Path) -> str:
    names = sorted(p.name for p in path.parent.glob("*.json")) if path.parent.is_dir() else []
    near = get_close_matches(path.name, names, n=1) or names[:1]
    hint = f"did you mean {path.parent / near[0]}?" if near else f"there is no .json file in {path.parent}"
    return f"no tokenizer file {quoted(str(path))}: {hint}"
