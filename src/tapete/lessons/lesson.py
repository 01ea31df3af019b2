"""A lesson as its game's `lesson.toml` has it."""

from __future__ import annotations

from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

import msgspec

from tapete.content import Text, fingerprint, read_page
from tapete.kernel.game import Game
from tapete.kernel.seat import Seat

FILE = "lesson.toml"
LEARNER: Seat = 0
"""The learner's seat."""


class Reply(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer that is given without asking the learner: a rival's, unless `by` says otherwise."""

    ask: str
    """The key of the question it answers."""
    answer: Any
    by: Seat = 1


class Beat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What happens by itself, until the learner is asked."""

    dice: tuple[Any, ...] = ()
    """The faces of each roll, or the thing drawn, in order."""
    replies: tuple[Reply, ...] = ()
    shows: tuple[dict[str, Any], ...] = ()
    """Events that must come of it, by some of their fields: they are the idea."""


class Step(Beat, frozen=True, kw_only=True):
    """One idea, and the deed that shows it."""

    title: Text
    text: Text
    """The idea, and what the learner is to do."""
    hint: Text
    """What is said to an answer that does not count."""
    led: Text
    """What came of it; it is said with the next step."""
    rule: str
    """The rule to read more about it."""
    ask: str
    """The key of the question it waits for."""
    counts: tuple[Any, ...]
    """The answers that count, as patterns."""
    plays: Any = None
    """What is played instead of any answer that counts, so that all of them lead to the same."""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A scripted match. Questions for which it has no reply get those of `otherwise`."""

    title: Text
    minutes: int
    options: dict[str, Any]
    """The options of the match. A table where the game wants a text is handed over as JSON."""
    otherwise: dict[str, Any] = {}
    opening: Beat
    steps: tuple[Step, ...]
    end: Text
    """What is said when it is over."""


def lesson_of(game: Game[Any]) -> Lesson | None:
    """Returns the lesson of a game, if it has one."""
    return _read(game.package) if _file(game.package).is_file() else None


def mark_of(game: Game[Any]) -> str:
    """Returns the hash by which a journal recognises the lesson it is part of."""
    return _marked(game.package)


def options_of(game: Game[Any], lesson: Lesson) -> dict[str, Any]:
    """Returns the options of a lesson's match, as the game wants them."""
    texts = {field.name for field in msgspec.structs.fields(game.options) if field.type is str}
    return {
        name: msgspec.json.encode(value).decode()
        if name in texts and type(value) is dict
        else value
        for name, value in lesson.options.items()
    }


@cache
def _read(package: str) -> Lesson:
    return read_page(_file(package), Lesson).value


@cache
def _marked(package: str) -> str:
    return fingerprint(_file(package))


def _file(package: str) -> Traversable:
    return resources.files(package) / FILE
