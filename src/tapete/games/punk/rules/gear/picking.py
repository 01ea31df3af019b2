"""Weapons on the ground: a mini that stands over one may pick it up."""

from __future__ import annotations

from tapete.games.punk.events.gifts import WeaponTaken
from tapete.games.punk.rules.gear.carrying import overload
from tapete.games.punk.state import Dropped, Mini
from tapete.games.punk.world import Skirmish, disc
from tapete.spaces.climbs.surfaces import contact
from tapete.spaces.plane.disc import Disc

RULE = "punk.core.disarm"


def underfoot(skirmish: Skirmish, mini: Mini) -> list[tuple[int, Dropped]]:
    """The weapons that lie where it stands, by their place among all that lie about."""
    return [
        (place, one)
        for place, one in enumerate(skirmish.state.dropped)
        if contact(disc(mini), mini.at.height, Disc(one.at.point, 0), one.at.height)
    ]


def too_much(skirmish: Skirmish, mini: Mini, dropped: Dropped) -> str:
    """The rule that keeps it from carrying that as well; empty if none does."""
    carried = [item.kind for item in mini.gear]
    shield = [mini.shield] if mini.shield else []
    everything = [*carried, *shield, dropped.item.kind]
    return overload(mini, everything, skirmish.rules.three_bombs_each_kind)


def pick_up(skirmish: Skirmish, mini: Mini, place: int) -> None:
    item = skirmish.state.dropped.pop(place).item
    mini.gear = [*mini.gear, item]
    skirmish.table.tell(WeaponTaken, figure=mini.id, weapon=item.kind, rule=RULE)
