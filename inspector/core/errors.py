"""What goes wrong, in one line that a person can act on."""


class InspectorError(Exception):
    """A fault of the input or of the usage, told in one line: what is wrong, where, how to mend it."""


def wrong_type(value: object, kind: type | tuple[type, ...]) -> str:
    """Name the type of a value that is not of *kind*, for a message to whoever calls from Python; empty where it is."""
    return "" if isinstance(value, kind) else type(value).__name__


class SettingsError(InspectorError):
    """A splitter setting has a value it cannot have.

    Attributes:
        setting: Name of the setting at fault, as the settings dataclass spells it.
    """

    def __init__(self, setting: str, message: str) -> None:
        super().__init__(message)
        self.setting = setting


class NotTextError(InspectorError):
    """A file is no text, or none that can be read yet: a picture, an archive, a PDF."""
