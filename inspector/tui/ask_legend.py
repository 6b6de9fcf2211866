"""What the marks of the query pane mean, for its help."""

from inspector.tui.legend import LegendEntry
from inspector.tui.text.ask_rows import SEAM
from inspector.tui.text.remarks import SCISSORS

ASK_LEGEND: tuple[LegendEntry, ...] = (
    LegendEntry((("▲ ", "$good"), ("▼ +", "$warn")), "Moved", "Its rank rose or fell since the last split, or is new."),
    LegendEntry((("set it to ", ""), (SCISSORS, "bold $torn")), "Torn", "It begins or ends inside something."),
    LegendEntry(
        (("set it to", ""), (SEAM, "$good"), (" 30 s", "")), "Merged", "A cut tore something here; merged, it is whole."
    ),
    LegendEntry((("30 seconds", "$good"),), "Healed", "What no hit brought back, added so that a unit is whole."),
    LegendEntry((("12 ", "$gutter"), ("¹", "$gutter")), "Rank", "In the document's gutter, the rank of a hit's chunk."),
)
"""Every mark."""
