"""Strategies for pages: well-formed ones, and heaps of tags."""

from hypothesis import strategies as st

_NAMES = (
    "a href=x", "article", "b", "blockquote", "button", "caption", "code", "dd", "div", "dl", "dt", "h1", "h2", "head",
    "li", "ol", "option", "p", "p hidden", "pre", "script", "section", "select", "span", "span hidden", "style",
    "table", "tbody", "td", "template", "textarea", "th", "title", "tr", "ul",
)  # fmt: skip
_ODD = (
    "<br>", "<br><br>", "<hr>", "<img alt=x>", "<input value='v &amp; w'>", "<!-- c -->", "<!---->", "<!", "<?x?>",
    "</", "<", "< ", "<>", "</>", "<p", '<a href="', "<![CDATA[ d < e ]]>", "<plaintext>", "&amp;", "&eacute",
    "&#x6c34;", "&#0;", "&", "&#", "&nbsp;", "\u00a0", "\u3000", "\u2028", "\x00", "\r\n", "\r", "\t", "\n", "  ", " ",
)  # fmt: skip

WORDS = st.sampled_from(["one", "two ", " three", "four\n  five", "a & b", "水泵", "e\u0301", "😀"])
TAGS = st.sampled_from(_NAMES).flatmap(lambda name: st.sampled_from([f"<{name}>", f"</{name.split()[0]}>"]))

HEAPS = st.lists(WORDS | TAGS | st.sampled_from(_ODD), max_size=40).map("".join)
"""Anything at all, out of the parts of pages."""

ANY_TEXT = st.text(max_size=60) | st.text("<>/=\"' &;#!-ab\n", max_size=60) | HEAPS
"""Anything at all."""

_LINES = st.recursive(
    WORDS,
    lambda inner: st.builds(
        lambda name, parts: f"<{name}>{''.join(parts)}</{name.split()[0]}>",
        st.sampled_from(["b", "i", "span", "a href=x", "code", "em"]),
        st.lists(inner, min_size=1, max_size=3),
    ),
    max_leaves=5,
)


def _around(names: list[str], inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    return st.builds(
        lambda name, parts: "".join([f"<{name}>", *parts, f"</{name}>"]),
        st.sampled_from(names),
        st.lists(inner, max_size=3),
    )


_ROWS = _around(["tr"], _around(["td", "th"], _LINES))
PAGES = st.lists(
    st.recursive(
        _LINES | _around(["p", "h1", "h2", "h3", "pre"], _LINES) | _around(["table"], _ROWS),
        lambda inner: _around(["div", "section", "blockquote"], inner) | _around(["ul", "ol"], _around(["li"], inner)),
        max_leaves=8,
    ),
    max_size=5,
).map("\n".join)
"""Pages in which every element is closed where it should be."""
