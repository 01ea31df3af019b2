"""Messages about what is wrong with a file or with a field."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from tapete.kernel.message import Message


def unreadable(wrong: OSError) -> Message:
    return Message.of("content.problem.unreadable", said=str(wrong.strerror))


def broken(said: str) -> Message:
    """A file that is neither TOML nor text."""
    return Message.of("content.problem.broken", said=said)


def no_such(given: str, tables: Iterable[str], known: Iterable[str]) -> Message:
    """A reference to nothing: the tables searched, and the most similar id in them."""
    return Message.of(
        "content.problem.no_such",
        given=given,
        tables=", ".join(tables),
        nearest=nearest(given, known),
    )


def nearest(given: str, known: Iterable[str]) -> str:
    """The most similar of the names there are; `none` if no one is similar."""
    return next(iter(get_close_matches(given, known, 1)), "none")


def malformed(given: object, examples: str) -> Message:
    """A value that cannot be read, with examples of right ones."""
    return Message.of("content.problem.malformed", given=str(given), examples=examples)


def not_among(given: str, known: Iterable[str]) -> Message:
    """A name that is none of those there are: all of them, and the most similar."""
    names = list(known)
    return Message.of(
        "content.problem.none_of",
        given=given,
        known=", ".join(names),
        nearest=nearest(given, names),
    )


def not_among_in(field: str, given: str, known: Iterable[str]) -> Message:
    """A field with a name that is none of those there are."""
    return Message.of("kernel.misfit.at", field=field, problem=not_among(given, known))
