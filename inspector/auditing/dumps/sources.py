"""The documents that the chunks of a dump were cut from."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from os import PathLike
from pathlib import Path

from inspector.auditing.audited import Failure
from inspector.auditing.dumps.names import Names
from inspector.auditing.files import FileToAudit, find_files
from inspector.core.document import Document
from inspector.core.errors import InspectorError
from inspector.core.loading import STDIN, load
from inspector.core.printable import one_line

Source = Document | str | PathLike[str]
"""A document, a file, a folder or a pattern of files."""


class Sources:
    """Documents, at hand or in files that are read when they are needed."""

    def __init__(self, documents: Sequence[Document] = (), files: Sequence[FileToAudit] = ()) -> None:
        """Take documents, and files."""
        self._held: dict[int, Document] = dict(enumerate(documents))
        self._files: dict[int, FileToAudit] = dict(enumerate(files, len(documents)))
        self.names = [*(document.name for document in documents), *(file.name for file in files)]
        self.failures: list[Failure] = []
        self._index = Names(self.names)

    def find(self, names: Iterable[str]) -> int | None:
        """The number of the document that a chunk means by its names; `None` where they do not tell."""
        return 0 if len(self.names) == 1 else self._index.find(names)

    def load(self, number: int) -> Document | None:
        """A document that a chunk asks for; `None` where it cannot be read, and why is one of the `failures`."""
        return self._load(number, told=True)

    def all_of_them(self) -> list[tuple[int, Document]]:
        """Every document that can be read, with its number; they are all held from then on.

        A folder may hold files that are no text: nothing is said of one that was only found in it.
        """
        for number, file in self._files.items():
            document = self._load(number, told=file.named)
            if document is not None:
                self._held[number] = document
        return sorted(self._held.items(), key=lambda pair: pair[0])

    def _load(self, number: int, *, told: bool) -> Document | None:
        if number in self._held:
            return self._held[number]
        try:
            return replace(load(self._files[number].path), name=self.names[number])
        except InspectorError as error:
            failure = Failure(self.names[number], str(error))
            if told and failure not in self.failures:
                self.failures.append(failure)
            return None


def sources_of(source: Source | Iterable[Source]) -> Sources:
    """The documents that chunks may come from.

    Args:
        source: A document, a file, a folder or a pattern such as `docs/**/*.md`, or several of them.

    Raises:
        InspectorError: A file or folder is not there, or there is no document at all.
    """
    given = [source] if isinstance(source, Document | str | PathLike) else list(source)
    documents = [each for each in given if isinstance(each, Document)]
    found = find_files(each for each in given if not isinstance(each, Document))
    if found.failures:
        raise InspectorError(f"source: {found.failures[0].message}")
    gone = next((file for file in found.files if file.path != STDIN and not Path(file.path).exists()), None)
    if gone is not None:
        raise InspectorError(f"source: {one_line(gone.name)} does not exist")
    if not documents and not found.files:
        raise InspectorError("source: name a document, or a folder of documents")
    return Sources(documents, found.files)
