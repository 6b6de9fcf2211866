"""A question and what it brought back as a listing for people, safe to print whatever the documents hold."""

from collections.abc import Iterator

from inspector.core.counted import count_of
from inspector.core.printable import one_line, printable
from inspector.core.tokens import DEFAULT_TOKENIZER, count_tokens
from inspector.report.asked import Asked
from inspector.report.chunks_text import excerpt
from inspector.retrieval.embedding.choice import shown_settings
from inspector.retrieval.heal import torn
from inspector.retrieval.passage import Hit, Passage
from inspector.splitters.settings import fields_of
from inspector.splitters.short_form import short_settings

_BAR = 8  # cells
_NAME = 60
"""Characters of a document's name."""
_ENDS = 44
"""Characters shown of each end of a chunk."""


def plain_text(asked: Asked) -> Iterator[str]:
    """What was asked, the hits by rank, and the passages as a model reads them."""
    yield from _title(asked)
    if not asked.result.hits:
        yield f"\n{_nothing(asked)}\n"
        return
    yield from _hits(asked)
    yield from _passages(asked)


def _title(asked: Asked) -> Iterator[str]:
    yield f"“{one_line(asked.result.query)}”\n"
    settings = shown_settings(asked.settings)
    other = [
        f"{field.name} {one_line(field.show(settings[field.name]), 80)}"
        for field in fields_of(asked.settings)
        if settings[field.name] != field.default
    ]
    parts = [
        asked.retriever,
        *other,
        f"k {asked.k}",
        "merged" if asked.merged else "not merged",
        *(["healed"] if asked.healed else []),
        count_of(len(asked.views), "document"),
        count_of(asked.chunks, "chunk"),
        *dict.fromkeys(
            one_line(short_settings(view.splitter, view.settings))
            for view in asked.views
            if view.splitter and view.settings
        ),
    ]
    yield " · ".join(parts) + "\n"


def _nothing(asked: Asked) -> str:
    if not asked.chunks:
        return "nothing to ask: there are no chunks"
    words = " or ask by meaning: --retriever dense" if asked.retriever in {"bm25", "fuzzy"} else ""
    return f"no chunk matches: try other words{words}"


def _hits(asked: Asked) -> Iterator[str]:
    top = max(hit.score for hit in asked.result.hits)
    yield f"\n{'rank':>4} {'score':>8} {'':{_BAR}}  chunk\n"
    for hit in asked.result.hits:
        kinds = dict.fromkeys(kind for issue in asked.issues(hit) for kind in issue.kinds)
        badges = ", ".join(kinds) or "ok"
        place = f"{one_line(asked.name(hit.document), _NAME)}#{hit.chunk}"
        yield f"{hit.rank:>4} {hit.score:>8.3f} {_bar(hit.score, top):{_BAR}}  {place}  {badges}\n"
        yield f"{'':{4 + 1 + 8 + 1 + _BAR + 2}}{_shown(asked, hit)}\n"


def _shown(asked: Asked, hit: Hit) -> str:
    """The ends of a hit's chunk, with scissors where one is torn."""
    torn_at = {issue.side for issue in asked.issues(hit) if issue.severity == "error"}
    words = excerpt(asked.views[hit.document].chunks[hit.chunk].text, _ENDS)
    return f"{'✂ …' if 'start' in torn_at else ''}{words}{'… ✂' if 'end' in torn_at else ''}"


def _bar(score: float, top: float) -> str:
    """A score as cells, the best one as all of them."""
    share = max(0.0, score / top) if top > 0 else 0.0
    eighths = round(share * _BAR * 8)
    return "█" * (eighths // 8) + (chr(0x2590 - eighths % 8) if eighths % 8 else "")


def _passages(asked: Asked) -> Iterator[str]:
    result = asked.result
    room = "" if asked.budget is None else f" of {asked.budget:,}"
    added = f" · {count_of(result.healed_tokens, 'token')} added so that units are whole" if asked.healed else ""
    passages = count_of(len(result.passages), "passage")
    yield f"\n{passages} as the model reads them · {result.tokens:,}{room} tokens{added}\n"
    for passage in result.passages:
        yield f"\n── {_about(asked, passage)}\n"
        yield printable(passage.text) + ("" if passage.text.endswith("\n") else "\n")
    if result.left_out:
        yield "\nleft out, for want of room:\n"
        for passage in result.left_out:
            yield f"   {_about(asked, passage)}\n"


def _about(asked: Asked, passage: Passage) -> str:
    view = asked.views[passage.document]
    tokenizer = str(getattr(view.settings, "tokenizer", DEFAULT_TOKENIZER))
    cut = torn(passage, asked.source(passage))
    healed = {"start" if span.start == passage.start else "end" for span in passage.healed}
    parts = [
        f"{one_line(view.document.name, _NAME)}#{_numbers(passage.chunks)}",
        f"{passage.score:.3f}",
        count_of(count_tokens(passage.text, tokenizer), "token"),
    ]
    parts += [f"healed at its {side}" for side in ("start", "end") if side in healed]
    parts += [f"✂ torn at its {side}" for side, unit in (("start", cut.start), ("end", cut.end)) if unit is not None]
    return " · ".join(parts)


def _numbers(chunks: tuple[int, ...]) -> str:
    """Chunk numbers, with runs as `4–6`."""
    runs: list[list[int]] = []
    for chunk in chunks:
        if runs and chunk == runs[-1][-1] + 1:
            runs[-1].append(chunk)
        else:
            runs.append([chunk])
    return ",".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs)
