"""Files to documents."""

import io
import os
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from inspector.core.errors import InspectorError
from inspector.core.loading import load
from tests.shared import corpus_files


def write(folder: Path, name: str, data: bytes) -> Path:
    """Put a file into a folder."""
    path = folder / name
    path.write_bytes(data)
    return path


def refusal(source: str | Path, **options: object) -> str:
    """The one line with which a source is refused."""
    with pytest.raises(InspectorError) as caught:
        load(source, **options)  # type: ignore[arg-type]  # options stand for any keyword
    line = str(caught.value)
    assert "\n" not in line
    return line


def test_a_file_becomes_a_document(tmp_path: Path) -> None:
    """A document holds the exact text, what it is, how it was read and where it came from."""
    path = write(tmp_path, "guide.md", "# Zeit\r\n\tÜber\u00a0uns\rEnde".encode())
    document = load(path)
    assert document.text == "# Zeit\r\n\tÜber\u00a0uns\rEnde"
    assert (document.kind, document.language, document.encoding) == ("markdown", None, "utf-8")
    assert (document.name, document.path) == ("guide.md", path)
    assert load(str(path)) == document


def test_an_empty_file_is_an_empty_document(tmp_path: Path) -> None:
    """A file without a byte opens."""
    assert load(write(tmp_path, "empty.md", b"")).text == ""


def test_a_byte_order_mark_is_no_text(tmp_path: Path) -> None:
    """A byte order mark is told by the encoding and left out of the text."""
    document = load(write(tmp_path, "a.txt", b"\xef\xbb\xbfx"))
    assert (document.text, document.encoding) == ("x", "utf-8-sig")


def test_a_code_page_is_named(tmp_path: Path) -> None:
    """A file that is not UTF-8 opens, and says how it was read."""
    document = load(write(tmp_path, "a.txt", "Das Café „Größe“ – 5 €".encode("cp1252")))
    assert (document.text, document.encoding) == ("Das Café „Größe“ – 5 €", "cp1252")


def test_kind_language_and_encoding_may_be_given(tmp_path: Path) -> None:
    """What the caller knows outweighs the name."""
    path = write(tmp_path, "a.py", "x = 'é'\n".encode("latin-1"))
    assert load(path).language == "python"
    document = load(path, kind="text", encoding="iso8859-15")
    assert (document.kind, document.language, document.encoding) == ("text", None, "iso8859-15")
    assert load(path, language="cython").language == "cython"


def test_a_missing_file_offers_the_nearest_name(tmp_path: Path) -> None:
    """A file that does not exist is reported with the nearest name in its folder."""
    write(tmp_path, "gateway.md", b"x")
    assert refusal(tmp_path / "gatway.md").endswith(f"does not exist: did you mean {tmp_path}/gateway.md?")
    assert refusal(tmp_path / "zzz").endswith("zzz does not exist")
    assert refusal(tmp_path / "none" / "a.md").endswith(f"there is no folder {tmp_path}/none")
    assert "does not exist" in refusal(tmp_path / "gateway.md" / "a.md")


def test_a_link_to_nowhere_says_where_it_points(tmp_path: Path) -> None:
    """A link whose target is gone is told from a name that does not exist."""
    link = tmp_path / "guide.md"
    link.symlink_to(tmp_path / "gone.md")
    assert refusal(link) == f"{link} is a dangling link: it points to {tmp_path / 'gone.md'}, which does not exist"


def test_an_empty_name_is_no_folder() -> None:
    """An empty name, as an unset variable of a shell gives, is told as such."""
    assert refusal("") == "the file name is empty: name a document, or - for standard input"


def test_what_is_no_path_is_refused() -> None:
    """Anything but a path is told by its type."""
    assert refusal(b"guide.md").startswith("load takes a path, not bytes")  # type: ignore[arg-type]  # wrong on purpose


def test_faults_in_utf_8_are_counted(tmp_path: Path) -> None:
    """A file that is UTF-8 but for a byte opens as UTF-8, and the document knows of the fault."""
    document = load(write(tmp_path, "a.txt", "Größe, naïve, «café»".encode() + b"\xff"))
    assert (document.encoding, document.replaced, document.text[-1]) == ("utf-8", 1, "\ufffd")


def test_a_folder_is_refused(tmp_path: Path) -> None:
    """A folder is no document."""
    assert refusal(tmp_path).endswith("is a folder: name a file in it")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs named pipes")
def test_a_pipe_does_not_hang(tmp_path: Path) -> None:
    """A named pipe is refused rather than waited for."""
    os.mkfifo(tmp_path / "pipe")
    assert "is not a regular file" in refusal(tmp_path / "pipe")


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="needs /dev/zero")
def test_a_device_does_not_hang() -> None:
    """A device is refused rather than read for ever."""
    assert "is not a regular file" in refusal("/dev/zero")


def test_a_file_that_may_not_be_read_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file without permission is refused in one line."""
    path = write(tmp_path, "a.md", b"x")
    path.chmod(0)

    def denied(self: Path) -> bytes:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "read_bytes", denied)  # an administrator may read any file
    assert refusal(path).endswith("cannot be read: permission denied")


def test_an_impossible_name_is_refused() -> None:
    """A name that no file can have is refused in one line, safe to print."""
    assert refusal("a\x00b") == "a␀b is not a possible file name"
    assert "cannot be read" in refusal("x" * 5000)


@pytest.mark.parametrize(
    ("name", "data", "message"),
    [
        ("a.pdf", b"%PDF-1.4 words", "is a PDF, which is not read yet: convert it to Markdown or text first"),
        ("a.md", b"\x89PNG\r\n\x1a\n", "is a PNG image, not text"),
        ("a.txt", b"\x00\x01\x02\x03" * 50, "is binary, not text"),
        (
            "a.txt",
            "some words".encode("utf-16-le"),
            "is binary, not text: if it is text, name its encoding (--encoding utf-16-le)",
        ),
        ("a.txt", b"\xff\xfea\x00b", "begins as UTF-16 but byte 4 does not fit: name its encoding"),
        ("a.doc", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "is an old Office document, which is not read"),
    ],
)
def test_what_is_no_text_is_refused_by_its_bytes(tmp_path: Path, name: str, data: bytes, message: str) -> None:
    """A PDF, an image or any other binary file is refused in one line that says what it is."""
    assert message in refusal(write(tmp_path, name, data))


@pytest.mark.parametrize(
    ("member", "message"),
    [("word/document.xml", "a Word document (DOCX), which is not read yet"), ("other.txt", "a ZIP archive, not text")],
)
def test_a_word_document_is_told_from_an_archive(tmp_path: Path, member: str, message: str) -> None:
    """A ZIP archive with a Word document in it is named as that."""
    path = tmp_path / "a.docx"
    with ZipFile(path, "w") as archive:
        archive.writestr("[Content_Types].xml", "<Types/>")
        archive.writestr(member, "x")
    assert message in refusal(path)


def test_a_text_with_a_nul_and_escapes_opens(tmp_path: Path) -> None:
    """A NUL or a terminal escape alone does not make a file binary."""
    assert load(write(tmp_path, "a.log", b"\x1b[31mred\x1b[0m and \x00 so on")).text.count("\x1b") == 2


def test_a_notebook_opens_only_on_request(tmp_path: Path) -> None:
    """A notebook is refused with the way to open its raw JSON, which then works."""
    path = write(tmp_path, "a.ipynb", b'{"cells": []}')
    assert "is a notebook, which is not read yet: convert it to Markdown or text first" in refusal(path)
    assert "--kind text" in refusal(path)
    assert load(path, kind="text").text == '{"cells": []}'


def test_a_limit_refuses_and_is_lifted(tmp_path: Path) -> None:
    """A file over the limit is refused with both sizes and the way round, and opens without a limit."""
    path = write(tmp_path, "a.txt", b"x" * 3072)
    assert (
        refusal(path, max_bytes=2048)
        == f"{path} is 3 KB, over the limit of 2 KB; --max-size 0 (max_bytes=None) lifts it"
    )
    assert len(load(path, max_bytes=None).text) == 3072
    assert len(load(path, max_bytes=3072).text) == 3072


def stdin_of(data: bytes) -> io.TextIOWrapper:
    """A standard input that holds bytes."""
    return io.TextIOWrapper(io.BytesIO(data), encoding="ascii")


def test_standard_input_is_a_document(monkeypatch: pytest.MonkeyPatch) -> None:
    """A dash reads bytes from standard input, and the text shows what it is."""
    monkeypatch.setattr(sys, "stdin", stdin_of("# Überschrift\r\n\r\nText".encode()))
    document = load("-")
    assert (document.text, document.kind) == ("# Überschrift\r\n\r\nText", "markdown")
    assert (document.name, document.path) == ("<stdin>", None)


def test_standard_input_has_the_same_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Standard input is held to the size limit and must be text."""
    monkeypatch.setattr(sys, "stdin", stdin_of(b"x" * 5000))
    assert refusal("-", max_bytes=4096).startswith("<stdin> goes on, over the limit of 4 KB")
    monkeypatch.setattr(sys, "stdin", stdin_of(b"%PDF-1.4"))
    assert refusal("-").startswith("<stdin> is a PDF")
    monkeypatch.setattr(sys, "stdin", None)
    assert refusal("-").startswith("standard input is closed")


def test_bad_arguments_are_told(tmp_path: Path) -> None:
    """An unknown kind and an encoding that does not fit are one-line errors."""
    path = write(tmp_path, "a.txt", b"\xff")
    assert refusal(path, kind="rtf").startswith("unknown document kind 'rtf'")
    assert refusal(path, encoding="utf-8").endswith(
        "a.txt is not utf-8: it does not decode at byte 0; try another encoding"
    )
    assert refusal(path, encoding="klingon").endswith(
        "unknown encoding 'klingon': give a name such as utf-8, cp1252 or shift_jis"
    )


@pytest.mark.parametrize("path", corpus_files(), ids=lambda path: path.name)
def test_every_real_document_opens(path: Path) -> None:
    """Every document of the corpus opens, and is the bytes of its file; a page keeps them as its source."""
    document = load(path, kind="text" if path.suffix == ".ipynb" else None)
    raw = document.projection.raw if document.projection else document.text
    assert raw.encode(document.encoding) == path.read_bytes()
