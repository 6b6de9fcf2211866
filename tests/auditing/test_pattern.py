"""Patterns followed name by name."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inspector.auditing.pattern import read_pattern


def matches(pattern: str, path: str) -> bool:
    """Whether a path matches a pattern from its first sign on."""
    read = read_pattern(pattern)
    states = read.start
    for name in path.split("/"):
        states = read.step(states, name)
    return read.matches(states)


@pytest.mark.parametrize(
    ("pattern", "path", "expected"),
    [
        ("*.md", "a.md", True),
        ("*.md", "b/a.md", False),
        ("**/*.md", "a.md", True),
        ("**/*.md", "b/c/a.md", True),
        ("**/*.md", "b/c/a.txt", False),
        ("**/b/*.md", "b/a.md", True),
        ("**/b/*.md", "x/b/b/a.md", True),
        ("*", "folder/inside.md", True),
        ("**", "x/y/z", True),
        ("[ab].md", "b.md", True),
        ("**/**/a.md", "a.md", True),
    ],
)
def test_a_pattern_stands_for_paths(pattern: str, path: str, *, expected: bool) -> None:
    """A star stays within a name, two stars go any depth, and what lies in a folder that matches, matches."""
    assert matches(pattern, path) is expected


@given(
    st.lists(st.sampled_from(["**", "a", "b", "*"]), min_size=1, max_size=5),
    st.lists(st.sampled_from("ab"), min_size=1, max_size=6),
)
def test_following_names_agrees_with_an_expression(parts: list[str], names: list[str]) -> None:
    """The states are what a regular expression over the whole path would say."""
    parts = ["*", *parts]  # a pattern begins at its first sign
    as_regex = {"**": "(?:[ab]/)*", "*": "[ab]/", "a": "a/", "b": "b/"}
    ended = [*parts, "*"] if parts[-1] == "**" else parts
    expected = re.fullmatch("".join(as_regex[part] for part in ended) + "(?:[ab]/)*", "/".join(names) + "/")
    assert matches("/".join(parts), "/".join(names)) is bool(expected)


def test_the_folder_in_front_is_kept_apart() -> None:
    """What stands before the first sign is a folder to look in, absolute where it was."""
    assert read_pattern("docs/api/*.md").folder == "docs/api"
    assert read_pattern("*.md").folder == ""
    assert read_pattern("/*.md").folder == "/"
    assert read_pattern("/srv/**").parts == ("**", "*")
    assert read_pattern("./docs/*").folder == "docs"
