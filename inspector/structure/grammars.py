"""The grammars of tree-sitter, each loaded once and when it is first asked for."""

from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tree_sitter import Language


@cache
def grammar(name: str) -> "Language":
    """The grammar of that name, one of those in the language pack's wheel."""
    from tree_sitter import Language  # noqa: PLC0415 (a fifth of a second that reading text never needs)
    from tree_sitter_language_pack import get_binding  # noqa: PLC0415 (as above)

    return Language(get_binding(name))  # type: ignore[arg-type]  # a name from a list made at run time
