"""Settings as code for LangChain and LlamaIndex, which gives the same chunks as they do here."""

from collections.abc import Mapping
from typing import Literal

from inspector.core.document import Kind
from inspector.core.errors import InspectorError
from inspector.splitters.base import Splitter
from inspector.splitters.settings import Settings, as_dict, fields_of

Form = Literal["settings", "langchain", "llamaindex"]
"""`settings`: what Inspector's own configuration holds; else code for that library."""

_LANGCHAIN: Mapping[str, str] = {
    "character": "CharacterTextSplitter",
    "recursive": "RecursiveCharacterTextSplitter",
    "token": "TokenTextSplitter",
}


def export(splitter: Splitter, settings: Settings, form: Form, kind: Kind = "text", language: str | None = None) -> str:
    """Write settings as a pipeline takes them.

    LangChain has `character`, `recursive` and `token` itself; what goes by structure is run by Inspector, behind the
    library's own class.

    Args:
        splitter: The splitter.
        settings: Its settings.
        form: For whom.
        kind: Of the documents, for a splitter that goes by structure.
        language: Of code.

    Returns:
        Lines of TOML for `settings`, else of Python that bind `splitter` or `parser`; they end in a newline.

    Raises:
        InspectorError: There is no such form.
    """
    if form == "settings":
        return _toml(splitter, settings)
    if form == "langchain":
        return _langchain(splitter, settings, kind, language)
    if form == "llamaindex":
        return _llamaindex(splitter, settings, kind, language)
    raise InspectorError(f"unknown form {form!r}: choose settings, langchain or llamaindex")


def changed(settings: Settings) -> dict[str, object]:
    """The settings that are not at their defaults, and the size with its overlap."""
    values = as_dict(settings)
    return {
        field.name: values[field.name]
        for field in fields_of(settings)
        if values[field.name] != field.default or field.name in ("chunk_size", "chunk_overlap", "overlap_sentences")
    }


def _toml(splitter: Splitter, settings: Settings) -> str:
    fields = {field.name: field for field in fields_of(settings)}
    lines = [f"{name} = {_toml_value(value)}" for name, value in changed(settings).items() if name in fields]
    return "\n".join([f'splitter = "{splitter.name}"', "", f"[{splitter.name}]", *lines, ""])


def _toml_value(value: object) -> str:
    from json import dumps  # noqa: PLC0415 (JSON's strings, numbers and lists are TOML's)

    return dumps(value, ensure_ascii=False)


def _native(splitter: Splitter, settings: Settings) -> str | None:
    """LangChain's own class with the same settings; `None` where it has none."""
    if splitter.name not in _LANGCHAIN:
        return None
    values = as_dict(settings)
    unit, language = values.pop("unit", "characters"), values.pop("language", None)
    tokenizer = values.pop("tokenizer", None)
    name = _LANGCHAIN[splitter.name]
    arguments = {key: value for key, value in values.items() if value is not None and key in _TAKEN[splitter.name]}
    if splitter.name == "token":
        arguments = {"encoding_name": tokenizer, **arguments}
        return _call(name, arguments)
    if language is not None:
        return _call(f"{name}.from_language", {"language": language, **arguments})
    if unit == "tokens":
        return _call(f"{name}.from_tiktoken_encoder", {"encoding_name": tokenizer, **arguments})
    return _call(name, arguments)


_TAKEN: Mapping[str, frozenset[str]] = {
    "character": frozenset(
        {"separator", "is_separator_regex", "chunk_size", "chunk_overlap", "keep_separator", "strip_whitespace"}
    ),
    "recursive": frozenset(
        {"separators", "is_separator_regex", "chunk_size", "chunk_overlap", "keep_separator", "strip_whitespace"}
    ),
    "token": frozenset({"chunk_size", "chunk_overlap"}),
}


def _call(name: str, arguments: Mapping[str, object]) -> str:
    lines = [f"    {key}={value!r}," for key, value in arguments.items()]
    return "\n".join([f"{name}(", *lines, ")"])


def _langchain(splitter: Splitter, settings: Settings, kind: Kind, language: str | None) -> str:
    native = _native(splitter, settings)
    if native is not None:
        return f"from langchain_text_splitters import {_LANGCHAIN[splitter.name]}\n\nsplitter = {native}\n"
    return f'''import inspector
from langchain_text_splitters import TextSplitter


class InspectorSplitter(TextSplitter):
    """Cuts where Inspector's `{splitter.name}` does."""

    def split_text(self, text: str) -> list[str]:
        document = inspector.Document.from_text(text, kind={kind!r}{_language(language)})
        view = inspector.inspect(document, {splitter.name!r}{_keywords(settings)})
        return [chunk.text for chunk in view.chunks]


splitter = InspectorSplitter()
'''


def _llamaindex(splitter: Splitter, settings: Settings, kind: Kind, language: str | None) -> str:
    native = _native(splitter, settings)
    if native is not None:
        return (
            f"from langchain_text_splitters import {_LANGCHAIN[splitter.name]}\n"
            "from llama_index.core.node_parser import LangchainNodeParser\n\n"
            f"parser = LangchainNodeParser({native})\n"
        )
    return f'''import inspector
from llama_index.core.node_parser import TextSplitter


class InspectorSplitter(TextSplitter):
    """Cuts where Inspector's `{splitter.name}` does."""

    def split_text(self, text: str) -> list[str]:
        document = inspector.Document.from_text(text, kind={kind!r}{_language(language)})
        view = inspector.inspect(document, {splitter.name!r}{_keywords(settings)})
        return [chunk.text for chunk in view.chunks]


parser = InspectorSplitter()
'''


def _keywords(settings: Settings) -> str:
    return "".join(f", {name}={value!r}" for name, value in changed(settings).items())


def _language(language: str | None) -> str:
    return f", language={language!r}" if language else ""
