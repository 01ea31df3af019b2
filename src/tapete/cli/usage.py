"""What is wrong with a command line, in the user's language."""

from __future__ import annotations

from typing import Any

from tapete.kernel.errors import TapeteError
from tapete.words import Words


class UnknownCommand(TapeteError):
    """There is no command of that name."""

    key = "cli.usage.unknown_command"


def explained(words: Words, wrong: Any) -> str:
    """Returns Typer's own error as a sentence of ours, followed by where to read more."""
    context = getattr(wrong, "ctx", None)
    path = context.command_path if context else "tapete"
    return f"{_sentence(words, wrong, path)}\n{words.say('cli.usage.more', command=path)}"


def _sentence(words: Words, wrong: Any, path: str) -> str:
    option = getattr(wrong, "option_name", None)
    parameter = getattr(wrong, "param", None)
    if option and hasattr(wrong, "possibilities"):
        return words.say("cli.usage.no_option", option=option)
    if option:
        return words.say("cli.usage.no_value", option=option)
    if parameter is None:
        return words.say("cli.usage.other", command=path)
    lacking = hasattr(wrong, "param_type")
    key = "cli.usage.missing" if lacking else "cli.usage.bad_value"
    return words.say(key, name=_name(parameter), help=parameter.help or "")


def _name(parameter: Any) -> str:
    if parameter.param_type_name == "option":
        return str(parameter.opts[0])
    return str(parameter.metavar or parameter.name)
