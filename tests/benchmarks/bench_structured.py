"""How long the structure-aware splitters take on long documents: cold, and when only a setting changed.

python -m tests.benchmarks.bench_structured

The documents are those of ../shared/corpus; nothing else splits by structure with exact spans, so LangChain's recursive
splitter on the same text stands beside as a yardstick.
"""

import time
from collections.abc import Callable

from langchain_text_splitters import RecursiveCharacterTextSplitter

import inspector
from inspector.core.document import Document
from inspector.splitters.registry import find_splitter
from inspector.splitters.settings import as_dict, build
from tests.shared import SHARED

CASES = (
    ("odd/fastapi_release_notes_703k.md", "sentence", 1.0),
    ("odd/fastapi_release_notes_703k.md", "markdown", 1.0),
    ("html/node_fs.html", "html", 1.0),
    ("code/lib.dom.d.ts", "code", 2.0),
)
AGAIN = 0.05  # seconds wanted where only a setting changed


def main() -> None:
    """Measure, and print."""
    for name in ("sentence", "markdown", "code"):  # loads the parsers, which a running program has done
        inspector.inspect(Document.from_text("# A\n\nB c.\n", kind="markdown"), name)
    for path, splitter, wanted in CASES:
        measure(path, splitter, wanted)


def measure(path: str, splitter: str, wanted: float) -> None:
    """One document under one splitter."""
    document = inspector.load(SHARED / "corpus" / path)
    row = find_splitter(splitter)
    first = row.settings()
    other = build(row.settings, splitter, {"chunk_size": as_dict(first)["chunk_size"] + 100})
    peer = RecursiveCharacterTextSplitter(chunk_size=1000)
    cold = seconds(lambda: row.split(document, first, None))
    again = seconds(lambda: row.split(document, other, None))
    langchain = seconds(lambda: peer.split_text(document.text))
    print(f"{path} ({len(document.text) / 1e6:.2f} M characters), {splitter}")
    print(f"  {cold:7.2f} s   cold (wanted: {wanted:.0f})")
    print(f"  {again * 1000:7.0f} ms  when only a setting changed (wanted: {AGAIN * 1000:.0f})")
    print(f"  {langchain * 1000:7.0f} ms  LangChain's recursive splitter, without offsets")


def seconds(work: Callable[[], object]) -> float:
    """How long *work* takes, once."""
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


if __name__ == "__main__":
    main()
