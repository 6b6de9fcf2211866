"""A process that answers requests, as whoever asks sees it: forked where that is safe, else started afresh.

A fork is there at once and has every module. It would copy locks that threads hold, so it is made only where there is
one thread. A process started afresh runs nothing of the program that asks: no script needs a guard for its main part.
"""

import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import IO, Any

from inspector.auditing.plan import Plan
from inspector.auditing.wire import line, plan_to_json
from inspector.auditing.worker import COMMAND, serve


@dataclass(frozen=True, slots=True)
class Lost:
    """A request whose process ended before it answered."""

    code: int | None
    """Its exit code; negative for the signal that ended it."""


@dataclass(frozen=True, slots=True)
class Hand:
    """One process."""

    requests: IO[bytes]
    """Where it reads."""
    answers: IO[bytes]
    """Where it writes."""
    kill: Callable[[], int | None]
    """Ends it at once, and tells its exit code, negative for a signal."""

    def ask(self, request: Mapping[str, Any]) -> Any | Lost:
        """Its answer to a request; once it is lost, it is of no more use."""
        try:
            self.requests.write(line(request))
            self.requests.flush()
            answer = self.answers.readline()
        except (OSError, ValueError):
            answer = b""
        return json.loads(answer) if answer.endswith(b"\n") else Lost(self.end())

    def end(self) -> int | None:
        """End the process whatever it is at; its exit code."""
        code = self.kill()
        for stream in (self.requests, self.answers):
            with suppress(OSError):  # what was not sent is not wanted
                stream.close()
        return code


def can_start() -> bool:
    """Whether there is an interpreter to start processes with."""
    return bool(sys.executable)


def can_fork() -> bool:
    """Whether a fork is safe here: there is one thread, and the system's own libraries allow it."""
    return hasattr(os, "fork") and sys.platform != "darwin" and threading.active_count() == 1


def started(plan: Plan) -> Hand:
    """A process started afresh."""
    # Ctrl-C reaches everything in the foreground; this is told by whoever started it.
    apart: dict[str, Any] = {"process_group": 0} if os.name == "posix" else {"creationflags": 0x200}
    process = subprocess.Popen(  # noqa: S603 (this very interpreter, and words of ours)
        [sys.executable, "-P", "-c", COMMAND, *sys.path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, **apart
    )
    assert process.stdin is not None  # noqa: S101 (both were asked to be pipes)
    assert process.stdout is not None  # noqa: S101 (as above)

    def kill() -> int | None:
        process.kill()
        return process.wait()

    with suppress(OSError):  # it ended at once; the first request tells
        process.stdin.write(line(plan_to_json(plan)))
    return Hand(process.stdin, process.stdout, kill)


def forked(plan: Plan, others: Iterable[Hand]) -> Hand:
    """A fork of this process.

    Args:
        plan: What it goes by.
        others: The forks before it, whose pipes it must not keep open.
    """
    requests_in, requests_out = os.pipe()
    answers_in, answers_out = os.pipe()
    number = os.fork()
    if number == 0:
        _serve(requests_in, answers_out, plan, [requests_out, answers_in, *(_pipes(others))])
    os.close(requests_in)
    os.close(answers_out)

    def kill() -> int | None:
        with suppress(ProcessLookupError):
            os.kill(number, signal.SIGKILL)
        with suppress(ChildProcessError):  # somebody has asked for it already
            return os.waitstatus_to_exitcode(os.waitpid(number, 0)[1])
        return None

    return Hand(os.fdopen(requests_out, "wb"), os.fdopen(answers_in, "rb"), kill)


def _pipes(hands: Iterable[Hand]) -> Iterable[int]:
    for hand in hands:
        yield hand.requests.fileno()
        yield hand.answers.fileno()


def _serve(requests: int, answers: int, plan: Plan, close: Iterable[int]) -> None:
    """The life of a fork; it never returns into what its parent was at."""
    code = 1
    try:
        os.setpgid(0, 0)  # Ctrl-C is for the parent
        for pipe in close:
            os.close(pipe)
        os.dup2(sys.__stderr__.fileno() if sys.__stderr__ else answers, 1)  # what a library prints is no report
        serve(os.fdopen(requests, "rb"), os.fdopen(answers, "wb"), plan)
        code = 0
    finally:
        os._exit(code)
