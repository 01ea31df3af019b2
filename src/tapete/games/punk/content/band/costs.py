"""What a band costs."""

from __future__ import annotations

from collections import Counter

import msgspec

from tapete.games.punk.content.band.roster import Member, Roster
from tapete.games.punk.content.entries import Profile
from tapete.games.punk.content.library import Library


class Item(msgspec.Struct, frozen=True):
    """A number of equal things, and what they cost together."""

    id: str
    count: int
    cost: int


class Bill(msgspec.Struct, frozen=True):
    """What a member costs: its profile and each thing bought for it."""

    profile: int
    gear: tuple[Item, ...]
    ammunition: tuple[Item, ...]
    mutations: tuple[Item, ...]
    count: int = 1

    @property
    def items(self) -> tuple[Item, ...]:
        return (*self.gear, *self.ammunition, *self.mutations)

    @property
    def total(self) -> int:
        """The cost of the member; all minis of a group have the same gear."""
        return self.count * (self.profile + sum(item.cost for item in self.items))


def bill_of(member: Member, found: Library) -> Bill:
    """Returns what a member costs; what does not exist costs nothing."""
    profile = found.profiles.get(member.profile)
    gear = [Item(one, n, n * price(member, one, found)) for one, n in _counted(member, found)]
    bullets = [
        Item(one, n, n * price(member, one, found))
        for one, n in member.ammunition.items()
        if one in found.ammunition
    ]
    mutations = [
        Item(one, 1, mutation_price(member, one, found))
        for one in member.mutations
        if one in found.mutations
    ]
    cost = profile.cost if profile else 0
    return Bill(cost, tuple(gear), tuple(bullets), tuple(mutations), member.count)


def _counted(member: Member, found: Library) -> list[tuple[str, int]]:
    bought = Counter(one for one in member.gear if found.gear(one) is not None)
    return list(bought.items())


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


def mutation_price(member: Member, identity: str, found: Library) -> int:
    profile = found.profiles.get(member.profile)
    prices = profile.prices if profile else {}
    return prices.get(identity, found.mutations[identity].cost)


def cost_of(roster: Roster, found: Library) -> int:
    return sum(bill_of(member, found).total for member in roster.members)
