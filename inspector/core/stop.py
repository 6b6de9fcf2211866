"""Long work that can be told to end early."""

from typing import Protocol


class Stop(Protocol):
    """Anything with `is_set`, such as a `threading.Event`; long loops ask it now and then."""

    def is_set(self) -> bool:
        """Whether the work is no longer wanted."""
        ...


class Stopped(Exception):  # noqa: N818 (an outcome that was asked for, not an error)
    """Raised out of long work whose `Stop` was set; no part of the result is returned."""


def poll(stop: Stop | None) -> None:
    """Raise `Stopped` when *stop* was set.

    Raises:
        Stopped: The work is no longer wanted.
    """
    if stop is not None and stop.is_set():
        raise Stopped
