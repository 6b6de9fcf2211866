"""What was worked out lately, kept up to a number of characters."""

from collections import OrderedDict
from collections.abc import Hashable
from threading import Lock
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class WeightedCache(Generic[K, V]):
    """The values used last, as many as weigh no more than *most* together; safe to use from several threads."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._weight = 0
        self._kept: OrderedDict[K, tuple[V, int]] = OrderedDict()
        self._lock = Lock()

    def get(self, key: K) -> V | None:
        """The value kept for *key*, or None."""
        with self._lock:
            found = self._kept.get(key)
            if found is None:
                return None
            self._kept.move_to_end(key)
            return found[0]

    def put(self, key: K, value: V, weight: int) -> None:
        """Keep a *value* of *weight*; those used longest ago make room. One too heavy by itself is not kept."""
        if weight > self._most:
            return
        with self._lock:
            self._weight += weight - (self._kept.pop(key)[1] if key in self._kept else 0)
            self._kept[key] = value, weight
            while self._weight > self._most:
                self._weight -= self._kept.popitem(last=False)[1][1]

    def clear(self) -> None:
        """Keep nothing."""
        with self._lock:
            self._kept.clear()
            self._weight = 0
