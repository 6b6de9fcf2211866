"""Which file a chunk means."""

import pytest

from inspector.auditing.dumps.names import Names

FILES = ("docs/guide.md", "docs/api/index.md", "docs/web/index.md", "docs/Über uns.html", "docs/notes.v2.txt")


@pytest.mark.parametrize(
    ("names", "file"),
    [
        (["guide.md"], "docs/guide.md"),
        (["/home/ci/build/docs/guide.md"], "docs/guide.md"),
        (["C:\\build\\docs\\Guide.md"], "docs/guide.md"),
        (["https://x.example/api/index.md?v=2#top"], "docs/api/index.md"),
        (["s3://bucket/web/index.md"], "docs/web/index.md"),
        (["file:///srv/%C3%9Cber%20uns.html"], "docs/Über uns.html"),
        (["guide"], "docs/guide.md"),
        (["9f3c-11", "guide.md"], "docs/guide.md"),
        (["index.md", "guide.md"], "docs/guide.md"),
        (["notes.v2"], "docs/notes.v2.txt"),
        (["index.md"], None),
        (["9f3c-11"], None),
        (["//[x", "", "/"], None),
        ([], None),
    ],
)
def test_a_file_is_found_by_what_tools_call_it(names: list[str], file: str | None) -> None:
    """The end of the path decides, whatever the machine; two that fit alike are none."""
    found = Names(FILES).find(names)
    assert (None if found is None else FILES[found]) == file
