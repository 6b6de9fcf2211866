"""What holds of any splitter's spans over any text."""

from itertools import pairwise

from inspector.core.span import Span


def assert_lawful(text: str, spans: list[Span]) -> None:
    """Spans lie in the text, none is blank, and neither starts nor ends ever fall."""
    for span in spans:
        assert isinstance(span, Span)
        assert 0 <= span.start < span.end <= len(text)
        assert text[span.start : span.end].strip()
    for before, after in pairwise(spans):
        assert before.start <= after.start
        assert before.end <= after.end


def assert_covered(text: str, spans: list[Span]) -> None:
    """Every character that is not blank is in a span."""
    reached = 0
    for span in spans:
        assert not text[reached : span.start].strip()
        reached = max(reached, span.end)
    assert not text[reached:].strip()


class StopAfter:
    """A stop that is set once it has been asked a number of times."""

    def __init__(self, times: int) -> None:
        self.left = times

    def is_set(self) -> bool:
        """Whether it has been asked that often."""
        self.left -= 1
        return self.left < 0
