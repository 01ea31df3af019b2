"""A band as its player writes it down."""

from __future__ import annotations

from functools import cache
from typing import Annotated

import msgspec
from msgspec import Meta

from tapete.content import Ref, parse_page, written
from tapete.games.punk.content.entries import ARMOURY
from tapete.games.punk.content.library import CONTENT, Library, library

FRACTION = 100
PER_FRACTION = 3
"""The number of minis for each fraction of so many points."""
USUAL = 200
"""The points of a band when nobody says otherwise."""
MOST_POINTS = 1000
LONGEST_NAME = 60

CARRIED = tuple(table for table in ARMOURY if table != "ammunition")

Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
Count = Annotated[int, Meta(ge=1, le=99)]


class Member(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A mini, or a group of them: its profile and what was bought for it, by id."""

    profile: Annotated[str, Ref("profiles")] = ""
    name: Name = ""
    count: Count = 1
    """The number of minis, if the profile comes in groups."""
    gear: tuple[Annotated[str, Ref(*CARRIED)], ...] = ()
    """Weapons, bombs, armour and equipment; each bomb is listed separately."""
    mutations: tuple[Annotated[str, Ref("mutations")], ...] = ()
    ammunition: dict[Annotated[str, Ref("ammunition")], Count] = {}
    """Its bullets, which the rival does not know of."""


class Roster(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A band before the game."""

    name: Name = ""
    faction: Annotated[str, Ref("factions")] = ""
    points: Annotated[int, Meta(ge=1, le=MOST_POINTS)] = USUAL
    """The most it may cost."""
    members: Annotated[tuple[Member, ...], Meta(max_length=99)] = ()


def size_limit(points: int) -> int:
    """Returns the most minis: 3 for each fraction of 100 points, even if only started."""
    return PER_FRACTION * fractions(points, FRACTION)


def fractions(amount: int, part: int) -> int:
    """Returns how many parts an amount makes, counting one that is only started."""
    return max(1, -(-amount // part))


def parse_band(text: str, file: str, found: Library | None = None) -> Roster:
    """Reads a band from TOML; raises `BadContent` if it is wrong or names unknown things."""
    return parse_page(text, file, Roster).check((found or library()).known)


def write_band(roster: Roster) -> str:
    """Returns the band as TOML, without its empty fields."""
    members = [_plain(member) for member in roster.members]
    head = {"name": roster.name, "faction": roster.faction, "points": roster.points}
    return written({**head, "members": members} if members else head)


def _plain(member: Member) -> dict[str, object]:
    usual = msgspec.structs.asdict(Member())
    given = msgspec.structs.asdict(member)
    return {field: given[field] for field in given if given[field] != usual[field]}


@cache
def examples() -> dict[str, Roster]:
    """Returns the bands that are ready to play, by the names of their files."""
    pages = CONTENT.pages("bands", Roster)
    return {name: page.check(library().known) for name, page in pages.items()}
