"""The README says what the program does."""

import re
from pathlib import Path

from inspector.tui.key_table import key_table

README = Path(__file__).parents[1] / "README.md"


def test_key_table() -> None:
    """The README's table of keys is the one that the commands make."""
    found = re.search(r"<!-- keys -->\n(.*?)<!-- /keys -->", README.read_text(encoding="utf-8"), re.DOTALL)
    assert found, (
        "README.md needs <!-- keys --> and <!-- /keys -->, with the output of `python -m inspector.tui.key_table`"
    )
    assert found[1] == key_table()
