"""Messages about what is wrong with a field, from what msgspec says about it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import get_close_matches

from tapete.content.line_numbers import Path
from tapete.content.paths import path_in
from tapete.kernel.message import Message

_TYPE = re.compile(r"Expected `([^`]+)`, got `([^`]+)`")
_MISSING = re.compile(r"Object missing required field `([^`]+)`")
_UNKNOWN = re.compile(r"Object contains unknown field `([^`]+)`")
_RANGE = re.compile(r"Expected `(\w+)` (.+)")
_NOT_AMONG = re.compile(r"Invalid (?:enum )?value (.+)")


def problem_of(said: str) -> tuple[Message, Path]:
    """What is wrong, and the path of the field concerned."""
    problem, _, place = said.partition(" - at ")
    path = path_in(place)
    if found := _MISSING.search(problem):
        return Message.of("content.problem.missing"), (*path, found[1])
    if found := _UNKNOWN.search(problem):
        return Message.of("content.problem.unknown"), (*path, found[1])
    return _of_value(problem), path


def _of_value(problem: str) -> Message:
    if found := _TYPE.search(problem):
        return Message.of("content.problem.type", expected=found[1], given=found[2])
    if found := _RANGE.search(problem):
        return Message.of("content.problem.range", kind=found[1], bound=found[2])
    if found := _NOT_AMONG.search(problem):
        return Message.of("content.problem.not_among", given=found[1].strip("`"))
    return Message.of("content.problem.other", said=problem)


def unreadable(wrong: OSError) -> Message:
    return Message.of("content.problem.unreadable", said=str(wrong.strerror))


def broken(said: str) -> Message:
    """A file that is neither TOML nor text."""
    return Message.of("content.problem.broken", said=said)


def no_such(given: str, tables: Iterable[str], known: Iterable[str]) -> Message:
    """A reference to nothing: the tables searched, and the most similar id in them."""
    near = next(iter(get_close_matches(given, known, 1)), "none")
    return Message.of(
        "content.problem.no_such", given=given, tables=", ".join(tables), nearest=near
    )


def malformed(given: object, examples: str) -> Message:
    """A value that cannot be read, with examples of right ones."""
    return Message.of("content.problem.malformed", given=str(given), examples=examples)


def not_among(given: str, known: Iterable[str]) -> Message:
    """A name that is none of those there are, which are all told."""
    return Message.of("content.problem.none_of", given=given, known=", ".join(known))
