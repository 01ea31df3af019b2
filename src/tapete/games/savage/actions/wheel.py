"""Vehicles: getting in and out, and driving faster or slower."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tapete.deeds.do import Details, Do
from tapete.games.savage.actions.groups import MOVE
from tapete.games.savage.actions.kind import Kind, barred
from tapete.games.savage.events.fight import Did
from tapete.games.savage.rules.moving.driving import faster, slower
from tapete.games.savage.rules.moving.riding import (
    ABOARD,
    aboard,
    beside,
    drives,
    get_in,
    is_carrier,
    mover,
    part,
)
from tapete.games.savage.state import Figure
from tapete.games.savage.world import Fight
from tapete.kernel import Barred, Choice

RULE = "savage.combat.unstable"
CHANGES = {"faster": faster, "slower": slower}
GET_IN, GET_OUT = "get_in", "get_out"


# --- the wheel


def _why_not(fight: Fight, figure: Figure, what: str) -> Barred | None:
    """The driver changes the speed once a turn, by a quarter of the top speed."""
    machine = mover(fight, figure)
    if not drives(fight, figure):
        return barred(Do(what), ABOARD, "passenger")
    if "speed" in fight.turn.done:
        return barred(Do(what), RULE, "once_a_turn")
    if CHANGES[what](machine) == machine.speed:
        return barred(Do(what), RULE, f"no_{what}")
    return None


def _offer(fight: Fight, figure: Figure) -> Iterable[Choice]:
    if not figure.vehicle:
        return []
    return [Choice(Do(what)) for what in CHANGES if _why_not(fight, figure, what) is None]


def _bar(fight: Fight, figure: Figure) -> Iterable[Barred]:
    if not figure.vehicle:
        return []
    found = [_why_not(fight, figure, what) for what in CHANGES]
    return [why for why in found if why is not None]


def _change(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    """Whoever does so without a driver in the vehicle takes the wheel."""
    machine = mover(fight, figure)
    fight.turn.done.append("speed")
    machine.rider, machine.speed = figure.id, CHANGES[do.what](machine)
    fight.table.tell(Did, figure=figure.id, what=do.what, speed=machine.speed, rule=RULE)


# --- in and out


def _vehicles(fight: Fight, figure: Figure) -> list[Figure]:
    """The vehicles that a figure on foot can touch."""
    on_foot = not (figure.mount or figure.prone or is_carrier(figure))
    everything = fight.standing() if on_foot else []
    return [one for one in everything if one.berths and fight.adjacent(figure, one)]


def _why_not_in(fight: Fight, figure: Figure, machine: Figure) -> Barred | None:
    """It must stand still, have a free place, and carry no foe."""
    do, carried = Do(GET_IN, machine.id), aboard(fight, machine)
    if any(one.seat != figure.seat for one in carried):
        return barred(do, ABOARD, "foes_aboard")
    if machine.speed:
        return barred(do, ABOARD, "too_fast")
    if len(carried) >= machine.berths:
        return barred(do, ABOARD, "vehicle_full", most=machine.berths)
    return None


def _offer_in(fight: Fight, figure: Figure) -> Iterator[Choice]:
    for machine in _vehicles(fight, figure):
        if _why_not_in(fight, figure, machine) is None:
            yield Choice(Do(GET_IN, machine.id))


def _bar_in(fight: Fight, figure: Figure) -> Iterator[Barred]:
    found = [_why_not_in(fight, figure, machine) for machine in _vehicles(fight, figure)]
    return (why for why in found if why is not None)


def _get_in(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    """The movement already spent stays spent."""
    get_in(fight, figure, fight.figure(do.to))


def _why_not_out(fight: Fight, figure: Figure) -> Barred | None:
    machine = mover(fight, figure)
    if machine.speed:
        return barred(Do(GET_OUT), ABOARD, "too_fast")
    if beside(fight, figure, machine) == figure.at:
        return barred(Do(GET_OUT), ABOARD, "no_room")
    return None


def _offer_out(fight: Fight, figure: Figure) -> Iterable[Choice]:
    out = figure.vehicle and _why_not_out(fight, figure) is None
    return [Choice(Do(GET_OUT))] if out else []


def _bar_out(fight: Fight, figure: Figure) -> Iterable[Barred]:
    why = _why_not_out(fight, figure) if figure.vehicle else None
    return [] if why is None else [why]


def _get_out(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    """It stands beside the vehicle, which stays where it is for whoever wants it."""
    part(fight, figure)


def _nothing(fight: Fight, figure: Figure) -> Iterable[Choice]:
    return []


KINDS = (
    Kind("faster", MOVE, _offer, _change, _bar, cost="free", tried="otherwise"),
    Kind("slower", MOVE, _nothing, _change, cost="free", tried="otherwise"),
    Kind(GET_IN, MOVE, _offer_in, _get_in, _bar_in, tried="otherwise"),
    Kind(GET_OUT, MOVE, _offer_out, _get_out, _bar_out, tried="otherwise"),
)
