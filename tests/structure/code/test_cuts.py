"""Where code that is too long may be cut."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from inspector.core.span import Span
from inspector.structure.code.cuts import statement_cuts
from tests.shared import shared_path


def pieces(text: str, language: str | None, span: Span | None = None) -> list[str]:
    """The text between cuts, trimmed."""
    start, end = span or Span(0, len(text))
    edges = [start, *statement_cuts(text, language, Span(start, end)), end]
    return [text[a:b].strip() for a, b in pairwise(edges)]


def test_a_function_is_cut_between_its_statements() -> None:
    """The signature stays with the first statement, and a comment with what it stands above."""
    text = (
        "def run(pump):\n    '''Run.'''\n    a = 1  # one\n    # why\n"
        "    if a:\n        b = 2\n        c = 3\n    return a\n"
    )
    assert pieces(text, "python") == [
        "def run(pump):\n    '''Run.'''",
        "a = 1  # one",
        "# why\n    if a:\n        b = 2\n        c = 3",
        "return a",
    ]


def test_a_piece_may_be_cut_again_further_in() -> None:
    """Inside a statement, its own body is the outermost."""
    text = "def run(a):\n    if a:\n        b = 2\n        c = 3\n    else:\n        d = 4\n        e = 5\n"
    assert pieces(text, "python") == [
        "def run(a):\n    if a:\n        b = 2",
        "c = 3\n    else:\n        d = 4",
        "e = 5",
    ]
    text = "def run(a):\n    x = 1\n    if a:\n        b = 2\n        c = 3\n"
    assert pieces(text, "python") == ["def run(a):\n    x = 1", "if a:\n        b = 2\n        c = 3"]
    inner = Span(text.index("if"), len(text))
    assert pieces(text, "python", inner) == ["if a:\n        b = 2", "c = 3"]


def test_a_class_is_cut_between_its_members() -> None:
    """Doc comments, annotations and access words stay with what they belong to."""
    java = "class A {\n  int a = 1;\n  /** Doc. */\n  @Override\n  void f() {}\n}\n"
    assert pieces(java, "java") == ["class A {\n  int a = 1;", "/** Doc. */\n  @Override\n  void f() {}\n}"]
    ruby = "class A\n  def a\n  end\n\n  private\n\n  def b\n  end\nend\n"
    assert pieces(ruby, "ruby") == ["class A\n  def a\n  end", "private\n\n  def b\n  end\nend"]
    cpp = "class A {\n  int a;\npublic:\n  int b;\n};\n"
    assert pieces(cpp, "cpp") == ["class A {\n  int a;", "public:\n  int b;\n};"]
    rust = "impl A {\n    fn a() {}\n\n    /// Doc.\n    #[inline]\n    fn b() {}\n}\n"
    assert pieces(rust, "rust") == ["impl A {\n    fn a() {}", "/// Doc.\n    #[inline]\n    fn b() {}\n}"]


def test_an_interface_is_cut_between_its_members() -> None:
    """So are the long declarations that libraries ship."""
    text = "interface A {\n  /** One. */\n  a: string;\n  /** Two. */\n  b(): void;\n}\n"
    assert pieces(text, "ts") == ["interface A {\n  /** One. */\n  a: string;", "/** Two. */\n  b(): void;\n}"]


@pytest.mark.parametrize(
    ("language", "text", "wanted"),
    [
        (
            "js",
            "switch (a) {\n  case 1:\n    b();\n  default:\n    c();\n}",
            ["switch (a) {\n  case 1:\n    b();", "default:\n    c();\n}"],
        ),
        (
            "c",
            "int f() { switch (a) {\n  case 1:\n    b();\n  case 2:\n    c();\n} }",
            ["int f() { switch (a) {\n  case 1:\n    b();", "case 2:\n    c();\n} }"],
        ),
        (
            "go",
            "func f() { switch a {\ncase 1:\n\tb()\ndefault:\n\tc()\n} }",
            ["func f() { switch a {\ncase 1:\n\tb()", "default:\n\tc()\n} }"],
        ),
        ("bash", 'case "$1" in\n  a) b ;;\n  *) c ;;\nesac', ['case "$1" in\n  a) b ;;', "*) c ;;\nesac"]),
        (
            "rust",
            "fn f() { match a {\n    1 => b(),\n    _ => c(),\n} }",
            ["fn f() { match a {\n    1 => b(),", "_ => c(),\n} }"],
        ),
        (
            "python",
            "match a:\n    case 1:\n        b()\n    case _:\n        c()",
            ["match a:\n    case 1:\n        b()", "case _:\n        c()"],
        ),
        (
            "kotlin",
            "val x = when (a) {\n    1 -> b()\n    else -> c()\n}",
            ["val x = when (a) {\n    1 -> b()", "else -> c()\n}"],
        ),
        ("ruby", "case a\nwhen 1\n  b\nelse\n  c\nend", ["case a\nwhen 1\n  b", "else\n  c\nend"]),
    ],
)
def test_a_choice_is_cut_between_its_cases(language: str, text: str, wanted: list[str]) -> None:
    """What is chosen by stays with the first case, and what is done with its case."""
    assert pieces(text, language) == wanted


def test_what_has_no_statements_is_cut_between_its_rows() -> None:
    """A long table, a literal or a call has parts on lines of their own."""
    assert pieces("TABLE = [\n    'a',\n    'b',\n]\n", "python") == ["TABLE = [\n    'a',", "'b',\n]"]
    assert pieces('{"x": {\n  "a": 1,\n  "b": 2\n}}\n', "json") == ['{"x": {\n  "a": 1,', '"b": 2\n}}']


def test_one_long_literal_is_cut_nowhere() -> None:
    """That is for words or characters to do."""
    text = "x = '" + "Q" * 300 + "'\n"
    assert statement_cuts(text, "python", Span(0, len(text))) == ()


def test_code_without_a_grammar_is_cut_between_lines() -> None:
    """Blank lines stay with what stands before them."""
    assert pieces("a\n\nb\nc", "klingon") == ["a", "b", "c"]


def test_cuts_of_text_beyond_ascii_are_code_points() -> None:
    """The parser counts bytes; we do not."""
    text = "def f():\n    a = 'é😀'\n    b = 'ü'\n    c = 3\n"
    assert pieces(text, "python") == ["def f():\n    a = 'é😀'", "b = 'ü'", "c = 3"]
    tail = Span(text.index("b ="), len(text))
    assert pieces(text, "python", tail) == ["b = 'ü'", "c = 3"]


@pytest.mark.parametrize("language", ["python", "typescript", "c", "ruby", "bash", "json"])
@settings(max_examples=30, deadline=None)
@given(data=st.data())
def test_cuts_lie_inside_the_span_in_order(language: str, data: st.DataObject) -> None:
    """Whatever the text and the span."""
    text = data.draw(st.text(st.sampled_from("ab{}()[]:;= \n\té😀'\"#/"), max_size=80))
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, len(text)))
    cuts = statement_cuts(text, language, Span(start, end))
    assert list(cuts) == sorted(set(cuts))
    assert all(start < cut < end for cut in cuts)


def test_the_longest_functions_of_the_corpus_come_apart_without_a_cut_inside_a_line() -> None:
    """Cut again and again, every piece ends up short, and every cut is at the start of a line."""
    text = shared_path("corpus", "code", "lz4hc.c").read_bytes().decode()
    start = text.index("LZ4_FORCE_INLINE int\nLZ4HC_InsertAndGetWiderMatch")
    waiting = [Span(start, text.index("\n}\n", start) + 2)]
    done = []
    while waiting:
        span = waiting.pop()
        cuts = statement_cuts(text, "c", span) if span.length > 1500 else ()
        if not cuts:
            done.append(span)
        edges = [span.start, *cuts, span.end] if cuts else []
        waiting += [Span(a, b) for a, b in pairwise(edges)]
    assert max(span.length for span in done) <= 1500
    assert all(not text[text.rfind("\n", 0, span.start) + 1 : span.start].strip() for span in done)
