"""The styles that the document is painted with."""

from dataclasses import dataclass

from rich.style import Style


@dataclass(frozen=True, slots=True)
class Inks:
    """One style a role; backgrounds cover what they lie on, the others add to it."""

    plain: Style
    """Text in no chunk."""
    even: Style
    """Text of a chunk with an even index."""
    odd: Style
    """Text of a chunk with an odd index."""
    overlap: Style
    """Text in two chunks or more."""
    selected: Style
    """Text of the selected chunk."""
    selected_overlap: Style
    """Text that the selected chunk shares."""
    lost: Style
    """Non-blank text in no chunk."""
    torn: Style
    """The words beside a cut that is an error, and its remark's glyph."""
    warn: Style
    """The words beside a cut that is a warning."""
    torn_remark: Style
    """The remark of an error."""
    warn_remark: Style
    """The remark of a warning."""
    gutter: Style
    """Line numbers, and the numbers of chunks without issues."""
    gutter_current: Style
    """The line number of the cursor's row."""
    gutter_torn: Style
    """The number of a chunk with an error."""
    gutter_warn: Style
    """The number of a chunk with warnings only."""
    lane: Style
    """The bar beside a chunk's rows."""
    lane_selected: Style
    """The bar beside the selected chunk's rows."""
    found: Style
    """A place that the search found."""
    found_current: Style
    """The place that the search is at."""
