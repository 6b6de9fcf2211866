"""Text made safe to show: one visible stand-in for each character that a terminal would obey or hide.

The translation is one-to-one, so an offset into the shown text is an offset into the document.
"""

_STAND_IN = "▯"
"""For what has no picture of its own: C1 controls, direction marks, lone surrogates, line separators."""

_DIRECTIONS = (0x061C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A))
"""Characters that turn the reading direction, and so could show a text other than it is."""

STAND_INS: dict[int, str] = {
    **{code: chr(0x2400 + code) for code in range(0x20)},
    0x7F: "\u2421",
    **dict.fromkeys(range(0x80, 0xA0), _STAND_IN),
    **dict.fromkeys(_DIRECTIONS, _STAND_IN),
    **dict.fromkeys((0x2028, 0x2029, 0xFEFF), _STAND_IN),
    **dict.fromkeys(range(0xD800, 0xE000), _STAND_IN),
}
"""The stand-in, one cell wide, of each character that is not shown as itself, by code point."""

_TABLES: dict[str, dict[int, str]] = {}


def printable(text: str, keep: str = "\n\t") -> str:
    """The text with every character that a terminal would obey or hide replaced by a stand-in.

    Args:
        text: Any text; a hostile one too.
        keep: Characters to leave as they are, because the caller lays them out itself.

    Returns:
        A text of the same length.
    """
    if text.isascii() and text.isprintable():
        return text
    table = _TABLES.get(keep)
    if table is None:
        table = _TABLES[keep] = {code: shown for code, shown in STAND_INS.items() if chr(code) not in keep}
    return text.translate(table)


def one_line(text: str, limit: int = 200) -> str:
    """The text as a message can hold it: on one line, without controls, cut in the middle to *limit* characters."""
    shown = printable(text, keep="")
    if len(shown) <= limit:
        return shown
    half = (limit - 1) // 2
    return f"{shown[:half]}…{shown[-half:]}"


def quoted(value: object, limit: int = 120) -> str:
    r"""A value as a message quotes it: a text between quotes with its controls as escapes (`\n`), as it was typed.

    A backslash stays one, unlike in `repr`: whoever typed the regular expression `\d` reads `\d` again.
    """
    if not isinstance(value, str):
        return one_line(repr(value), limit)
    if len(value) > limit:
        half = (limit - 1) // 2
        value = f"{value[:half]}…{value[-half:]}"
    shown = "".join(ch if ch.isprintable() else ch.encode("unicode_escape").decode("ascii") for ch in value)
    return f"'{shown}'"
