"""Counting and placing tokens."""

DEFAULT_TOKENIZER = "cl100k_base"
"""Vocabulary used where none is named."""


def count_tokens(text: str, tokenizer: str = DEFAULT_TOKENIZER) -> int:
    """Count the tokens of *text*."""
    raise NotImplementedError
