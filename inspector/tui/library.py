"""The documents of a folder, each split as the one on the screen is, so that a question can go to all of them."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from threading import Lock

from inspector.auditing.files import find_files
from inspector.core.document import Document
from inspector.core.errors import InspectorError, NotTextError
from inspector.core.loading import load
from inspector.core.printable import one_line
from inspector.core.stop import Stop, poll
from inspector.core.watching import FileStamp, stamp_of
from inspector.inspection import Inspection, split_with
from inspector.report.asked import corpus_of
from inspector.retrieval.corpus import Corpus

Tell = Callable[[str], None]
"""Told in a few words how far the work is."""


@dataclass(frozen=True, slots=True, eq=False)
class Shelf:
    """Documents that are ready to be asked as one."""

    views: tuple[Inspection, ...]
    """The documents as they are split, in the order of their names."""
    corpus: Corpus
    """Their chunks."""
    notes: tuple[str, ...]
    """What could not be read or split, a line each."""


class Library:
    """Reads and splits a folder's documents when they are first asked, and again when file or setting changed."""

    def __init__(self, folder: Path, max_bytes: int | None) -> None:
        """Take a folder.

        Args:
            folder: The folder; what `.gitignore` leaves out and what is hidden is not looked at.
            max_bytes: Largest file to read, in bytes; `None` where there is no limit.
        """
        self.folder = folder
        self._max_bytes = max_bytes
        self._documents: dict[Path, tuple[FileStamp | None, Document | InspectorError]] = {}
        self._views: dict[Path, Inspection | InspectorError] = {}
        self._shelf: Shelf | None = None
        self._lock = Lock()  # a thread that was told to stop may still be at work

    def shelf(self, screen: Inspection, stop: Stop | None = None, tell: Tell | None = None) -> Shelf:
        """All documents of the folder, split as the one on the screen, which is among them.

        Raises:
            InspectorError: The folder cannot be looked into.
            Stopped: *stop* was set.
        """
        with self._lock:
            views: list[Inspection] = []
            notes: list[str] = []
            if screen.document.path is not None:  # it is what the person sees, however it was read
                self._documents[screen.document.path] = stamp_of(screen.document.path), screen.document
                self._views[screen.document.path] = screen
            paths = self._paths(screen.document.path)
            for number, path in enumerate(paths, 1):
                poll(stop)
                if tell is not None:
                    tell(f"{number:,} of {len(paths):,} files read")
                found = self._view(path, screen, stop)
                if isinstance(found, Inspection):
                    views.append(found)
                elif not isinstance(found, NotTextError):
                    notes.append(one_line(str(found)))
            if screen.document.path is None:
                views.append(screen)
            return self._shelved(tuple(views), tuple(notes))

    def _shelved(self, views: tuple[Inspection, ...], notes: tuple[str, ...]) -> Shelf:
        """The shelf of before, its index with it, where the chunks are the same."""
        old = self._shelf
        if old is None or [view.chunks for view in old.views] != [view.chunks for view in views]:
            self._shelf = Shelf(views, corpus_of(views), notes)
        else:
            self._shelf = Shelf(views, old.corpus, notes)
        return self._shelf

    def _paths(self, own: Path | None) -> list[Path]:
        found = find_files([self.folder])
        paths = {Path(file.path): None for file in found.files if file.may_be_document}
        if own is not None and not any(_same(path, own) for path in paths):
            paths[own] = None
        # The document on the screen goes by its own path, however the folder spells it.
        return [own if own is not None and _same(path, own) else path for path in sorted(paths)]

    def _view(self, path: Path, screen: Inspection, stop: Stop | None) -> Inspection | InspectorError:
        document = self._document(path)
        if isinstance(document, InspectorError):
            return document
        known = self._views.get(path)
        if isinstance(known, Inspection) and known.document is document and _split_alike(known, screen):
            return known
        try:
            found: Inspection | InspectorError = _split(document, screen, stop)
        except InspectorError as fault:
            found = InspectorError(f"{one_line(document.name)}: {fault}")
        self._views[path] = found
        return found

    def _document(self, path: Path) -> Document | InspectorError:
        stamp = stamp_of(path)
        known = self._documents.get(path)
        if known is not None and known[0] == stamp:
            return known[1]
        try:
            document = load(path, max_bytes=self._max_bytes)
            found: Document | InspectorError = replace(document, name=self._name(path))
        except InspectorError as fault:
            found = fault
        self._documents[path] = stamp, found
        return found

    def _name(self, path: Path) -> str:
        """What a document is called: its path from the folder on."""
        try:
            return path.relative_to(self.folder).as_posix()
        except ValueError:
            return path.name

    def first(self) -> Document:
        """The first document of the folder, to begin with.

        Raises:
            InspectorError: None of them can be read.
        """
        for document in self._readable():
            return document
        raise InspectorError(f"{one_line(str(self.folder))} holds no document that is text: name a file or a folder")

    def _readable(self) -> Iterator[Document]:
        for path in self._paths(None):
            document = self._document(path)
            if isinstance(document, Document):
                yield document


def _split(document: Document, screen: Inspection, stop: Stop | None) -> Inspection:
    assert screen.splitter is not None  # noqa: S101 (what is on the screen was split)
    assert screen.settings is not None  # noqa: S101 (as above)
    return split_with(
        document, screen.splitter, screen.settings, profile=screen.profile, checks=screen.checks, stop=stop
    )


def _split_alike(one: Inspection, other: Inspection) -> bool:
    return (one.splitter, one.settings, one.profile) == (other.splitter, other.settings, other.profile)


def _same(one: Path, other: Path) -> bool:
    return one == other or one.absolute() == other.absolute()
