"""What happened, in one sentence."""

from inspector.core.printable import one_line
from inspector.traces.autopsied import Autopsy, Cut

_WORDS = 48
"""Characters of a quotation, at most."""
_THINGS = {
    "no-sentence-end": "sentence",
    "no-sentence-start": "sentence",
    "broken-code-fence": "code block",
    "split-table": "table",
    "split-list-item": "list item",
    "split-definition": "definition",
    "split-inline": "expression",
    "orphan-heading": "section",
    "dangling-lead-in": "introduction",
    "mid-word": "word",
    "mid-grapheme": "character",
}


def thing(kind: str) -> str:
    """What a kind of issue cuts, for a person: `sentence`, `table`, `bracket`."""
    return _THINGS.get(kind, "bracket" if kind.startswith("unbalanced") else "text")


def verdict_of(post: Autopsy) -> str:
    """The one sentence that a person reads first."""
    total, placed = len(post.items), sum(one.place is not None for one in post.items)
    if not placed:
        there = "in these documents: they are others, or have changed since"
        return f"{_none_of(total)} {there}." if total else "The trace holds no retrieved text."
    cut = post.cut
    if cut is not None and cut.lost:
        return _torn(post, cut)
    invented = [claim.text for claim in post.claims if claim.kind == "number" and claim.whence == "nowhere"]
    if invented:
        return f"Nothing that the answer needs was cut away, but {quoted(invented[0])} stands in no document."
    if cut is not None:
        return _mended(post, cut)
    if placed < total:
        return f"What was found of the retrieved texts is whole; {total - placed} of {total} stand in no document."
    return "No retrieved text is cut: whatever is wrong with the answer was not done by the splitter."


def _torn(post: Autopsy, cut: Cut) -> str:
    rank = post.items[cut.item].item.rank
    what = thing(cut.issue.kind)
    document = post.documents[cut.document].text
    start, end = cut.issue.unit
    offset = cut.issue.offset
    if cut.continuation is None:
        return f"Retrieved text {rank} ends within a {what} that the model never saw whole."
    rest = cut.continuation
    where = f"was not retrieved (its chunk ranks {rest.rank})" if rest.rank else "was not retrieved"
    if cut.issue.side == "start":
        return (
            f"Retrieved text {rank} begins in the middle of a {what}: {quoted(rest.text, tail=True)} in front of "
            f"{quoted(document[offset:end])} {where}."
        )
    said = quoted(document[start:offset], tail=True)
    return f"Retrieved text {rank} stops after {said}: the rest of the {what}, {quoted(rest.text)}, {where}."


def _mended(post: Autopsy, cut: Cut) -> str:
    rank = post.items[cut.item].item.rank
    what = thing(cut.issue.kind)
    if cut.whole_as:
        return f"Retrieved text {rank} cuts a {what}, but text {cut.whole_as[0]} holds it whole: no harm was done."
    assert cut.continuation is not None  # noqa: S101 (else the cut would be lost)
    return (
        f"Retrieved text {rank} cuts a {what}, and the rest came apart from it as text "
        f"{cut.continuation.retrieved_as}: merging neighbours makes it whole."
    )


def quoted(text: str, *, tail: bool = False) -> str:
    """A text in quotation marks on one line, shortened between words; *tail* keeps its end."""
    words = one_line(" ".join(text.split()))
    if len(words) > _WORDS:
        words = "…" + words[-_WORDS:].partition(" ")[2] if tail else words[:_WORDS].rpartition(" ")[0] + "…"
    return f"“{words}”"


def _none_of(total: int) -> str:
    return "The one retrieved text is not" if total == 1 else f"None of the {total} retrieved texts is"
