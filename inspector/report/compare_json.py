"""A comparison as JSON: schema `inspector.compare/1`, a contract that others build on.

Offsets count characters (code points). The output is ASCII, so no terminal or pipe can spoil it. One object:

- `schema`: `inspector.compare/1`
- `document`: as in `inspector.chunks/1`
- `profile`: how chunks were judged
- `contenders`: in the order asked for, each with
  - `name`: splitter and settings in a few words
  - `splitter`: `name`, `version`, `settings`, as in `inspector.chunks/1`
  - `summary`: as in `inspector.chunks/1`, and `median_size` (characters), `torn_sentences` (those that an edge cuts
    and no chunk holds whole), `cuts`, `alone` (cuts that no other contender makes), `torn_cuts`, `rescued_cuts`, and
    `repeated` (share, 0 to 1, of the covered non-blank characters that are in two chunks or more)
- `shared`: number of places at which all contenders cut
- `places`: every place at which a chunk ends or starts within the document, in the order of the text, each with
  - `before`, `after`: where the text before it ends and where it goes on; only blanks lie between
  - `agreement`: `all`, `some` or `one` of the contenders cut here; `null` where chunks only start within others
  - `edges`: one for each contender that has an edge here: `contender` (index), `is_cut` (false where a chunk only
    starts within the one before it, by overlap), `ends` and `starts` (chunk index or `null`), `damage` (`torn`,
    `rescued`, `doubtful` or `null`), `kinds` (of its issues)
"""

import json
from collections.abc import Iterator
from typing import Any

from inspector.comparison import Comparison, Contender, Tally
from inspector.edges import Edge, gap_at
from inspector.report.chunks_json import document_object, splitter_object, summary_object

SCHEMA = "inspector.compare/1"
"""Name of the form; its number rises when a reader of the old form would break."""


def as_object(comparison: Comparison) -> dict[str, Any]:
    """The whole comparison as one object."""
    return {**_head(comparison), "places": list(_places(comparison))}


def json_text(comparison: Comparison) -> Iterator[str]:
    """The object of `as_object` as pieces of JSON, one line a place: a large one can be written while it is made."""
    yield "{\n"
    for name, value in _head(comparison).items():
        yield f"{_dump(name)}: {_dump(value)},\n"
    yield '"places": ['
    separator = "\n"
    for place in _places(comparison):
        yield separator + _dump(place)
        separator = ",\n"
    yield "\n]\n}\n" if separator != "\n" else "]\n}\n"


def _head(comparison: Comparison) -> dict[str, Any]:
    profiles = {contender.inspection.profile for contender in comparison.contenders}
    return {
        "schema": SCHEMA,
        "document": document_object(comparison.document),
        "profile": profiles.pop() if len(profiles) == 1 else None,
        "contenders": [
            _contender(contender, tally)
            for contender, tally in zip(comparison.contenders, comparison.tallies, strict=True)
        ],
        "shared": comparison.shared,
    }


def _contender(contender: Contender, tally: Tally) -> dict[str, Any]:
    return {
        "name": contender.name,
        "splitter": splitter_object(contender.splitter, contender.settings),
        "summary": {
            **summary_object(contender.inspection),
            "median_size": contender.inspection.median_size,
            "torn_sentences": contender.torn_sentences,
            "cuts": tally.cuts,
            "alone": tally.lone,
            "torn_cuts": tally.torn,
            "rescued_cuts": tally.rescued,
            "repeated": contender.repeated,
        },
    }


def _places(comparison: Comparison) -> Iterator[dict[str, Any]]:
    text = comparison.document.text
    for number, after in enumerate(comparison.places):
        yield {
            "before": gap_at(text, after)[0],
            "after": after,
            "agreement": comparison.agreement(number),
            "edges": [
                _edge(index, comparison.contenders[index], edge)
                for index, edge in enumerate(comparison.edges_at(number))
                if edge is not None
            ],
        }


def _edge(index: int, contender: Contender, edge: Edge) -> dict[str, Any]:
    kinds = dict.fromkeys(kind for issue in contender.issues_at(edge) for kind in issue.kinds)
    return {
        "contender": index,
        "is_cut": edge.is_cut,
        "ends": None if edge.ends < 0 else edge.ends,
        "starts": None if edge.starts < 0 else edge.starts,
        "damage": edge.damage,
        "kinds": list(kinds),
    }


def _dump(value: object) -> str:
    return json.dumps(value, ensure_ascii=True)
