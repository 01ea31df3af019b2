"""What is said over REST to set up a match and to sit down at it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from tapete.kernel.seat import Seat
from tapete.server.wire.from_client import Name
from tapete.server.wire.room import Room


class Sitter(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The player for a chair: the person who creates the match, anybody who comes by its link, or
    a bot. One person on several chairs plays them at one screen."""

    kind: Literal["person", "open", "bot"]
    name: Name = ""
    bot: Name = ""


class NewMatch(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """`options` override the setting's. Without chairs, the creator sits first, against bots."""

    game: Name
    options: dict[str, Any] = {}
    setting: Name = ""
    chairs: Annotated[tuple[Sitter, ...], msgspec.Meta(max_length=16)] = ()
    listed: bool = False
    practice: bool = False
    """True to play it as practice: bots agree to every undo, which takes the dice back, too."""
    lesson: bool = False
    """True to take the game's lesson, which has its own options."""


class Join(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Somebody sits down on an open chair."""

    name: Name = ""


class Bringing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat brings to a match that has not begun, made in a workshop of its game."""

    workshop: Name
    drafts: Annotated[tuple[dict[str, Any], ...], msgspec.Meta(max_length=16)]


class Held(msgspec.Struct, frozen=True):
    """A seat and the secret that proves one holds it."""

    seat: Seat
    token: str


class Seated(msgspec.Struct, frozen=True):
    """The room, and the seats the caller was given in it. A token is told only this once."""

    room: Room
    seats: tuple[Held, ...]
