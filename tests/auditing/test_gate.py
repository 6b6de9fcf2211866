"""The gate."""

from fractions import Fraction

from inspector.auditing.audited import Audit
from inspector.auditing.baseline import Baseline, Known
from inspector.auditing.gate import Gate, judge
from inspector.core.rate import read_rate
from tests.auditing.audits import document, finding

HALF = Audit(
    (
        document(
            "a.md", finding(fingerprint="1"), finding("mid-word", "no-sentence-end", chunk=1, line=8, fingerprint="2")
        ),
    )
)
"""Two of four chunks are broken."""


def test_a_gate_without_limits_lets_everything_pass() -> None:
    """Nothing was asked, so nothing fails."""
    verdict = judge(HALF, Gate())
    assert (verdict.passed, verdict.is_open, verdict.line) == (True, True, "")


def test_a_rate_up_to_the_limit_passes() -> None:
    """The limit itself is allowed, whatever floating point makes of it."""
    assert judge(HALF, Gate(read_rate("50%"))).passed
    verdict = judge(HALF, Gate(read_rate("49.9%")))
    assert verdict.line == "issue rate 50 % (2 of 4 chunks) is over the 49.9 % allowed"
    hundred = Audit((document("a.md", *(finding(chunk=chunk) for chunk in range(29)), chunks=100),))
    assert judge(hundred, Gate(read_rate("0.29"))).passed


def test_nothing_at_all_passes_any_rate() -> None:
    """No chunks, no issues."""
    assert judge(Audit(()), Gate(Fraction(0))).passed


def test_a_kind_is_counted_wherever_it_was_found() -> None:
    """A kind under another one at the same edge counts; every limit that is not kept has its phrase."""
    assert judge(HALF, Gate(max_kinds={"no-sentence-end": 2, "split-table": 0})).passed
    verdict = judge(HALF, Gate(Fraction(0), {"no-sentence-end": 1, "mid-word": 0}))
    assert verdict.line == (
        "issue rate 50 % (2 of 4 chunks) is over the 0 % allowed; 2 no-sentence-end are over the 1 allowed; "
        "1 mid-word is over the 0 allowed"
    )


def test_with_a_baseline_only_what_is_new_counts() -> None:
    """What is known passes; what is new fails, and the line says where the first of it is."""
    known = {"1": Known("no-sentence-end", "error", torn=True)}
    verdict = judge(HALF, Gate(baseline=Baseline({"a.md": known})))
    assert verdict.line == "1 issue is new or worse than the baseline, first mid-word at a.md:8"
    assert [verdict.counts(HALF.documents[0], found) for found in HALF.documents[0].findings] == [False, True]
    known["2"] = Known("mid-word", "error", torn=True)
    assert judge(HALF, Gate(baseline=Baseline({"a.md": known}))).passed


def test_with_a_baseline_other_limits_say_how_much_new_is_allowed() -> None:
    """A rate or a number beside a baseline is about what is new."""
    baseline = Baseline({"a.md": {"1": Known("no-sentence-end", "error", torn=True)}})
    assert judge(HALF, Gate(read_rate("25%"), {"mid-word": 1}, baseline)).passed
    verdict = judge(HALF, Gate(read_rate("10%"), {"mid-word": 0}, baseline))
    assert verdict.line == (
        "new issue rate 25 % (1 of 4 chunks) is over the 10 % allowed; 1 new mid-word is over the 0 allowed"
    )
