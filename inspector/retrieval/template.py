"""What a model gets: passages and question, put into a template that a person may edit."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from inspector.core.errors import InspectorError
from inspector.core.nearest import nearest
from inspector.core.printable import quoted
from inspector.core.stop import Stop
from inspector.retrieval.merge import Source
from inspector.retrieval.passage import Passage

FRAME_FIELDS = ("passages", "question")
"""What the frame may hold."""
PASSAGE_FIELDS = ("number", "source", "heading", "text", "score", "start", "end", "chunks")
"""What the form of a passage may hold."""

_FIELD = re.compile(r"\{\{|\}\}|\{([A-Za-z_][A-Za-z0-9_]*)\}")
_MARK = re.compile(r"\{\{|\}\}|\{(/?passages)\}")


@dataclass(frozen=True, slots=True)
class Template:
    """A form with named places: `{question}`; `{{` and `}}` are braces. Nothing in it is run."""

    frame: str = (
        "Answer the question from the passages alone. Where they do not say it, say so.\n\n"
        "{passages}\n\nQuestion: {question}\n"
    )
    """The whole: `{passages}` and `{question}`."""
    passage: str = "[{number}] {source} {heading}\n{text}"
    """One passage: `{number}` from 1, `{source}` (the document's name), `{heading}` (those that it stands under),
    `{text}`, `{score}`, `{start}` and `{end}` (characters), `{chunks}`."""
    between: str = "\n\n"
    """What stands between two passages."""

    def __post_init__(self) -> None:
        """Refuse a place that there is not.

        Raises:
            InspectorError: Names it, and what was most likely meant.
        """
        _check(self.frame, FRAME_FIELDS, "template")
        _check(self.passage, PASSAGE_FIELDS, "template of a passage")

    @property
    def written(self) -> str:
        """The template as one text, as a person edits it and `parse_template` reads it.

        What stands between two passages is not in it; a frame without passages has no form of them either.
        """
        place = next((found for found in _MARK.finditer(self.frame) if found[1] == "passages"), None)
        if place is None:
            return self.frame
        form = f"{{passages}}\n{self.passage}\n{{/passages}}"
        return f"{self.frame[: place.start()]}{form}{self.frame[place.end() :]}"


def parse_template(text: str) -> Template:
    """Read a template that is written as one text.

    Between `{passages}` and `{/passages}` stands the form of one passage, which is repeated; a line's end right after
    the one and right before the other is no part of it. `{passages}` alone takes the form that passages have otherwise.

    Raises:
        InspectorError: It has a place that there is not, or passages that end and do not begin, do not end, or begin
            twice.
    """
    marks = [found for found in _MARK.finditer(text) if found[1] is not None]
    names = [found[1] for found in marks]
    if names in ([], ["passages"]):
        return Template(text)
    if names != ["passages", "/passages"]:
        raise InspectorError(
            "the template must have {passages} once, or {passages}, the form of a passage and {/passages}"
        )
    begin, end = marks
    form = text[begin.end() : end.start()]
    return Template(f"{text[: begin.end()]}{text[end.end() :]}", form.removeprefix("\n").removesuffix("\n"))


def assemble(
    question: str,
    passages: Sequence[Passage],
    sources: Sequence[Source],
    template: Template | None = None,
    stop: Stop | None = None,
) -> str:
    """The text that a model gets.

    What the passages and the question hold is put in as it is: braces in them are no places.

    Args:
        question: The question.
        passages: What was found, in the order of reading.
        sources: The documents by `Passage.document`.
        template: The form; `None` for the one that is given.
        stop: Ends the reading of headings early.

    Raises:
        Stopped: *stop* was set.
    """
    form = template or Template()
    shown = [
        _fill(form.passage, _fields(number, passage, sources[passage.document], form.passage, stop)).rstrip("\n")
        for number, passage in enumerate(passages, 1)
    ]
    return _fill(form.frame, {"passages": form.between.join(shown), "question": question})


def _fields(number: int, passage: Passage, source: Source, form: str, stop: Stop | None) -> Mapping[str, str]:
    heading = ""
    if "{heading}" in form:
        from inspector.structure.structure import structure_of  # noqa: PLC0415 (it reads structure, which takes parsers)

        heading = " › ".join(structure_of(source.document, stop).heading_path(passage.start))
    return {
        "number": str(number),
        "source": source.document.name,
        "heading": heading,
        "text": passage.text,
        "score": f"{passage.score:.3g}",
        "start": str(passage.start),
        "end": str(passage.end),
        "chunks": ", ".join(map(str, passage.chunks)),
    }


def _fill(form: str, values: Mapping[str, str]) -> str:
    """Put values into a form, in one pass: what is put in is not looked at again."""
    return _FIELD.sub(lambda found: found[0][0] if found[1] is None else values[found[1]], form)


def _check(form: str, fields: Iterable[str], what: str) -> None:
    for found in _FIELD.finditer(form):
        if found[1] is not None and found[1] not in fields:
            hint = nearest(found[1], fields, "it has")
            raise InspectorError(f"the {what} has no place {quoted(found[0])}: {hint}; {{{{ and }}}} write braces")
