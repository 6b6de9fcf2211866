"""Several processes at work on the files of one audit.

They are started afresh rather than forked, and run nothing of the program that asks: so a script needs no guard around
its main part, and threads of a caller do no harm. Where one dies of a document, that document alone is lost.
"""

import json
import os
import subprocess
import sys
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Event, Thread
from types import TracebackType
from typing import Any, Self

from inspector.auditing.plan import Plan
from inspector.auditing.wire import line, plan_to_json
from inspector.auditing.worker import COMMAND
from inspector.core.stop import Stop, poll

_ASK_STOP = 0.05  # seconds between two looks at whether the work is still wanted


@dataclass(frozen=True, slots=True)
class Lost:
    """A request whose process ended before it answered."""

    code: int | None
    """Its exit code; negative for the signal that ended it."""


def can_start() -> bool:
    """Whether there is an interpreter to start processes with."""
    return bool(sys.executable)


class Crew:
    """Processes that answer requests; a context manager, which ends them."""

    def __init__(self, plan: Plan, jobs: int) -> None:
        """Prepare *jobs* processes, each of which is started when there is work for it."""
        self._hello = line(plan_to_json(plan))
        self._processes: list[subprocess.Popen[bytes] | None] = [None] * jobs
        self._closed = Event()

    def __enter__(self) -> Self:
        """Start nothing yet."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """End the processes, whatever they are at."""
        self._closed.set()
        for process in self._processes:
            if process is not None:
                _end(process)

    def answers(
        self, requests: Sequence[Mapping[str, Any]], stop: Stop | None = None
    ) -> Iterator[tuple[int, Any | Lost]]:
        """The number of each request and its answer, as they come; the first requests are taken up first.

        Raises:
            Stopped: *stop* was set.
        """
        waiting = deque(enumerate(requests))
        done: SimpleQueue[tuple[int, Any | Lost]] = SimpleQueue()
        for seat in range(min(len(self._processes), len(requests))):
            Thread(target=self._work, args=(seat, waiting, done), daemon=True).start()
        for _ in requests:
            while True:
                poll(stop)
                with suppress(Empty):
                    yield done.get(timeout=_ASK_STOP)
                    break

    def _work(
        self, seat: int, waiting: deque[tuple[int, Mapping[str, Any]]], done: SimpleQueue[tuple[int, Any | Lost]]
    ) -> None:
        while not self._closed.is_set():
            try:
                number, request = waiting.popleft()
            except IndexError:
                return
            done.put((number, self._ask(seat, request)))

    def _ask(self, seat: int, request: Mapping[str, Any]) -> Any | Lost:
        process = self._processes[seat]
        if process is None:
            process = self._processes[seat] = self._start()
            if self._closed.is_set():  # it was started while the others were ended
                _end(process)
        assert process.stdin is not None  # noqa: S101 (both were asked to be pipes)
        assert process.stdout is not None  # noqa: S101 (as above)
        try:
            process.stdin.write(line(request))
            process.stdin.flush()
            answer = process.stdout.readline()
        except (OSError, ValueError):
            answer = b""
        if answer.endswith(b"\n"):
            return json.loads(answer)
        _end(process)
        self._processes[seat] = None
        return Lost(process.returncode)

    def _start(self) -> subprocess.Popen[bytes]:
        # Ctrl-C reaches everything in the foreground; these are told by whoever started them.
        apart: dict[str, Any] = {"process_group": 0} if os.name == "posix" else {"creationflags": 0x200}
        process = subprocess.Popen(  # noqa: S603 (this very interpreter, and words of ours)
            [sys.executable, "-P", "-c", COMMAND, *sys.path],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            **apart,
        )
        with suppress(OSError):  # it ended at once; the first request tells
            assert process.stdin is not None  # noqa: S101 (it was asked to be a pipe)
            process.stdin.write(self._hello)
        return process


def _end(process: subprocess.Popen[bytes]) -> None:
    process.kill()
    process.wait()
    for stream in (process.stdin, process.stdout):
        if stream is not None:
            with suppress(OSError):  # what was not sent is not wanted
                stream.close()
