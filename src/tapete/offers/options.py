"""The options of a match or a procedure: fields of a game's structs, explained in its words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, get_args, get_origin, get_type_hints

import msgspec

from tapete.kernel.game import Game
from tapete.kernel.message import Message
from tapete.words import Words

Content = Callable[[str], Sequence[tuple[str | int, Message]]]


def nothing(name: str) -> Sequence[tuple[str | int, Message]]:
    return ()


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A value that an option may have, and what it means if the game says so."""

    value: bool | int | str
    message: Message | None = None


class Option(msgspec.Struct, frozen=True, omit_defaults=True):
    """A field: something agreed before a match, or a detail of an attack."""

    name: str
    message: Message | None = None
    choices: tuple[Choice, ...] = ()
    each: bool = False
    """True if there is one value for each seat, in order."""


def options_of(
    game: Game[Any], kind: type[msgspec.Struct], family: str, content: Content = nothing
) -> tuple[Option, ...]:
    """The fields of a struct, in order; their words are under `GAME.FAMILY`.

    `content` gives the pieces of content that a field may name.
    """
    words = Words("en")
    words.learn(game.name, game.package)

    def explained(name: str) -> Message | None:
        key = f"{game.name}.{family}.{name}"
        return Message(key) if words.knows(key) else None

    def choices(name: str, hint: Any) -> tuple[Choice, ...]:
        named = tuple([Choice(value, message) for value, message in content(name)])
        if named:
            return named
        values = get_args(hint) if str(get_origin(hint)) == "typing.Literal" else ()
        return tuple(Choice(value, explained(f"{name}_{value or 'none'}")) for value in values)

    hints = get_type_hints(kind)
    return tuple(
        Option(
            field.encode_name,
            explained(field.name),
            choices(field.name, hints[field.name]),
            _is_each(hints[field.name]),
        )
        for field in msgspec.structs.fields(kind)
    )


def _is_each(hint: Any) -> bool:
    """True if the type is a tuple of fixed length."""
    return get_origin(hint) is tuple and ... not in get_args(hint)
