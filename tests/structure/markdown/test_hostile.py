"""Texts that crash, hang or blind the grammar."""

import subprocess
import sys
from threading import Event

import pytest

from inspector.core.stop import Stopped
from inspector.structure.markdown import parse_markdown

DEEP = {
    "quotes": "> " * 1000 + "a\n",
    "quotes without blanks": ">" * 10_000 + " a\n",
    "lists on a line": "- " * 2000 + "a\n",
    "lists over lines": "".join("  " * depth + "- a\n" for depth in range(1000)),
    "numbers": "".join(" " * (3 * depth) + "1. a\n" for depth in range(500)),
    "tabs": "".join("\t" * depth + "- a\n" for depth in range(400)),
    "a rule": "* " * 500 + "\n",
    "a rule in quotes": ">" * 300 + "---\n",
    "mixed": "> - " * 500 + "1. " * 500 + "a\n",
    "admonitions": "".join("    " * depth + "!!! note\n" for depth in range(200)) + "    " * 200 + "a\n",
    "containers": "".join(":" * (303 - depth) + " note\n" for depth in range(300)),
}
LONG = {
    "blank lines": "\n" * 300_000,
    "blanks": " " * 300_000,
    "one line": "a" * 300_000,
    "brackets": "[" * 30_000,
    "pipes": "|" * 30_000,
    "backquotes": " ".join("`" * length for length in range(1, 200)),
    "a fence of many signs": "`" * 30_000,
    "openers": "::: a\n" * 10_000,
    "dollars": "$$a\n" * 10_000,
    "tables": "||a|\n|-|-|\n" * 2000,
    "declarations": "<!DOCTYPE a>\n" * 2000,
    "comments": "<!-- \n" * 10_000,
    "emphasis in a title": "# " + "*a " * 10_000,
    "nul": "\0" * 10_000,
    "lone surrogates": "\ud800" * 10_000,
}


@pytest.mark.parametrize("name", DEEP)
def test_deep_nesting_is_read_to_some_depth(name: str) -> None:
    """However deep the nesting, blocks come back, and the last character is in one."""
    program = "import sys; from inspector.structure.markdown import parse_markdown; text = sys.stdin.read();\n"
    program += (
        "blocks = parse_markdown(text); print(len(blocks), max(b.span.end for b in blocks) == len(text.rstrip()))"
    )
    done = subprocess.run(  # a crash would take the tests with it
        [sys.executable, "-c", program], input=DEEP[name], capture_output=True, text=True, check=False, timeout=60
    )
    assert done.returncode == 0, done.stderr[-500:]
    count, whole = done.stdout.split()
    assert int(count) >= 1
    assert whole == "True"


@pytest.mark.parametrize("name", LONG)
def test_long_and_senseless_texts_are_read(name: str) -> None:
    """Thousands of one sign give blocks that hold every character, or none for blanks."""
    text = LONG[name]
    blocks = [block for block in parse_markdown(text) if block.parent < 0]
    assert sum(len(text[slice(*block.span)].split()) for block in blocks) == len(text.split())


def test_reading_can_be_stopped() -> None:
    """A stop that is set ends the work, and one that is set while the grammar is at work ends that too."""
    stop = Event()
    stop.set()
    with pytest.raises(Stopped):
        parse_markdown("# Title\n" * 100, stop)

    class Later:
        asked = 0

        def is_set(self) -> bool:
            self.asked += 1
            return self.asked > 20

    later = Later()
    with pytest.raises(Stopped):
        parse_markdown("# Title\n\nText.\n\n" * 20_000, later)
    assert later.asked == 21
