"""Every command of the main screen, once: keys, footer, palette, help and the README's key table derive from it."""

from collections.abc import Sequence
from dataclasses import dataclass

from textual.binding import Binding, BindingType


@dataclass(frozen=True, slots=True)
class Command:
    """One thing a person can do on a screen."""

    action: str
    """Textual action, the name of the screen's or app's `action_…` method; empty where each pane has its own."""
    keys: str
    """Keys, separated by commas, as Textual names them."""
    title: str
    """What it is called in the palette and the help, in the imperative."""
    help: str
    """What it does, in one sentence."""
    group: str
    """Heading that it stands under in the help."""
    label: str = ""
    """The word for it in the footer; empty keeps it out of the footer."""
    show_keys: str = ""
    """How its keys are written for a person, where Textual's names do not read well."""
    opens_input: bool = False
    """Whether it opens a place to type into: what is typed before that is there goes to it all the same."""
    spare: bool = False
    """Whether the footer does without it first where there is no room for all."""


COMMANDS: tuple[Command, ...] = (
    Command("next_issue", "n", "Next issue", "Go to the next broken cut.", "Issues", "next"),
    Command("previous_issue", "p,N", "Previous issue", "Go to the broken cut before.", "Issues"),
    Command(
        "list_issues",
        "i",
        "List issues",
        "List all issues, filter them by kind, and go to one.",
        "Issues",
        "issues",
        spare=True,
    ),
    Command("next_chunk", "j,right_square_bracket", "Next chunk", "Select the next chunk.", "Move", "", "j ]"),
    Command("previous_chunk", "k,left_square_bracket", "Previous chunk", "Select the chunk before.", "Move", "", "k ["),
    Command(
        "go_to",
        "g",
        "Go to line or chunk",
        "Go to a line (12) or a chunk (#12).",
        "Move",
        "go to",
        opens_input=True,
        spare=True,
    ),
    Command("find", "slash", "Find in document", "Find text in the document.", "Move", "find", "/", opens_input=True),
    Command(
        "find_next", "f3,ctrl+n", "Find next", "Go to the next place where the text was found.", "Move", "", "F3 ^n"
    ),
    Command("find_previous", "shift+f3,f15,ctrl+b", "Find previous", "Go to the place before.", "Move", "", "⇧F3 ^b"),
    Command(
        "", "up,down", "Row or chunk", "In the document move by a row, among the chunks by a chunk.", "Move", "", "↑ ↓"
    ),
    Command("", "pageup,pagedown", "Page", "Move by a screenful.", "Move", "", "PgUp PgDn"),
    Command("", "home,end", "Start or end", "Move to the first or the last.", "Move", "", "Home End"),
    Command(
        "app.focus_next", "tab", "Next pane", "Move on to the chunks, the settings, the document.", "Move", "", "Tab"
    ),
    Command(
        "toggle_settings",
        "s",
        "Change settings",
        "Open or close the splitter's settings.",
        "Split",
        "settings",
        opens_input=True,
    ),
    Command("next_splitter", "x", "Next splitter", "Split with the next splitter, at its default settings.", "Split"),
    Command("compare", "c", "Compare", "Set this splitter beside others, cut by cut.", "Split", "compare"),
    Command(
        "apply_suggestion",
        "enter",
        "Apply the suggestion",
        "Split as suggested for the issue at the cursor.",
        "Split",
        "apply",
        "⏎",
    ),
    Command("undo_settings", "z,ctrl+z", "Undo", "Go back to the splitter and settings before.", "Split", "", "z ^z"),
    Command(
        "switch_profile",
        "v",
        "Switch profile",
        "Judge chunks by the document, or by their own text.",
        "Split",
    ),
    Command("ask", "a", "Ask the chunks", "Ask a question, and see what a model would read.", "Document", "ask"),
    Command(
        "open_trace", "t", "Lay a trace over it", "Show what a bad answer's trace cut and missed.", "Document", "trace"
    ),
    Command("copy_chunk", "y", "Copy chunk", "Copy the selected chunk's text.", "Document"),
    Command("show_source", "u", "Show the source", "Show the raw source of an HTML page at this place.", "Document"),
    Command("open_file", "o", "Open a file", "Open another document.", "Document"),
    Command("reload", "r", "Reload", "Read the document from disk again.", "Document"),
    Command("app.toggle_theme", "d", "Switch dark and light", "Switch between the dark and the light theme.", "Screen"),
    Command("help", "question_mark,f1", "Help", "Show every key and what it does.", "Screen", "help", "? F1"),
    Command("app.quit", "q,ctrl+q", "Quit", "Leave Inspector.", "Screen", "quit", "q"),
)
"""The commands, in the order that help and palette list them."""


def bindings(commands: Sequence[Command] = COMMANDS) -> list[BindingType]:
    """Commands as Textual key bindings; those with a label show in the footer."""
    return [
        Binding(
            command.keys,
            f"before_typing('{command.action}')" if command.opens_input else command.action,
            command.label or command.title,
            show=bool(command.label),
            priority=command.opens_input,
        )
        for command in commands
        if command.action
    ]
