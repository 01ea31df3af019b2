"""What is said over REST to set up a match and to sit down at it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from tapete.kernel.message import Message
from tapete.kernel.seat import Seat
from tapete.server.wire.from_client import Name
from tapete.server.wire.room import Room


class Sitter(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Who is to sit on a chair: whoever creates the match, whoever comes by its link, or a bot."""

    kind: Literal["me", "open", "bot"]
    name: Name = ""
    bot: Name = ""


class NewMatch(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """`options` go over those of the setting. Without chairs, one sits first, against bots."""

    game: Name
    options: dict[str, Any] = {}
    setting: Name = ""
    chairs: Annotated[tuple[Sitter, ...], msgspec.Meta(max_length=16)] = ()
    listed: bool = False


class Join(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Somebody sits down on an open chair."""

    name: Name = ""


class Held(msgspec.Struct, frozen=True):
    """A seat and the secret that proves one holds it."""

    seat: Seat
    token: str


class Seated(msgspec.Struct, frozen=True):
    """The room, and the seats one has been given in it. A token is told only this once."""

    room: Room
    held: tuple[Held, ...]


class Matches(msgspec.Struct, frozen=True):
    """Those anybody may join or watch, the newest first, and the last ones finished."""

    open: tuple[Room, ...]
    playing: tuple[Room, ...]
    over: tuple[Room, ...]


class Fault(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was wrong with a request: nothing has changed. `error` names it, `message` says it."""

    error: str
    message: Message
    rule: str = ""
