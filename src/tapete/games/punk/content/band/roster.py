"""A band as its player writes it down."""

from __future__ import annotations

from functools import cache
from typing import Annotated

import msgspec
from msgspec import Meta

from tapete.content import Ref, parse_page, written
from tapete.games.punk.content.additions import overlaid, part_of, without_ours
from tapete.games.punk.content.content_file import check_tables, write_library
from tapete.games.punk.content.entries import ARMOURY
from tapete.games.punk.content.library import CONTENT, Library, library
from tapete.games.punk.content.played import Names, keep

FRACTION = 100
PER_FRACTION = 3
"""The number of minis for each fraction of that many points."""
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
    content: Library | None = None
    """The content it is taken from, if it is not our own."""

    @property
    def library(self) -> Library:
        """Everything that its ids can mean."""
        return library() if self.content is None else overlaid(self.content)


def size_limit(points: int) -> int:
    """Returns the most minis: 3 for each fraction of 100 points, even if only started."""
    return PER_FRACTION * fractions(points, FRACTION)


def fractions(amount: int, part: int) -> int:
    """Returns how many parts an amount makes, counting one that is only started."""
    return max(1, -(-amount // part))


def parse_band(text: str, file: str, found: Library | None = None) -> Roster:
    """Reads a band from TOML; raises `BadContent` if it is wrong or names unknown things."""
    page = parse_page(text, file, Roster)
    if page.value.content is not None:
        check_tables(page, page.value.content, "content")
    content = page.value.library if page.value.content else found or library()
    return page.check(content.known)


def write_band(roster: Roster) -> str:
    """Returns the band as TOML, without its empty fields."""
    members = [_plain(member) for member in roster.members]
    head = {"name": roster.name, "faction": roster.faction, "points": roster.points}
    band = written({**head, "members": members} if members else head)
    content = roster.content and write_library(roster.content, "content")
    return f"{band}\n{content}" if content else band


def with_part(roster: Roster) -> Roster:
    """Returns the band with no more content than its faction can use and ours does not have."""
    added = roster.content
    if added is None or roster.faction not in added.factions:
        return roster
    part = without_ours(part_of(added, roster.faction))
    return msgspec.structs.replace(roster, content=part)


def played(roster: Roster) -> Roster:
    """Returns the band under the ids that its content is played with."""
    if roster.content is None:
        return roster
    names = keep(roster.content)
    members = tuple(_renamed(member, names) for member in roster.members)
    faction = names.thing(roster.faction)
    return msgspec.structs.replace(roster, faction=faction, members=members, content=None)


def _renamed(member: Member, names: Names) -> Member:
    return msgspec.structs.replace(
        member,
        profile=names.thing(member.profile),
        gear=tuple(map(names.thing, member.gear)),
        mutations=tuple(map(names.thing, member.mutations)),
        ammunition={names.thing(one): count for one, count in member.ammunition.items()},
    )


def _plain(member: Member) -> dict[str, object]:
    usual = msgspec.structs.asdict(Member())
    given = msgspec.structs.asdict(member)
    return {field: given[field] for field in given if given[field] != usual[field]}


@cache
def examples() -> dict[str, Roster]:
    """Returns the bands that are ready to play, by the names of their files."""
    pages = CONTENT.pages("bands", Roster)
    return {name: page.check(library().known) for name, page in pages.items()}
