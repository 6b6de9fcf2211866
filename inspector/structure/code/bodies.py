"""Bodies in a syntax tree: nodes that hold statements, members or cases, and where these may be cut from each other."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING

from inspector.structure.grammars import grammar

if TYPE_CHECKING:
    from tree_sitter import Node, Query

_BODY = re.compile(
    r"(?!heredoc|nowdoc)(?:.*_)?(?:body|body_statement|block|statements|statement_list|compound_statement"
    r"|declaration_list|variant_list|enumerator_list|statement_group|declarations)$"
    r"|(?:do_group|then|else|object_type|accessor_list|switch_section|switch_case|switch_default|case_statement)$"
)
"""Nodes whose children are statements, declarations or members."""
_CHOICE = re.compile(
    r"(?:(?:expression_switch|type_switch|switch|select|case)_statement|case|case_match|when_expression)$"
)
"""Nodes that hold the cases of a choice beside what is chosen by."""
_CASE = re.compile(r"(?:.*_)?(?:case|case_item|case_clause|entry|when|in_clause)$|else$")
_COMMENT = re.compile(r"(?:.*_)?comment$")
_LEADS = frozenset(
    {"attribute_item", "decorator", "annotation", "access_specifier", "identifier", "switch_label", "constant_pattern"}
)
"""Nodes in a body that belong to what stands after them; an `identifier` alone is Ruby's `private` and the like."""
_RESTS = frozenset({"getter", "setter", "empty_statement"})
"""Nodes in a body that belong to what stands before them."""


@cache
def body_query(name: str) -> "Query | None":
    """The query that finds the bodies of a language, as `@body`; `None` for one without any, such as JSON."""
    from tree_sitter import Query  # noqa: PLC0415 (loads what reading text never needs)

    language = grammar(name)
    kinds = {
        language.node_kind_for_id(number) or ""
        for number in range(language.node_kind_count)
        if language.node_kind_is_named(number) and language.node_kind_is_visible(number)
    }
    bodies = sorted(kind for kind in kinds if _BODY.match(kind) or _CHOICE.match(kind))
    return Query(language, f"[{' '.join(f'({kind})' for kind in bodies)}] @body") if bodies else None


def cuts_in_body(node: "Node", start: int, end: int) -> list[int]:
    """Where the items of a body begin, from the second on, with the comments and attributes above them.

    Args:
        node: A body, or the whole tree.
        start: Only items that begin here or later count, in bytes.
        end: Only items that begin before count.
    """
    children = [child for child in node.children if start <= child.start_byte < end]
    if _CHOICE.match(node.type) and any(_CASE.match(child.type) for child in children):
        children = [child for child in children if _CASE.match(child.type) or _COMMENT.match(child.type)]
    elif _CHOICE.match(node.type) and not _BODY.match(node.type):
        return []
    else:
        value = node.child_by_field_name("value")
        children = [child for child in children if child != value]
    return list(_between(children, _LEADS))


def cuts_in_rows(node: "Node", start: int, end: int) -> list[int]:
    """Where the children of any node begin, from the second on, if each begins on a line of its own.

    Args:
        node: Any node.
        start: Only children that begin here or later count, in bytes.
        end: Only children that begin before count.
    """
    children = [child for child in node.children if start <= child.start_byte < end]
    items = [child for child in children if child.is_named and not _COMMENT.match(child.type)]
    if len({item.start_point[0] for item in items}) < len(items):
        return []
    return list(_between(children, frozenset()))


def _between(children: Sequence["Node"], leads: frozenset[str]) -> Iterator[int]:
    lead = -1
    seen = False
    row = -1
    for child in children:
        if not child.is_named or child.type in _RESTS:
            row = child.end_point[0]
        elif child.type in leads or _COMMENT.match(child.type):
            if lead < 0 and child.start_point[0] != row:
                lead = child.start_byte
        else:
            if seen:
                yield lead if lead >= 0 else child.start_byte
            seen, lead, row = True, -1, child.end_point[0]
