"""Every command of the query pane, once, as `commands.py` has those of the main screen."""

from inspector.tui.commands import Command

TYPING = "While the question is typed"
"""The group of what can be done in the question."""

ASK_COMMANDS: tuple[Command, ...] = (
    Command("", "enter", "Ask", "Ask the chunks what is typed.", TYPING, "ask", "⏎"),
    Command("", "up,down", "Earlier questions", "Go back to what was asked before.", TYPING, "earlier", "↑ ↓"),
    Command("app.focus_next", "tab", "Hits and passages", "Go to the lists of the answer.", TYPING, "answer", "Tab"),
    Command(
        "retriever", "r", "Next retriever", "Ask by words, by meaning, by both, or by likeness.", "Answer", "retriever"
    ),
    Command("tune", "e", "Retriever settings", "Change the embedder, and the like.", "Answer", "settings", spare=True),
    Command(
        "more(1)", "plus,equals_sign", "One hit more", "Bring one more chunk back.", "Answer", "k", "+ -", spare=True
    ),
    Command("more(-1)", "minus", "One hit fewer", "Bring one chunk fewer back.", "Answer", "", "-"),
    Command("merge", "m", "Merge", "Join hits that touch, or read each by itself.", "Answer", "merge"),
    Command("heal", "h", "Heal", "Extend passages to the end of what they cut.", "Answer", "heal"),
    Command("budget", "b", "Next budget", "Give the passages more room, or less.", "Answer", "budget", spare=True),
    Command(
        "folder", "f", "Document or folder", "Ask this document, or all of its folder.", "Answer", "folder", spare=True
    ),
    Command("why", "w", "Why this rank", "Say what speaks for the hit at the cursor.", "Answer", "why"),
    Command("context", "c", "What the model gets", "Show, edit, copy or save the context.", "Answer", "context"),
    Command("copy", "y", "Copy the context", "Copy what the model gets.", "Answer", "copy", spare=True),
    Command("again", "a", "Another question", "Go back to the question.", "Answer", "question", spare=True),
    Command("close", "escape", "Close", "Close the pane.", "Answer", "close", "Esc"),
    Command("help", "question_mark,f1", "Help", "Show every key of the pane.", "Answer", "help", "? F1"),
)
"""The commands, in the order that help and palette list them."""
