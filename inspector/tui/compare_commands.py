"""Every command of the compare screen, once, as `commands.py` has those of the main screen."""

from inspector.tui.commands import Command

COMPARE_COMMANDS: tuple[Command, ...] = (
    Command("next_difference", "n", "Next difference", "Go to the next cut that differs or tears.", "Cuts", "next"),
    Command("previous_difference", "p,N", "Previous difference", "Go to the one before.", "Cuts"),
    Command("next_cut", "j,right_square_bracket", "Next cut", "Go to this ruler's next cut.", "Cuts", "", "j ]"),
    Command("previous_cut", "k,left_square_bracket", "Previous cut", "Go to its cut before.", "Cuts", "", "k ["),
    Command("", "up,down", "Row", "Move by a row.", "Cuts", "", "↑ ↓"),
    Command("", "pageup,pagedown", "Page", "Move by a screenful.", "Cuts", "", "PgUp PgDn"),
    Command("", "home,end", "Start or end", "Move to the first or the last row.", "Cuts", "", "Home End"),
    Command("choose_left", "left", "Ruler on the left", "Choose the ruler on the left.", "Rulers"),
    Command("choose_right", "right", "Ruler on the right", "Choose the ruler on the right.", "Rulers", "ruler"),
    Command("retune", "e", "Retune", "Open or close the settings of the chosen ruler.", "Rulers", "retune"),
    Command("next_splitter", "x", "Next splitter", "Put the next splitter on the chosen ruler.", "Rulers"),
    Command("add_ruler", "plus,a", "Add a ruler", "Set one more splitter beside the others.", "Rulers", "add", "+ a"),
    Command(
        "remove_ruler", "minus,delete", "Remove the ruler", "Take the chosen ruler away.", "Rulers", "remove", "- Del"
    ),
    Command("promote", "enter", "Use it", "Split with it on the main screen.", "Rulers", "use it"),
    Command("back", "escape,c", "Back", "Go back to the main screen as it was.", "Screen", "back"),
    Command("app.toggle_theme", "d", "Switch dark and light", "Switch between the dark and the light theme.", "Screen"),
    Command("help", "question_mark,f1", "Help", "Show every key of this screen.", "Screen", "help", "? F1"),
    Command("app.quit", "q,ctrl+q", "Quit", "Leave Inspector.", "Screen", "", "q"),
)
"""The commands, in the order that help and palette list them."""
