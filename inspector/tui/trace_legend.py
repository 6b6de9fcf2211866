"""What the marks on the trace screen mean, for its help."""

from inspector.tui.legend import LegendEntry
from inspector.tui.text.remarks import SCISSORS

TRACE_LEGEND: tuple[LegendEntry, ...] = (
    LegendEntry((("1 ╭ ", "$gutter"), (" text ", "on $chunk-even")), "Retrieved", "A text of the trace, at its rank."),
    LegendEntry(
        (("to", "bold underline $torn"), ("▐ ", "$torn"), (f"{SCISSORS} torn", "$torn on $torn-background")),
        "Torn",
        "Something is cut in two where the retrieved text ends or begins.",
    ),
    LegendEntry((("30 seconds", "on $find"),), "Missed", "The rest of it, which the model never saw."),
)
"""Every mark."""
