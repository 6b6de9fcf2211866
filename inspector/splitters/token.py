"""A window of tokens."""

from dataclasses import dataclass

from inspector.core.document import Document
from inspector.core.errors import SettingsError
from inspector.core.span import Span
from inspector.core.stop import Stop, poll
from inspector.core.tokens import DEFAULT_TOKENIZER, load_tokenizer
from inspector.splitters.base import Splitter
from inspector.splitters.settings import Settings, setting


@dataclass(frozen=True, slots=True)
class TokenSettings(Settings):
    """Settings of the `token` splitter."""

    chunk_size: int = setting(256, "Largest chunk, in tokens.", minimum=1)
    chunk_overlap: int = setting(
        32, "Tokens that a chunk shares with the one before it.", minimum=0, half_of="chunk_size"
    )
    tokenizer: str = setting(DEFAULT_TOKENIZER, "Vocabulary: a name, or the path of a tokenizer.json.")

    def check(self) -> None:
        """Refuse an overlap that would keep the window from moving."""
        if self.chunk_overlap >= self.chunk_size:
            raise SettingsError(
                "chunk_overlap", f"chunk_overlap {self.chunk_overlap} must be smaller than chunk_size {self.chunk_size}"
            )


def split_token(document: Document, settings: TokenSettings, stop: Stop | None = None) -> list[Span]:
    """Split a document into windows of tokens.

    The windows are those of LangChain's `TokenTextSplitter`: each begins `chunk_size - chunk_overlap` tokens
    after the one before it, and the first to reach the end is the last. Where a token ends inside a
    character, a start moves left and an end moves right to the character's edge. Windows of blanks are left
    out, as are those that this leaves inside a neighbour.

    Args:
        document: What to split.
        settings: Sizes in tokens, and the tokenizer.
        stop: Ends the work early.

    Returns:
        Spans whose starts and ends both grow, so that each holds text the one before it does not.

    Raises:
        InspectorError: There is no such tokenizer, or its file cannot be used.
        Stopped: *stop* was set.
    """
    text = document.text
    tokens = load_tokenizer(settings.tokenizer).place(text, stop)
    step = settings.chunk_size - settings.chunk_overlap
    starts = range(0, max(tokens.count - settings.chunk_overlap, 1), step)
    ends = (min(start + settings.chunk_size, tokens.count) for start in starts)
    spans: list[Span] = []
    reached = 0
    for start, end in zip(tokens.edges(starts), tokens.edges(ends), strict=True):
        poll(stop)
        span = Span(min(start.left, reached), end.right)  # no tokenizer's whim may leave a gap
        reached = span.end
        if spans and span.end == spans[-1].end:
            continue  # a window of one character's later parts
        if not text[span.start : span.end].strip():
            continue
        if spans and span.start == spans[-1].start:
            spans[-1] = span  # the window before it held the first parts of one character only
        else:
            spans.append(span)
    return spans


TOKEN = Splitter("token", 1, "A window of tokens.", TokenSettings, split_token)
