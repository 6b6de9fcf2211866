"""Any tokenizer that Hugging Face's `tokenizers` reads from a `tokenizer.json`."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from stat import S_ISREG
from typing import Any

from inspector.core.errors import InspectorError
from inspector.core.printable import quoted
from inspector.core.stop import Stop, poll
from inspector.core.tokenizer import TokenEdge, encodable

_LARGEST = 512 * 1024 * 1024
"""Bytes of a tokenizer file; the largest vocabularies in use are a tenth of it."""


@dataclass(frozen=True, slots=True)
class HuggingFaceTokenizer:
    """A tokenizer from a file, its truncation, padding and special tokens switched off.

    It reads a text in one call, since what it makes of a part may depend on the whole: the call can neither
    be stopped nor cut short, takes about a second a megabyte and some 300 bytes of memory a token.
    """

    name: str
    """The file's path, as it was given."""
    tokenizer: Any
    """The `tokenizers.Tokenizer`."""

    def count(self, text: str, stop: Stop | None = None) -> int:
        """Count the tokens of *text*."""
        poll(stop)
        return len(self.tokenizer.encode_batch_fast([encodable(text)], add_special_tokens=False)[0])

    def place(self, text: str, stop: Stop | None = None) -> "PlacedCharacters":
        """Find the tokens of *text* and where they lie in it."""
        poll(stop)
        # A batch of one, because `encode` holds the interpreter lock and `encode_batch` does not.
        encoding = self.tokenizer.encode_batch([encodable(text)], add_special_tokens=False)[0]
        poll(stop)
        return PlacedCharacters(len(text), len(encoding), encoding)


@dataclass(frozen=True, slots=True)
class PlacedCharacters:
    """Tokens that know their characters; what the tokenizer passed over belongs to the token after it."""

    length: int
    """Characters of the text."""
    count: int
    """Number of tokens."""
    encoding: Any
    """The `tokenizers.Encoding`."""

    def edges(self, indices: Iterable[int]) -> Iterator[TokenEdge]:
        """Place the edges before the tokens of these numbers, none smaller than the one before it."""
        left = right = 0
        for index in indices:
            if index == self.count:  # what was passed over at the end goes to the last token
                left, right = (self.length if self.count else 0), self.length
            elif index > 0:
                right = max(right, self.encoding.token_to_chars(index - 1)[1])
                left = max(left, min(self.encoding.token_to_chars(index)[0], right))
            yield TokenEdge(left, right)


def load(path: Path) -> HuggingFaceTokenizer:
    """Read a `tokenizer.json`.

    Raises:
        InspectorError: The file holds no tokenizer, or `tokenizers` is not installed.
    """
    if path.is_dir():
        raise InspectorError(f"tokenizer {quoted(str(path))} is a directory: name the tokenizer.json in it")
    try:
        status = path.stat()
        if not S_ISREG(status.st_mode):  # reading a pipe or a device may never end
            raise InspectorError(f"tokenizer {quoted(str(path))} is not a regular file: name a tokenizer.json")
        if status.st_size > _LARGEST:
            size = f"{status.st_size / 2**20:,.0f} MB"
            raise InspectorError(f"{quoted(str(path))} is no tokenizer.json: {size} are more than any vocabulary takes")
        content = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise InspectorError(f"{quoted(str(path))} is no tokenizer.json: it is not UTF-8 text") from None
    except OSError as error:
        raise InspectorError(f"cannot read tokenizer {quoted(str(path))}: {error.strerror}") from None
    try:
        from tokenizers import Tokenizer  # noqa: PLC0415 (optional, and not every run needs it)
    except ImportError:
        raise InspectorError(
            f"tokenizer {quoted(str(path))} needs the tokenizers package: pip install 'inspector[huggingface]'"
        ) from None
    try:
        tokenizer = Tokenizer.from_str(content)
    except Exception as error:  # noqa: BLE001 (the package raises nothing narrower)
        raise InspectorError(f"{quoted(str(path))} is no tokenizer.json: {error}") from None
    tokenizer.no_truncation()
    tokenizer.no_padding()
    tokenizer.encode_special_tokens = True  # `[CLS]` in a document is text
    return HuggingFaceTokenizer(str(path), tokenizer)
