"""What is looked for in each language."""

import pytest

from inspector.structure.code.names import languages
from inspector.structure.code.queries import FIRST_CLASS, is_written, query_of


@pytest.mark.parametrize("language", sorted(languages()))
def test_every_grammar_has_a_query_that_fits_it(language: str) -> None:
    """Each query names nodes that its grammar has."""
    query = query_of(language)
    captures = {query.capture_name(number) for number in range(query.capture_count)}
    if language in FIRST_CLASS:
        assert {"import", "comment", "name", "function"} - captures <= {"function"}
    assert is_written(language) or "around" not in captures
