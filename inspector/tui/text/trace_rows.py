"""The lists of the trace screen without a screen: what each row says, and the whole of the row under the cursor."""

from typing import Literal

from inspector.core.printable import printable
from inspector.traces.autopsied import Autopsy, Claim, Cure, Placed, Whence
from inspector.traces.verdict import thing
from inspector.tui.text.cells import clip, shown
from inspector.tui.text.roles import Piece, Role, Row, row_width

Tab = Literal["retrieved", "answer", "cures"]
"""The lists, in the order of their tabs."""
TABS: tuple[Tab, ...] = ("retrieved", "answer", "cures")

_WHENCE: dict[Whence, tuple[str, Role]] = {
    "nowhere": ("in no document", "error"),
    "continuation": ("in what was cut off", "warning"),
    "documents": ("not retrieved", "warning"),
    "retrieved": ("retrieved", "good"),
}
_GAP = Piece("  ", "text")


def count_of(post: Autopsy, tab: Tab) -> int:
    """Number of rows of a list."""
    return {"retrieved": len(post.items), "answer": len(post.claims), "cures": len(post.cures)}[tab]


def trace_row(post: Autopsy, tab: Tab, index: int, width: int) -> Row:
    """One row of a list, no wider than *width* cells."""
    if tab == "retrieved":
        return _retrieved(post, post.items[index], width)
    if tab == "answer":
        return _claim(post.claims[index], width)
    return _cure(post.cures[index], width, best=index == 0)


def trace_detail(post: Autopsy, tab: Tab, index: int) -> str:
    """Everything there is to say of a row, in a few lines; safe to show."""
    if tab == "retrieved":
        return printable("\n".join(_about(post, index)), keep="\n")
    if tab == "answer":
        claim = post.claims[index]
        where = f"retrieved as text {claim.rank}" if claim.rank else _WHENCE[claim.whence][0]
        return printable(f"“{' '.join(claim.text.split())}”\n{where}", keep="\n")
    cure = post.cures[index]
    kept = "one chunk holds it whole" if cure.whole else "no chunk holds it whole"
    rank = f", and ranks {cure.rank} for the question" if cure.rank else ""
    again = "⏎ splits the document so" if not cure.in_use else "these settings were inferred"
    return printable(
        f"{cure.label}: {kept}{rank}; {cure.tokens:,} tokens of context, "
        f"issues in {100 * cure.issue_rate:.1f} % of {cure.chunks} chunks\n{again}",
        keep="\n",
    )


def _retrieved(post: Autopsy, one: Placed, width: int) -> Row:
    rank = Piece(f"{one.item.rank:>2}", "number")
    if one.place is None:
        words = "not in the documents" if one.item.record.text is not None else "its text was not kept"
        return _filled((rank, _GAP, Piece("≠ ", "error")), one.item.record.text or "", words, "error", width)
    text = post.documents[one.place.document].text
    line = text.count("\n", 0, one.place.span.start) + 1
    edges = [issue for issue in one.issues if issue.side != "inside"]
    sign, role = ("✂ ", "error") if edges else ("  ", "text")
    status = "" if one.spot.status == "exact" else f" {one.spot.status}"
    ends = one.item.record.text or ""
    return _filled((rank, _GAP, Piece(sign, role)), ends, f"line {line}{status}", "dim", width, tail=bool(edges))  # type: ignore[arg-type]  # one of two roles


def _filled(lead: Row, text: str, words: str, role: Role, width: int, *, tail: bool = False) -> Row:
    """A row with as much of a text as there is room for between its head and its last words."""
    room = max(0, width - row_width(lead) - len(words) - 3)
    flat = " ".join(text.split())
    if len(flat) > room and tail and room:
        flat = f"…{flat[-room + 1 :]}"
    body = shown(clip(printable(flat), room))
    return (*lead, Piece(body, "text"), Piece(" " * max(1, room - len(body) + 1), "text"), Piece(words, role))


def _claim(claim: Claim, width: int) -> Row:
    words, role = _WHENCE[claim.whence]
    if claim.rank is not None:
        words = f"in text {claim.rank}"
    sign: Piece = Piece("# " if claim.kind == "number" else "“ ", role)
    return _filled((sign,), claim.text, words, role, width)


def _cure(cure: Cure, width: int, *, best: bool) -> Row:
    good = cure.whole and cure.retrieved
    sign = Piece("→ " if best and cure.whole else "  ", "cure")
    fate = Piece("whole " if cure.whole else "torn  ", "good" if good else "warning" if cure.whole else "error")
    rank = f"{'-' if cure.rank is None else cure.rank:>3} {100 * cure.issue_rate:>5.1f} %"
    return _filled((sign, fate), f"{cure.label}{'  in use' if cure.in_use else ''}", rank, "size", width)


def _about(post: Autopsy, index: int) -> list[str]:
    one = post.items[index]
    record = one.item.record
    lines = [f"text {one.item.rank}"]
    if record.score is not None:
        lines[0] += f" · score {record.score:.3g}"
    lines[0] += f" · {one.spot.status}" + (f" · {one.chosen_by}" if one.chosen_by else "")
    lines += [f"differs: “{other.wanted}” is “{other.found}” in the trace" for other in one.spot.differences[:2]]
    for cut in post.cuts:
        if cut.item == index:
            rest = cut.continuation
            missed = ""
            if rest is not None:
                got = f"retrieved apart, as text {rest.retrieved_as}" if rest.retrieved_as else "never retrieved"
                ranks = f"; its chunk ranks {rest.rank}" if rest.rank else ""
                missed = f": the rest, “{' '.join(rest.text.split())[:60]}”, was {got}{ranks}"
            lines.append(f"✂ cuts a {thing(cut.issue.kind)} at its {cut.issue.side}{missed}")
    return [" ".join(line.split()) for line in lines]
