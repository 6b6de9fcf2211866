"""Random texts that look like Markdown, and worse."""

from hypothesis import strategies as st

SIGNS = (
    "> ", ">", "- ", "* ", "+ ", "1. ", "10) ", "\t", "  ", "    ", " ", "```", "~~~", "````py", "# ", "## ", "#",
    "<div>", "</div>", "<pre>", "</pre>", "<!--", "-->", "<?", "?>", "<b>", "|", "| a | b |", "|---|---|", "||", "---",
    "===", "$$", "\\[", "\\]", "!!! note", "::: tip", ":::", "/// x", "///", '=== "T"', "[a]: /u", "[a]", "![a](b)",
    "`", "``", "\\", "*", "_", "<https://a.b>", "https://a.b/c", "$x$", "...", "+++", "[!NOTE]", "{#id}", "word",
    "two words", "\n", "\n", "\n", "\n\n", "\r\n", "\r", "\u00a0", "é", "漢", "😀", "\ufeff", "\x00", "\x0b", "\x0c",
    "\u2028", "\ud800",
)  # fmt: skip
"""What Markdown is made of, with what breaks its readers."""

LINES = (
    "- a", "- b", "  c", "    d", "> q", "> - x", ">   y", "# h", "```", "~~~", "", "", "  - n", "    - m", "1. one",
    "   two", "| a | b |", "|---|---|", "| 1 | 2 |", "---", "===", "<div>", "</div>", "text", "more text", "\tcode",
    "- ```", "  ```", "    ```", "* * *", "+", "-", "> ", "> ```", "    code", "- > a", "  > b", "[l]: /u", "<!-- c",
    "-->", "- # h", "  ", "2. two", "- <div>", "  <b>", "  </b>", "!!! note", "    body", "::: tip", ":::", "$$", "a=b",
)  # fmt: skip
"""Whole lines."""

PIECES = st.lists(st.sampled_from(SIGNS), max_size=40).map("".join)
DOCUMENTS = st.lists(st.sampled_from(LINES), max_size=15).map("\n".join)
DEEP = st.lists(
    st.tuples(st.sampled_from(("> ", ">", "- ", "1. ", "\t", "  ")), st.integers(0, 300), st.sampled_from(LINES)),
    max_size=6,
).map(lambda rows: "\n".join(sign * times + line for sign, times, line in rows))
MARKDOWN = PIECES | DOCUMENTS | DEEP | st.text(max_size=60)
"""Any of these, or any text at all."""
