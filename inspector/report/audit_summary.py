"""What an audit comes to, in one line."""

from inspector.auditing.audited import Audit
from inspector.inspected import MAX_RATE


def summary_line(audit: Audit) -> str:
    """The issue rate of all chunks, and whether it is worth acting on."""
    if not audit.chunks:
        return "no chunks: the documents are empty"
    rate = f"issue rate {100 * audit.issue_rate:.1f} % ({audit.chunks_with_issues:,} of {audit.chunks:,} chunks"
    rate += f" in {count(len(audit.documents), 'document')})"
    return f"{rate}, over the {100 * MAX_RATE:.0f} % worth acting on" if audit.issue_rate > MAX_RATE else rate


def count(number: int, one: str) -> str:
    """A number of things: `1 document`, `1,200 documents`."""
    return f"{number:,} {one if number == 1 else one + 's'}"
