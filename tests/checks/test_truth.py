"""The `source` profile beside truths that nobody here wrote."""

import ast
from itertools import chain
from pathlib import Path

import pytest

from inspector.core.loading import load
from inspector.inspection import inspect
from tests.benchmarks.eval_source import GOLD, evaluate, score
from tests.shared import corpus_files, shared_path

PYTHON = [path for path in corpus_files() if path.suffix == ".py"]
OWN = {"markdown": "markdown", "html": "html", "code": "code", "text": "sentence"}
LONGEST = 150_000  # characters: the longest documents are measured by hand


def test_cut_sentences_are_known_as_people_marked_them() -> None:
    """F1 and recall over three ways of cutting, and few false alarms on chunks of whole sentences."""
    found = evaluate(shared_path(*GOLD), "source")
    total = score(list(chain.from_iterable(found.values())))
    assert total.f1 >= 0.963
    assert total.recall >= 0.99
    assert score(found["sentences"]).false_alarms <= 84


def _sampled() -> list[Path]:
    return [path for path in corpus_files() if path.suffix != ".ipynb" and path.stat().st_size < LONGEST]


@pytest.mark.parametrize("path", _sampled(), ids=lambda path: path.name)
def test_our_own_splitters_raise_no_error_that_they_did_not_mark(path: Path) -> None:
    """What a splitter that knows the structure does is right by the structure, or marked."""
    document = load(path)
    for splitter in dict.fromkeys((OWN[document.kind], "sentence")):
        view = inspect(document, splitter, profile="source")
        wrong = [issue for issue in view.issues if issue.severity == "error" and not view.chunks[issue.chunk].mark]
        assert [(splitter, issue.chunk, issue.kind, issue.detail) for issue in wrong] == []


@pytest.mark.parametrize("path", PYTHON, ids=lambda path: path.name)
def test_cut_functions_agree_with_the_standard_library(path: Path) -> None:
    """An edge cuts a function where its first and last line, by `ast`, lie on both sides, and nowhere else."""
    document = load(path)
    lines = [0]
    for line in document.text.splitlines(keepends=True):
        lines.append(lines[-1] + len(line))
    functions = []
    for node in ast.walk(ast.parse(document.text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            first = min([node, *node.decorator_list], key=lambda part: part.lineno)
            start = lines[first.lineno - 1]
            start += len(document.text[start:]) - len(document.text[start:].lstrip())
            assert node.end_lineno is not None
            end = lines[node.end_lineno]
            functions.append((start, start + len(document.text[start:end].rstrip())))
    view = inspect(document, "recursive", chunk_size=500, chunk_overlap=0, profile="source")
    called = {
        (issue.chunk, issue.side)
        for issue in view.issues
        if "split-definition" in issue.kinds
        and any(issue.unit.start <= start < issue.offset < end <= issue.unit.end for start, end in functions)
    }
    words = {
        (issue.chunk, issue.side): issue.detail.partition(":")[0]
        for issue in view.issues
        if issue.kind == "split-definition"
    }
    true = set()
    for chunk in view.chunks:
        for side, offset in (("start", chunk.start), ("end", chunk.end)):
            if any(start < offset < end for start, end in functions):
                true.add((chunk.index, side))
    assert called == true
    cuts = {edge for edge, phrase in words.items() if phrase.startswith(("cuts function", "cuts method"))}
    assert cuts <= true
