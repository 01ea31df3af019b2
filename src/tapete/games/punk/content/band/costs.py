"""What a band costs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tapete.games.punk.content.band.roster import Member, Roster
from tapete.games.punk.content.library import Library
from tapete.games.punk.content.names import mutation_name, name_of
from tapete.workshop import Item


def bill_of(member: Member, found: Library) -> Item:
    """Returns what a member costs, and each thing bought for it; what does not exist costs nothing.

    All minis of a group have the same gear.
    """
    parts = (*_gear(member, found), *_bullets(member, found), *_mutations(member, found))
    profile = found.profiles.get(member.profile)
    each = sum([part.cost for part in parts], profile.cost if profile else 0)
    return Item(name_of(found, member.profile), member.count * each, member.count, parts)


def _gear(member: Member, found: Library) -> Iterator[Item]:
    bought = Counter(one for one in member.gear if found.gear(one) is not None)
    for one, count in bought.items():
        yield Item(name_of(found, one), count * price(member, one, found), count)


def _bullets(member: Member, found: Library) -> Iterator[Item]:
    for one, count in member.ammunition.items():
        if one in found.ammunition:
            yield Item(name_of(found, one), count * found.ammunition[one].cost, count)


def _mutations(member: Member, found: Library) -> Iterator[Item]:
    for one in member.mutations:
        if one in found.mutations:
            yield Item(mutation_name(found, one), found.mutations[one].cost)


def price(member: Member, identity: str, found: Library) -> int:
    """Returns the price of one thing. A mini that comes with armour pays only the difference."""
    gear = found.gear(identity)
    if gear is None:
        return 0
    profile = found.profiles.get(member.profile)
    if identity not in found.armour or profile is None:
        return gear.cost
    worn = [found.armour[one].cost for one in profile.given if one in found.armour]
    return max(0, gear.cost - sum(worn))


def cost_of(roster: Roster, found: Library) -> int:
    return sum(bill_of(member, found).cost for member in roster.members)
