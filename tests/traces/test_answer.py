"""Where an answer's words and numbers come from."""

from decimal import Decimal

import pytest

from inspector.core.document import Document
from inspector.core.span import Span
from inspector.location.spot import Place
from inspector.traces.answer import Said, claims_of
from inspector.traces.numbers import numbers_in


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("60 seconds", "60s", True),
        ("60 seconds", "one minute", True),
        ("60 seconds", "60", True),
        ("60 seconds", "60 requests", False),
        ("60 seconds", "60 minutes", False),
        ("60 seconds", "61 seconds", False),
        ("1,000 requests", "1000", True),
        ("1.5 MB", "1500 kB", True),
        ("30 %", "30 percent", True),
        ("thirty seconds", "30 seconds", True),
    ],
)
def test_numbers_are_compared_with_what_they_count(one: str, other: str, same: bool) -> None:  # noqa: FBT001 (a case's outcome)
    """A unit may be written in many ways, or be missing; another one is another number."""
    (first,), (second,) = numbers_in(one), numbers_in(other)
    assert first.same_as(second) == same
    assert second.same_as(first) == same


def test_digits_of_names_are_no_numbers() -> None:
    """Nor is `one` without a unit behind it."""
    found = list(numbers_in("http2 on v1.2.3 of node-4x: one of them, 8 of 10"))
    assert [number.value for number in found] == [Decimal(8), Decimal(10)]


GUIDE = "Set the timer to\n12 minutes before you open the door. The lamp stays on for 40 seconds."


def test_each_claim_is_traced_to_the_nearest_place_that_has_it() -> None:
    """What was retrieved comes before what was cut off, and that before the rest of the documents."""
    document = Document.from_text(GUIDE)
    said = [
        Said(GUIDE[:16], "retrieved", 1, Place(0, Span(0, 16))),
        Said(GUIDE[17:53], "continuation", None, Place(0, Span(17, 53))),
    ]
    answer = "Set the timer to twelve minutes; the lamp stays on for 40 s. Then dance for 9 hours, friends, ever after."
    claims = {claim.text: claim for claim in claims_of(answer, said, [document])}
    assert (claims["Set the timer to"].whence, claims["Set the timer to"].rank) == ("retrieved", 1)
    assert claims["twelve minutes"].whence == "continuation"
    assert claims["twelve minutes"].place == Place(0, Span(17, 27))
    assert claims["40 s"].whence == "documents"
    assert claims["9 hours"].whence == "nowhere"
    assert any(claim.kind == "phrase" and claim.whence == "nowhere" for claim in claims.values())


def test_claims_stand_in_the_answer_where_they_say() -> None:
    """Their spans are slices of it, in order."""
    answer = "The lamp stays on for 40 seconds, and nothing that anybody ever wrote says 7 days."
    claims = claims_of(answer, [], [Document.from_text(GUIDE)])
    assert [answer[slice(*claim.span)] for claim in claims] == [claim.text for claim in claims]
    assert list(claims) == sorted(claims, key=lambda claim: claim.span)
