"""Every command of the trace screen, once, as `commands.py` has those of the main screen."""

from inspector.tui.commands import Command

TRACE_COMMANDS: tuple[Command, ...] = (
    Command("turn(1)", "tab,right", "Next list", "Go on to retrieved, answer, cures.", "Lists", "list", "Tab →"),
    Command("turn(-1)", "shift+tab,left", "List before", "Go back to the list before.", "Lists", "", "⇧Tab ←"),
    Command("pick(0)", "0", "Retrieved", "Show what was retrieved.", "Lists"),
    Command("pick(1)", "1", "Answer", "Show where the answer's words come from.", "Lists"),
    Command("pick(2)", "2", "Cures", "Show what was tried.", "Lists"),
    Command("", "up,down", "Row", "Move by a row; the document follows.", "Lists", "", "↑ ↓"),
    Command("choose", "enter", "Use the cure", "Split the document as the chosen cure does.", "Lists", "use", "⏎"),
    Command("go_to_cut", "n", "The cut", "Show the cut most to blame.", "Document", "cut"),
    Command("go_to_rest", "m", "What was missed", "Show the rest of it.", "Document", "missed"),
    Command("back", "escape,t", "Back", "Go back to the document.", "Screen", "back", "Esc t"),
    Command("app.toggle_theme", "d", "Switch dark and light", "Switch between the dark and the light theme.", "Screen"),
    Command("help", "question_mark,f1", "Help", "Show every key of this screen.", "Screen", "help", "? F1"),
    Command("app.quit", "q,ctrl+q", "Quit", "Leave Inspector.", "Screen", "", "q"),
)
"""The commands, in the order that help and palette list them."""
