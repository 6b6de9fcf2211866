"""What an import may bring with it."""

import subprocess
import sys

import pytest

HEAVY = (
    *("textual", "rich", "numpy", "bpe_openai", "tokenizers", "charset_normalizer"),
    *("bm25s", "wordllama", "rapidfuzz", "httpx"),
)
"""Packages that cost tens or hundreds of milliseconds to import, or that only the screen may know."""

HEADLESS = {
    "the package": "import inspector",
    "the command line": "import inspector.cli",
    "every public name": "import inspector; [getattr(inspector, name) for name in inspector.__all__]",
    "the entry point": "import inspector.__main__",
}
"""What must stay light, and the statement that imports it."""


@pytest.mark.parametrize("statement", HEADLESS.values(), ids=HEADLESS.keys())
def test_headless_imports_stay_light(statement: str) -> None:
    """Importing anything but the screen loads neither Textual nor NumPy, a tokenizer or a detector."""
    report = f"import sys; {statement}; print(*sorted({{name.partition('.')[0] for name in sys.modules}}))"
    done = subprocess.run([sys.executable, "-c", report], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    loaded = done.stdout.split()
    assert "inspector" in loaded
    assert not set(HEAVY) & set(loaded)
