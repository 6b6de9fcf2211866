"""What is drawn with signs and columns."""

import pytest

from inspector.structure.plain.drawn import drawn_as, is_rule
from inspector.structure.plain.lines import runs_of


@pytest.mark.parametrize("text", ["---", "* * *", "=====  =====", "+++++", "- - - -", "***   ***"])
def test_a_rule_is_one_sign_again_and_again(text: str) -> None:
    """With or without blanks."""
    assert is_rule(text)


@pytest.mark.parametrize("text", ["--", "-a-", "a", "1...", "+--+", "?!?"])
def test_what_is_no_rule(text: str) -> None:
    """Too short, or of several signs."""
    assert not is_rule(text)


@pytest.mark.parametrize(
    "text",
    [
        "0        1\n+--------+--------+\n|00001000|00000010|\n+--------+--------+\n ^        ^\n |        + up\n + dn",
        "Symbol  Code\n------  ----\nA       00",
        "a      1\nbb     2\nccc    3",
        "int n, k;\nfor (n = 0; n < 256; n++) {\n  c = n;\n}",
        "if (x) {\n  y = f(x);\n}",
        "def f(x):\n    x = 1\n    return g[x]",
        "$ git clone x\n$ cd x && make",
        "One ......... 1\nTwo ......... 2",
    ],
)
def test_figures_tables_code_and_contents_are_drawn(text: str) -> None:
    """By their lines, not by how far in they stand."""
    assert drawn_as(runs_of(text)[0].lines) is not None


@pytest.mark.parametrize(
    ("text", "role"),
    [
        ("+---+\n| a |\n+---+", "figure"),
        ("*   take care   *\n*   of this     *\n*   and that    *", "figure"),
        ("```` example\n[a](/b)\n.\n<p>[a]</p>\n````", "code"),
        ("name\tsize\nbolt\t12\nnut\t9", "columns"),
        ("2026-01-02T03:04:05Z\tWARN\tslow\n2026-01-02T03:04:06Z\tINFO\tfine", "log"),
        ("===  ====\na    b\n===  ====", "columns"),
        ("1. Scope ............ 2\n2. Terms ............ 13", "contents"),
        ("int n;\nfor (n = 0; n < 9; n++) {\n  c = n;\n}", "code"),
        ("<part no='1'>\n  <name>bolt</name>\n  <size>12</size>\n</part>", "markup"),
        ("<rows>" + "<row/>" * 3000 + "</rows>", "markup"),
    ],
)
def test_what_is_drawn_has_a_role(text: str, role: str) -> None:
    """A table is no code, and a list of contents neither."""
    assert drawn_as(runs_of(text)[0].lines) == role


@pytest.mark.parametrize(
    "text",
    [
        "A \\texttt{Reader} hands \\texttt{base::Ptr} to its\n\\emph{caller}, who calls \\texttt{close()} on it.",
        "He said that <b>this</b> and <i>that</i> are words in tags,\nwhich are <a href='x'>few</a> beside the others.",
        "Whose fair eyes shone;\nAnd all was done;\nFor he had gone;",
        "`But I'm NOT a serpent, I tell you!' said Alice.  `I'm a--I'm\na--'",
        "The call f(x) does it (see above).\nIt returns (as one may think) a value; then\nit ends.",
        "Wide.   Gaps after some\nsentences are no   columns at\nall, says he.",
        "====\nA title that stands\nbetween two rules\n====",
        "1) for (i = 0; i < n; i++) count[i]++;\n   Then go on.",
        "Words " * 60 + "= { } ;",
    ],
)
def test_prose_and_verse_are_not(text: str) -> None:
    """Though they have signs."""
    assert drawn_as(runs_of(text)[0].lines) is None


def test_a_long_rule_with_a_word_behind_it_is_read_at_once() -> None:
    """A run of signs is one run, however long: it is not tried in every way of cutting it."""
    assert not is_rule("=" * 5000 + " END")
    assert is_rule("=" * 5000)
