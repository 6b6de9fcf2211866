"""The `markdown` and `html` splitters."""

from hypothesis import given
from hypothesis import strategies as st

from inspector.core.document import Document
from inspector.inspected import Inspection
from inspector.inspection import inspect_with
from inspector.splitters.registry import find_splitter
from inspector.splitters.settings import build

GUIDE = """Lead text.

# Pump

## Parts

Two rings and a seal.

| part | qty |
|------|-----|
| seal | 4   |
| ring | 9   |
| bolt | 30  |

## Empty

# Valve

1. Close it.
2. Tag it.
   Then wait.
3. Log it.

```sh
# not a heading
make all
```

Last words. They are two.
"""


def split(text: str, kind: str = "markdown", **settings: object) -> Inspection:
    """The text split by headings."""
    row = find_splitter("html" if kind == "html" else "markdown")
    return inspect_with(Document.from_text(text, kind=kind), row, build(row.settings, row.name, settings))


def shown(view: Inspection) -> list[tuple[tuple[str, ...], str, str]]:
    """Path, mark and first line of each chunk."""
    return [(chunk.heading_path, chunk.mark, chunk.text.partition("\n")[0]) for chunk in view.chunks]


def test_a_section_is_a_chunk() -> None:
    """Headings without a body travel with the first body under them; an empty section stands alone."""
    assert shown(split(GUIDE)) == [
        ((), "", "Lead text."),
        (("Pump", "Parts"), "", "# Pump"),
        (("Pump", "Empty"), "", "## Empty"),
        (("Valve",), "", "# Valve"),
    ]


def test_a_long_section_is_packed_block_by_block() -> None:
    """Blocks stay whole, small neighbours together, the heading with its first block."""
    view = split(GUIDE, chunk_size=60)
    assert shown(view) == [
        ((), "", "Lead text."),
        (("Pump", "Parts"), "", "# Pump"),
        (("Pump", "Parts"), "oversized", "| part | qty |"),
        (("Pump", "Empty"), "", "## Empty"),
        (("Valve",), "", "# Valve"),
        (("Valve",), "", "```sh"),
        (("Valve",), "", "Last words. They are two."),
    ]
    assert view.chunks[4].text.endswith("3. Log it.")
    assert view.coverage.complete


def test_a_long_table_is_cut_between_rows_and_knows_its_header() -> None:
    """With `oversized="cut"` a row is never cut, and pieces without the header carry its span."""
    view = split(GUIDE, chunk_size=36, oversized="cut")
    rows = [chunk for chunk in view.chunks if "|" in chunk.text]
    assert all(
        line.startswith("|") and line.endswith("|") for chunk in rows for line in chunk.text.splitlines() if line
    )
    assert rows[0].header is None
    header = rows[-1].header
    assert header is not None
    assert GUIDE[slice(*header)].startswith("| part | qty |")
    assert view.coverage.complete


def test_a_long_list_is_cut_between_items() -> None:
    """An item that fits is never cut."""
    view = split(GUIDE, chunk_size=28, oversized="cut")
    assert any(chunk.text == "2. Tag it.\n   Then wait." for chunk in view.chunks)
    assert all(len(chunk.text) <= 28 for chunk in view.chunks)
    assert view.coverage.complete


def test_a_long_paragraph_is_cut_between_sentences() -> None:
    """And a sentence only where it is longer still."""
    text = "# T\n\nOne two three. Four five six. Seven eight nine."
    view = split(text, chunk_size=22, oversized="cut")
    assert [chunk.text for chunk in view.chunks] == ["# T\n\nOne two three.", "Four five six.", "Seven eight nine."]


def test_a_page_is_split_by_its_headings() -> None:
    """The text that a reader sees, same-named sections kept apart."""
    page = "<p>Lead.</p><h1>A</h1><h2>Notes</h2><p>One <b>b</b>old.</p><h1>B</h1><h2>Notes</h2><p>Two.</p>"
    view = split(page, "html")
    assert shown(view) == [
        ((), "", "Lead."),
        (("A", "Notes"), "", "A"),
        (("B", "Notes"), "", "B"),
    ]
    assert "One bold." in view.chunks[1].text


@given(
    st.text("#ab. \n`|-123>é", max_size=200) | st.text("<>/hp1li ab\n&;", max_size=200),
    st.sampled_from(["markdown", "html"]),
    st.integers(1, 50),
    st.sampled_from(["keep", "cut"]),
)
def test_any_text_is_split_without_loss(text: str, kind: str, size: int, oversized: str) -> None:
    """Exact, in order, without overlap, nothing lost, and whatever is longer than the size is marked."""
    view = split(text, kind, chunk_size=size, oversized=oversized)
    source = view.document.text
    assert view.coverage.lost == ()
    assert view.coverage.repeated == 0
    for chunk in view.chunks:
        assert source[chunk.start : chunk.end] == chunk.text
        assert chunk.text.strip() == chunk.text != ""
        assert len(chunk.text) <= size or chunk.mark
