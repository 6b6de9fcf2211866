"""What the marks on the screen mean, for the help."""

from dataclasses import dataclass

from inspector.tui.text.remarks import SCISSORS, SIGNS


@dataclass(frozen=True, slots=True)
class LegendEntry:
    """One mark, as it looks, and what it says."""

    sample: tuple[tuple[str, str], ...]
    """Pieces of text, each with its style in Textual's notation, where `$chunk-even` and the like are the theme's."""
    title: str
    """What it is called."""
    meaning: str
    """What it says, in one sentence."""


LEGEND: tuple[LegendEntry, ...] = (
    LegendEntry(
        (("╭ ", "$gutter"), (" even ", "on $chunk-even"), ("  ╭", "$gutter"), (" odd ", "on $chunk-odd")),
        "Chunk",
        "Chunks take turns between two tints and two bars; a bar runs from a chunk's first row to its last.",
    ),
    LegendEntry(
        (("││", "$gutter"), (" shared ", "on $overlap")),
        "Overlap",
        "Text in two chunks or more; both bars run beside it.",
    ),
    LegendEntry(
        (("│ ", "bold $primary"), (" selected ", "on $chunk-selected")),
        "Selected",
        "The chunk that the keys act on.",
    ),
    LegendEntry(
        (("set it to", "bold underline $torn"), ("▐ ", "$torn"), (f"{SCISSORS} torn", "$torn on $torn-background")),
        "Torn",
        "Something is cut in two here, and no chunk holds it whole; the remark says what.",
    ),
    LegendEntry(
        (("it to", "underline $warn"), ("▐ ", "$warn"), (f"{SIGNS['rescued']} rescued", "$warn")),
        "Rescued",
        "It is cut in two here, but another chunk holds it whole.",
    ),
    LegendEntry(
        ((f"{SIGNS['doubtful']} #12", "$warn"),),
        "Doubtful",
        "Nothing is cut in two, yet the chunk is poor; the remark says why.",
    ),
    LegendEntry((("dropped", "strike $lost"),), "Lost text", "Text in no chunk: nothing will ever retrieve it."),
    LegendEntry(
        (("timeout", "on $find"), ("  ", ""), ("timeout", "bold on $find-current")),
        "Found text",
        "Where the search found its text; the bold place is where it stands.",
    ),
    LegendEntry(
        (("━", "bold $torn"), ("│", "$border-blurred"), ("  ╌", "$warn"), ("█", "$scrollbar")),
        "Issue map",
        "The document's scrollbar: where things are torn, and where less is wrong; a click goes there.",
    ),
)
"""Every mark, the document's first."""
