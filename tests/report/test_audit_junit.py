"""An audit as JUnit XML."""

from dataclasses import replace
from xml.etree import ElementTree as ET

from inspector.auditing.audited import Audit, Failure
from inspector.auditing.gate import OPEN, Verdict
from inspector.report.audit_junit import junit_text
from tests.auditing.audits import document, finding, hostile

SOME = Audit((document("a.md", finding(suggestion="x keeps this whole")), document("b.md")), (Failure("c.md", "gone"),))
KEPT = Verdict((), None, is_open=False)
BROKEN = Verdict(("issue rate 12.5 % is over",), None, is_open=False)


def cases(found: Audit, verdict: Verdict = OPEN) -> dict[str, ET.Element]:
    """The test cases by name; the counts of the suite are checked on the way."""
    suites = ET.fromstring("".join(junit_text(found, verdict)))  # noqa: S314 (made on the line)
    (suite,) = suites
    named = {str(case.get("name")): case for case in suite}
    for element in (suites, suite):
        assert element.get("tests") == str(len(named))
        assert element.get("failures") == str(sum(case.find("failure") is not None for case in named.values()))
        assert element.get("errors") == str(sum(case.find("error") is not None for case in named.values()))
    return named


def test_a_document_with_issues_fails_and_says_where() -> None:
    """One case a document; what could not be read is an error."""
    found = cases(SOME)
    failure = found["a.md"].find("failure")
    assert failure is not None
    assert failure.get("message") == "1 of 4 chunks have issues"
    assert str(failure.text).startswith("a.md:3:5: error: no-sentence-end: ends mid-sentence: “set")
    assert str(failure.text).endswith("; x keeps this whole")
    assert len(found["b.md"]) == 0
    error = found["c.md"].find("error")
    assert error is not None
    assert error.get("message") == "gone"


def test_documents_pass_while_the_limits_are_kept() -> None:
    """A build that passes has no failed case; what was found is in the output all the same."""
    found = cases(replace(SOME, failures=()), KEPT)
    assert not any(case.find("failure") is not None for case in found.values())
    assert "no-sentence-end" in str(found["a.md"].findtext("system-out"))
    assert len(found["limits"]) == 0


def test_a_limit_that_is_not_kept_is_a_failed_case() -> None:
    """Then the documents fail too."""
    found = cases(SOME, BROKEN)
    failure = found["limits"].find("failure")
    assert failure is not None
    assert failure.get("message") == "issue rate 12.5 % is over"
    assert found["a.md"].find("failure") is not None


def test_what_is_not_new_fails_nothing() -> None:
    """With a baseline, a document with known issues alone passes."""
    found = cases(SOME, Verdict((), frozenset(), is_open=False))
    assert len(found["a.md"]) == 0


def test_half_an_audit_is_an_error() -> None:
    """A file of what was done until a break does not look like success."""
    assert cases(replace(SOME, complete=False))["the audit"].find("error") is not None


def test_long_lists_are_cut() -> None:
    """A viewer is not drowned in one document."""
    many = document("a.md", *(finding(chunk=chunk, unit=(chunk, chunk + 1)) for chunk in range(150)), chunks=150)
    text = str(cases(Audit((many,)))["a.md"].findtext("failure"))
    assert text.endswith("\nand 50 more")
    assert text.count("\n") == 100


def test_hostile_text_makes_valid_xml() -> None:
    """Controls, quotes, markup, lone surrogates and non-characters: a parser reads it, and nothing is obeyed."""
    text = "".join(junit_text(hostile()))
    assert text.isascii()
    found = cases(hostile())
    name = next(iter(found))
    assert name == "a␊␛[31m]]>␀\ufffd<&\"'::error::%,:.md"
    assert "␛]0;x␇ ]]> <b> & ▯ \ufffd ▯ ␍␊::error::%0A" in str(found[name].findtext("failure"))
