"""A program in a terminal of its own, watched from outside until it has painted."""

import os
import pty
import re
import select
import signal
import subprocess
import termios
import time
from collections.abc import Sequence
from types import TracebackType
from typing import Self

_ESCAPES = re.compile(rb"\x1b\[[0-?]*[ -/]*[@-~]|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)|\x1b[@-_=>]")
_SYNC_ASKED = b"\x1b[?2026$p"
_SYNC_KNOWN = b"\x1b[?2026;2$y"


class Terminal:
    """A child process whose screen is a pseudo-terminal; use it in a `with` statement, which ends the child.

    It answers as a current terminal does when asked for synchronised output, so that the child paints whole frames.

    Args:
        command: Program and arguments.
        columns: Width in cells.
        rows: Height in cells.
        environment: Variables laid over this process's own.

    Attributes:
        started: When the child was started, in seconds of `time.perf_counter`.
        output: Every byte that the child has written so far.
        pid: The child's process id.
    """

    def __init__(
        self,
        command: Sequence[str],
        *,
        columns: int = 120,
        rows: int = 40,
        environment: dict[str, str] | None = None,
    ) -> None:
        self.output = bytearray()
        self._answered = 0
        self._command = command
        self._screen, child_side = pty.openpty()
        termios.tcsetwinsize(child_side, (rows, columns))
        modern = {"TERM": "xterm-256color", "COLORTERM": "truecolor", "COLUMNS": str(columns), "LINES": str(rows)}
        inherited = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
        self.started = time.perf_counter()
        self._child = subprocess.Popen(
            command,
            stdin=child_side,
            stdout=child_side,
            stderr=child_side,
            env={**inherited, **modern, **(environment or {})},
            start_new_session=True,
        )
        os.close(child_side)
        self.pid = self._child.pid

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._child.poll() is None:
            self._child.send_signal(signal.SIGKILL)
        self._child.wait()
        os.close(self._screen)

    def press(self, keys: str) -> None:
        """Type *keys* as a terminal sends them; a key without a character is its escape sequence."""
        os.write(self._screen, keys.encode())

    def read(self, seconds: float) -> bytes:
        """Wait up to *seconds* for output; empty when there was none, or when the child has ended."""
        ready, _, _ = select.select([self._screen], [], [], seconds)
        if not ready:
            return b""
        try:
            got = os.read(self._screen, 65536)
        except OSError:  # how Linux says that the child has closed its side
            return b""
        self.output += got
        self._answer()
        return got

    def wait_for(self, marks: Sequence[str], *, timeout: float = 30.0) -> float:
        """Read until every mark has been painted, each within one line and one style or several.

        Args:
            marks: Texts that the full frame holds.
            timeout: Seconds to wait at most.

        Returns:
            Seconds from the child's start to the last mark.

        Raises:
            RuntimeError: The child ended, or the time was up, before all marks were painted.
        """
        wanted = [mark.encode() for mark in marks]
        deadline = self.started + timeout
        while (left := deadline - time.perf_counter()) > 0:
            if not self.read(left) and self._child.poll() is not None:
                break
            now = time.perf_counter()
            shown = self.text()
            if all(mark in shown for mark in wanted):
                return now - self.started
        tail = self.text()[-400:].decode(errors="replace").strip()
        missing = [mark for mark in marks if mark.encode() not in self.text()]
        raise RuntimeError(f"{' '.join(self._command)}: {missing} not painted in {timeout} s; it wrote: {tail}")

    def wait_for_quiet(self, seconds: float = 0.5, *, timeout: float = 30.0) -> float:
        """Read until nothing has been written for *seconds*.

        Returns:
            Seconds from the child's start to its last byte.
        """
        last = time.perf_counter()
        while time.perf_counter() - self.started < timeout:
            if self.read(seconds):
                last = time.perf_counter()
            elif self.output:
                break
        return last - self.started

    def text(self) -> bytes:
        """The output without escape sequences."""
        return _ESCAPES.sub(b"", bytes(self.output))

    def _answer(self) -> None:
        asked = self.output.find(_SYNC_ASKED, self._answered)
        if asked >= 0:
            self._answered = asked + len(_SYNC_ASKED)
            os.write(self._screen, _SYNC_KNOWN)
