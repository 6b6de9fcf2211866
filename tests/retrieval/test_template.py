"""What a model gets."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inspector.core.errors import InspectorError
from inspector.retrieval.merge import merge
from inspector.retrieval.passage import Hit
from inspector.retrieval.template import Template, assemble, parse_template
from tests.retrieval.sources import parted

SOURCE = parted("# Guide\n\n## Idle\n\n|Set it to 30 seconds. |Then {question} reload.", "markdown")
HITS = [Hit(1, 0.51234, 1), Hit(2, 0.5, 2)]
PASSAGES = merge(HITS, [SOURCE])


def test_passages_and_question_are_put_in() -> None:
    """Each passage has its number, its source and its headings, and the question comes last."""
    assert assemble("How long?", PASSAGES, [SOURCE]) == (
        "Answer the question from the passages alone. Where they do not say it, say so.\n\n"
        "[1] <text> Guide › Idle\nSet it to 30 seconds. Then {question} reload.\n\nQuestion: How long?\n"
    )


def test_every_place_of_a_passage_can_be_used() -> None:
    """Score, place and chunks are at hand."""
    form = Template("{passages}", "{number}/{score}/{start}-{end}/{chunks}")
    assert assemble("?", PASSAGES, [SOURCE], form) == "1/0.512/18-63/1, 2"


def test_double_braces_are_braces() -> None:
    """A form may hold JSON."""
    form = Template('{{"context": "{passages}", "a": {"b": 1}}}', "x")
    assert assemble("?", PASSAGES, [SOURCE], form) == '{"context": "x", "a": {"b": 1}}'


def test_what_is_put_in_is_not_read_again() -> None:
    """A question that looks like a place stays what it is."""
    assert assemble("{passages}", (), [SOURCE], Template("{question}")) == "{passages}"


@pytest.mark.parametrize(
    ("frame", "passage", "message"),
    [
        ("{passage}", "", "has no place '{passage}': did you mean passages?"),
        ("{__class__}", "", "has no place '{__class__}': it has passages, question"),
        ("", "{txt}", "template of a passage has no place '{txt}': did you mean text?"),
    ],
)
def test_a_place_that_there_is_not_is_told(frame: str, passage: str, message: str) -> None:
    """The nearest name is offered."""
    with pytest.raises(InspectorError) as told:
        Template(frame, passage)
    assert message in str(told.value)


@pytest.mark.parametrize("form", ["{question.__class__}", "{question!r}", "{question:>9}", "{0}", "{}", "{ question }"])
def test_a_form_is_data(form: str) -> None:
    """Nothing but a bare name is a place: no attribute, no index, no conversion."""
    assert assemble("q", (), [SOURCE], Template(form)) == form


@given(st.text(alphabet="{}ab question", max_size=40))
def test_any_form_is_filled_or_refused(frame: str) -> None:
    """Whatever a person writes, it is filled in or told."""
    form = None
    with suppress(InspectorError):
        form = Template(frame)
    assert form is None or assemble("q", (), [SOURCE], form) is not None


def test_a_template_is_written_as_one_text() -> None:
    """The form of a passage stands between two marks, and is repeated."""
    form = parse_template("Read:\n{passages}\n<{number}>\n{text}\n{/passages}\nThen: {question}")
    assert (form.frame, form.passage) == ("Read:\n{passages}\nThen: {question}", "<{number}>\n{text}")
    assert assemble("How long?", PASSAGES, [SOURCE], form) == (
        "Read:\n<1>\nSet it to 30 seconds. Then {question} reload.\nThen: How long?"
    )


def test_the_form_of_a_passage_may_be_left_out() -> None:
    """Then passages look as they do otherwise."""
    assert parse_template("{passages}") == Template("{passages}")


@pytest.mark.parametrize("form", [Template(), Template("{{passages}} {passages}!", "{text}"), Template("{question}")])
def test_what_is_written_is_read_back(form: Template) -> None:
    """A template that is shown, not changed and read again is the same."""
    again = parse_template(form.written)
    assert again.frame == form.frame
    assert again.passage == (form.passage if "{passages}" in form.frame else Template().passage)


@pytest.mark.parametrize(
    "text",
    ["{passages} {passages}", "{/passages}", "{/passages}{passages}", "{passages}{text}{/passages}{passages}"],
)
def test_marks_that_do_not_go_together_are_told(text: str) -> None:
    """Passages stand in one place."""
    with pytest.raises(InspectorError, match=r"must have \{passages\} once"):
        parse_template(text)


def test_a_wrong_place_in_the_form_of_a_passage_is_told() -> None:
    """As one in the frame is."""
    with pytest.raises(InspectorError, match=r"template of a passage has no place .\{txt\}"):
        parse_template("{passages}{txt}{/passages}")
