"""What a band costs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tapete.games.punk.content.band.roster import Member, Roster
from tapete.games.punk.content.entries import Profile
from tapete.games.punk.content.library import Library
from tapete.games.punk.content.names import mutation_name, name_of
from tapete.kernel.message import Message
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
        yield Item(_bought(member, one, found), count * price(member, one, found), count)


def _bought(member: Member, identity: str, found: Library) -> Message:
    """Returns the name of something bought; for armour, with what it is worn instead of."""
    name, profile = name_of(found, identity), found.profiles.get(member.profile)
    worn = worn_by(profile, found) if profile and identity in found.armour else ""
    return Message.of("punk.band.instead", name=name, worn=name_of(found, worn)) if worn else name


def _bullets(member: Member, found: Library) -> Iterator[Item]:
    for one, count in member.ammunition.items():
        if one in found.ammunition:
            yield Item(name_of(found, one), count * price(member, one, found), count)


def _mutations(member: Member, found: Library) -> Iterator[Item]:
    profile = found.profiles.get(member.profile)
    for one in member.mutations:
        if one in found.mutations:
            yield Item(mutation_name(found, one), mutation_price(profile, one, found))


def price(member: Member, identity: str, found: Library) -> int:
    """Returns the price of one thing for a member; what does not exist costs nothing."""
    gear, profile = found.gear(identity), found.profiles.get(member.profile)
    if gear is None or profile is None:
        return gear.cost if gear else 0
    return price_for(profile, identity, found)


def price_for(profile: Profile, identity: str, found: Library) -> int:
    """Returns what a profile pays for one thing.

    A mini that comes with armour pays only the difference, unless it has a price of its own.
    """
    gear = found.gear(identity)
    assert gear is not None
    if identity in profile.prices:
        return profile.prices[identity]
    worn = worn_by(profile, found)
    if identity not in found.armour or not worn:
        return gear.cost
    return max(0, gear.cost - found.armour[worn].cost)


def worn_by(profile: Profile, found: Library) -> str:
    """Returns the armour that a profile comes with; empty if it has none."""
    return next((one for one in profile.given if one in found.armour), "")


def mutation_price(profile: Profile | None, identity: str, found: Library) -> int:
    prices = profile.prices if profile else {}
    return prices.get(identity, found.mutations[identity].cost)


def cost_of(roster: Roster, found: Library) -> int:
    return sum(bill_of(member, found).cost for member in roster.members)
