"""Drones: who controls them, and what becomes of one that nobody controls."""

from __future__ import annotations

from tapete.games.euphoria.events.moving import Controlled, Landed
from tapete.games.euphoria.figures import engaged, has, spend
from tapete.games.euphoria.rules.moving.room import nearest_landing
from tapete.games.euphoria.state import Mini
from tapete.games.euphoria.world import Show
from tapete.kernel import YesNo
from tapete.spaces.climbs.surfaces import Place

RULE = "euphoria.class.drone.uncontrolled"
REACH = 12
CONTROL_AP = 1
"""The book does not say what controlling costs, so we do: euphoria.missing.drone_control"""
ASK = "euphoria.ask.control"


def wakes(show: Show, mini: Mini) -> bool:
    """True for a drone whose activation of the movement phase starts, whatever it may do in it."""
    first = "charges" if show.rules.charge_step else "movement"
    return show.state.phase == first and has(mini, "drone")


def wake(show: Show, drone: Mini) -> None:
    """As its movement activation starts, a pilot within reach may spend 1 AP to control it.

    One that is not controlled lands and loses all its AP. One that is engaged is on the ground in
    any case: euphoria.class.drone.melee
    """
    if not wakes(show, drone):
        return
    pilot = pilot_of(show, drone)
    if pilot is None or not _controls(show, pilot, drone):
        _come_down(show, drone)
        drone.ap = 0
        return
    spend(show, pilot, CONTROL_AP)
    drone.landed = engaged(show, drone)
    show.table.tell(Controlled, figure=pilot.id, target=drone.id, rule=RULE)


def _controls(show: Show, pilot: Mini, drone: Mini) -> bool:
    return show.table.ask(drone.seat, ASK, YesNo(), RULE, figure=pilot.id, target=drone.id)


def pilot_of(show: Show, drone: Mini) -> Mini | None:
    """The friend that can control it now: its owner first, then the one with most AP.

    Whoever is engaged has no AP for it: euphoria.def.engaged.no_move_ap
    """
    pilots = [one for one in show.friends(drone) if has(one, "pilot") and one.ap >= CONTROL_AP]
    able = [one for one in pilots if show.within(one, drone, REACH) and not engaged(show, one)]
    return max(able, key=lambda one: (one.id == drone.owner, one.ap), default=None)


def _come_down(show: Show, drone: Mini) -> None:
    """It lands on nobody, and an inch from its enemies: beside what is below it if need be.

    euphoria.move.over_friend, euphoria.move.enemy_gap
    """
    if not drone.landed:
        drone.at = nearest_landing(show, drone) or drone.at
        land(show, drone)


def land(show: Show, drone: Mini) -> None:
    """It is on the surface below it from now on, and can be attacked."""
    if drone.landed:
        return
    drone.landed = True
    below = show.levels.height(drone.at.point, drone.at.height)
    drone.at = Place(drone.at.point, below or 0)
    show.table.tell(Landed, figure=drone.id, rule=RULE)
