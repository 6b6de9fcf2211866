"""Several processes at work on the files of one audit; where one dies of a document, that document alone is lost."""

from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Event, Lock, Thread
from types import TracebackType
from typing import Any, Self

from inspector.auditing.hands import Hand, Lost, can_fork, forked, started
from inspector.auditing.plan import Plan
from inspector.core.stop import Stop, poll

_ASK_STOP = 0.05  # seconds between two looks at whether the work is still wanted

_Request = tuple[int, Mapping[str, Any]]


class Crew:
    """Processes that answer requests; a context manager, which ends them."""

    def __init__(self, plan: Plan, jobs: int) -> None:
        """Prepare *jobs* processes; those that are forked are there at once, the others when there is work for them."""
        self._plan = plan
        self._hands: list[Hand | None] = [None] * jobs
        self._closed = Event()
        self._lock = Lock()

    def __enter__(self) -> Self:
        """Fork the processes where that is safe: later there are threads."""
        if can_fork():
            for seat in range(len(self._hands)):
                self._hands[seat] = forked(self._plan, [hand for hand in self._hands if hand is not None])
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """End the processes, whatever they are at."""
        with self._lock:
            self._closed.set()
        for hand in self._hands:
            if hand is not None:
                hand.end()

    def answers(
        self, requests: Sequence[Mapping[str, Any]], stop: Stop | None = None
    ) -> Iterator[tuple[int, Any | Lost]]:
        """The number of each request and its answer, as they come; the first requests are taken up first.

        Raises:
            Stopped: *stop* was set.
        """
        waiting = deque(enumerate(requests))
        done: SimpleQueue[tuple[int, Any | Lost]] = SimpleQueue()
        for seat in range(min(len(self._hands), len(requests))):
            Thread(target=self._work, args=(seat, waiting, done), daemon=True).start()
        for _ in requests:
            while True:
                poll(stop)
                with suppress(Empty):
                    yield done.get(timeout=_ASK_STOP)
                    break

    def _work(self, seat: int, waiting: deque[_Request], done: SimpleQueue[tuple[int, Any | Lost]]) -> None:
        while (hand := self._hand(seat)) is not None:
            try:
                number, request = waiting.popleft()
            except IndexError:
                return
            answer = hand.ask(request)
            if isinstance(answer, Lost):
                self._hands[seat] = None
            done.put((number, answer))

    def _hand(self, seat: int) -> Hand | None:
        """The process of a seat; `None` once the crew is dismissed."""
        with self._lock:
            if self._closed.is_set():
                return None
            hand = self._hands[seat]
            if hand is None:
                hand = self._hands[seat] = started(self._plan)
            return hand
