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
        document = inspector.load(SHARED / "corpus" / path)
        row = find_splitter(splitter)
        cold = seconds(lambda document=document, row=row: row.split(document, row.settings(), None))
        size = row.settings().chunk_size + 100  # type: ignore[attr-defined]  # each of these has the setting
        warm = seconds(lambda document=document, row=row, size=size: row.split(document, row.settings(chunk_size=size), None))
        peer = seconds(lambda document=document: RecursiveCharacterTextSplitter(chunk_size=1000).split_text(document.text))
        print(
            f"{path} ({len(document.text) / 1e6:.2f} M characters) {splitter}: cold {cold:.2f} s (wanted {wanted:.0f}), "
            f"again {warm * 1000:.0f} ms (wanted {AGAIN * 1000:.0f}); LangChain recursive {peer * 1000:.0f} ms"
        )


def seconds(work: Callable[[], object]) -> float:
    """How long *work* takes, once."""
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


if __name__ == "__main__":
    main()
