"""What the marks on the compare screen mean, for its help."""

from inspector.tui.legend import LegendEntry

COMPARE_LEGEND: tuple[LegendEntry, ...] = (
    LegendEntry(
        (("┏  #4 ", "$gutter on $chunk-even"), (" ", ""), (" ┏ #5 ", "$gutter on $chunk-odd")),
        "Chunk",
        "A band beside its lines; chunks take turns between two tints and two bars.",
    ),
    LegendEntry((("┃┃     ", "$gutter on $overlap"),), "Overlap", "Both bars run where two chunks share the text."),
    LegendEntry((("┻━━━━━━", "$gutter"),), "Clean cut", "A chunk ends here, and nothing is broken."),
    LegendEntry((("╳╍ torn ╍", "bold $torn"),), "Torn", "What is cut here is whole in no chunk of this splitter."),
    LegendEntry(
        (("╱╍ rescued ╍", "bold $warn"),), "Rescued", "What is cut here is whole in another chunk of this splitter."
    ),
    LegendEntry(
        (("┻━ ", "$gutter"), ("! ", "$warn"), ("━━━━", "$gutter")),
        "Doubtful",
        "An issue, although nothing lies across the cut.",
    ),
    LegendEntry((("╩══════", "bold $good"),), "Shared", "All splitters cut here."),
    LegendEntry((("┻━ only ━", "$accent"),), "Alone", "Of three splitters or more, only this one cuts here."),
)
"""Every mark of the rulers."""
