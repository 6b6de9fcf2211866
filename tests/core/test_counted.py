"""Numbers with what they count."""

from inspector.core.counted import count_of


def test_one_is_singular() -> None:
    """Any other number takes the plural, none too, and thousands are set apart."""
    assert [count_of(number, "chunk") for number in (0, 1, 1204)] == ["0 chunks", "1 chunk", "1,204 chunks"]


def test_a_plural_of_its_own() -> None:
    """A noun that takes more than an s brings its plural."""
    assert (count_of(1, "stretch", "stretches"), count_of(2, "stretch", "stretches")) == ("1 stretch", "2 stretches")
