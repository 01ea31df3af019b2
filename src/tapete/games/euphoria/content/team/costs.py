"""What a team costs in audience points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from tapete.games.euphoria.content.library import library
from tapete.games.euphoria.content.names import name_of
from tapete.games.euphoria.content.team.roster import Member, Team
from tapete.workshop import Item


def bill_of(member: Member) -> Item:
    """Returns what a member costs and each thing bought for it; what does not exist costs nothing.

    Objects printed on a card are free: euphoria.class.object.buy
    """
    found = library()
    profile = found.profiles.get(member.profile)
    parts = (
        *_parts(profile.parts if profile else (), "profiles"),
        *_parts(member.items, "items"),
        *_parts(member.genes, "genes"),
        *_parts(member.modifications, "modifications"),
        *_parts((member.ability,), "abilities"),
    )
    cost = sum([part.cost for part in parts], profile.cost if profile else 0)
    return Item(name_of("profiles", member.profile), cost, 1, parts)


def _parts(bought: Iterable[str], table: str) -> Iterator[Item]:
    entries = getattr(library(), table)
    for one, count in Counter(bought).items():
        if one in entries:
            yield Item(name_of(table, one), count * entries[one].cost, count)


def cost_of(team: Team) -> int:
    """The audience points that a team costs: euphoria.setup.build"""
    return sum(bill_of(member).cost for member in team.members)
