"""An endpoint's key: read from the environment when it is sent, and taken out of whatever is shown."""

import os

from inspector.core.errors import InspectorError
from inspector.core.printable import quoted


def read_key(variable: str) -> str:
    """The key that an environment variable holds; empty where no variable is named.

    Raises:
        InspectorError: The variable is not set, or holds what cannot be a key; what it holds is not told.
    """
    if not variable:
        return ""
    key = os.environ.get(variable, "").strip()
    if not key:
        raise InspectorError(
            f"the environment variable {quoted(variable)} is not set: it should hold the endpoint's key"
        )
    if not (key.isascii() and key.isprintable()):
        del key  # a traceback shows what its frames hold
        raise InspectorError(f"the environment variable {quoted(variable)} holds a character that no key has")
    return key


def without_key(message: str, variable: str) -> str:
    """A message with the key in it blotted out."""
    key = os.environ.get(variable, "").strip() if variable else ""
    return message.replace(key, "***") if key else message
