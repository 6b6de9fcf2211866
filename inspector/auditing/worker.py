"""A process that audits files for another: requests come in as lines of JSON, and each is answered by one."""

import gc
import json
import os
import signal
import sys
from collections.abc import Iterable, Mapping
from typing import Any, BinaryIO

from inspector.auditing.one import audit_file, suggestions_for
from inspector.auditing.plan import Plan
from inspector.auditing.wire import file_from_json, line, outcome_to_json, plan_from_json
from inspector.core.span import Span

COMMAND = "import sys; sys.path[:] = sys.argv[1:]; from inspector.auditing.worker import main; main()"
"""What Python is to run, its arguments being where the modules are."""

_OBJECTS = 50_000  # made since the last look for garbage before there is another


def main() -> None:
    """Answer the requests on stdin until there are no more; the first line is the plan."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # nothing that a library prints may come between
    requests = sys.stdin.buffer
    if first := requests.readline():
        serve(requests, answers, plan_from_json(json.loads(first)))


def serve(requests: Iterable[bytes], answers: BinaryIO, plan: Plan) -> None:
    """Answer requests until there are no more, or nobody waits for the answers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started this process ends it
    gc.freeze()  # what a fork has from its parent is never garbage here
    gc.set_threshold(
        _OBJECTS
    )  # a structure is many objects and no cycles: Python's own threshold looks at them in vain
    try:
        for request in requests:
            answers.write(line(answer(json.loads(request), plan)))
            answers.flush()
    except BrokenPipeError:
        os._exit(0)  # nothing is left to be tidied up


def answer(request: Mapping[str, Any], plan: Plan) -> object:
    """What a request asks for: a file's outcome, or what would keep units of it whole."""
    file = file_from_json(request["file"])
    if "units" not in request:
        return outcome_to_json(audit_file(file, plan))
    return suggestions_for(file, plan, [Span(*unit) for unit in request["units"]])
