"""All the content of the game, read from its tables and checked."""

from __future__ import annotations

from functools import cache
from typing import Annotated

from msgspec import field

from tapete import content
from tapete.content import Folder, Page, Ref, joined
from tapete.games.punk.content.entries import (
    ARMOURY,
    Ammunition,
    Armour,
    Beast,
    Bomb,
    Equipment,
    Faction,
    Gear,
    Melee,
    Mutation,
    Power,
    Profile,
    Ranged,
    Scenery,
    Shield,
    Special,
    Weather,
)
from tapete.kernel.message import Message

BOMBS_ARE = ("bomb", "parabolic", "single_use")


class Library(
    content.Library, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True
):
    """The tables by name, each with its entries by id. No two pieces of gear share an id."""

    special: dict[str, Special] = field(default_factory=dict)
    melee: dict[str, Melee] = field(default_factory=dict)
    ranged: dict[str, Ranged] = field(default_factory=dict)
    bombs: dict[str, Bomb] = field(default_factory=dict)
    ammunition: dict[str, Ammunition] = field(default_factory=dict)
    armour: dict[str, Armour] = field(default_factory=dict)
    shields: dict[str, Shield] = field(default_factory=dict)
    equipment: dict[str, Equipment] = field(default_factory=dict)
    mutations: dict[str, Mutation] = field(default_factory=dict)
    powers: dict[str, Power] = field(default_factory=dict)
    scenery: dict[str, Scenery] = field(default_factory=dict)
    weather: dict[str, Weather] = field(default_factory=dict)
    beasts: dict[str, Beast] = field(default_factory=dict)
    factions: dict[str, Faction] = field(default_factory=dict)
    profiles: dict[str, Profile] = field(default_factory=dict)
    members: dict[Annotated[str, Ref("profiles")], Annotated[str, Ref("factions")]] = field(
        default_factory=dict
    )
    """The faction of each profile."""

    def gear(self, identity: str) -> Gear | None:
        """Returns the thing to buy that has this id; None if there is none."""
        found: Gear | None = self.find(ARMOURY, identity)
        return found

    def profiles_of(self, faction: str) -> dict[str, Profile]:
        return {one: self.profiles[one] for one, of in self.members.items() if of == faction}

    def leader_of(self, faction: str) -> str:
        """Returns the profile that leads a faction; empty if a faction from elsewhere has none."""
        leaders = (one for one, of in self.profiles_of(faction).items() if of.leader)
        return next(leaders, "")


TABLES = tuple(name for name in Library.__struct_fields__ if name not in ("profiles", "members"))
CONTENT = Folder.of("tapete.games.punk.content")


@cache
def library() -> Library:
    """Returns all the content, which is read only once."""
    return read_library(CONTENT)


def read_library(folder: Folder) -> Library:
    """Reads the content and checks its references. Each faction has a file of profiles."""
    tables = folder.tables(Library, TABLES)
    factions = {
        name: folder.page(f"profiles/{name}", dict[str, Profile])
        for name in tables["factions"].value
    }
    found = Library(
        **{name: page.value for name, page in tables.items()},
        profiles=joined(factions.values()),
        members={one: name for name, page in factions.items() for one in page.value},
    )
    for page in (*tables.values(), *factions.values()):
        page.check(found.known)
    _check_bombs(tables["bombs"])
    for page in factions.values():
        _check_leader(page)
    return found


def fingerprints() -> dict[str, str]:
    """Returns the fingerprints of the content, for a journal."""
    return CONTENT.fingerprints((*TABLES, *(f"profiles/{name}" for name in library().factions)))


def _check_bombs(page: Page[dict[str, Bomb]]) -> None:
    for identity, bomb in page.value.items():
        for rule in BOMBS_ARE:
            if rule not in bomb.special:
                raise page.bad(
                    (identity, "special"), Message.of("punk.band.content.lacks", rule=rule)
                )


def _check_leader(page: Page[dict[str, Profile]]) -> None:
    leaders = [one for one, profile in page.value.items() if profile.leader]
    if len(leaders) != 1:
        path = (leaders[1], "leader") if leaders else ()
        raise page.bad(path, Message.of("punk.band.content.leader", count=len(leaders)))
