"""A small embeddings endpoint on this machine, for tests."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any


@dataclass
class Scripted:
    """What the endpoint answers, in turn, and what it was asked."""

    answers: list[tuple[int, Any]] = field(default_factory=list)
    """Status and body for each request: bytes as they are, anything else as JSON; without one it embeds."""
    headers: dict[str, str] = field(default_factory=dict)
    """Headers of every answer."""
    key: str = ""
    """The key it asks for; empty for none."""
    requests: list[dict[str, Any]] = field(default_factory=list)
    """Each request: its path, its key and its body."""
    address: str = ""
    """Where it is."""


@contextmanager
def endpoint() -> Iterator[Scripted]:
    """An endpoint that embeds a text as its length and 1, until the block ends."""
    script = Scripted()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            key = self.headers.get("Authorization", "").removeprefix("Bearer ")
            script.requests.append({"path": self.path, "key": key, "body": body})
            if script.key and key != script.key:
                self.answer(401, {"error": {"message": f"Incorrect API key provided: {key}"}})
            elif script.answers:
                self.answer(*script.answers.pop(0))
            elif self.path.startswith("/api/embed"):
                self.answer(200, {"embeddings": [[float(len(text)), 1.0] for text in body["input"]]})
            else:
                rows = [{"index": n, "embedding": [float(len(t)), 1.0]} for n, t in enumerate(body["input"])]
                self.answer(200, {"data": rows[::-1]})  # an endpoint may answer in any order

        def answer(self, status: int, body: Any) -> None:
            data = body if isinstance(body, bytes) else json.dumps(body).encode()
            self.send_response(status)
            for name, value in {"Content-Length": str(len(data)), **script.headers}.items():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(data)

        def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 (the name that it has there)
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = Thread(target=server.serve_forever, args=(0.01,), daemon=True)
    thread.start()
    script.address = f"http://127.0.0.1:{server.server_address[1]}"
    try:
        yield script
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
