"""An embedder behind an address: OpenAI's form or Ollama's. Nothing else in Inspector speaks to a network."""

import time
from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any
from urllib.parse import SplitResult, urlsplit

from inspector.core.errors import InspectorError
from inspector.core.printable import one_line, quoted
from inspector.core.stop import Stop, poll
from inspector.retrieval.embedding.key import read_key, without_key

if TYPE_CHECKING:
    import ssl

    import httpx

WAITS = (0.5, 1.0, 2.0)
"""Seconds before each further try; there is one more try than waits."""
_LONGEST_WAIT = 30.0  # seconds: what an endpoint may ask for before the next try
_CONNECT, _ANSWER = 5.0, 60.0  # seconds
_AGAIN = frozenset({408, 429, 500, 502, 503, 504})
"""Answers that another try may better."""
_LOCAL = frozenset({"localhost", "127.0.0.1", "::1"})


class Endpoint:
    """An address that is asked for vectors, and only when there is a text to embed.

    The key is read from the environment for each request and kept nowhere.
    """

    batch = 64

    def __init__(self, address: str, model: str = "", key_env: str = "") -> None:
        """Name an endpoint; it is not asked yet.

        Raises:
            InspectorError: The address cannot be one.
        """
        parts = _split(address)
        self._ollama = parts.path.rstrip("/").endswith("/api/embed")
        path = parts.path.rstrip("/")
        self._url = parts._replace(path=path if self._ollama or path.endswith("/embeddings") else f"{path}/embeddings")
        self._model = model
        self._key_env = key_env
        self.identity = f"endpoint {self._url.geturl()} {model}"  # only its hash is kept: an address may hold a secret
        self.shown = one_line(f"{parts.scheme}://{parts.netloc}{self._url.path}", 120)

    def __repr__(self) -> str:
        return f"Endpoint({self.shown!r})"

    def embed(self, texts: Sequence[str], stop: Stop | None = None) -> list[Any]:
        """As `Embedder.embed`; tries again where that may help, and waits longer before each try."""
        httpx = _httpx()
        request: dict[str, Any] = {"input": list(texts), **({"model": self._model} if self._model else {})}
        read_key(self._key_env)  # told before anything is sent
        with httpx.Client(
            timeout=httpx.Timeout(_ANSWER, connect=_CONNECT),
            verify=_certificates(),
            trust_env=self._url.hostname not in _LOCAL,  # a proxy cannot know this machine
        ) as client:
            answer = self._ask(client, request, stop)
        return _rows(answer, self._named, ollama=self._ollama)

    @property
    def _named(self) -> str:
        return f"the embedder {self.shown}"

    def _ask(self, client: "httpx.Client", request: dict[str, Any], stop: Stop | None) -> Any:
        """What the endpoint answers, read as JSON."""
        for wait in (*WAITS, None):
            poll(stop)
            fault, asked_for = "", 0.0
            try:
                # A broken character in a text cannot be sent; it is sent as the mark that stands for such.
                response = client.post(self._url.geturl(), content=_json(request), headers=_HEADERS, auth=self._sign)
            except _httpx().InvalidURL:
                raise InspectorError(f"{self._named} has an address that cannot be: check it") from None
            except _httpx().HTTPError as error:
                fault = (
                    f"{self._named} cannot be reached ({self._reason(error)}): check the address and whether it runs"
                )
            else:
                if response.status_code not in _AGAIN:
                    return self._read(response)
                fault = self._refusal(response)
                asked_for = _retry_after(response)
            if wait is None or asked_for > _LONGEST_WAIT:
                raise InspectorError(fault) from None
            _sleep(max(wait, asked_for), stop)
        raise AssertionError  # the last try returns or raises

    def _sign(self, request: "httpx.Request") -> "httpx.Request":
        """Put the key into a request as it leaves, so that nothing else ever holds it."""
        if self._key_env:
            request.headers["Authorization"] = f"Bearer {read_key(self._key_env)}"
        return request

    def _reason(self, error: Exception) -> str:
        said = one_line(without_key(str(error), self._key_env), 80)
        return type(error).__name__.removesuffix("Error") + (f", {said}" if said else "")

    def _read(self, response: "httpx.Response") -> Any:
        if not response.is_success:
            raise InspectorError(self._refusal(response))
        try:
            return response.json()
        except (ValueError, RecursionError):
            raise InspectorError(
                f"{self._named} answered with what is no JSON: check that the address is that of an embeddings endpoint"
            ) from None

    def _refusal(self, response: "httpx.Response") -> str:
        """What a refusal says, in a sentence; never what the endpoint says about a key."""
        code = response.status_code
        if code in (401, 403):
            if self._key_env:
                return f"{self._named} refused the key ({code}): check what {self._key_env} holds"
            return f"{self._named} asks for a key ({code}): name the variable that holds it with embedder_key_env"
        if response.is_redirect:
            return f"{self._named} points to another address ({code}): give that address itself"
        if code == 429:  # noqa: PLR2004 (too many requests)
            return f"{self._named} has too much to do ({code}): try again later"
        said = without_key(_said(response), self._key_env)
        hint = "check the address and embedder_model" if code < 500 else "try again later"  # noqa: PLR2004 (its own fault)
        return f"{self._named} answered {code}{f' ({said})' if said else ''}: {hint}"


_HEADERS = {"Content-Type": "application/json", "Accept": "application/json"}


def _split(address: str) -> SplitResult:
    example = "write it like https://host/v1/embeddings or http://localhost:11434/api/embed"
    try:
        parts = urlsplit(address)
        good = bool(parts.hostname) and (parts.port is None or parts.port > 0) and address.isprintable()
    except ValueError:
        good = False
    if not good or any(map(str.isspace, address)):
        raise InspectorError(f"the embedder's address cannot be one: {example}")
    if parts.username is not None:
        raise InspectorError("the embedder's address holds a name or a key: put the key into an environment variable")
    path = parts.path.rstrip("/")
    if not path:
        raise InspectorError(f"the embedder's address {one_line(parts.netloc)} has no path: {example}")
    if path.endswith("/api/embeddings"):
        raise InspectorError(
            "Ollama's old address takes one text at a time: write /api/embed instead of /api/embeddings"
        )
    return parts


def _rows(answer: Any, named: str, *, ollama: bool) -> list[Any]:
    """The vectors of an answer, in the order of the texts."""
    form = "embeddings" if ollama else "data"
    rows = answer.get(form) if isinstance(answer, dict) else None
    if ollama and isinstance(rows, list):
        return rows
    if isinstance(rows, list) and all(isinstance(row, dict) and "embedding" in row for row in rows):
        by_place = {str(row.get("index", place)): row["embedding"] for place, row in enumerate(rows)}
        if by_place.keys() == set(map(str, range(len(rows)))):
            return [by_place[str(place)] for place in range(len(rows))]
    raise InspectorError(f"{named} answered with JSON that has no {quoted(form)} as it should: check the address")


def _json(request: dict[str, Any]) -> bytes:
    import json  # noqa: PLC0415 (with httpx)

    return json.dumps(request, ensure_ascii=False).encode("utf-8", "replace")


def _said(response: "httpx.Response") -> str:
    """What an endpoint says is wrong, on one line."""
    try:
        body = response.json()
    except (ValueError, RecursionError):
        return ""
    error = body.get("error", body.get("message", "")) if isinstance(body, dict) else ""
    message = error.get("message", "") if isinstance(error, dict) else error
    return one_line(message, 160) if isinstance(message, str) else ""


def _retry_after(response: "httpx.Response") -> float:
    try:
        return max(0.0, float(response.headers.get("Retry-After", "0")))
    except ValueError:
        return 0.0  # a date: our own waits are near enough


def _sleep(seconds: float, stop: Stop | None) -> None:
    end = time.monotonic() + seconds
    while (left := end - time.monotonic()) > 0:
        poll(stop)
        time.sleep(min(left, 0.05))


@lru_cache(maxsize=1)
def _certificates() -> "ssl.SSLContext":
    context: ssl.SSLContext = _httpx().create_ssl_context()
    return context


def _httpx() -> Any:
    try:
        import httpx  # noqa: PLC0415 (not always installed)
    except ImportError:
        raise InspectorError(
            "to ask an endpoint takes httpx, which is not installed: pip install 'inspector[remote]'"
        ) from None
    return httpx
