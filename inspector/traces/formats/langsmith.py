"""LangSmith runs: flat rows of an export, or a run with its children inside."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from inspector.traces.steps import Step, traces_of
from inspector.traces.trace import Trace


def read_runs(runs: Iterable[Mapping[str, Any]]) -> tuple[Trace, ...]:
    """Runs with `run_type`, flat or with `child_runs`."""
    steps = [step for run in runs for step in _steps(run, "", "")]
    bare = bool(steps) and all(step.given is None and step.made is None for step in steps)
    note = ["the export has no inputs and outputs: export with --full, or --include-io"] if bare else []
    return traces_of(_once(steps), "LangSmith", note)


def _steps(run: Mapping[str, Any], trace_id: str, parent: str) -> Iterator[Step]:
    own = str(run.get("id") or run.get("run_id") or "")
    trace_id = str(run.get("trace_id") or trace_id or own)
    yield Step(
        trace_id=trace_id,
        step_id=own,
        parent_id=str(run.get("parent_run_id") or parent or ""),
        name=str(run.get("name") or ""),
        role="retriever" if run.get("run_type") == "retriever" else "other",
        given=run.get("inputs"),
        made=run.get("outputs"),
        start=str(run.get("dotted_order") or run.get("start_time") or ""),
    )
    children = run.get("child_runs")
    for child in children if isinstance(children, list) else ():
        if isinstance(child, Mapping):
            yield from _steps(child, trace_id, own)


def _once(steps: Iterable[Step]) -> list[Step]:
    """Each run once, the last word on it: it is posted when it begins and again when it ends."""
    kept: dict[str, Step] = {}
    for number, step in enumerate(steps):
        key = step.step_id or str(number)
        if key not in kept or step.made is not None:
            kept[key] = step
    return list(kept.values())
