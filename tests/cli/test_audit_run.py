"""What goes on beside a long run."""

import io
import signal
import threading

import pytest

from inspector.cli.audit_run import bar, interruptible, progress_on


class Terminal(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        """It is one."""
        return True


def test_a_bar_fits_its_terminal_and_shows_no_escapes() -> None:
    """Full cells, how many of how many, the name as far as there is room."""
    assert bar(6, 24, "a\x1b.md", 80) == "█" * 6 + "░" * 18 + " 6/24 a␛.md"
    for columns in range(1, 60):
        assert len(bar(24, 24, "name.md", columns)) < columns
    assert "0/0" in bar(0, 0, "", 80)


def test_a_bar_is_drawn_on_a_terminal_and_wiped() -> None:
    """At the end the line is as empty as before."""
    stream = Terminal()
    with progress_on(stream) as progress:
        assert progress is not None
        for done in range(1, 4):
            progress(done, 3, "a.md")
    assert "3/3" in stream.getvalue()
    assert stream.getvalue().endswith("\r\x1b[K")


def test_nothing_is_drawn_elsewhere() -> None:
    """A log is not filled with bars."""
    with progress_on(io.StringIO()) as progress:
        assert progress is None
    with progress_on(None) as progress:
        assert progress is None


def test_the_first_ctrl_c_asks_and_the_second_breaks() -> None:
    """One lets the work end in order; whoever is in a hurry presses again."""
    with interruptible() as stop:
        signal.raise_signal(signal.SIGINT)
        assert stop.is_set()
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)


def test_in_another_thread_no_signal_is_touched() -> None:
    """Python allows that in the main thread alone."""
    found: list[bool] = []

    def work() -> None:
        with interruptible() as stop:
            found.append(stop.is_set())

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    assert found == [False]
