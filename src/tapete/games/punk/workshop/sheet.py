"""The sheet of a band."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import accumulate
from typing import TypeAlias

import msgspec

from tapete.games.punk.content.abilities import Ability, abilities_of
from tapete.games.punk.content.band.costs import bill_of, cost_of
from tapete.games.punk.content.band.outfit import Outfit
from tapete.games.punk.content.band.roster import Member, Roster, size_limit
from tapete.games.punk.content.entries import LETTERS, Gear, Told
from tapete.games.punk.content.library import Library
from tapete.games.punk.content.names import mutation_name, name_of, special_name, text_of
from tapete.games.punk.labels.conditions import CONDITIONS
from tapete.games.punk.labels.weapon_lines import NONE, Weapon, slashed, weapon_line
from tapete.kernel.message import Message
from tapete.workshop import Grid, Part, Sheet, Track, blank, numbered

Say: TypeAlias = Callable[[Message], str]
COLUMNS = ("weapon", "range", "combat", "strength", "penetration", "special")
WIDTHS = (36, 18, 10, 12, 14, 96)
"""The widths of the columns of weapons, in mm."""
TURNS, POINTS = 6, 20
"""How many turns a game usually lasts, and how many points there is room for."""
FUEL = "fuel"
STATES = ("prone", "poison", "shocked", "held", "ready")
"""The states that are ticked on paper. The others last only for a moment, or are rare."""


def sheet_of(roster: Roster, found: Library, say: Say) -> Sheet:
    """Returns the sheet of a band. Members whose profile does not exist are left out, as faults."""
    members = [one for one in roster.members if one.profile in found.profiles]
    outfits = [Outfit(member, found) for member in members]
    numbers = _numbers(members)
    return Sheet(
        title=roster.name or say(Message("punk.band.sheet.nameless")),
        summary=say(_summary(roster, found)),
        parts=tuple(map(_part_of(found, say), members, outfits, numbers)),
        rules=say(Message("punk.band.sheet.rules")),
        explained=tuple((say(name), say(text)) for name, text in _explained(outfits, found)),
        tracks=(_track("turn", TURNS, say), _track("points", POINTS, say)),
        legend=CONDITIONS.legend(STATES, say),
        legend_title=say(Message("punk.band.sheet.legend")),
        reference_title=say(Message("punk.band.sheet.reference")),
    )


def _numbers(members: list[Member]) -> list[range]:
    """Returns the numbers of the minis of each member, one after the other."""
    ends = list(accumulate(member.count for member in members))
    return [range(1 + end - one.count, 1 + end) for one, end in zip(members, ends, strict=True)]


def _track(name: str, most: int, say: Say) -> Track:
    return numbered(say(Message(f"punk.band.sheet.track.{name}")), most)


def _part_of(found: Library, say: Say) -> Callable[[Member, Outfit, range], Part]:
    return lambda member, outfit, numbers: _part(member, outfit, numbers, found, say)


def _summary(roster: Roster, found: Library) -> Message:
    return Message.of(
        "punk.band.sheet.summary",
        faction=name_of(found, roster.faction or NONE),
        cost=cost_of(roster, found),
        points=roster.points,
        minis=len(roster.members),
        most=size_limit(roster.points),
    )


def _part(member: Member, outfit: Outfit, numbers: range, found: Library, say: Say) -> Part:
    title = name_of(found, member.profile)
    if member.name:
        title = Message.of("punk.band.title", profile=title, name=member.name)
    cost, armour = bill_of(member, found).cost, _armour(outfit, found)
    weapons = list(_weapons(outfit, found))
    base = Message.of("punk.band.sheet.base", base=outfit.profile.base)
    letters = "  ".join(f"{letter} {outfit.attributes[letter]}" for letter in LETTERS)
    armoured = Message.of("punk.band.sheet.armour", armour=armour)
    return Part(
        say(Message.of("punk.band.sheet.member", title=title, count=member.count, cost=cost)),
        (say(base), f"{letters}  {say(armoured)}", *(_weapon_line(one, say) for one in weapons)),
        (_attributes(outfit, armour, say), *_armoury(weapons, say)),
        tuple(_lines(outfit, found, say)),
        "-".join(dict.fromkeys((str(numbers[0]), str(numbers[-1])))),
        tuple(_tracks(outfit, numbers, found, say)),
    )


def _tracks(outfit: Outfit, numbers: range, found: Library, say: Say) -> Iterator[Track]:
    """Yields the boxes of each mini: its states, and each of its bullets."""
    states = (
        say(Message("punk.band.sheet.downed")),
        *CONDITIONS.titles(STATES, say),
    )
    several = "yes" if len(numbers) > 1 else "no"
    for number in numbers:
        name = Message.of("punk.band.sheet.state", number=number, several=several)
        yield Track(say(name), states, beside=True)
        for one, count in _spent(outfit, found):
            yield blank(say(name_of(found, one)), count)


def _spent(outfit: Outfit, found: Library) -> Iterator[tuple[str, int]]:
    """Yields what is used up, and how much there is: bullets, charges of fuel and bombs."""
    yield from outfit.ammunition.items()
    for one in (*outfit.melee, *outfit.ranged):
        gear = found.gear(one)
        abilities = () if gear is None else abilities_of(gear.special)
        yield from ((one, ability.number) for ability in abilities if ability.id == FUEL)
    yield from outfit.bombs.items()


def _armour(outfit: Outfit, found: Library) -> str:
    """Returns `3`, or `3 (5/6/7)` if it protects better against firearms."""
    better = found.armour[outfit.worn].firearms if outfit.worn else ()
    return f"{outfit.armour} ({slashed(better)})" if better else str(outfit.armour)


def _columns(names: Iterable[str], say: Say) -> tuple[str, ...]:
    return tuple(say(Message(f"punk.band.sheet.column.{name}")) for name in names)


def _attributes(outfit: Outfit, armour: str, say: Say) -> Grid:
    figures = [str(outfit.attributes[one]) for one in LETTERS]
    head = (*LETTERS, *_columns(("armour", "base"), say))
    return Grid(head, ((*figures, armour, f"{outfit.profile.base} mm"),))


def _armoury(weapons: list[Weapon], say: Say) -> Iterator[Grid]:
    """Yields the table of weapons, if there are any."""
    if weapons:
        yield Grid(_columns(COLUMNS, say), tuple(_cells(one, say) for one in weapons), WIDTHS)


def _cells(weapon: Weapon, say: Say) -> tuple[str, ...]:
    figures = (weapon.range, weapon.combat, weapon.strength, weapon.penetration)
    return (say(weapon.name), *figures, ", ".join(map(say, weapon.special)))


def _weapon_line(weapon: Weapon, say: Say) -> str:
    return f"{say(weapon.name)}: {', '.join(map(say, weapon.facts))}"


def _lines(outfit: Outfit, found: Library, say: Say) -> Iterator[str]:
    """Yields lines for the gear and the special rules."""
    gear = tuple(_gear(outfit, found))
    special = tuple(special_name(found, one) for one in outfit.special)
    if gear:
        yield say(Message.of("punk.band.sheet.gear", gear=gear))
    if special:
        yield say(Message.of("punk.band.sheet.special", special=special))


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
    for one in outfit.profile.powers:
        yield text_of(found.powers[one].name)


def _explained(outfits: list[Outfit], found: Library) -> Iterator[tuple[Message, Message]]:
    """Yields the names and texts of special rules, of gear that has a text, and of powers."""
    rules = {ability.id for outfit in outfits for ability in _abilities(outfit, found)}
    powers = {one for outfit in outfits for one in outfit.profile.powers}
    carried = {one for outfit in outfits for one in _things(outfit)}
    gear = filter(None, map(found.gear, sorted(carried)))
    entries: list[Told | Gear] = [
        *(rule for identity, rule in found.special.items() if identity in rules),
        *(thing for thing in gear if thing.es),
        *(power for identity, power in found.powers.items() if identity in powers),
    ]
    for entry in entries:
        yield text_of(entry.name), text_of({"es": entry.es, "en": entry.en})


def _things(outfit: Outfit) -> tuple[str, ...]:
    worn = filter(None, (outfit.worn, outfit.shield))
    return (*outfit.melee, *outfit.ranged, *outfit.bombs, *outfit.equipment, *worn)


def _abilities(outfit: Outfit, found: Library) -> tuple[Ability, ...]:
    things = (*_things(outfit), *outfit.ammunition)
    pieces = (found.gear(one) for one in things)
    texts = [text for gear in pieces if gear is not None for text in gear.special]
    return (*outfit.special, *abilities_of(texts))
