"""OpenAI's own tokenizer, offline: the reference for token counts and windows."""

from importlib.util import find_spec
from pathlib import Path

import pytest
import tiktoken

VARIABLE = "TIKTOKEN_CACHE_DIR"
"""The environment variable that names the folder where tiktoken looks before it asks the network."""


def vocabulary_folder() -> Path:
    """The folder with tiktoken's vocabulary files that llama-index-core's wheel carries."""
    spec = find_spec("llama_index")  # a namespace, so that nothing of it is imported
    for folder in (spec.submodule_search_locations or ()) if spec else ():
        found = Path(folder, "core", "_static", "tiktoken_cache")
        if found.is_dir():
            return found
    raise FileNotFoundError("llama-index-core, which carries tiktoken's vocabulary, is not installed")


def reference_encoding(name: str) -> tiktoken.Encoding:
    """Tiktoken's encoding of that name."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(VARIABLE, str(vocabulary_folder()))
        return tiktoken.get_encoding(name)
