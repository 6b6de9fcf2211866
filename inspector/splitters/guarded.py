"""A regular expression run in a process of its own, since a single call of `re` cannot be ended.

A pattern such as `(a+)+b` may take longer than anybody lives, and holds the interpreter all the while: no thread can
stop it, and no key is read. So what is not plainly harmless is matched elsewhere, where a time limit can be kept.
"""

import subprocess
import sys
from array import array
from collections.abc import Iterator
from threading import Event, Thread

from inspector.core.errors import SettingsError
from inspector.core.printable import quoted
from inspector.core.stop import Stop, poll

_SECONDS = 2
"""Seconds that a stretch may take at least."""
_CHARACTERS_A_SECOND = 100_000
"""Characters for which one more second is given: slow patterns go some ten times as fast."""
_WATCH_EVERY = 0.05
"""Seconds between two looks at `stop`."""

_WORK = """
import faulthandler, re, sys
from array import array
read, out = sys.stdin.buffer.read, sys.stdout.buffer
text = lambda: read(int.from_bytes(read(8), "big")).decode("utf-8", "surrogatepass")
pattern = re.compile(text())
while seconds := int.from_bytes(read(8), "big"):
    stretch = text()
    faulthandler.dump_traceback_later(seconds, exit=True)  # a watch that needs no turn of the interpreter
    found = array("q")
    for match in pattern.finditer(stretch):
        found.extend(match.span())
    faulthandler.cancel_dump_traceback_later()
    data = found.tobytes()
    out.write(len(data).to_bytes(8, "big") + data)
    out.flush()
"""


class GuardedPattern:
    """A regular expression and, once it was asked for matches, the process that looks for them."""

    def __init__(self, pattern: str, setting: str) -> None:
        """Hold a pattern that compiles; *setting* is where it was given, for the message."""
        self.pattern = pattern
        self._setting = setting
        self._process: subprocess.Popen[bytes] | None = None

    def spans(self, text: str, stop: Stop | None = None) -> Iterator[tuple[int, int]]:
        """Where matches start and end, from left to right.

        Raises:
            SettingsError: It takes too long.
            Stopped: *stop* was set.
        """
        poll(stop)
        found = self._ask(text, stop)
        return zip(found[::2], found[1::2], strict=True)

    def close(self) -> None:
        """End the process; it is started again when it is needed."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.communicate()  # which closes the pipes and waits

    def _ask(self, text: str, stop: Stop | None) -> "array[int]":
        process = self._process = self._process or _start(self.pattern)
        assert process.stdin is not None  # noqa: S101 (both were asked for)
        assert process.stdout is not None  # noqa: S101
        seconds = _SECONDS + len(text) // _CHARACTERS_A_SECOND
        done = Event()
        if stop is not None:
            Thread(target=_watch, args=(process, stop, done), daemon=True).start()
        try:
            process.stdin.write(seconds.to_bytes(8, "big") + _framed(text))
            process.stdin.flush()
            size = process.stdout.read(8)
            data = process.stdout.read(int.from_bytes(size, "big")) if size else b""
        except OSError:  # it was ended while it was written to
            size = data = b""
        finally:
            done.set()
        if not size or len(data) < int.from_bytes(size, "big"):
            self.close()
            poll(stop)
            raise SettingsError(
                self._setting,
                f"{self._setting}: {quoted(self.pattern)} was not done with {len(text):,} characters in {seconds} s: "
                "it can match them in too many ways; leave out repeats that overlap",
            )
        found = array("q")
        found.frombytes(data)
        return found


def _start(pattern: str) -> "subprocess.Popen[bytes]":
    process = subprocess.Popen(  # noqa: S603 (this interpreter, and the program above)
        [sys.executable, "-I", "-S", "-c", _WORK],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        start_new_session=True,  # Ctrl-C is ours to tell
    )
    assert process.stdin is not None  # noqa: S101 (it was asked for)
    process.stdin.write(_framed(pattern))
    return process


def _framed(text: str) -> bytes:
    data = text.encode("utf-8", "surrogatepass")
    return len(data).to_bytes(8, "big") + data


def _watch(process: "subprocess.Popen[bytes]", stop: Stop, done: Event) -> None:
    while not done.wait(_WATCH_EVERY):
        if stop.is_set():
            process.kill()
            return
