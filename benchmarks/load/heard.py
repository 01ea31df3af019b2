"""As much of what a server says as a playing client needs: reading the rest would be the load."""

from __future__ import annotations

from typing import Any

import msgspec


class Item(msgspec.Struct, frozen=True):
    answer: Any


class Way(msgspec.Struct, frozen=True):
    name: str
    folded: int = 0


class Question(msgspec.Struct, frozen=True):
    number: int
    seat: int
    kind: str
    items: tuple[Item, ...] = ()
    ways: tuple[Way, ...] = ()
    least: int | None = None
    most: int | None = None


class News(msgspec.Struct, frozen=True):
    at: int
    event: str


class Heard(msgspec.Struct, frozen=True, tag_field="is"):
    """Every message names what it brings in `is`."""


class Update(Heard, frozen=True, tag="update"):
    since: int
    upto: int
    number: int
    news: tuple[News, ...] = ()
    question: Question | None = None
    over: bool = False


class Accepted(Heard, frozen=True, tag="accepted"):
    id: int


class Unfolded(Heard, frozen=True, tag="unfolded"):
    id: int
    items: tuple[Item, ...] = ()


class Refused(Heard, frozen=True, tag="refused"):
    id: int
    error: str


class Welcome(Heard, frozen=True, tag="welcome"):
    pass


class Room(Heard, frozen=True, tag="room"):
    pass


read = msgspec.json.Decoder(Update | Accepted | Unfolded | Refused | Welcome | Room).decode
