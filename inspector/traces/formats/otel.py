"""OpenTelemetry spans: OpenInference (Phoenix), OTel GenAI, OpenLLMetry, TruLens and MLflow, however encoded."""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from inspector.records.embedded import unpacked
from inspector.records.recognition import record_of
from inspector.records.record import Record
from inspector.traces.chunk_lists import records_in, records_of
from inspector.traces.steps import Step, traces_of
from inspector.traces.trace import Role, Trace

_NUMBERED = re.compile(r"(?P<list>(?:retrieval|reranker)\.(?:output_)?documents)\.(?P<number>\d+)\.(?P<rest>.+)")
_INPUTS = (
    "input.value", "mlflow.spanInputs", "traceloop.entity.input", "gen_ai.retrieval.query.text",
    "ai.observability.retrieval.query_text", "ai.observability.record_root.input", "gen_ai.input.messages",
    "langfuse.observation.input",
)  # fmt: skip
_OUTPUTS = (
    "output.value", "mlflow.spanOutputs", "traceloop.entity.output", "ai.observability.record_root.output",
    "gen_ai.output.messages", "langfuse.observation.output",
)  # fmt: skip
_KINDS = (
    "openinference.span.kind", "span_kind", "mlflow.spanType", "ai.observability.span_type", "gen_ai.operation.name",
    "langfuse.observation.type", "traceloop.span.kind",
)  # fmt: skip
_RETRIEVERS = frozenset({"retriever", "retrieval", "vector_db_retrieve"})
_EVENTS = ("db.query.result", "db.search.result")


def read_otlp(value: Mapping[str, Any] | Iterable[Mapping[str, Any]]) -> tuple[Trace, ...]:
    """OTLP as JSON, one export or several: `resourceSpans`."""
    exports = [value] if isinstance(value, Mapping) else list(value)
    spans: list[Mapping[str, Any]] = []
    for export in exports:
        for resource in _dicts(export.get("resourceSpans")):
            for scope in _dicts(resource.get("scopeSpans") or resource.get("instrumentationLibrarySpans")):
                spans += [_plain(span) for span in _dicts(scope.get("spans"))]
    return read_spans(spans)


def read_spans(spans: Iterable[Mapping[str, Any]]) -> tuple[Trace, ...]:
    """Spans whose attributes are flat, nested, or columns of a table."""
    steps, formats = [], []
    for span in spans:
        attributes = _attributes(span)
        formats.append(_format(attributes, span))
        steps.append(_step(span, attributes))
    known = [name for name in formats if name != "OpenTelemetry"]
    return traces_of(steps, known[0] if known else "OpenTelemetry")


def _step(span: Mapping[str, Any], attributes: Mapping[str, Any]) -> Step:
    context = span.get("context")
    context = context if isinstance(context, Mapping) else {}
    records = tuple(_records(span, attributes))
    return Step(
        trace_id=str(_first(span, ("trace_id", "traceId", "context.trace_id")) or context.get("trace_id") or ""),
        step_id=str(_first(span, ("span_id", "spanId", "context.span_id")) or context.get("span_id") or ""),
        parent_id=str(_first(span, ("parent_id", "parentSpanId", "parent_span_id")) or ""),
        name=str(span.get("name") or ""),
        role=_role(span, attributes, records),
        given=_first(attributes, _INPUTS),
        made=_first(attributes, _OUTPUTS),
        records=records,
    )


def _records(span: Mapping[str, Any], attributes: Mapping[str, Any]) -> Iterator[Record]:
    """The chunks of a span, from the first place that has any."""
    yield from _numbered(attributes) or _listed(attributes) or _events(span)


def _numbered(attributes: Mapping[str, Any]) -> list[Record]:
    """`retrieval.documents.0.document.content`: every part of every document is an attribute."""
    rows: dict[str, dict[int, dict[str, Any]]] = {}
    for key, value in attributes.items():
        found = _NUMBERED.fullmatch(key)
        if found:
            row = rows.setdefault(found["list"], {}).setdefault(int(found["number"]), {})
            row[found["rest"]] = value
    best = rows.get("reranker.output_documents") or rows.get("retrieval.documents") or {}
    return records_of([best[number] for number in sorted(best)])


def _listed(attributes: Mapping[str, Any]) -> list[Record]:
    for key in ("retrieval.documents", "reranker.output_documents", "gen_ai.retrieval.documents"):
        if found := records_in(attributes.get(key)):
            return found
    return records_in(attributes.get("ai.observability.retrieval.retrieved_contexts"))


def _events(span: Mapping[str, Any]) -> list[Record]:
    """A store's client writes one event a result."""
    found: list[Record] = []
    for event in _dicts(span.get("events")):
        name = str(event.get("name") or "")
        if name in _EVENTS:
            values = _attributes(event)
            row = {key.removeprefix(f"{name}."): value for key, value in values.items()}
            record = record_of(row, score_kind="distance")
            found += [record] if record is not None else []
    return found


def _role(span: Mapping[str, Any], attributes: Mapping[str, Any], records: tuple[Record, ...]) -> Role:
    kinds = {str(unpacked(attributes.get(key) or span.get(key) or "")).lower() for key in _KINDS}
    if "reranker" in kinds:
        return "reranker"
    return "retriever" if records or kinds & _RETRIEVERS else "other"


def _format(attributes: Mapping[str, Any], span: Mapping[str, Any]) -> str:
    keys = " ".join(attributes)
    if "mlflow." in keys:
        return "MLflow"
    if "openinference." in keys or "retrieval.documents" in keys.replace("gen_ai.retrieval.documents", ""):
        return "OpenInference"
    if "traceloop." in keys or any(str(event.get("name")) in _EVENTS for event in _dicts(span.get("events"))):
        return "OpenLLMetry"
    if "ai.observability." in keys:
        return "TruLens"
    return "OTel GenAI" if "gen_ai." in keys else "OpenTelemetry"


def _attributes(span: Mapping[str, Any]) -> dict[str, Any]:
    """A span's attributes by their dotted names."""
    found: dict[str, Any] = {
        key.removeprefix("attributes."): value for key, value in span.items() if key.startswith("attributes.")
    }
    own = unpacked(span.get("attributes"))
    if isinstance(own, Mapping):
        _flatten(own, "", found)
    return found


def _flatten(value: Mapping[str, Any], prefix: str, into: dict[str, Any]) -> None:
    for key, inner in value.items():
        name = f"{prefix}{key}"
        if isinstance(inner, Mapping) and not name.endswith(("metadata", ".value")):
            _flatten(inner, f"{name}.", into)
        else:
            into[name] = inner


def _plain(span: Mapping[str, Any]) -> dict[str, Any]:
    """A span of OTLP with plain values."""
    events = [{**event, "attributes": _values(event.get("attributes"))} for event in _dicts(span.get("events"))]
    return {**span, "attributes": _values(span.get("attributes")), "events": events}


def _values(pairs: object) -> dict[str, Any]:
    return {str(pair.get("key")): _value(pair.get("value")) for pair in _dicts(pairs)}


def _value(value: object) -> object:
    if not isinstance(value, Mapping):
        return value
    for key, inner in value.items():
        if key == "arrayValue":
            return [_value(one) for one in _dicts(inner.get("values") if isinstance(inner, Mapping) else None)]
        if key == "kvlistValue":
            return _values(inner.get("values") if isinstance(inner, Mapping) else None)
        if key == "intValue":
            return int(inner) if str(inner).lstrip("-").isdigit() else inner
        return inner
    return None


def _dicts(value: object) -> list[Mapping[str, Any]]:
    return [one for one in value if isinstance(one, Mapping)] if isinstance(value, list) else []


def _first(mapping: Mapping[str, Any], keys: Iterable[str]) -> object:
    return next((mapping[key] for key in keys if mapping.get(key) not in (None, "")), None)
