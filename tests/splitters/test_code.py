"""The `code` splitter."""

from hypothesis import given
from hypothesis import strategies as st

from inspector.core.document import Document
from inspector.inspected import Inspection
from inspector.inspection import inspect_with
from inspector.splitters.registry import find_splitter
from inspector.splitters.settings import build

CLIENT = '''"""A client."""
import os
import sys

LIMIT = 3


@cache
def a():
    return 1


def b():
    return 2


# a lid and a seal
class Pump:
    """A pump."""

    size = 4

    def run(self):
        if self.size:
            start()
        return 1

    def stop(self):
        return 0


print(a(), b())
'''


def split(text: str, language: str = "python", **settings: object) -> Inspection:
    """The text split by definitions."""
    row = find_splitter("code")
    return inspect_with(
        Document.from_text(text, kind="code", language=language), row, build(row.settings, row.name, settings)
    )


def test_imports_come_first_and_definitions_stay_whole() -> None:
    """Small neighbours are packed; a class that fits is one chunk with the comment above it."""
    view = split(CLIENT, chunk_size=230)
    assert [chunk.text.partition("\n")[0] for chunk in view.chunks] == [
        '"""A client."""',
        "LIMIT = 3",
        "# a lid and a seal",
    ]
    assert view.chunks[0].text.endswith("import sys")
    assert view.chunks[1].text.endswith("def b():\n    return 2")
    assert view.coverage.complete


def test_a_large_class_is_split_between_its_methods() -> None:
    """Each chunk knows the path; the class's first line is never alone."""
    view = split(CLIENT, chunk_size=90)
    paths = {chunk.text.strip().partition("\n")[0]: chunk.heading_path for chunk in view.chunks}
    assert paths["def run(self):"] == ("Pump",) or paths["def run(self):"] == ("Pump", "run")
    assert not any(chunk.text.strip() == "class Pump:" for chunk in view.chunks)
    assert not any(chunk.mark for chunk in view.chunks)
    assert view.coverage.complete


def test_a_large_function_is_kept_and_marked_or_cut_between_statements() -> None:
    """Never inside a statement that fits."""
    body = "".join(f"    step_{number}(first, second)\n" for number in range(10))
    text = f"def long():\n{body}"
    (whole,) = split(text, chunk_size=100).chunks
    assert whole.mark == "oversized"
    assert whole.heading_path == ("long",)
    cut = split(text, chunk_size=100, oversized="cut")
    assert len(cut.chunks) > 2
    assert all(len(chunk.text) <= 100 and chunk.text.endswith(")") for chunk in cut.chunks)
    assert cut.coverage.complete


def test_a_closing_brace_stays_with_what_it_closes() -> None:
    """In a language with braces no chunk is a lone one."""
    text = "class Pump {\n    int run() { return 1; }\n\n    int stop() { return 0; }\n}\n"
    view = split(text, "java", chunk_size=45)
    assert all(any(map(str.isalnum, chunk.text)) for chunk in view.chunks)
    assert view.coverage.complete


@given(
    st.text("def class:(){}\n  ab=1#\"'é;", max_size=200),
    st.sampled_from(["python", "java", "go", "no such language"]),
    st.integers(1, 60),
    st.sampled_from(["keep", "cut"]),
)
def test_any_text_is_split_without_loss(text: str, language: str, size: int, oversized: str) -> None:
    """Exact, in order, without overlap, nothing lost, and whatever is longer than the size is marked."""
    view = split(text, language, chunk_size=size, oversized=oversized)
    assert view.coverage.lost == ()
    assert view.coverage.repeated == 0
    for chunk in view.chunks:
        assert text[chunk.start : chunk.end] == chunk.text
        assert chunk.text.strip() != ""
        assert len(chunk.text) <= size or chunk.mark
