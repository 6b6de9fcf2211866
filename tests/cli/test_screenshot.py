"""The screenshot command."""

from pathlib import Path
from typing import Any

import pytest

from inspector.tui import shot
from tests.cli.conftest import GUIDE, Run


@pytest.fixture
def taken(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """What the screen was asked to draw; the picture is one word."""
    asked: list[dict[str, Any]] = []

    def take(document: object, splitter: object, settings: object, how: shot.Picture) -> str:
        asked.append({"document": document, "splitter": splitter, "settings": settings, "how": how})
        return "picture"

    monkeypatch.setattr(shot, "take", take)
    return asked


def test_the_picture_goes_to_stdout(run: Run, guide: Path, taken: list[dict[str, Any]]) -> None:
    """Without an output file the picture is written to stdout, as SVG of the usual size."""
    assert run("screenshot", guide) == (0, "picture\n", "")
    assert taken[0]["document"].text == GUIDE
    assert taken[0]["how"] == shot.Picture((160, 45), "svg", "dark")


def test_settings_size_theme_and_form_are_passed_on(run: Run, guide: Path, taken: list[dict[str, Any]]) -> None:
    """The flags decide what is drawn and how."""
    run("screenshot", guide, "--chunk-size", "99", "--size", "80x24", "--theme", "light", "--format", "text")
    assert taken[0]["settings"].chunk_size == 99
    assert taken[0]["how"] == shot.Picture((80, 24), "text", "light")


def test_the_picture_is_written_to_a_file(run: Run, guide: Path, taken: list[dict[str, Any]]) -> None:
    """An output file holds the picture, as text where its name says so."""
    for name, picture in (("a.svg", "svg"), ("a.txt", "text")):
        path = guide.with_name(name)
        assert run("screenshot", guide, "-o", path) == (0, "", "")
        assert path.read_text() == "picture\n"
        assert taken[-1]["how"].form == picture


def test_a_place_that_cannot_be_written_is_one_line(run: Run, guide: Path, taken: list[dict[str, Any]]) -> None:
    """An output file in no folder is refused by name."""
    code, out, err = run("screenshot", guide, "-o", guide.parent / "no" / "a.svg")
    assert (code, out) == (2, "")
    assert err.endswith("a.svg: no such file or directory\n")


@pytest.mark.parametrize("size", ["160", "axb", "160x", "-1x5", "0x0", "5x5", "9999x40", "١٦٠x٤٥"])
def test_a_size_that_cannot_be_is_one_line(run: Run, guide: Path, size: str) -> None:
    """A size that is no size, or out of range, is refused with an example."""
    code, out, err = run("screenshot", guide, f"--size={size}")
    assert (code, out) == (2, "")
    assert err.startswith("inspector: --size ")
    assert err.count("\n") == 1


def test_a_hostile_document_is_drawn_safely(run: Run, tmp_path: Path) -> None:
    """A real picture of escapes and markup-like text holds neither a control nor a hole."""
    path = tmp_path / "a.txt"
    path.write_bytes(b"Log [/var/log] \x1b[31mred\x1b[0m \x07 end.\n")
    code, out, err = run("screenshot", path, "--format", "text", "--size", "100x24")
    assert (code, err) == (0, "")
    assert "[/var/log] ␛[31mred␛[0m ␇ end." in out
    assert not set(out) & set("\x1b\x07\x9b\x00")
