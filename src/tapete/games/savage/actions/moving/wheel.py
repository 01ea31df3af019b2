"""Vehicles: getting in and out, and driving faster or slower."""

from __future__ import annotations

from tapete.deeds import Details, Do, ToEach, Why, simply, upon
from tapete.games.savage.actions.groups import MOVE
from tapete.games.savage.actions.kind import Kind
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

RULE = "savage.combat.unstable"
CHANGES = {"faster": faster, "slower": slower}
GET_IN, GET_OUT = "get_in", "get_out"


def _is_inside(fight: Fight, figure: Figure) -> bool:
    return bool(figure.vehicle)


# --- the wheel


def _why_not(fight: Fight, figure: Figure, what: str) -> Why | None:
    """The driver changes the speed once a turn, by a quarter of the top speed."""
    machine = mover(fight, figure)
    if not drives(fight, figure):
        return ABOARD, "passenger"
    if "speed" in fight.turn.done:
        return RULE, "once_a_turn"
    return None if CHANGES[what](machine) != machine.speed else (RULE, f"no_{what}")


def _change(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    """Changes the speed; a figure that does so in a vehicle without a driver takes the wheel."""
    machine = mover(fight, figure)
    fight.turn.done.append("speed")
    machine.rider, machine.speed = figure.id, CHANGES[do.what](machine)
    fight.table.tell(Did, figure=figure.id, what=do.what, speed=machine.speed, rule=RULE)


# --- in and out


def _vehicles(fight: Fight, figure: Figure) -> list[Figure]:
    """The vehicles that a figure can touch."""
    return [one for one in fight.standing() if one.berths and fight.adjacent(figure, one)]


def _on_foot(fight: Fight, figure: Figure) -> bool:
    return not (figure.mount or figure.prone or is_carrier(figure))


def _why_not_in(fight: Fight, figure: Figure, machine: Figure) -> Why | None:
    """It must stand still, have a free place, and carry no foe."""
    carried = aboard(fight, machine)
    if any(one.seat != figure.seat for one in carried):
        return ABOARD, "foes_aboard"
    if machine.speed:
        return ABOARD, "too_fast"
    full = len(carried) >= machine.berths
    return (ABOARD, "vehicle_full", {"most": machine.berths}) if full else None


def _why_not_out(fight: Fight, figure: Figure) -> Why | None:
    """It gets out beside a vehicle that stands still, which stays there for whoever wants it."""
    machine = mover(fight, figure)
    if machine.speed:
        return ABOARD, "too_fast"
    return None if beside(fight, figure, machine) != figure.at else (ABOARD, "no_room")


KINDS = (
    Kind("faster", MOVE, _change,
        ToEach(lambda fight, figure: CHANGES, _why_not, do=lambda name, what: Do(what)),
        when=_is_inside, cost="free", tried="otherwise"),
    Kind("slower", MOVE, _change, ToEach(lambda fight, figure: ()), cost="free",
        tried="otherwise"),
    Kind(GET_IN, MOVE, upon(Fight.figure, get_in), ToEach(_vehicles, _why_not_in), when=_on_foot,
        tried="otherwise"),
    Kind(GET_OUT, MOVE, simply(part), unable=_why_not_out, when=_is_inside, tried="otherwise"),
)  # fmt: skip
"""Both changes of speed are offered together, as faster."""
