"""Where the command begins: its language, and how errors end it."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING

from tapete.cli.flags import take_option
from tapete.words import LANGUAGES, Words, language_of

if TYPE_CHECKING:
    from tapete.kernel.errors import TapeteError

MISTAKE = 2
"""The exit code if what was asked for cannot be done."""
INTERRUPTED = 130


def main() -> None:
    """Runs `tapete`."""
    try:
        sys.exit(run(sys.argv[1:], os.environ))
    except BrokenPipeError:
        os._exit(INTERRUPTED)


def run(arguments: list[str], environment: Mapping[str, str]) -> int:
    """Runs a command line. A user's mistake is reported in a sentence, never as a traceback."""
    rest, language = take_language(arguments)
    words = Words(language or language_of(environment))
    if language is not None and language not in LANGUAGES:
        words = Words(language_of(environment))
        return _mistake(words.say("cli.error.language", given=language))
    return _obey(words, rest)


def _obey(words: Words, arguments: list[str]) -> int:
    from typer.exceptions import TyperException

    from tapete.cli.app import build
    from tapete.kernel.errors import TapeteError

    try:
        code = build(words)(arguments, prog_name="tapete", standalone_mode=False)
    except TapeteError as wrong:
        return _mistake(_said(words, wrong))
    except TyperException as wrong:
        from tapete.cli.usage import explained

        return _mistake(explained(words, wrong))
    except KeyboardInterrupt:
        return INTERRUPTED
    return code if isinstance(code, int) else 0


def _said(words: Words, wrong: TapeteError) -> str:
    """An error in a sentence, with the rule that makes it one."""
    rule = str(getattr(wrong, "rule", ""))
    return words.say("cli.error.by_rule", error=wrong.message, rule=rule or "none")


def take_language(arguments: list[str]) -> tuple[list[str], str | None]:
    """Takes `--lang`, which may stand anywhere, out before the command reads the rest."""
    return take_option(arguments, "--lang")


def _mistake(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return MISTAKE
