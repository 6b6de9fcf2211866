"""An object as JSON that a person can read too, and compare by lines."""

import json
from collections.abc import Iterator, Mapping
from typing import Any


def written(value: Mapping[str, Any]) -> Iterator[str]:
    """The object as pieces of JSON: one line for each of its values, and for each item of a list."""
    yield "{"
    for number, (name, each) in enumerate(value.items()):
        yield f"{',' if number else ''}\n{json.dumps(name)}: "
        if isinstance(each, list) and each:
            yield "[\n" + ",\n".join(map(json.dumps, each)) + "\n]"
        else:
            yield json.dumps(each)
    yield "\n}\n"
