"""Members of a band as minis: what each was born with, and what it carries."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import count

from tapete.games.punk.content.abilities import abilities_of
from tapete.games.punk.content.band.outfit import Outfit, at_most
from tapete.games.punk.content.band.roster import Member, Roster
from tapete.games.punk.content.entries import Attribute, Beast
from tapete.games.punk.content.names import name_in
from tapete.games.punk.content.played import known
from tapete.games.punk.figures import abilities
from tapete.games.punk.rules.story.numbering import LETTERS
from tapete.games.punk.state import Item, Letter, Mini, Name
from tapete.kernel import Seat

HALF_MM = 5
"""Turns a diameter in mm into a radius in tenths of a mm."""
INFILTRATION = "infiltration"


def recruited(roster: Roster, seat: Seat) -> Iterator[Mini]:
    """Every mini of a band; a member that is a group gives several.

    Groups are counted by themselves, so that their numbers tell nothing of other members.
    """
    groups = count(1)
    for member in roster.members:
        group = f"{LETTERS[seat]}-{next(groups)}" if member.count > 1 else ""
        for _ in range(member.count):
            yield mini_of(member, seat, group)


def mini_of(member: Member, seat: Seat, group: str = "") -> Mini:
    """A member of a band as a mini, without an id as yet."""
    found = known()
    outfit = Outfit(member, found)
    profile = outfit.profile
    return Mini(
        id="",
        seat=seat,
        profile=member.profile,
        name=Name(member.name, member.name) if member.name else name_in(profile.name),
        radius=profile.base * HALF_MM,
        attributes=_born(member),
        special={one.id: one.number for one in abilities_of(outfit.inborn)},
        armour=outfit.armour,
        worn=outfit.worn,
        shield=outfit.shield,
        gear=[item_of(kind) for kind in _carried(member)],
        bullets=dict(outfit.ammunition),
        group=group,
    )


def beast_of(kind: str, identity: str, seat: Seat) -> Mini:
    """A beast of the wasteland as a mini."""
    beast: Beast = known().beasts[kind]
    return Mini(
        id=identity,
        seat=seat,
        profile=kind,
        name=name_in(beast.name),
        radius=beast.base * HALF_MM,
        attributes=_plain(beast.attributes.by_letter()),
        special={one.id: one.number for one in abilities_of(beast.special)},
        armour=beast.armour,
        gear=[item_of(one) for one in beast.given],
    )


def _born(member: Member) -> dict[Letter, int | None]:
    """Attributes of the profile with those of its mutations; what it carries comes on top."""
    found = known()
    values = found.profiles[member.profile].attributes.by_letter()
    for one in member.mutations:
        for letter, amount in found.mutations[one].adds.items():
            before = values[letter]
            values[letter] = before if before == "-" else before + amount
    values["A"] = at_most(values["A"])
    return _plain(values)


def _plain(values: dict[Letter, Attribute]) -> dict[Letter, int | None]:
    return {letter: None if value == "-" else value for letter, value in values.items()}


def _carried(member: Member) -> list[str]:
    """Weapons, then bombs, one by one, then equipment."""
    outfit = Outfit(member, known())
    bombs = [kind for kind, count in outfit.bombs.items() for _ in range(count)]
    return [*_arms(member, outfit.melee), *_arms(member, outfit.ranged), *bombs, *outfit.equipment]


def _arms(member: Member, kinds: Sequence[str]) -> Iterator[str]:
    """Each weapon as often as it was bought."""
    bought = Counter(member.gear)
    for kind in dict.fromkeys(kinds):
        yield from [kind] * max(1, bought[kind])


def item_of(kind: str) -> Item:
    """A piece of gear as the game begins: loaded, and full of fuel."""
    return Item(kind, charges=abilities(kind).get("fuel", 0))


def can_infiltrate(mini: Mini) -> bool:
    return INFILTRATION in mini.special
