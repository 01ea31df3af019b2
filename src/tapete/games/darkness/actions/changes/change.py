"""A change that a master makes, and what is asked for it."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TypeVar

from tapete.deeds import Details, Do, Kind
from tapete.games.darkness.master import Foe, Master
from tapete.games.darkness.rules.master import authority
from tapete.games.darkness.state import Square
from tapete.games.darkness.world import Night
from tapete.kernel import Domain
from tapete.kernel.message import Arg
from tapete.spaces.tiles.place import CityPlace

A = TypeVar("A")
WORDS = 400
"""The most characters in what a master says or notes."""
AUTHORITY = "darkness.gm.authority"
PEOPLE, FIGURES, CITY, STORY, ROUNDS = (
    "darkness.group.survivors", "darkness.group.figures", "darkness.group.city",
    "darkness.group.telling", "darkness.group.rounds",
)  # fmt: skip


class Change(Kind[Night, Master], frozen=True):
    """One kind of change. The same conditions hold for all of them."""

    def terms(self) -> Hashable:
        return ""


def amount_of(details: Details) -> int:
    return int(str(details["amount"]))


def figure_of(night: Night, do: Do) -> Foe:
    found = night.find(do.to)
    assert isinstance(found, Foe)
    return found


def in_secret(night: Night, key: str, domain: Domain[A], **args: Arg) -> A:
    """What the master says, without anybody else learning it."""
    seat, key = night.master.seat, f"darkness.ask.{key}"
    return night.table.ask(seat, key, domain, AUTHORITY, secret=True, **args)


def square_for(night: Night, figure: str) -> Square:
    """The square that somebody is put on; one inside a wall or off the city is refused."""
    return authority.ask(night, "master_square", _anywhere(night), AUTHORITY, figure=figure)


def secret_square(night: Night) -> Square:
    return in_secret(night, "master_square", _anywhere(night), figure="")


def _anywhere(night: Night) -> CityPlace:
    """Any square of the city; those of the survivors are listed first."""
    near = [one.at for one in night.living() if one.at is not None]
    return CityPlace(night.city, tuple(dict.fromkeys(near)), AUTHORITY)


def buildings_of(night: Night) -> list[str]:
    """The buildings of the city, each once."""
    tiles = night.city.tiles
    return list(dict.fromkeys([tiles[one.tile].building for one in night.state.laid]))
