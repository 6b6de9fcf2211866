"""Which files an audit is about."""

import os
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest

from inspector.auditing.files import find_files


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository with documents, things that are none, and files that Git leaves out."""
    files = {
        ".gitignore": "build/\n*.log\n!keep.log\n",
        ".hidden.md": "x",
        ".git/info/exclude": "private.md\n",
        "build/out.md": "x",
        "docs/a.md": "x",
        "docs/b.txt": "x",
        "docs/keep.log": "x",
        "docs/old.log": "x",
        "docs/private.md": "x",
        "docs/.venv/c.md": "x",
        "docs/sub/.gitignore": "d.md\n!e.log\n",
        "docs/sub/d.md": "x",
        "docs/sub/e.log": "x",
        "docs/sub/f.md": "x",
    }
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def names(*paths: str | Path) -> Sequence[str]:
    """The names of the files that paths stand for."""
    return [file.name for file in find_files(paths).files]


def problems(*paths: str | Path) -> Sequence[str]:
    """What is said of paths that stand for nothing."""
    return [failure.message for failure in find_files(paths).failures]


ALL = ("docs/a.md", "docs/b.txt", "docs/keep.log", "docs/sub/e.log", "docs/sub/f.md")


def test_a_folder_stands_for_the_files_in_it_that_git_keeps(tree: Path) -> None:
    """Ignored and hidden files are left out, a deeper .gitignore overrules the one above it."""
    assert tuple(names("docs")) == ALL
    assert tuple(names(".")) == ALL


@pytest.mark.skipif(shutil.which("git") is None, reason="needs git")
def test_what_is_left_out_is_what_git_leaves_out(tree: Path) -> None:
    """Git itself lists the same files, hidden ones apart."""
    shutil.rmtree(tree / ".git")
    env = {**os.environ, "GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_SYSTEM": os.devnull}
    subprocess.run(["git", "init", "-q"], check=True, env=env)  # noqa: S607 (whichever git there is)
    (tree / ".git/info/exclude").write_text("private.md\n")
    done = subprocess.run(
        ["git", "ls-files", "--others", "--exclude-standard"],  # noqa: S607 (as above)
        check=True, capture_output=True, text=True, env=env,
    )  # fmt: skip
    listed = [name for name in done.stdout.splitlines() if not any(part.startswith(".") for part in name.split("/"))]
    assert sorted(names(".")) == sorted(listed)


def test_what_lies_above_a_folder_counts_up_to_the_top_of_its_repository(
    tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Inside a repository the patterns of its top hold; without one, those above a folder do not."""
    monkeypatch.chdir(tree / "docs" / "sub")
    assert names(".") == ["e.log", "f.md"]
    assert names("..") == ["../a.md", "../b.txt", "../keep.log", "../sub/e.log", "../sub/f.md"]
    shutil.rmtree(tree / ".git")
    assert "../old.log" in names("..")


def test_a_file_that_is_named_is_taken_as_it_is(tree: Path) -> None:
    """Ignored, hidden or missing: what a person names is looked at, and its faults are told when it is read."""
    assert names("docs/old.log", ".hidden.md", "none.md") == [".hidden.md", "docs/old.log", "none.md"]
    assert [file.named for file in find_files(["docs/a.md", "docs/sub"]).files] == [True, False, False]


def test_a_pattern_stands_for_what_matches(tree: Path) -> None:
    """A pattern finds files at any depth, ignored ones left out, and the files in folders that match."""
    assert names("**/*.md") == ["docs/a.md", "docs/sub/f.md"]
    assert names("docs/*.md") == ["docs/a.md"]
    assert names("docs/su?") == ["docs/sub/e.log", "docs/sub/f.md"]
    assert names(f"{tree}/d*/*.txt") == [f"{tree}/docs/b.txt"]


def test_a_name_with_signs_of_a_pattern_is_a_name_where_there_is_such_a_file(tree: Path) -> None:
    """A file called [x].md is no pattern."""
    Path("[x].md").write_text("x")
    assert names("[x].md") == ["[x].md"]


def test_every_file_is_taken_once(tree: Path) -> None:
    """Overlapping paths do not count a document twice; it has the first name it was given."""
    assert names("docs/sub", f"{tree}/docs/sub/f.md", "docs/sub/f.md", ".") == sorted(ALL)


def test_links_lead_nowhere_twice(tree: Path) -> None:
    """Loops end, links to folders are not followed, and a link to a document beside it is the same document."""
    Path("docs/up").symlink_to("..")
    Path("docs/same.md").symlink_to("a.md")
    Path("docs/broken.md").symlink_to("nowhere")
    Path("docs/round").symlink_to("round")
    outside = tree.parent / f"{tree.name}-outside.md"
    outside.write_text("x")
    Path("docs/away.md").symlink_to(outside)
    Path("docs/far.md").symlink_to(outside)
    assert sorted(names("docs")) == sorted([*ALL, "docs/away.md"])
    assert sorted(names("docs/**/*.md")) == ["docs/a.md", "docs/away.md", "docs/sub/f.md"]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs named pipes")
def test_only_regular_files_are_taken_from_a_folder(tree: Path) -> None:
    """A pipe in a folder is passed over: reading it would never end."""
    os.mkfifo("docs/pipe.md")
    assert tuple(names("docs")) == ALL


def test_what_stands_for_nothing_is_told(tree: Path) -> None:
    """An empty folder, a pattern without a match and an impossible name each have their line."""
    Path("empty").mkdir()
    assert problems("empty") == ["empty holds no documents; hidden files, and what .gitignore names, do not count"]
    assert problems("*.rst") == ["no document matches *.rst"]
    assert problems("none/*.rst") == ["no document matches none/*.rst"]
    assert names("\0") == ["\0"]


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="the superuser may read everything")
def test_a_folder_that_may_not_be_read_is_told(tree: Path) -> None:
    """The rest of the tree is looked at all the same."""
    Path("docs/sub").chmod(0)
    try:
        found = find_files(["docs"])
    finally:
        Path("docs/sub").chmod(0o755)
    assert [failure.message for failure in found.failures] == ["docs/sub cannot be looked into: permission denied"]
    assert len(found.files) == 3


def test_a_line_that_is_no_pattern_spoils_nothing(tree: Path) -> None:
    """Git passes over such lines, and so do we."""
    (tree / "docs/.gitignore").write_bytes(b"!\n\xff\xfe\n[\n/\nb.txt\n")
    assert "docs/b.txt" not in names("docs")
    assert "docs/a.md" in names("docs")


def test_a_tree_deeper_than_calls_can_nest_is_walked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Depth alone ends no audit."""
    monkeypatch.chdir(tmp_path)
    path = Path()
    for _ in range(1200):
        path /= "d"
        path.mkdir()
    (path / "a.md").write_text("x")
    found = names(".")
    assert found == [str(path / "a.md")]
    (path / "a.md").unlink()
    for folder in (path, *path.parents[:-1]):  # what tidies up after tests may not go so deep
        folder.rmdir()


def test_standard_input_has_a_name(tree: Path) -> None:
    """A dash is standard input."""
    (file,) = find_files(["-"]).files
    assert (file.path, file.name) == ("-", "<stdin>")


@pytest.mark.parametrize("given", ["docs/a.md", Path("docs/a.md")])
def test_one_path_alone_is_not_taken_letter_by_letter(given: str | Path, tree: Path) -> None:
    """A path that is given without a list is that path, not a path a letter."""
    assert tree.is_dir()
    found = find_files(given)
    assert [file.name for file in found.files] == ["docs/a.md"]
    assert not found.failures


def test_data_in_a_folder_is_no_document_unless_it_is_asked_for(tree: Path) -> None:
    """A trace beside the documents is none of them, nor is the configuration; a path or a pattern says otherwise."""
    for name in ("bad.json", "chunks.JSONL", "inspector.toml", "notes.toml"):
        (tree / "docs" / name).write_text("{}", encoding="utf-8")

    def documents(*paths: str) -> list[str]:
        return [Path(file.name).name for file in find_files(paths).files if file.may_be_document]

    found = documents("docs")
    assert "notes.toml" in found
    assert not {"bad.json", "chunks.JSONL", "inspector.toml"} & set(found)
    assert documents("docs/bad.json") == ["bad.json"]
    assert documents("docs/*.json") == ["bad.json"]
