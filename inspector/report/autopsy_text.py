"""An autopsy as a report for people, safe to print whatever trace and documents hold."""

from collections.abc import Iterator

from inspector.core.printable import one_line
from inspector.report.chunks_text import excerpt
from inspector.splitters.registry import SPLITTERS
from inspector.splitters.short_form import short_settings
from inspector.traces.autopsied import Autopsy, Claim, Cure, Cut, Placed
from inspector.traces.verdict import quoted, thing

_ENDS = 44
"""Characters shown of each end of a text."""
_SHOWN = 8
"""Cures and claims that are listed."""
_WHENCE = {
    "retrieved": "retrieved",
    "continuation": "in what was cut off",
    "documents": "in the documents, not retrieved",
    "nowhere": "in no document",
}


def plain_text(post: Autopsy) -> Iterator[str]:
    """The verdict, then what it rests on: retrieved texts, the cut, the answer and the cures."""
    yield f"{post.verdict}\n"
    if post.cure is not None:
        yield f"{_advice(post.cure)}\n"
    yield "\n"
    yield from _trace(post)
    yield from _items(post)
    yield from _cuts(post)
    yield from _claims(post)
    yield from _cures(post)
    for line in post.warnings:
        yield f"note: {one_line(line, 300)}\n"


def _advice(cure: Cure) -> str:
    kept = f"{one_line(cure.label)} keeps it whole in one chunk"
    if cure.rank is not None:
        kept += f", which ranks {cure.rank} for this question"
    return f"{kept}, at an issue rate of {100 * cure.issue_rate:.1f} %."


def _trace(post: Autopsy) -> Iterator[str]:
    trace = post.trace
    yield f"trace      {one_line(trace.source_format)}"
    yield f" · {one_line(trace.trace_id)}\n" if trace.trace_id else "\n"
    if trace.question:
        yield f"question   {one_line(trace.question, 200)}\n"
    if trace.answer:
        yield f"answer     {one_line(trace.answer, 400)}\n"
    if post.inferred is not None:
        first, *rest = post.inferred.evidence
        name = short_settings(SPLITTERS[post.inferred.splitter], post.inferred.settings)
        yield f"splitter   {one_line(name)}: {one_line(first, 200)}\n"
        for line in rest:
            yield f"           {one_line(line, 200)}\n"


def _items(post: Autopsy) -> Iterator[str]:
    yield f"\nretrieved ({len(post.items)})\n"
    for one in post.items:
        yield f"{one.item.rank:>4}  {_place(post, one)}  {_kinds(one)}\n"
        if one.item.record.text is not None:
            yield f"      {excerpt(one.item.record.text, _ENDS)}\n"
        for difference in one.spot.differences[:3]:
            yield f"      differs: {quoted(difference.wanted)} is {quoted(difference.found)} in the trace\n"


def _place(post: Autopsy, one: Placed) -> str:
    if one.place is None:
        return "not found" if one.item.record.text is not None else "no text"
    document = post.documents[one.place.document]
    line = document.text.count("\n", 0, one.place.span.start) + 1
    last = document.text.count("\n", 0, one.place.span.end) + 1
    return f"{one_line(document.name)}:{line}-{last}  {one.spot.status}"


def _kinds(one: Placed) -> str:
    kinds = dict.fromkeys(f"{issue.kind} at its {issue.side}" for issue in one.issues if issue.side != "inside")
    return ("✂ " + ", ".join(kinds)) if kinds else "ok" if one.place is not None else ""


def _cuts(post: Autopsy) -> Iterator[str]:
    if not post.cuts:
        return
    yield "\ncut\n"
    for cut in post.cuts:
        yield from _cut(post, cut)


def _cut(post: Autopsy, cut: Cut) -> Iterator[str]:
    item = post.items[cut.item]
    fate = "whole in text " + ", ".join(map(str, cut.whole_as)) if cut.whole_as else "whole in no retrieved text"
    where = f"; whole in chunk {', '.join(f'#{number}' for number in cut.whole_in[:4])}" if cut.whole_in else ""
    yield f"{item.item.rank:>4}  {thing(cut.issue.kind)} cut at the {cut.issue.side}: {fate}{where}\n"
    rest = cut.continuation
    if rest is not None:
        if rest.retrieved_as is not None:
            got = f"retrieved apart, as text {rest.retrieved_as}"
        else:
            got = "not retrieved" + (f"; its chunk ranks {rest.rank} for this question" if rest.rank else "")
        yield f"      the rest: {quoted(rest.text)}, {got}\n"
        if rest.chunk_text:
            yield f"      next chunk: {excerpt(rest.chunk_text, _ENDS)}\n"
    if cut.merge:
        whole = "makes it whole" if cut.merge == "whole" else "does not make it whole"
        yield f"      merging neighbours {whole}"
        yield f"; healing does, for {cut.heal_tokens} tokens more\n" if cut.heal is not None else "\n"


def _claims(post: Autopsy) -> Iterator[str]:
    if not post.claims:
        return
    yield "\nanswer\n"
    order = ("nowhere", "continuation", "documents", "retrieved")
    for claim in sorted(post.claims, key=lambda claim: order.index(claim.whence))[:_SHOWN]:
        yield f"      {quoted(claim.text)}  {_from(claim)}\n"


def _from(claim: Claim) -> str:
    return f"retrieved as text {claim.rank}" if claim.rank is not None else _WHENCE[claim.whence]


def _cures(post: Autopsy) -> Iterator[str]:
    if not post.cures:
        return
    yield f"\ncures, by {post.retriever}\n" if post.retriever else "\ncures\n"
    yield f"      {'settings':34} {'whole':>6} {'rank':>5} {'tokens':>7} {'issues':>8}\n"
    shown = list(post.cures[:_SHOWN])
    shown += [cure for cure in post.cures[_SHOWN:] if cure.in_use]
    for number, cure in enumerate(shown):
        mark = "→" if number == 0 and cure.whole else " "
        rank = "-" if cure.rank is None else str(cure.rank)
        use = "  in use" if cure.in_use else ""
        whole = "yes" if cure.whole else "no"
        label = one_line(cure.label, 34)
        yield f"    {mark} {label:34} {whole:>6} {rank:>5} {cure.tokens:>7,} {100 * cure.issue_rate:>6.1f} %{use}\n"
