"""All content of the game, read from its tables and checked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources
from typing import Any

import msgspec

from tapete.content import BadContent, fingerprint, read_content
from tapete.content.paths import shown
from tapete.content.places import Path, line_of
from tapete.games.punk.content.abilities import ability_of
from tapete.games.punk.content.entries import (
    Ammunition,
    Armour,
    Beast,
    Bomb,
    Entry,
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

PACKAGE = "tapete.games.punk.content"
ARMOURY = ("melee", "ranged", "bombs", "ammunition", "armour", "shields", "equipment")
"""The tables of what is bought."""
BOMBS_ARE = ("bomb", "parabolic", "single_use")


class Library(msgspec.Struct, frozen=True, kw_only=True):
    """Tables by name, each with its entries by id. No two pieces of gear share an id."""

    special: dict[str, Special]
    melee: dict[str, Melee]
    ranged: dict[str, Ranged]
    bombs: dict[str, Bomb]
    ammunition: dict[str, Ammunition]
    armour: dict[str, Armour]
    shields: dict[str, Shield]
    equipment: dict[str, Equipment]
    mutations: dict[str, Mutation]
    powers: dict[str, Power]
    scenery: dict[str, Scenery]
    weather: dict[str, Weather]
    beasts: dict[str, Beast]
    factions: dict[str, Faction]
    profiles: dict[str, Profile]
    members: dict[str, str]
    """The faction of each profile."""

    def gear(self, identity: str) -> Gear | None:
        """Whatever can be bought by that id."""
        found = (getattr(self, table).get(identity) for table in ARMOURY)
        return next((one for one in found if one is not None), None)

    def profiles_of(self, faction: str) -> dict[str, Profile]:
        return {one: self.profiles[one] for one, of in self.members.items() if of == faction}

    def leader_of(self, faction: str) -> str:
        """The profile that leads; nothing, if a faction from elsewhere has none."""
        leaders = (one for one, of in self.profiles_of(faction).items() if of.leader)
        return next(leaders, "")


TABLES = tuple(name for name in Library.__struct_fields__ if name not in ("profiles", "members"))


@cache
def library() -> Library:
    """Everything, read once. Profiles are in a file for each faction."""
    read = {name: read_content(_place(name), _kind(name)) for name in TABLES}
    profiles: dict[str, Profile] = {}
    members: dict[str, str] = {}
    for faction in read["factions"]:
        here = read_content(_place(f"profiles/{faction}"), dict[str, Profile])
        profiles |= here
        members |= dict.fromkeys(here, faction)
    found = Library(**read, profiles=profiles, members=members)
    for table, path, given in problems_of(found):
        file = _place(table)
        line = line_of(file.read_text("utf-8"), path)
        problem = Message.of("punk.band.content.unknown", given=given)
        raise BadContent(str(file), line, shown(path), problem)
    return found


def fingerprints() -> dict[str, str]:
    """What a journal remembers of the content."""
    files = (*TABLES, *(f"profiles/{name}" for name in library().factions))
    return {f"{name}.toml": fingerprint(_place(name)) for name in files}


def _kind(table: str) -> Any:
    return next(one.type for one in msgspec.structs.fields(Library) if one.name == table)


def _place(name: str) -> Any:
    return resources.files(PACKAGE) / f"{name}.toml"


def problems_of(found: Library) -> Iterator[tuple[str, Path, str]]:
    """What a file refers to and is nowhere: its file, the place in it, and what it says."""
    for table in (*ARMOURY, "mutations"):
        for identity, entry in getattr(found, table).items():
            yield from _unknown_special(found, table, identity, entry)
            yield from _unknown_gear(found, table, identity, entry)
    for identity, bomb in found.bombs.items():
        for needed in BOMBS_ARE:
            if needed not in bomb.special:
                yield "bombs", (identity, "special"), needed
    for identity, profile in found.profiles.items():
        file = f"profiles/{found.members[identity]}"
        yield from _unknown_special(found, file, identity, profile)
        yield from _unknown_in_profile(found, file, identity, profile)
    for identity, beast in found.beasts.items():
        yield from _unknown_special(found, "beasts", identity, beast)
        yield from _unknown_in_profile(found, "beasts", identity, beast)
    for faction in found.factions:
        if sum(one.leader for one in found.profiles_of(faction).values()) != 1:
            yield f"profiles/{faction}", (), "leader"


def _unknown_special(
    found: Library, file: str, identity: str, entry: Any
) -> Iterator[tuple[str, Path, str]]:
    for place, text in enumerate(entry.special):
        try:
            ability = ability_of(text)
        except ValueError:
            yield file, (identity, "special", place), text
            continue
        rule = found.special.get(ability.id)
        if rule is None or rule.number != bool(ability.number):
            yield file, (identity, "special", place), text


def _unknown_gear(
    found: Library, file: str, identity: str, entry: Entry
) -> Iterator[tuple[str, Path, str]]:
    weapons: Mapping[str, Entry] = {**found.melee, **found.ranged}
    for field in ("brings", "fits"):
        for place, name in enumerate(getattr(entry, field, ())):
            if found.gear(name) is None:
                yield file, (identity, field, place), name
    weapon = getattr(entry, "weapon", "")
    if weapon and weapon not in weapons:
        yield file, (identity, "weapon"), weapon


def _unknown_in_profile(
    found: Library, file: str, identity: str, profile: Profile
) -> Iterator[tuple[str, Path, str]]:
    for field in ("given", "gear"):
        for place, name in enumerate(getattr(profile, field)):
            if found.gear(name) is None:
                yield file, (identity, field, place), name
    for place, name in enumerate(profile.powers):
        if name not in found.powers:
            yield file, (identity, "powers", place), name
    for name in profile.mutations.among if profile.mutations else ():
        if name not in found.mutations:
            yield file, (identity, "mutations"), name
    if profile.company and profile.company.of not in found.profiles:
        yield file, (identity, "company"), profile.company.of
