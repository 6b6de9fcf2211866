"""What a trace says of one question: what was asked, what was retrieved, what was answered."""

from dataclasses import dataclass
from typing import Literal

from inspector.records.record import Record

Role = Literal["retriever", "reranker", "other"]
"""What a step was: `other` is one in which retrieved texts were found though it is neither."""


@dataclass(frozen=True, slots=True)
class Item:
    """One retrieved chunk."""

    record: Record
    """What the trace says of it, unchecked."""
    rank: int
    """Its rank, from 1, in the order in which the trace lists it."""


@dataclass(frozen=True, slots=True)
class Retrieval:
    """One step that brought chunks back."""

    items: tuple[Item, ...]
    """What it brought back, by rank."""
    query: str | None = None
    """What it was asked, which may not be the person's question; `None` where the trace does not say."""
    span_name: str = ""
    """What the tool calls the step; empty where it has no name."""
    role: Role = "retriever"
    """What the step was."""
    within: int | None = None
    """Index, among the trace's retrievals, of the one that this was a part of, such as one query of several."""


@dataclass(frozen=True, slots=True)
class Trace:
    """What one question did in a pipeline."""

    question: str | None
    """What the person asked; `None` where the trace does not say."""
    answer: str | None
    """What the person was told; `None` where the trace does not say."""
    retrievals: tuple[Retrieval, ...]
    """Every step that brought chunks back, in the order of the trace."""
    source_format: str
    """What wrote it, for a person: `LangSmith`, `OpenInference`, `ragas`."""
    trace_id: str = ""
    """Its name among the traces of its file: the tool's own, else its number from 1."""
    warnings: tuple[str, ...] = ()
    """What a person should know about how it was read, each in one line."""

    @property
    def items(self) -> tuple[Item, ...]:
        """What reached the answer, as far as the trace tells, ranked from 1 without duplicates.

        A reranker has the last word; else the outermost retrievers, one after the other.
        """
        outer = [step for step in self.retrievals if step.within is None]
        last = [step for step in outer if step.role == "reranker"][-1:]
        kept: dict[tuple[str | None, str | None], Record] = {}
        for step in last or outer:
            for item in step.items:
                record = item.record
                kept.setdefault((record.text, None if record.text is not None else record.chunk_id), record)
        return tuple(Item(record, rank) for rank, record in enumerate(kept.values(), 1))
