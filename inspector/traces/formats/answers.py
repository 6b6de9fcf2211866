"""What services and frameworks answer: one small reader each, chosen by what only their answers have."""

from collections.abc import Mapping, Sequence
from typing import Any

from inspector.records.record import Record
from inspector.traces.chunk_lists import ranked, records_of
from inspector.traces.speech import answer_in, question_in
from inspector.traces.trace import Retrieval, Trace

Json = Mapping[str, Any]


def _trace(records: Sequence[Record], source: str, question: str | None = None, answer: str | None = None) -> Trace:
    return Trace(question, answer, (Retrieval(ranked(records), question),), source, "1")


def read_openai(value: Json) -> Trace:
    """OpenAI: a response with file search, an Assistants run step, or a vector store's search."""
    calls = [one for one in _list(value.get("output")) if one.get("type") == "file_search_call"]
    details = value.get("step_details")
    tools = _list(details.get("tool_calls")) if isinstance(details, Mapping) else []
    calls += [tool["file_search"] for tool in tools if isinstance(tool.get("file_search"), Mapping)]
    rows = [row for call in calls for row in _list(call.get("results"))] or _list(value.get("data"))
    queries = [query for call in calls for query in call.get("queries") or ()] or value.get("search_query")
    messages = [one for one in _list(value.get("output")) if one.get("type") == "message"]
    return _trace(records_of(rows, "similarity"), "OpenAI", question_in(queries), answer_in(messages))


def read_anthropic(value: Json) -> Trace:
    """Anthropic: a message with citations, or a conversation with search results."""
    messages = _list(value.get("messages")) or [dict(value)]
    blocks = [block for message in messages for block in _list(message.get("content"))]
    results = [block for block in blocks if block.get("type") == "search_result"]
    cited = [cite for block in blocks for cite in _list(block.get("citations"))]
    rows = [{**block, "text": answer_in(block.get("content"))} for block in results] or cited
    once = {str(row.get("cited_text") or row.get("text")): row for row in rows}
    asked = [message for message in messages if message.get("role") == "user"]
    told = [message for message in messages if message.get("role") == "assistant"]
    question = next((_plain(message) for message in reversed(asked)), None)
    return _trace(records_of(once.values()), "Anthropic", question, _plain(told[-1]) if told else None)


def _plain(message: Json) -> str | None:
    """The words of a message, its other blocks left out."""
    content = message.get("content")
    if isinstance(content, str):
        return content or None
    said = [str(block.get("text")) for block in _list(content) if block.get("type") == "text" and block.get("text")]
    return "".join(said) or None


def read_cohere(value: Json) -> Trace:
    """Cohere: a chat's cited documents, or a rerank with the documents of its request."""
    request, response = value.get("request"), value.get("response", value)
    message = value.get("message")
    if isinstance(message, Mapping):
        sources = [source for cite in _list(message.get("citations")) for source in _list(cite.get("sources"))]
        once = {str(source.get("id")): source.get("document") or source for source in sources}
        return _trace(records_of(once.values()), "Cohere", None, answer_in(message.get("content")))
    texts = request.get("documents") if isinstance(request, Mapping) else None
    results = _list(response.get("results") if isinstance(response, Mapping) else None)
    rows: list[object] = []
    for result in results:
        index = result.get("index")
        text = result.get("document")
        if not text and isinstance(texts, list) and isinstance(index, int) and 0 <= index < len(texts):
            text = texts[index]
        own = text if isinstance(text, Mapping) else {"text": text} if text else {"id": str(index)}
        rows.append({**own, "relevance_score": result.get("relevance_score")})
    question = question_in(request.get("query")) if isinstance(request, Mapping) else None
    found = Retrieval(ranked(records_of(rows, "rerank")), question, "rerank", "reranker")
    bare = any(item.record.text is None for item in found.items)
    note = ("Cohere's answer has no text: keep its request beside it, under `request` and `response`",) if bare else ()
    return Trace(question, None, (found,), "Cohere", "1", note)


def read_bedrock(value: Json) -> Trace:
    """Bedrock: what a knowledge base retrieved, or generated from it."""
    rows = _list(value.get("retrievalResults"))
    for cite in _list(value.get("citations")):
        rows += _list(cite.get("retrievedReferences"))
    flat = [{**row, "text": answer_in(row.get("content"))} for row in rows]
    flat = [{key: inner for key, inner in row.items() if key != "content"} for row in flat]
    return _trace(
        records_of(flat, "similarity"), "Bedrock", question_in(value.get("input")), answer_in(value.get("output"))
    )


def read_azure(value: Json) -> Trace:
    """Azure AI Search."""
    return _trace(records_of(_list(value.get("value"))), "Azure AI Search")


def read_vertex(value: Json) -> Trace:
    """Vertex AI: contexts of its RAG engine, or an answer with its grounding."""
    contexts = value.get("contexts")
    if isinstance(contexts, Mapping):
        return _trace(records_of(_list(contexts.get("contexts"))), "Vertex AI")
    found: list[Record] = []
    answer = None
    for candidate in _list(value.get("candidates")):
        grounding = candidate.get("groundingMetadata")
        found += records_of(_list(grounding.get("groundingChunks")) if isinstance(grounding, Mapping) else [])
        content = candidate.get("content")
        answer = answer or answer_in(content.get("parts") if isinstance(content, Mapping) else None)
    return _trace(found, "Vertex AI", None, answer)


def read_elasticsearch(value: Json) -> Trace:
    """Elasticsearch or OpenSearch."""
    return _trace(records_of(_list(value["hits"].get("hits")), "similarity"), "Elasticsearch")


def read_pinecone(value: Json) -> Trace:
    """Pinecone."""
    return _trace(records_of(_list(value.get("matches")), "similarity"), "Pinecone")


def read_llamaindex(value: Json) -> Trace:
    """A response of LlamaIndex with its source nodes."""
    question = question_in(value.get("query") or value.get("query_str") or value.get("question"))
    answer = answer_in(value.get("response") or value.get("answer"))
    return _trace(records_of(_list(value.get("source_nodes")), "similarity"), "LlamaIndex", question, answer)


def read_haystack(value: Json) -> Trace:
    """Haystack: a generated answer, or the output of a pipeline by component."""
    if "data" in value and "documents" in value:
        records = records_of(_list(value.get("documents")))
        return _trace(records, "Haystack", question_in(value.get("query")), answer_in(value.get("data")))
    parts = {name: part for name, part in value.items() if isinstance(part, Mapping) and name != "_inputs"}
    lists = {name: part["documents"] for name, part in parts.items() if isinstance(part.get("documents"), list)}
    ranker = next((name for name in lists if "rank" in name.lower()), None)
    asked = value.get("_inputs")
    given = list(asked.values()) if isinstance(asked, Mapping) else []
    question = next((found for one in given if (found := question_in(one))), None)
    answer = next(
        (found for part in parts.values() if (found := answer_in(part.get("replies") or part.get("answers")))), None
    )
    steps = tuple(
        Retrieval(ranked(records_of(rows)), question, name, "reranker" if name == ranker else "retriever")
        for name, rows in lists.items()
    )
    return Trace(question, answer, steps, "Haystack", "1")


def _list(value: object) -> list[dict[str, Any]]:
    return [dict(one) for one in value if isinstance(one, Mapping)] if isinstance(value, list) else []
