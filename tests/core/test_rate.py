"""Shares as a person writes them."""

from fractions import Fraction

import pytest

from inspector.core.errors import InspectorError
from inspector.core.rate import percent, read_rate


@pytest.mark.parametrize(
    ("text", "rate"),
    [
        ("5%", Fraction(1, 20)),
        ("0.05", Fraction(1, 20)),
        (" 2.5 % ", Fraction(1, 40)),
        (".5", Fraction(1, 2)),
        ("1", 1),
    ],
)
def test_a_share_is_read_exactly(text: str, rate: Fraction) -> None:
    """Percent and fractions are the same numbers, without rounding."""
    assert read_rate(text) == rate


@pytest.mark.parametrize("text", ["", "5", "101%", "-1%", "five", "0,05", "5%%", "nan", "\u0665%"])
def test_what_is_no_share_is_refused(text: str) -> None:
    """A number over one without a percent sign is a slip, not five hundred percent."""
    with pytest.raises(InspectorError, match="is no rate: give a share such as 5% or"):
        read_rate(text)


def test_a_share_is_written_short() -> None:
    """At most two decimals, and none that say nothing."""
    assert [percent(Fraction(part, 1000)) for part in (50, 123, 1, 1000)] == ["5 %", "12.3 %", "0.1 %", "100 %"]
