"""The path to a definition."""

from inspector.structure.code.parse import parse_code
from inspector.structure.code.paths import definition_path


def test_a_path_names_what_a_definition_stands_in() -> None:
    """From the outermost to its own name; statements around it do not count."""
    blocks = parse_code("module A\n  class B\n    def c\n    end\n  end\nend\n", "ruby")
    assert definition_path(blocks, 2) == ("A", "B", "c")
    blocks = parse_code("if x:\n    def f(): pass\n", "python")
    assert definition_path(blocks, 1) == ("f",)
    assert definition_path(blocks, 0) == ()
    assert definition_path(blocks, -1) == ()


def test_a_definition_without_a_name_counts_by_its_role() -> None:
    """A default export may have none."""
    blocks = parse_code("export default class {\n  m() {}\n}\n", "js")
    assert definition_path(blocks, 1) == ("class", "m")
