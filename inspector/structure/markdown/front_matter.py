"""Front matter: YAML between `---` lines or TOML between `+++` lines, at the very start."""

import re

from inspector.core.block import Block
from inspector.core.span import Span
from inspector.structure.markdown.extents import trimmed

_YAML = re.compile(r"---[ \t]*\r?\n(.*?)^(?:---|\.\.\.)[ \t]*\r?$", re.DOTALL | re.MULTILINE)
_TOML = re.compile(r"\+\+\+[ \t]*\r?\n(.*?)^\+\+\+[ \t]*\r?$", re.DOTALL | re.MULTILINE)
_MAPPING = re.compile(r"(?:[ \t]*(?:#[^\n]*)?\r?\n)*(?:- |[{%]|[^\s:#][^\n]*?:(?:[ \t\r\n]|\Z))")
"""What YAML begins with that is meant as front matter: a key, after comments; two rules around a title are none."""

_LONGEST = 64 * 1024
"""Characters of the longest front matter; a closing line further away belongs to something else."""


def front_matter(text: str) -> Block | None:
    """The front matter of a document, if it has any.

    YAML may end in `...`, as documents do; what stands between the lines must look like keys and values, since `---`
    is a rule in Markdown.
    """
    pattern, role = (_TOML, "toml") if text.startswith("+++") else (_YAML, "yaml")
    found = pattern.match(text, 0, _LONGEST)
    if not found or (role == "yaml" and not _MAPPING.match(found[1])):
        return None
    return Block("front-matter", Span(0, len(found[0].rstrip())), trimmed(text, Span(*found.span(1))), role=role)
