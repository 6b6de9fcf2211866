"""A small HTTP client that knows when to try again."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

RETRYABLE = frozenset({408, 425, 429, 500, 502, 503, 504})
"""Status codes that may go away by themselves."""


@dataclass(frozen=True)
class Policy:
    """How often to try, and how long to wait between tries."""

    attempts: int = 4
    first_wait: float = 0.25
    longest_wait: float = 8.0
    jitter: float = 0.5

    def wait_before(self, attempt: int) -> float:
        """Seconds to wait before the given attempt; the first is 1 and waits for nothing."""
        if attempt <= 1:
            return 0.0
        wait = min(self.longest_wait, self.first_wait * 2 ** (attempt - 2))
        return wait * (1 + random.uniform(-self.jitter, self.jitter))


class GaveUp(Exception):
    """Every attempt failed; the last failure is the cause."""

    def __init__(self, url: str, attempts: int) -> None:
        super().__init__(f"{url}: no answer after {attempts} attempts")
        self.url = url
        self.attempts = attempts


def fetch(
    request: Request,
    policy: Policy = Policy(),
    *,
    timeout: float = 10.0,
    sleep: Callable[[float], None] = time.sleep,
) -> bytes:
    """Send a request until it is answered or the policy runs out.

    A status outside RETRYABLE is raised at once, because trying again
    would not change it. A `Retry-After` header is obeyed when it asks
    for more patience than the policy has.
    """
    failure: Exception | None = None
    asked_wait = 0.0
    for attempt in range(1, policy.attempts + 1):
        sleep(max(asked_wait, policy.wait_before(attempt)))
        asked_wait = 0.0
        try:
            with urlopen(request, timeout=timeout) as answer:
                return answer.read()
        except HTTPError as error:
            if error.code not in RETRYABLE:
                raise
            failure = error
            asked_wait = retry_after(error.headers.get("Retry-After"))
        except (URLError, TimeoutError) as error:
            failure = error
    raise GaveUp(request.full_url, policy.attempts) from failure


def retry_after(header: str | None) -> float:
    """Seconds that a Retry-After header asks for; dates and nonsense ask for none."""
    if header is None or not header.strip().isdigit():
        return 0.0
    return float(header)
