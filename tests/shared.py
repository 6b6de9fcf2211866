"""Where the real data lies that some tests read."""

from pathlib import Path

import pytest

SHARED = Path(__file__).resolve().parents[2] / "shared"
"""The folder of real documents beside a checkout."""


def shared_path(*parts: str) -> Path:
    """A path under the shared folder; the test that asks is skipped where it is absent."""
    path = SHARED.joinpath(*parts)
    if not path.exists():
        pytest.skip(f"needs ../shared/{'/'.join(parts)}, which is not beside this checkout")
    return path


def corpus_files() -> list[Path]:
    """Every document of the shared corpus, in a fixed order; empty where it is absent."""
    root = SHARED / "corpus"
    skipped = {"LICENSES", "MANIFEST.tsv", "README.md"}
    return sorted(p for p in root.rglob("*") if p.is_file() and p.relative_to(root).parts[0] not in skipped)
