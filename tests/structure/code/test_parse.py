"""Code to blocks."""

import ast
import re
import sysconfig
from pathlib import Path
from threading import Event

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from inspector.core.stop import Stopped
from inspector.structure.code.parse import parse_code, read_code
from inspector.structure.code.queries import FIRST_CLASS
from tests.shared import shared_path
from tests.structure.code.outline import check_blocks, outline

OUTLINES = Path(__file__).parent / "outlines"
STDLIB = Path(sysconfig.get_path("stdlib"))
LANGUAGES = {
    ".ts": "typescript",
    ".py": "python",
    ".c": "c",
    ".rs": "rust",
    ".go": "go",
    ".rb": "ruby",
    ".java": "java",
}

fragments = st.lists(
    st.sampled_from(
        [
            *("def f():", "class A:", "function f() {", "fn f() {", "func f() {", "class A {", "impl A {", "#ifdef X"),
            *("import a", "use a;", "#include <a>", "require 'a'", "// c", "# c", "/* c */", "@d", "#[a]", "export "),
            *("if x:", "end", "{", "}", "(", ")", "[", "]", "'", '"', '"""', "`", ";", ",", "\\", "<?php", "?>", "<<A"),
            *("x = 1", "return", "é", "😀", "\u2028", "\x00", "\ud800", "\ufeff", "\r", "\r\n", "\n", "\n\n", "\n    "),
            *("\t", " ", "\x0c", "\u00a0"),
        ]
    ),
    max_size=40,
).map("".join)


@pytest.mark.parametrize("language", sorted(FIRST_CLASS))
def test_every_first_class_language_has_a_hand_checked_outline(language: str) -> None:
    """Imports, definitions with what belongs to them, comments and statements are found in each language."""
    text, wanted = (OUTLINES / f"{language}.txt").read_text("utf-8").split("\n====\n")
    blocks = parse_code(text, language)
    check_blocks(text, blocks)
    assert outline(text, blocks) == wanted.rstrip("\n")


def ast_definitions(text: str) -> list[tuple[int, int, str]]:
    """First line (of the decorators, if any), last line and name of every function and class, by the compiler."""
    return sorted(
        (min([node.lineno, *(d.lineno for d in node.decorator_list)]), node.end_lineno or 0, node.name)
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)
    )


def our_definitions(text: str) -> list[tuple[int, int, str]]:
    """The same by Inspector."""
    return sorted(
        (1 + text.count("\n", 0, block.content.start), 1 + text.count("\n", 0, block.content.end), block.name)
        for block in parse_code(text, "python")
        if block.kind == "definition"
    )


@pytest.mark.parametrize(
    "module", ["argparse", "dataclasses", "typing", "asyncio/tasks", "functools", "enum", "subprocess"]
)
def test_python_definitions_agree_with_the_compiler(module: str) -> None:
    """Every function and class of a standard module has the lines that Python's own parser gives."""
    text = (STDLIB / f"{module}.py").read_text("utf-8")
    assert our_definitions(text) == ast_definitions(text)


def test_python_definitions_of_the_corpus_agree_with_the_compiler() -> None:
    """So do those of the corpus."""
    text = shared_path("corpus", "code", "httpx_client.py").read_text("utf-8")
    assert our_definitions(text) == ast_definitions(text)


def test_corpus_code_loses_nothing() -> None:
    """Every file of the corpus is read whole, in order and well nested, and mostly as definitions."""
    for path in sorted(shared_path("corpus", "code").iterdir()):
        text = path.read_bytes().decode()
        blocks = parse_code(text, LANGUAGES.get(path.suffix, "cpp"))
        check_blocks(text, blocks)
        defined = sum(block.span.length for block in blocks if block.parent < 0 and block.kind == "definition")
        assert defined > len(text) * 0.8


def test_text_beyond_ascii_keeps_its_places() -> None:
    """Spans are code points, whatever the parser counts in."""
    text = "# größe 🚀 naïve\n\ndef one():\n    return 'é🤖'\n\n\ndef zwö():\n    return 2\n"
    blocks = parse_code(text, "py")
    assert [text[slice(*block.span)].partition("\n")[0] for block in blocks] == [
        "# größe 🚀 naïve",
        "def one():",
        "def zwö():",
    ]
    assert [block.name for block in blocks] == ["", "one", "zwö"]


def test_a_syntax_error_leaves_the_rest_readable() -> None:
    """Definitions around a broken one are still found."""
    text = "def a():\n    return 1\n\ndef b(:\n    return ((\n\ndef c():\n    return 3\n"
    blocks = parse_code(text, "python")
    check_blocks(text, blocks)
    assert {"a", "c"} <= {block.name for block in blocks}


def test_a_comment_goes_with_what_it_stands_above() -> None:
    """A comment right above a statement is part of it; one with a blank line below stands alone."""
    text = "def stop():\n    pass\n\n\n# alone\n\n# shared limit\nMAX = 9\n"
    blocks = parse_code(text, "python")
    assert [text[slice(*b.span)] for b in blocks[1:]] == ["# alone", "# shared limit\nMAX = 9"]


def test_code_without_a_grammar_is_read_by_lines_and_says_so() -> None:
    """Every line that is not blank is a statement, and the note names the language."""
    code = read_code("one\n\n  two\n", "klingon")
    assert [block.span for block in code.blocks] == [(0, 3), (7, 10)]
    assert code.grammar is None
    assert code.note == "read by lines: there is no grammar for 'klingon'"
    assert "not known" in read_code("one\ntwo\n", None).note


def test_a_language_that_is_not_given_is_found_in_the_text() -> None:
    """A shebang is enough."""
    assert read_code("#!/usr/bin/ruby\nputs 1\n", None).grammar == "ruby"


def test_other_grammars_are_read_by_their_top_level() -> None:
    """JSON opens to its pairs, and Scala shows its definitions though nobody wrote a query for it."""
    pairs = parse_code('{\n  "a": 1,\n  "b": {\n    "c": 2\n  }\n}\n', "json")
    assert outline('{\n  "a": 1,\n  "b": {\n    "c": 2\n  }\n}\n', pairs).split("\n") == [
        "statement [1]",
        "statement [2]",
        "statement [3-5]",
        "statement [6]",
    ]
    scala = "package a\nimport b.C\n\n/** Doc. */\nobject O {\n  def f(x: Int) = 1\n}\n"
    assert outline(scala, parse_code(scala, "scala")).split("\n") == [
        "imports [1-2]",
        "definition object O [4-7 from 5]",
        "  definition method f [6]",
    ]


@pytest.mark.parametrize("language", sorted(FIRST_CLASS))
@pytest.mark.parametrize("text", ["(" * 10_000 + ")" * 10_000, "[" * 10_000, "{" * 5_000 + "}" * 5_000])
def test_deep_nesting_does_no_harm(text: str, language: str) -> None:
    """Ten thousand brackets in each other are read like any text."""
    check_blocks(text, parse_code(text, language))


@pytest.mark.parametrize("language", ["agda", "cobol", "typst"])
def test_a_grammar_that_cannot_be_trusted_is_not_used(language: str) -> None:
    """Some text would end the process, or never be done."""
    code = read_code("A B C\n", language)
    assert code.note == f"read by lines: the {language} grammar finds no way through it"
    assert len(code.blocks) == 1


def test_a_comment_at_the_very_end_is_read() -> None:
    """Perl's grammar looks for the line break after it for ever, so one is always there."""
    text = "print #a"
    check_blocks(text, parse_code(text, "perl"))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("yaml", "".join(" " * depth + "a:\n" for depth in range(400))),
        ("yaml", "- " * 400 + "a\n"),
        ("markdown", "> " * 2000 + "a\n"),
    ],
)
def test_what_is_nested_beyond_what_its_grammar_bears_is_read_by_lines(language: str, text: str) -> None:
    """The grammar would end the process."""
    code = read_code(text, language)
    assert "no way through" in code.note
    check_blocks(text, code.blocks)


def test_a_text_that_sends_the_parser_astray_is_read_by_lines() -> None:
    """A parser that needs hundreds of steps a character is called off, at the same place every time."""
    text = '<a b="c">x</a>\n' * 10_000
    code = read_code(text, "ruby")
    assert code.note == "read by lines: the ruby grammar finds no way through it"
    check_blocks(text, code.blocks)


def test_reading_stops_when_told_to() -> None:
    """A set stop ends the parse."""
    stop = Event()
    stop.set()
    with pytest.raises(Stopped):
        parse_code("x = 1  # not read before\n" * 1000, "python", stop)


@pytest.mark.parametrize("language", [*sorted(FIRST_CLASS), "json", "yaml", "scala", "css"])
@settings(max_examples=25, deadline=None)
@given(text=st.one_of(fragments, st.text(max_size=60)))
def test_any_text_is_read_without_loss(language: str, text: str) -> None:
    """Whatever the text: no error, nothing lost, in order, well nested."""
    check_blocks(text, parse_code(text, language))


def test_an_empty_text_has_no_blocks() -> None:
    """Nor has a blank one."""
    assert parse_code("", "python") == ()
    assert parse_code(" \n\t\n", "go") == ()


def test_only_comments_are_comments() -> None:
    """A file of comments alone has nothing to attach them to."""
    text = "# a\n# b\n\n# c\n"
    assert [b.kind for b in parse_code(text, "python")] == ["comment", "comment"]
    assert re.findall(r"comment", outline(text, parse_code(text, "python")))
