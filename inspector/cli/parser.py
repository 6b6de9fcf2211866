"""An argument parser that says what is wrong in one line and how to mend it."""

from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Sequence
from difflib import get_close_matches
from typing import NoReturn

from inspector.core.errors import InspectorError
from inspector.core.printable import one_line


class Parser(ArgumentParser):
    """The parser of one command; a fault of the usage is an `InspectorError`, never an exit."""

    def __init__(self, command: str, description: str, epilog: str = "", *, operands: str = "FILE") -> None:
        """Make the parser of `inspector COMMAND`; *operands* is what its usage calls what stands beside the options."""
        super().__init__(
            usage=f"inspector {command} {operands} [options]",
            prog=f"inspector {command}",
            description=description,
            epilog=epilog,
            allow_abbrev=False,  # a flag of another splitter must not be taken for the beginning of one of this
            formatter_class=RawDescriptionHelpFormatter,
        )

    def parse(self, argv: Sequence[str]) -> Namespace:
        """Read the arguments of the command.

        Raises:
            InspectorError: An argument is unknown, missing or wrong.
        """
        args, rest = self.parse_known_intermixed_args(list(argv))
        unknown = next((word for word in rest if word.startswith("-")), None)
        if unknown is not None:
            flag = unknown.partition("=")[0]
            near = get_close_matches(flag, self.flags, n=1)
            hint = f"did you mean {near[0]}?" if near else self._see_help()
            raise InspectorError(f"unknown option {one_line(flag)}: {hint}")
        if rest:
            raise InspectorError(f"one file at a time: {one_line(rest[0])!r} is too many; {self._see_help()}")
        return args

    @property
    def flags(self) -> list[str]:
        """Every flag of the command."""
        return [flag for action in self._actions for flag in action.option_strings]

    def error(self, message: str) -> NoReturn:
        """Say what is wrong with the usage, in the words of a person.

        Raises:
            InspectorError: Always.
        """
        text = message.removeprefix("argument ")
        if text.endswith(": expected one argument"):
            flag = text.partition(":")[0].split("/")[-1]
            raise InspectorError(f"{flag} needs a value; write {flag}=VALUE where the value begins with a dash")
        raise InspectorError(f"{one_line(text)}; {self._see_help()}")

    def _see_help(self) -> str:
        return f"see {self.prog} --help"
