"""Keys as a person reads them."""

import runpy

import pytest

from inspector.tui.commands import COMMANDS, Command
from inspector.tui.key_table import key_table, written_keys


@pytest.mark.parametrize(
    ("keys", "show_keys", "written"),
    [
        ("n", "", ("n",)),
        ("p,N", "", ("p", "N")),
        ("question_mark,f1", "", ("?", "F1")),
        ("ctrl+n", "", ("^n",)),
        ("shift+f3", "", ("⇧F3",)),
        ("super+x", "", ("super+x",)),
        ("j,right_square_bracket", "j ]", ("j", "]")),
    ],
)
def test_written_keys(keys: str, show_keys: str, written: tuple[str, ...]) -> None:
    """Keys are written as they stand on a keyboard, unless the command says how."""
    command = Command("act", keys, "Act", "Do it.", "Group", show_keys=show_keys)
    assert written_keys(command) == written


def test_every_command_is_a_row() -> None:
    """The table has each command once, and each group once."""
    table = key_table()
    for command in COMMANDS:
        assert table.count(f"| {command.title} | {command.help} |") == 1
        assert table.count(f"| | **{command.group}** | |") == 1


def test_printed(capsys: pytest.CaptureFixture[str]) -> None:
    """Run as a module, it prints the table."""
    with pytest.warns(RuntimeWarning, match="key_table"):
        runpy.run_module("inspector.tui.key_table", run_name="__main__")
    assert capsys.readouterr().out == key_table()
