"""What is said of chunks that were made elsewhere."""

import pytest

from inspector.auditing.made import Made, made_of
from inspector.core.errors import InspectorError


def test_labels_say_how_chunks_were_made() -> None:
    """Splitter and version are words, numbers are numbers, dashes in keys are as in flags."""
    made = made_of(["splitter=langchain", "version=1.1", "chunk-size=800", "by=lines", "tags=[1]"])
    assert made == Made("langchain", "1.1", {"chunk_size": 800, "by": "lines", "tags": [1]})


@pytest.mark.parametrize("label", ["chunk_size", "=800", ""])
def test_a_label_without_key_or_value_is_refused(label: str) -> None:
    """The message shows the form."""
    with pytest.raises(InspectorError, match="is no KEY=VALUE: give one such as chunk_size=800"):
        made_of([label])
