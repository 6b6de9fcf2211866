"""Which store a folder or a file is, by what is in it."""

from pathlib import Path

from inspector.core.errors import InspectorError
from inspector.core.printable import one_line

_LANCE = (
    "LanceDB's own format needs its library: export the rows, such as "
    "table.to_pandas().to_json('chunks.jsonl', orient='records', lines=True)"
)
_QDRANT = (
    "a local Qdrant keeps its points as pickles, which may run anything: export them where it was made, with "
    "client.scroll(..., with_payload=True), as JSON"
)
_FAISS = (
    "LangChain's FAISS index keeps its texts in a pickle, which may run anything: load it where it was made, and write "
    "the documents of its docstore as JSON lines"
)


def refuse(path: Path, head: bytes) -> None:
    """Refuse what cannot be read safely, and say what to do instead.

    Args:
        path: A file or a folder.
        head: Of a file, its first bytes.

    Raises:
        InspectorError: It is such a store.
    """
    shown = one_line(str(path))
    if path.is_dir():
        if (path / "meta.json").exists() and (path / "collection").is_dir():
            raise InspectorError(f"{shown}: {_QDRANT}")
        if (path / "index.faiss").exists() or (path / "index.pkl").exists():
            raise InspectorError(f"{shown}: {_FAISS}")
        if path.suffix == ".lance" or (path / "_versions").is_dir() or any(path.glob("*.lance")):
            raise InspectorError(f"{shown}: {_LANCE}")
        raise InspectorError(f"{shown} is a folder that holds no store that is known: name the trace's file")
    if path.suffix in (".pkl", ".pickle") or (head[:1] == b"\x80" and head[1:2] in b"\x02\x03\x04\x05"):
        raise InspectorError(f"{shown} is a pickle, which may run anything: write its texts as JSON where it was made")
    if path.suffix == ".faiss":
        raise InspectorError(f"{shown}: {_FAISS}")
    if head.startswith(b"PAR1"):
        raise InspectorError(
            f"{shown} is Parquet, which needs a library: write it as JSON lines, for example "
            "pandas.read_parquet(...).to_json('chunks.jsonl', orient='records', lines=True)"
        )
    if head.startswith(b"LANC"):
        raise InspectorError(f"{shown}: {_LANCE}")
