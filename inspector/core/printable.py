"""Text made safe for a terminal: each character that would act on it becomes one visible stand-in."""

_OTHER = "▯"  # for what has no picture of its own: one cell wide everywhere

_STAND_INS: dict[int, str] = {code: chr(0x2400 + code) for code in range(0x20)}
_STAND_INS[0x7F] = "␡"
_STAND_INS |= dict.fromkeys(range(0x80, 0xA0), _OTHER)  # C1 controls
_STAND_INS |= dict.fromkeys((0x061C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A)), _OTHER)  # bidi
_STAND_INS |= dict.fromkeys((0x2028, 0x2029, 0xFEFF, *range(0xFFF9, 0xFFFC)), _OTHER)  # separators, BOM, annotations
_STAND_INS |= dict.fromkeys(range(0xD800, 0xE000), _OTHER)  # lone surrogates, which no terminal can be sent
_KEEPING: dict[str, dict[int, str]] = {"": _STAND_INS}


def printable(text: str, keep: str = "") -> str:
    """Replace control, bidi-control and unencodable characters one for one, so that offsets still hold.

    Args:
        text: Any text.
        keep: Control characters to leave as they are, such as a newline or a tab.

    Returns:
        As many characters, none of which moves the cursor, changes colours or reorders text.
    """
    if text.isascii() and text.isprintable():
        return text
    table = _KEEPING.get(keep)
    if table is None:
        table = _KEEPING[keep] = {code: ch for code, ch in _STAND_INS.items() if chr(code) not in keep}
    return text.translate(table)
