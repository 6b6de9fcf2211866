"""A question and what it brought back as JSON: schema `inspector.query/1`, a contract that others build on.

Offsets count characters (code points), spans are half-open. The output is ASCII, so no terminal or pipe can spoil it.
One object:

- `schema`: `inspector.query/1`
- `question`, `k`, `merge`, `heal`, `budget` (tokens or `null`): what was asked
- `retriever`: `name` and `settings`; an endpoint's address is given without what follows its path, and never a key
- `documents`: each as in `inspector.chunks/1`, with `splitter` and the number of its `chunks`
- `hits`: by rank, each with `rank`, `score`, `document` (its place in `documents`), and of the chunk `index`, `start`,
  `end`, `text`, `tokens`, `heading_path`, `fidelity` and `issues`, as in `inspector.chunks/1`
- `passages`: in the order of reading, each with `document`, `start`, `end`, `text`, `score`, `chunks` (indices),
  `tokens`, `healed` (spans that no hit holds) and `torn` (`start` and `end`: the span of what is still cut there, or
  `null`)
- `left_out`: passages that the budget had no room for, best first, in the same form
- `tokens`, `healed_tokens`: of all passages, and of what was added to them
"""

from collections.abc import Iterator
from typing import Any

from inspector.core.span import Span
from inspector.core.tokens import DEFAULT_TOKENIZER, count_tokens
from inspector.report.asked import Asked
from inspector.report.chunks_json import chunk_object, document_object, issue_object, splitter_object
from inspector.report.written import written
from inspector.retrieval.embedding.choice import shown_settings
from inspector.retrieval.heal import torn
from inspector.retrieval.passage import Hit, Passage

SCHEMA = "inspector.query/1"
"""Name of the form; its number rises when a reader of the old form would break."""


def as_object(asked: Asked) -> dict[str, Any]:
    """The whole as one object."""
    return {
        **_head(asked),
        "hits": [_hit(asked, hit) for hit in asked.result.hits],
        "passages": [_passage(asked, passage) for passage in asked.result.passages],
        "left_out": [_passage(asked, passage) for passage in asked.result.left_out],
        "tokens": asked.result.tokens,
        "healed_tokens": asked.result.healed_tokens,
    }


def json_text(asked: Asked) -> Iterator[str]:
    """The object of `as_object` as pieces of JSON, one line for each of its values, and for each item of a list."""
    return written(as_object(asked))


def _head(asked: Asked) -> dict[str, Any]:
    return {
        "schema": SCHEMA,
        "question": asked.result.query,
        "retriever": {"name": asked.retriever, "settings": shown_settings(asked.settings)},
        "k": asked.k,
        "merge": asked.merged,
        "heal": asked.healed,
        "budget": asked.budget,
        "documents": [
            {
                **document_object(view.document),
                "splitter": splitter_object(view.splitter, view.settings) if view.splitter and view.settings else None,
                "chunks": len(view.chunks),
            }
            for view in asked.views
        ],
    }


def _hit(asked: Asked, hit: Hit) -> dict[str, Any]:
    return {
        "rank": hit.rank,
        "score": hit.score,
        "document": hit.document,
        **chunk_object(asked.views[hit.document].chunks[hit.chunk]),
        "issues": [issue_object(issue) for issue in asked.issues(hit)],
    }


def _passage(asked: Asked, passage: Passage) -> dict[str, Any]:
    tokenizer = str(getattr(asked.views[passage.document].settings, "tokenizer", DEFAULT_TOKENIZER))
    cut = torn(passage, asked.source(passage))
    return {
        "document": passage.document,
        "start": passage.start,
        "end": passage.end,
        "text": passage.text,
        "score": passage.score,
        "chunks": list(passage.chunks),
        "tokens": count_tokens(passage.text, tokenizer),
        "healed": [list(span) for span in passage.healed],
        "torn": {"start": _span(cut.start), "end": _span(cut.end)},
    }


def _span(span: Span | None) -> list[int] | None:
    return None if span is None else list(span)
