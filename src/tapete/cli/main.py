"""Where the command begins: its language, and how errors end it."""

from __future__ import annotations

import os
import sys
from typing import NoReturn

from tapete.words import LANGUAGES, Words, language_of

MISTAKE = 2
"""The exit code when what was asked for cannot be done."""


def main() -> None:
    """Runs `tapete`; an error of the user's is a sentence, never a traceback."""
    sys.argv[1:], language = take_language(sys.argv[1:])
    if language is not None and language not in LANGUAGES:
        _stop(Words(language_of(os.environ)).say("cli.error.language", given=language))
    words = Words(language or language_of(os.environ))
    from tapete.cli.app import build
    from tapete.kernel.errors import TapeteError

    try:
        build(words)()
    except TapeteError as wrong:
        _stop(words.say(wrong.message))
    except (KeyboardInterrupt, BrokenPipeError):
        os._exit(130)


def take_language(arguments: list[str]) -> tuple[list[str], str | None]:
    """`--lang` may stand anywhere; it is taken out before the command reads the rest."""
    for place, argument in enumerate(arguments):
        if argument == "--":
            break
        if argument == "--lang" and place + 1 < len(arguments):
            return arguments[:place] + arguments[place + 2 :], arguments[place + 1]
        if argument.startswith("--lang="):
            return arguments[:place] + arguments[place + 1 :], argument.removeprefix("--lang=")
    return arguments, None


def _stop(sentence: str) -> NoReturn:
    print(sentence, file=sys.stderr)
    sys.exit(MISTAKE)
