"""The language of code, by what stands in it."""

from pathlib import Path

import pytest

from inspector.structure.code.content import language_of_content
from inspector.structure.code.queries import FIRST_CLASS
from tests.shared import shared_path

OUTLINES = Path(__file__).parent / "outlines"


@pytest.mark.parametrize("language", sorted(FIRST_CLASS - {"tsx"}))
def test_a_language_shows_in_its_code(language: str) -> None:
    """Each first-class language is told from the others."""
    text = (OUTLINES / f"{language}.txt").read_text("utf-8").split("\n====\n")[0]
    assert language_of_content(text) == language


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("#!/usr/bin/env -S python3 -u\nx\n", "python"),
        ('<?xml version="1.0"?>\n<a/>', "xml"),
        ('{"a": [1, 2]}', "json"),
        ("a:\n  b: 1\nc:\n  - d: 2\n", "yaml"),
        ('[a]\nb = "c"\n', "toml"),
        ("SELECT a\nFROM b;\nINSERT INTO c VALUES (1);\n", "sql"),
        ("Just words, no code at all.\n", None),
        ("", None),
    ],
)
def test_formats_and_scripts_show_too(text: str, language: str | None) -> None:
    """By their first line, or by their shape; prose shows nothing."""
    assert language_of_content(text) == language


def test_prose_of_the_corpus_is_no_code() -> None:
    """No document of prose is taken for a program."""
    for folder in ("prose", "legal"):
        for path in shared_path("corpus", folder).iterdir():
            assert language_of_content(path.read_bytes().decode()) is None
