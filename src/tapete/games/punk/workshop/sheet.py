"""The sheet of a band: everything on it, to be printed or read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from tapete.games.punk.content.abilities import Ability, abilities_of
from tapete.games.punk.content.band.costs import bill_of, cost_of
from tapete.games.punk.content.band.outfit import Outfit, outfit_of
from tapete.games.punk.content.band.roster import Member, Roster, size_limit
from tapete.games.punk.content.entries import Attribute
from tapete.games.punk.content.library import Library
from tapete.games.punk.content.names import mutation_name, name_of, special_name, text_of
from tapete.games.punk.labels.weapon_lines import NONE, Weapon, slashed, weapon_line
from tapete.games.punk.state import Letter
from tapete.kernel.message import Message


class Row(msgspec.Struct, frozen=True):
    """A member of the band."""

    title: Message
    count: int
    cost: int
    base: int
    attributes: dict[Letter, Attribute]
    armour: str
    special: tuple[Message, ...]
    weapons: tuple[Weapon, ...]
    gear: tuple[Message, ...]
    bullets: tuple[tuple[Message, int], ...]


class Sheet(msgspec.Struct, frozen=True):
    name: str
    faction: Message
    cost: int
    points: int
    minis: int
    most_minis: int
    rows: tuple[Row, ...]
    explained: tuple[tuple[Message, Message], ...]
    """What the names on the sheet mean, each explained once."""


def sheet_of(roster: Roster, found: Library) -> Sheet:
    """Returns the sheet of a band. Members whose profile does not exist are left out, as faults."""
    members = [one for one in roster.members if one.profile in found.profiles]
    outfits = [outfit_of(member, found) for member in members]
    return Sheet(
        name=roster.name,
        faction=name_of(found, roster.faction or NONE),
        cost=cost_of(roster, found),
        points=roster.points,
        minis=len(roster.members),
        most_minis=size_limit(roster.points),
        rows=tuple(map(row_of, members, outfits, [found] * len(members))),
        explained=tuple(_explained(outfits, found)),
    )


def row_of(member: Member, outfit: Outfit, found: Library) -> Row:
    profile = name_of(found, member.profile)
    title = (
        Message.of("punk.band.title", profile=profile, name=member.name) if member.name else profile
    )
    return Row(
        title=title,
        count=member.count,
        cost=bill_of(member, found).total,
        base=outfit.base,
        attributes=outfit.attributes,
        armour=_armour(outfit, found),
        special=tuple(special_name(found, one) for one in outfit.special),
        weapons=tuple(_weapons(outfit, found)),
        gear=tuple(_gear(outfit, found)),
        bullets=tuple((name_of(found, one), n) for one, n in outfit.ammunition.items()),
    )


def _armour(outfit: Outfit, found: Library) -> str:
    """Returns `3`, or `3 (5/6/7)` if it protects better against firearms."""
    better = found.armour[outfit.worn].firearms if outfit.worn else ()
    return f"{outfit.armour} ({slashed(better)})" if better else str(outfit.armour)


def _weapons(outfit: Outfit, found: Library) -> Iterator[Weapon]:
    for one in outfit.melee:
        yield weapon_line(found.melee[one], found)
    for one in outfit.ranged:
        yield weapon_line(found.ranged[one], found)
    for one, count in outfit.bombs.items():
        line = weapon_line(found.bombs[one], found)
        several = Message.of("punk.band.times", name=line.name, count=count)
        yield msgspec.structs.replace(line, name=several)


def _gear(outfit: Outfit, found: Library) -> Iterator[Message]:
    for one in filter(None, (outfit.worn, outfit.shield, *outfit.equipment)):
        yield name_of(found, one)
    for one in outfit.mutations:
        yield mutation_name(found, one)
    for one in outfit.powers:
        yield text_of(found.powers[one].name)


def _explained(outfits: Iterable[Outfit], found: Library) -> Iterator[tuple[Message, Message]]:
    """Yields the names and texts of special rules, of gear that has a text, and of powers."""
    whole = list(outfits)
    rules = {ability.id for outfit in whole for ability in _abilities(outfit, found)}
    for identity, rule in found.special.items():
        if identity in rules:
            yield text_of(rule.name), text_of({"es": rule.es, "en": rule.en})
    carried = {one for outfit in whole for one in _things(outfit)}
    for identity in sorted(carried):
        gear = found.gear(identity)
        if gear is not None and gear.es:
            yield text_of(gear.name), text_of({"es": gear.es, "en": gear.en})
    powers = {one for outfit in whole for one in outfit.powers}
    for identity, power in found.powers.items():
        if identity in powers:
            yield text_of(power.name), text_of({"es": power.es, "en": power.en})


def _things(outfit: Outfit) -> tuple[str, ...]:
    worn = filter(None, (outfit.worn, outfit.shield))
    return (*outfit.melee, *outfit.ranged, *outfit.bombs, *outfit.equipment, *worn)


def _abilities(outfit: Outfit, found: Library) -> tuple[Ability, ...]:
    things = (*_things(outfit), *outfit.ammunition)
    pieces = (found.gear(one) for one in things)
    texts = [text for gear in pieces if gear is not None for text in gear.special]
    return (*outfit.special, *abilities_of(texts))
