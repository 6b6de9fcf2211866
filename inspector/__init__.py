"""Inspector: a debugger for chunk boundaries in retrieval-augmented generation.

import inspector

doc = inspector.load("guide.md")
view = inspector.inspect(doc, "recursive", chunk_size=500, chunk_overlap=50)
view.issue_rate, view.chunks[0].start, view.issues[0].detail
"""

TYPE_CHECKING = False  # as in `typing`, which takes its time to load: so long Ctrl-C would show a traceback

__version__ = "0.1.0"

if TYPE_CHECKING:
    from inspector.auditing.audit import audit
    from inspector.auditing.audited import Audit
    from inspector.auditing.boundaries import assert_boundaries
    from inspector.auditing.chunks import audit_chunks
    from inspector.core.chunk import Chunk
    from inspector.core.document import Document
    from inspector.core.errors import InspectorError, SettingsError
    from inspector.core.issue import Issue
    from inspector.core.loading import load
    from inspector.core.span import Span
    from inspector.core.tokens import count_tokens
    from inspector.inspected import Inspection
    from inspector.inspection import inspect
    from inspector.location.locating import locate
    from inspector.location.spot import Difference, Place, Spot
    from inspector.retrieval.passage import Hit, Passage, Result
    from inspector.traces.autopsied import Autopsy
    from inspector.traces.autopsy import autopsy
    from inspector.traces.loading import load_index, load_trace, load_traces
    from inspector.traces.trace import Item, Retrieval, Trace

__all__ = [
    "Audit",
    "Autopsy",
    "Chunk",
    "Difference",
    "Document",
    "Hit",
    "Inspection",
    "InspectorError",
    "Issue",
    "Item",
    "Passage",
    "Place",
    "Result",
    "Retrieval",
    "SettingsError",
    "Span",
    "Spot",
    "Trace",
    "assert_boundaries",
    "audit",
    "audit_chunks",
    "autopsy",
    "count_tokens",
    "inspect",
    "load",
    "load_index",
    "load_trace",
    "load_traces",
    "locate",
]

_HOMES = {
    "Audit": "auditing.audited",
    "Autopsy": "traces.autopsied",
    "Chunk": "core.chunk",
    "Difference": "location.spot",
    "Document": "core.document",
    "Hit": "retrieval.passage",
    "Inspection": "inspected",
    "InspectorError": "core.errors",
    "Issue": "core.issue",
    "Item": "traces.trace",
    "Passage": "retrieval.passage",
    "Retrieval": "traces.trace",
    "Trace": "traces.trace",
    "Place": "location.spot",
    "Result": "retrieval.passage",
    "SettingsError": "core.errors",
    "Span": "core.span",
    "Spot": "location.spot",
    "assert_boundaries": "auditing.boundaries",
    "audit": "auditing.audit",
    "audit_chunks": "auditing.chunks",
    "autopsy": "traces.autopsy",
    "count_tokens": "core.tokens",
    "inspect": "inspection",
    "load": "core.loading",
    "load_index": "traces.loading",
    "load_trace": "traces.loading",
    "load_traces": "traces.loading",
    "locate": "location.locating",
}


def __getattr__(name: str) -> object:
    """Import a public name when it is first used, so that `import inspector` stays light."""
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module  # noqa: PLC0415 (this is where the import is put off to)

    value = globals()[name] = getattr(import_module(f"{__name__}.{home}"), name)
    return value


def __dir__() -> list[str]:
    """The public names, loaded or not."""
    return sorted({*globals(), *__all__})
