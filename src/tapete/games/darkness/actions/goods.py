"""Objects and allies: given, dropped, picked up, stolen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tapete.deeds import Details, Do, Listed, Way, Why
from tapete.deeds.ways import plain
from tapete.games.darkness.actions import groups
from tapete.games.darkness.actions.kind import Kind
from tapete.games.darkness.content.library import library
from tapete.games.darkness.rules.goods import handing, load
from tapete.games.darkness.state import Lying, Survivor
from tapete.games.darkness.world import Night

BARRED = ("darkness.steal.no_return", "lost_by_force")


def _beside(night: Night, survivor: Survivor) -> list[Survivor]:
    """The others on the same square."""
    return [one for one in night.at(survivor.at) if one is not survivor]


def _gifts(night: Night, survivor: Survivor) -> Iterator[Way]:
    """Each object may be given to each of the others on the square: darkness.item.give"""
    for other in _beside(night, survivor):
        for place, thing in enumerate(survivor.things):
            yield Do("give", other.id, place), _back(night, other, thing.id), plain


def _back(night: Night, survivor: Survivor, what: str) -> Why | None:
    """Why somebody cannot have back yet what was taken by force: darkness.steal.no_return"""
    return BARRED if handing.barred_from(night, survivor, what) else None


def _give(night: Night, survivor: Survivor, do: Do, details: Details) -> None:
    thing, to = survivor.things[do.item], night.survivor(do.to)
    handing.give(night, survivor, thing, to, "darkness.item.give")


def _drops(night: Night, survivor: Survivor) -> Iterable[Way]:
    """Each object may be dropped: darkness.item.drop"""
    return [(Do("drop", item=place), None, plain) for place in range(len(survivor.things))]


def _drop(night: Night, survivor: Survivor, do: Do, details: Details) -> None:
    load.drop(night, survivor, survivor.things[do.item], "darkness.item.drop")


def _lying(night: Night, survivor: Survivor) -> Iterator[Way]:
    """The objects on the square that may be picked up: darkness.item.pickup"""
    for place, one in enumerate(night.state.lying):
        if one.at == survivor.at and may_take(night, survivor, one):
            yield Do("take", item=place), _back(night, survivor, one.thing.id), plain


def may_take(night: Night, survivor: Survivor, lying: Lying) -> bool:
    """False for an object that is too big to carry, and for a weapon that its thrower has to fetch.

    darkness.gm.vehicle.bicycle, darkness.gm.item.thrown
    """
    if library().thing(lying.thing.kind).weight is None:
        return False
    master = night.state.master
    flung = [] if master is None else master.flung
    return all((one.thing, one.by) != (lying.thing.id, survivor.id) for one in flung)


def _take(night: Night, survivor: Survivor, do: Do, details: Details) -> None:
    handing.pick_up(night, survivor, night.state.lying[do.item])


def _loot(night: Night, survivor: Survivor) -> Iterator[Way]:
    """The objects of others on the square, which may be stolen: darkness.steal.object"""
    for other in _beside(night, survivor):
        for place, thing in enumerate(other.things):
            yield Do("steal", other.id, place), _back(night, survivor, thing.id), plain


def _steal(night: Night, survivor: Survivor, do: Do, details: Details) -> None:
    owner = night.survivor(do.to)
    handing.steal(night, survivor, owner.things[do.item], owner)


def _friends(night: Night, survivor: Survivor) -> Iterator[Way]:
    """The allies of others on the square, who may be lured away: darkness.steal.ally"""
    for other in _beside(night, survivor):
        for place, ally in enumerate(other.allies):
            yield Do("lure", other.id, place), _back(night, survivor, ally), plain


def _lure(night: Night, survivor: Survivor, do: Do, details: Details) -> None:
    owner = night.survivor(do.to)
    handing.steal_ally(night, survivor, owner.allies[do.item], owner)


TAKE = Kind("take", groups.GOODS, _take, Listed(_lying), lead=13)
GIVE = Kind("give", groups.GOODS, _give, Listed(_gifts))
DROP = Kind("drop", groups.GOODS, _drop, Listed(_drops))
STEAL = Kind("steal", groups.PEOPLE, _steal, Listed(_loot), harms=True)
LURE = Kind("lure", groups.PEOPLE, _lure, Listed(_friends), harms=True)
KINDS = (TAKE, GIVE, DROP, STEAL, LURE)
