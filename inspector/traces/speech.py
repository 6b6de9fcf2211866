"""What was said: a question or an answer out of whatever a tool wrote as input or output."""

from collections.abc import Mapping

from inspector.records.embedded import unpacked

_QUESTIONS = (
    "question", "query", "user_input", "userInput", "input", "user_query", "query_str", "text", "prompt", "content",
    "value", "request", "chat_history", "messages",
)  # fmt: skip
"""Keys of an input that hold the question, the most telling first."""
_ANSWERS = (
    "answer", "response", "output", "result", "output_text", "actual_output", "actualOutput", "text", "content",
    "completion", "generation", "replies", "message", "messages", "choices", "value",
)  # fmt: skip
"""Keys of an output that hold the answer, the most telling first."""
_DEPTH = 6


def question_in(value: object) -> str | None:
    """The question in an input: a text, a mapping with one, or the last thing a person said."""
    return _said(value, _QUESTIONS, ("user", "human"), _DEPTH)


def answer_in(value: object) -> str | None:
    """The answer in an output: a text, a mapping with one, or the last thing a model said."""
    return _said(value, _ANSWERS, ("assistant", "ai", "model"), _DEPTH)


def _said(value: object, keys: tuple[str, ...], roles: tuple[str, ...], depth: int) -> str | None:
    value = unpacked(value)
    if isinstance(value, str):
        return value if value.strip() else None
    if depth and isinstance(value, Mapping):
        inner = value["kwargs"] if value.get("lc") == 1 and isinstance(value.get("kwargs"), Mapping) else value
        said = (_said(inner[key], keys, roles, depth - 1) for key in keys if key in inner)
        return next((text for text in said if text is not None), None)
    return _last_said(value, keys, roles, depth) if depth and isinstance(value, list) else None


def _last_said(value: list[object], keys: tuple[str, ...], roles: tuple[str, ...], depth: int) -> str | None:
    """The last of the messages of a role, else of all; in a list of texts the last text."""
    messages = [one for one in value if isinstance(one, Mapping)]
    spoken = [one for one in messages if str(one.get("role") or one.get("type") or "").lower() in roles]
    said = (_said(one, keys, roles, depth - 1) for one in reversed(spoken or messages))
    texts = [one for one in value if isinstance(one, str) and one.strip()]
    return next((text for text in said if text is not None), None) or (texts[-1] if texts and not messages else None)
