"""Edges inside the definitions of code."""

import pytest

from tests.checks.marked import only, seam, unit_of

CODE = '''\
# Fills the tank.
@cached
def fill(tank):
    """Fill it."""
    tank.open()
    return tank


class Pump:
    """A pump."""

    rate = 3

    def run(self):
        return self.rate

    def stop(self):
        return 0
'''


def python(before: str) -> str:
    """The code with a cut before the first place of these words."""
    return CODE.replace(before, f"✂{before}", 1)


def test_a_function_is_cut_between_its_statements() -> None:
    """The unit is the function with what stands above it."""
    marked = python("    return tank")
    issue = only(marked, kind="code", language="python")
    assert (issue.kind, issue.severity) == ("split-definition", "error")
    assert issue.detail == (
        'cuts function fill: “…fill(tank): """Fill it.""" tank.open()”'
        ' continues “return tank class Pump: """A pump."""…”'
    )
    assert unit_of(marked, issue) == CODE.partition("\n\n\n")[0]


@pytest.mark.parametrize(
    ("before", "phrase"),
    [
        ("@cached", "parts function fill from its comment"),
        ("def fill", "parts function fill from its decorator"),
        ("        return self.rate", "cuts method run"),
        ('    """A pump', "parts the first line of class Pump from its body"),
    ],
)
def test_what_was_done_is_said(before: str, phrase: str) -> None:
    """The phrase names the definition, and what it lost."""
    assert only(python(before), "start", "code", "python").detail.partition(": ")[0] == phrase


@pytest.mark.parametrize("before", ["class Pump", "    def run", "    def stop", "# Fills"])
def test_between_definitions_nothing_is_cut(before: str) -> None:
    """A class may be cut between its members, and a file between its definitions."""
    assert seam(python(before), "code", "python") == set()


def test_an_attribute_of_a_class_is_less_than_a_member() -> None:
    """A class that is cut between lines that are no members is a warning."""
    assert only(python("    rate"), "start", "code", "python").severity == "warning"


def test_a_statement_is_whole_or_a_warning() -> None:
    """What is no definition is not called one."""
    issue = only("SIZES = {\n    1: 2,\n✂    3: 4,\n}\n", kind="code", language="python")
    assert issue.detail.startswith("cuts a statement: ")
    assert issue.severity == "warning"
    assert issue.also == ("unbalanced-{}",)


def test_braces_of_a_class_are_no_brackets_to_balance() -> None:
    """In a language with braces, too, a class may be cut between its members."""
    code = "class Pump {\n  run() {\n    return 1;\n  }\n\n✂  stop() {\n    return 0;\n  }\n}\n"
    assert seam(code, "code", "javascript") == set()
