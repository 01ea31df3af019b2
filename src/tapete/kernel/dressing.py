"""Messages as people read them, with names in place of ids."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tapete.kernel.game import Game
from tapete.kernel.message import Arg, Message

ATOMS = (str, int, float)


def dressed(game: Game[Any], message: Message, view: Any) -> Message:
    """Puts the names that a view knows into a message, and into every message inside it."""
    if not message.args:
        return message
    said = Message(message.key, tuple(_arguments(game, message, view)))
    own = said.args and said.key.startswith(f"{game.name}.")
    return game.labels.dress(said, view) if own else said


def _arguments(game: Game[Any], message: Message, view: Any) -> Iterator[tuple[str, Arg]]:
    """Yields the arguments that can be put into words; the places of a path cannot."""
    for name, value in message.args:
        arg = _argument(game, value, view)
        if arg is not None:
            yield name, arg


def _argument(game: Game[Any], value: Any, view: Any) -> Arg | None:
    if isinstance(value, ATOMS):
        return value
    if isinstance(value, Message):
        return dressed(game, value, view)
    if isinstance(value, tuple | list):
        return _several(game, value, view)
    return "none" if value is None else str(value)


def _several(game: Game[Any], values: tuple[Any, ...] | list[Any], view: Any) -> Arg | None:
    if all(isinstance(value, Message) for value in values):
        return tuple([dressed(game, value, view) for value in values])
    if all(isinstance(value, ATOMS) for value in values):
        return ", ".join(map(str, values))
    return None
