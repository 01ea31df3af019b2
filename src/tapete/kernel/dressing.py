"""Messages as people read them, with names in place of ids."""

from __future__ import annotations

from typing import Any

from tapete.kernel.game import Game
from tapete.kernel.message import Arg, Message

ATOMS = (str, int, float)


def dressed(game: Game[Any], message: Message, view: Any) -> Message:
    """Puts the names that a view knows into a message, and into every message inside it."""
    if not message.args:
        return message
    said = message if _is_simple(message) else _with_arguments(game, message, view)
    own = said.args and said.key.startswith(f"{game.name}.")
    return game.labels.dress(said, view) if own else said


def _is_simple(message: Message) -> bool:
    """True if all its arguments can be put into words as they are."""
    for _, value in message.args:  # noqa: SIM110
        if not isinstance(value, ATOMS):
            return False
    return True


def _with_arguments(game: Game[Any], message: Message, view: Any) -> Message:
    """The message with the arguments that can be put into words; the places of a path cannot."""
    found: list[tuple[str, Arg]] = []
    for pair in message.args:
        name, value = pair
        if isinstance(value, ATOMS):
            found.append(pair)
            continue
        arg = _argument(game, value, view)
        if arg is not None:
            found.append((name, arg))
    return Message(message.key, tuple(found))


def _argument(game: Game[Any], value: Any, view: Any) -> Arg | None:
    """An argument that is no plain value."""
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
