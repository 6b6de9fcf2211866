"""Values that a tool wrote into a string."""

import json

import pytest

from inspector.records.embedded import unpacked


@pytest.mark.parametrize(
    ("value", "inside"),
    [
        ('{"a": 1}', {"a": 1}),
        (" [1, 2] ", [1, 2]),
        ('"plain"', "plain"),
        (json.dumps(json.dumps({"a": 1})), {"a": 1}),
        ("{'author': 'Ada', 'page': None}", {"author": "Ada", "page": None}),
        ({"a": 1}, {"a": 1}),
        (3, 3),
    ],
)
def test_what_is_in_a_string_is_unpacked(value: object, inside: object) -> None:
    """JSON is read through strings in strings, and so is a dict as Python prints it."""
    assert unpacked(value) == inside


@pytest.mark.parametrize(
    "text",
    [
        "", "plain words", "{not json", "[1, 2", "{name}", "[see above]", '"an open quotation', "{1, 2}",
        "[" * 100_000, "{'a': " * 500 + "}" * 500, "__import__('os').getcwd()", "[__import__('os')]",
    ],
)  # fmt: skip
def test_what_cannot_be_read_stays_as_it_is(text: str) -> None:
    """Prose that begins with a bracket is prose, and nothing is run."""
    assert unpacked(text) == text
