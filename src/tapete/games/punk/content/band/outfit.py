"""The Attributes and the gear of a band's members when the game begins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

import msgspec

from tapete.games.punk.content.abilities import Ability, abilities_of, has
from tapete.games.punk.content.band.roster import Member
from tapete.games.punk.content.entries import Attribute, Base, Profile
from tapete.games.punk.content.library import Library
from tapete.games.punk.state import Letter

MOST_ACTIONS = 3
CLUMSY = 1
"""The Agility lost by a mini that carries a cumbersome object."""


class Outfit(msgspec.Struct, frozen=True, kw_only=True):
    """A member's Attributes, with all permanent changes, and everything it carries, by id."""

    profile: str
    name: str
    base: Base
    attributes: dict[Letter, Attribute]
    special: tuple[Ability, ...]
    """The special rules of the mini itself, without those of its weapons."""
    armour: int
    worn: str
    """The armour it wears; empty if none."""
    shield: str
    melee: tuple[str, ...]
    ranged: tuple[str, ...]
    bombs: dict[str, int]
    equipment: tuple[str, ...]
    ammunition: dict[str, int]
    mutations: tuple[str, ...]
    powers: tuple[str, ...]


def outfit_of(member: Member, found: Library) -> Outfit:
    """Returns the outfit of a member whose profile exists; unknown gear is left out."""
    profile = found.profiles[member.profile]
    carried = carried_by(member, found)
    worn = next((one for one in carried if one in found.armour), "")
    equipment = tuple(one for one in carried if one in found.equipment)
    mutations = tuple(one for one in member.mutations if one in found.mutations)
    natural = [found.mutations[one].weapon for one in mutations]
    weapons = tuple(dict.fromkeys([*carried, *filter(None, natural)]))
    hide = max([profile.armour, *(found.mutations[one].armour for one in mutations)])
    return Outfit(
        profile=member.profile,
        name=member.name,
        base=profile.base,
        attributes=attributes_of(member, found),
        special=_special(profile, worn, equipment, mutations, found),
        armour=max(hide, found.armour[worn].armour if worn else 0),
        worn=worn,
        shield=next((one for one in carried if one in found.shields), ""),
        melee=tuple(one for one in weapons if one in found.melee),
        ranged=tuple(one for one in weapons if one in found.ranged),
        bombs=dict(Counter(one for one in carried if one in found.bombs)),
        equipment=equipment,
        ammunition={one: n for one, n in member.ammunition.items() if one in found.ammunition},
        mutations=mutations,
        powers=profile.powers,
    )


def carried_by(member: Member, found: Library) -> tuple[str, ...]:
    """Returns a member's free gear, what was bought, and what that brings.

    Armour that was bought replaces the free one.
    """
    profile = found.profiles[member.profile]
    bought = [one for one in member.gear if found.gear(one) is not None]
    brought = [extra for one in bought for extra in _brought(one, found)]
    armoured = any(one in found.armour for one in (*bought, *brought))
    given = [one for one in profile.given if not (armoured and one in found.armour)]
    return (*given, *bought, *brought)


def _brought(identity: str, found: Library) -> tuple[str, ...]:
    gear = found.gear(identity)
    return gear.brings if gear else ()


def attributes_of(member: Member, found: Library) -> dict[Letter, Attribute]:
    """Returns a member's Attributes with the effects of mutations, equipment and cumbersome gear.

    It never has more than 3 Actions.
    """
    profile = found.profiles[member.profile]
    values = profile.attributes.by_letter()
    for added in _additions(member, found):
        for letter, amount in added.items():
            values[letter] = _changed(values[letter], amount)
    if is_clumsy(member, found):
        values["AG"] = _changed(values["AG"], -CLUMSY)
    values["A"] = at_most(values["A"])
    return values


def at_most(actions: Attribute) -> Attribute:
    """Returns the Actions of a mini, which are never more than 3."""
    return actions if actions == "-" else min(MOST_ACTIONS, actions)


def _additions(member: Member, found: Library) -> Iterator[Mapping[Letter, int]]:
    for one in member.mutations:
        if one in found.mutations:
            yield found.mutations[one].adds
    for one in dict.fromkeys(carried_by(member, found)):
        if one in found.equipment:
            yield found.equipment[one].adds


def _changed(value: Attribute, amount: int) -> Attribute:
    """Changes an Attribute, unless the mini does not have it."""
    return value if value == "-" else value + amount


def is_clumsy(member: Member, found: Library) -> bool:
    profile = found.profiles[member.profile]
    return any(with_rule(carried_by(member, found), "cumbersome", found)) and not has(
        profile.special, "strongman"
    )


def with_rule(gear: Iterable[str], rule: str, found: Library) -> list[str]:
    """Returns the gear that has a special rule."""
    entries = ((one, found.gear(one)) for one in gear)
    return [one for one, entry in entries if entry is not None and has(entry.special, rule)]


def _special(
    profile: Profile,
    worn: str,
    equipment: Iterable[str],
    mutations: Iterable[str],
    found: Library,
) -> tuple[Ability, ...]:
    """Returns the special rules of a mini, its mutations, its armour and its equipment.

    Equipment that is mounted on a weapon gives its rules to the weapon instead.
    """
    pieces = [found.equipment[one] for one in equipment]
    texts = [
        *profile.special,
        *(text for one in mutations for text in found.mutations[one].special),
        *(found.armour[worn].special if worn else ()),
        *(text for piece in pieces if not piece.fits for text in piece.special),
    ]
    return abilities_of(texts)
