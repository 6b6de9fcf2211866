"""A number with what it counts, as a person reads it."""


def count_of(number: int, one: str, many: str = "") -> str:
    """Write a number and its noun: `1 chunk`, `1,204 chunks`; *many* is the plural where it is not *one* with an s."""
    return f"{number:,} {one if number == 1 else many or one + 's'}"
