"""A tool's spans as steps, and steps as traces."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from inspector.records.record import Record
from inspector.traces.chunk_lists import ranked, records_in
from inspector.traces.speech import answer_in, question_in
from inspector.traces.trace import Retrieval, Role, Trace


@dataclass(frozen=True, slots=True)
class Step:
    """One span of a trace, whichever tool wrote it."""

    trace_id: str
    """The trace that it belongs to."""
    step_id: str
    """Its own name."""
    parent_id: str
    """The step that it is a part of; empty for the outermost."""
    name: str
    """What the tool calls it."""
    role: Role
    """What it does, as far as the tool says."""
    given: object
    """Its input."""
    made: object
    """Its output."""
    records: tuple[Record, ...] = ()
    """The chunks that it brought back, where the tool keeps them apart from the output."""
    start: str = ""
    """When it began, in a form that sorts."""


def traces_of(steps: Iterable[Step], source_format: str, warnings: Sequence[str] = ()) -> tuple[Trace, ...]:
    """The traces that steps make, in the order of the file.

    What a retriever brought back counts; only where no step is one, chunks found in other steps do.
    """
    groups: defaultdict[str, list[Step]] = defaultdict(list)
    for step in steps:
        groups[step.trace_id].append(step)
    return tuple(
        _trace(group, name or str(number), source_format, warnings)
        for number, (name, group) in enumerate(groups.items(), 1)
    )


def _trace(steps: Sequence[Step], name: str, source_format: str, warnings: Sequence[str]) -> Trace:
    known = {step.step_id for step in steps}
    roots = [step for step in steps if step.parent_id not in known] or list(steps)
    found = [(step, step.records or tuple(records_in(step.made))) for step in steps if step.role != "other"]
    found = [(step, records) for step, records in found if records]
    notes = list(warnings)
    if not found:
        found = [(step, step.records or tuple(records_in(step.made))) for step in steps]
        found = [(step, records) for step, records in found if records][:1]
        if found:
            notes.append(f"no step is a retriever: the chunks are those of the step {found[0][0].name!r}")
    numbers = {step.step_id: number for number, (step, _) in enumerate(found)}
    retrievals = tuple(
        Retrieval(ranked(records), question_in(step.given), step.name, step.role, _within(step, steps, numbers))
        for step, records in found
    )
    question = _first(question_in(step.given) for step in (*roots, *(step for step, _ in found)))
    answer = _first(answer_in(step.made) for step in roots if not records_in(step.made)) or _last_answer(steps)
    return Trace(question, answer, retrievals, source_format, name, tuple(notes))


def _within(step: Step, steps: Sequence[Step], numbers: dict[str, int]) -> int | None:
    """The retrieval that a retrieval is a part of."""
    parents = {other.step_id: other.parent_id for other in steps}
    above, seen = step.parent_id, {step.step_id}
    while above and above not in seen:
        if above in numbers:
            return numbers[above]
        seen.add(above)
        above = parents.get(above, "")
    return None


def _last_answer(steps: Sequence[Step]) -> str | None:
    """What the last step said that retrieved nothing."""
    said = [answer_in(step.made) for step in steps if step.role == "other" and not records_in(step.made)]
    return next((one for one in reversed(said) if one), None)


def _first(texts: Iterable[str | None]) -> str | None:
    return next((text for text in texts if text), None)
