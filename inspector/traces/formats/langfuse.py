"""Langfuse: a trace downloaded from the screen, the API's answers, and the rows of a blob export."""

from collections.abc import Iterable, Mapping
from typing import Any

from inspector.records.embedded import unpacked
from inspector.traces.steps import Step, traces_of
from inspector.traces.trace import Trace

_NO_IO = (
    "this download has no inputs and outputs, so there is no text: fetch the trace by the API, "
    "or take it from a blob export"
)


def read_download(value: Mapping[str, Any]) -> tuple[Trace, ...]:
    """A trace with its `observations`, with or without what is said of the trace itself."""
    rows = [row for row in value["observations"] if isinstance(row, Mapping)]
    about = value.get("trace") if isinstance(value.get("trace"), Mapping) else value
    assert isinstance(about, Mapping)  # noqa: S101 (one of two mappings)
    steps = [_step(row) for row in rows]
    if about.get("input") is not None or about.get("output") is not None:
        roots = [step.step_id for step in steps if not step.parent_id]
        whole = _step({**about, "traceId": _trace_id(rows, about), "id": f"trace {about.get('id')}"})
        steps = [whole, *(_under(step, whole.step_id) if step.step_id in roots else step for step in steps)]
    bare = not any(step.given or step.made for step in steps if step.step_id != f"trace {about.get('id')}")
    return traces_of(steps, "Langfuse", [_NO_IO] if bare else [])


def read_observations(rows: Iterable[Mapping[str, Any]]) -> tuple[Trace, ...]:
    """Observations as rows, of one trace or of many."""
    return traces_of([_step(row) for row in rows], "Langfuse")


def _step(row: Mapping[str, Any]) -> Step:
    return Step(
        trace_id=str(row.get("traceId") or row.get("trace_id") or ""),
        step_id=str(row.get("id") or ""),
        parent_id=str(row.get("parentObservationId") or row.get("parent_observation_id") or ""),
        name=str(row.get("name") or ""),
        role="retriever" if str(row.get("type") or "").upper() == "RETRIEVER" else "other",
        given=unpacked(row.get("input")),
        made=unpacked(row.get("output")),
        start=str(row.get("startTime") or row.get("start_time") or ""),
    )


def _under(step: Step, parent: str) -> Step:
    return Step(step.trace_id, step.step_id, parent, step.name, step.role, step.given, step.made, step.records)


def _trace_id(rows: Iterable[Mapping[str, Any]], about: Mapping[str, Any]) -> str:
    named = (row.get("traceId") or row.get("trace_id") for row in rows)
    return str(next((name for name in named if name), about.get("id") or ""))
