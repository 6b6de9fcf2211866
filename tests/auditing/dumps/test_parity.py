"""A dump of LangChain's chunks, found in their documents, against the same chunks cut by Inspector."""

import json
from pathlib import Path

from langchain_core.documents import Document
from langchain_text_splitters import RecursiveCharacterTextSplitter

import inspector
from inspector.auditing.dumps.audit import DumpOptions, audit_dump
from inspector.auditing.dumps.sources import sources_of

SAMPLES = Path(__file__).parents[3] / "sample_docs"


def test_a_dump_is_judged_as_the_same_chunks_are(tmp_path: Path) -> None:
    """Without a single offset in the dump, every issue of every sample is the one that our own splitter's chunk has."""
    paths = sorted(SAMPLES.glob("*.md"))
    documents = [Document(page_content=path.read_text(), metadata={"source": str(path)}) for path in paths]
    chunks = RecursiveCharacterTextSplitter(chunk_size=300, chunk_overlap=60).split_documents(documents)
    dump = tmp_path / "chunks.jsonl"
    dump.write_text("".join(json.dumps(chunk.model_dump()) + "\n" for chunk in chunks))
    found = audit_dump(dump, DumpOptions(sources=sources_of(SAMPLES))).documents
    assert len(found) == len(paths) > 3
    for path, document in zip(paths, found, strict=True):
        settings = {"chunk_size": 300, "chunk_overlap": 60, "profile": "source"}
        view = inspector.inspect(inspector.load(path), "recursive", **settings)  # type: ignore[arg-type]
        assert document.place == path.as_posix()
        assert [finding.issue for finding in document.findings] == list(view.issues)
