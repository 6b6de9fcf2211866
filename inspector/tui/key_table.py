"""The keys as a person reads them, and the README's table of them: `python -m inspector.tui.key_table` prints it."""

import sys
from itertools import groupby
from operator import attrgetter

from inspector.tui.ask_commands import ASK_COMMANDS
from inspector.tui.commands import COMMANDS, Command
from inspector.tui.compare_commands import COMPARE_COMMANDS
from inspector.tui.trace_commands import TRACE_COMMANDS

OVER_AN_ANSWER = "In the query pane, after `a`"
"""Heading of the query pane's commands."""
SIDE_BY_SIDE = "Side by side, after `c`"
"""Heading of the compare screen's commands."""
UNDER_A_TRACE = "Under a trace, after `t`"
"""Heading of the trace screen's commands."""

_WRITTEN = {
    "question_mark": "?",
    "slash": "/",
    "left_square_bracket": "[",
    "right_square_bracket": "]",
    "escape": "Esc",
    "enter": "⏎",
    "tab": "Tab",
    "left": "←",
    "right": "→",
}


def written_keys(command: Command) -> tuple[str, ...]:
    """A command's keys as they are written for a person, such as `^n` for `ctrl+n`."""
    if command.show_keys:
        return tuple(command.show_keys.split())
    return tuple(_written(key) for key in command.keys.split(","))


def key_table() -> str:
    """The commands as a Markdown table, group by group, ending in a newline."""
    rows = ["| Keys | Command | What it does |", "| --- | --- | --- |"]
    for group, commands in groupby(COMMANDS, key=attrgetter("group")):
        rows.append(f"| | **{group}** | |")
        rows += map(_row, commands)
    everywhere = {(command.action, command.help) for command in COMMANDS}
    for heading, others in (
        (OVER_AN_ANSWER, ASK_COMMANDS),
        (SIDE_BY_SIDE, COMPARE_COMMANDS),
        (UNDER_A_TRACE, TRACE_COMMANDS),
    ):
        rows.append(f"| | **{heading}** | |")
        own = (known for known in others if known.action and (known.action, known.help) not in everywhere)
        rows += map(_row, own)
    return "\n".join(rows) + "\n"


def _row(command: Command) -> str:
    keys = " ".join(f"`{key}`" for key in written_keys(command)).replace("|", r"\|")
    return f"| {keys} | {command.title} | {command.help} |"


def _written(key: str) -> str:
    *modifiers, last = key.split("+")
    marks = "".join({"ctrl": "^", "shift": "⇧", "alt": "⌥"}.get(modifier, f"{modifier}+") for modifier in modifiers)
    name = _WRITTEN.get(last, last)
    return marks + (name.upper() if name.startswith("f") and name[1:].isdigit() else name)


if __name__ == "__main__":
    sys.stdout.write(key_table())
