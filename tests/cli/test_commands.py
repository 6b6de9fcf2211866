"""Which command the first argument asks for."""

from pathlib import Path

import pytest

from inspector import __version__
from inspector.cli.commands import COMMANDS
from tests.cli.conftest import Run


def test_help_lists_every_command(run: Run) -> None:
    """`--help` shows every command and goes well."""
    code, out, err = run("--help")
    assert (code, err) == (0, "")
    assert all(f"\n  {name} " in out for name in COMMANDS)


def test_the_version_is_the_packages(run: Run) -> None:
    """`--version` shows the package's version."""
    assert run("--version") == (0, f"inspector {__version__}\n", "")


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_of_its_own(run: Run, command: str) -> None:
    """Every command explains its flags."""
    code, out, err = run(command, "--help")
    assert (code, err) == (0, "")
    assert f"usage: inspector {command} " in out
    assert "options:" in out


def test_no_argument_is_told_what_to_do(run: Run) -> None:
    """Without an argument one line says what to give."""
    code, out, err = run()
    assert (code, out) == (2, "")
    assert err == "inspector: name a document, such as inspector guide.md; inspector --help lists the commands\n"


@pytest.mark.parametrize(
    ("word", "message"),
    [
        ("chnk", "no command or file 'chnk': did you mean inspector chunk?"),
        ("guide", "no command or file 'guide': did you mean inspector guide.md?"),
        ("serve", "no command or file 'serve': inspector --help lists the commands"),
        ("zz\x1b[2J", "no command or file 'zz␛[2J': inspector --help lists the commands"),
        ("guidee.md", "guidee.md does not exist: did you mean guide.md?"),
        ("no/such", "no/such does not exist: there is no folder no"),
        ("--foo", "unknown option --foo: see inspector open --help"),
    ],
)
def test_a_word_that_is_nothing_is_told_in_one_line(
    run: Run, guide: Path, monkeypatch: pytest.MonkeyPatch, word: str, message: str
) -> None:
    """A word that is no command and no file gives one line with the nearest of either."""
    monkeypatch.chdir(guide.parent)
    assert run(word) == (2, "", f"inspector: {message}\n")


def test_a_command_name_after_a_double_dash_is_a_file(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After `--` a word is a file, whatever it is called."""
    monkeypatch.chdir(tmp_path)
    assert run("--", "chunk") == (2, "", "inspector: chunk does not exist\n")
    assert run("chunk")[2] == "inspector: name a document, or - for standard input\n"
