"""What is searched of each document, worked out when it is first needed and kept as long as the document is."""

from dataclasses import dataclass
from weakref import WeakKeyDictionary

from inspector.core.document import Document
from inspector.core.span import Span
from inspector.core.stop import Stop
from inspector.location.flat import Flat, flat_of
from inspector.location.markup import markup_in


@dataclass(slots=True)
class _Kept:
    whole: Flat | None = None
    plain: Flat | None = None
    markup: list[Span] | None = None


_known: WeakKeyDictionary[Document, _Kept] = WeakKeyDictionary()


def flat_document(document: Document, *, plain: bool, stop: Stop | None = None) -> Flat:
    """A document's letters and digits; *plain*: without those of its markup.

    Raises:
        Stopped: *stop* was set.
    """
    kept = _known.setdefault(document, _Kept())
    if plain and markup_of(document):
        if kept.plain is None:
            kept.plain = flat_of(document.text, markup_of(document), stop)
        return kept.plain
    if kept.whole is None:
        kept.whole = flat_of(document.text, stop=stop)
    return kept.whole


def markup_of(document: Document) -> list[Span]:
    """The stretches of a document that are markup with words in it."""
    kept = _known.setdefault(document, _Kept())
    if kept.markup is None:
        kept.markup = markup_in(document.text, document.kind)
    return kept.markup
