"""Options that may stand anywhere on a command line."""

from __future__ import annotations


def take_option(arguments: list[str], flag: str) -> tuple[list[str], str | None]:
    """The arguments without an option, and its value; None if it is not there."""
    for place, argument in enumerate(arguments):
        if argument == "--":
            break
        if argument == flag and place + 1 < len(arguments):
            return arguments[:place] + arguments[place + 2 :], arguments[place + 1]
        if argument.startswith(f"{flag}="):
            return arguments[:place] + arguments[place + 1 :], argument.removeprefix(f"{flag}=")
    return arguments, None
