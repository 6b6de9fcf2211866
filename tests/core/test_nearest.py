"""The name that was meant."""

from inspector.core.nearest import nearest


def test_a_slip_is_answered_with_the_name() -> None:
    """A name that is nearly right brings the one that was meant, anything else all there are."""
    assert nearest("recusive", ["recursive", "token"]) == "did you mean recursive?"
    assert nearest("pages", ["recursive", "token"]) == "choose one of recursive, token"
    assert nearest(3, ["recursive", "token"], "it has") == "it has recursive, token"
