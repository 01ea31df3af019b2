"""Those who are carried by a beast or a vehicle: how they get on, move along and part."""

from __future__ import annotations

import msgspec

from tapete.games.savage.content.scenario import LANE
from tapete.games.savage.events.fight import Became
from tapete.games.savage.figures import profile_of, radius_of
from tapete.games.savage.state import Figure
from tapete.games.savage.world import PACE, Fight
from tapete.spaces.plane.point import Point

PARTED, ABOARD = "savage.mounted.card", "savage.ruling.vehicle_aboard"
AROUND = ((0, 1), (0, -1), (-1, 0), (1, 0), (-1, 1), (1, 1), (-1, -1), (1, -1))


def is_carrier(figure: Figure) -> bool:
    """True if it is made to carry others: a beast to ride, or a vehicle. It has no own turn."""
    return profile_of(figure).mount


def is_mounted(figure: Figure) -> bool:
    """True if it rides a beast."""
    return bool(figure.mount) and not figure.vehicle


def mover(fight: Fight, figure: Figure) -> Figure:
    """The figure that moves: what carries it, if anything does, else itself."""
    return fight.figure(figure.mount) if figure.mount else figure


def drives(fight: Fight, figure: Figure) -> bool:
    """True if it is at the wheel of its vehicle, and no mere passenger."""
    return bool(figure.vehicle) and mover(fight, figure).rider in ("", figure.id)


def aboard(fight: Fight, carrier: Figure) -> list[Figure]:
    """Those whom a beast or a vehicle carries."""
    return [figure for figure in fight.state.figures if figure.mount == carrier.id]


def together(fight: Fight, figure: Figure) -> list[Figure]:
    """A figure, the given one first, with what carries it or with those it carries."""
    return (
        [figure, fight.figure(figure.mount)] if figure.mount else [figure, *aboard(fight, figure)]
    )


def get_on(fight: Fight, rider: Figure, mount: Figure) -> None:
    """The rider mounts. From now on both act on the rider's card and share one place."""
    mount.group = rider.group
    _join(rider, mount)
    fight.table.tell(Became, figure=rider.id, state="mounted", rule=PARTED)


def get_in(fight: Fight, figure: Figure, machine: Figure) -> None:
    """It takes a place in a vehicle, which is now its side's; the first one in drives."""
    machine.seat = figure.seat
    take_seat(figure, machine)
    fight.table.tell(Became, figure=figure.id, state="aboard", rule=ABOARD)


def take_seat(figure: Figure, machine: Figure) -> None:
    """Aboard, it is as near to others as its vehicle is, and shielded like it."""
    figure.vehicle = machine.profile
    figure.radius = max(figure.radius, machine.radius)
    _join(figure, machine)


def _join(rider: Figure, carrier: Figure) -> None:
    rider.mount, rider.at = carrier.id, carrier.at
    carrier.rider = carrier.rider or rider.id


def part(fight: Fight, figure: Figure) -> None:
    """Parts a rider from what carries it, or a beast or a vehicle from all it carries."""
    riders = [figure] if figure.mount else aboard(fight, figure)
    for rider in riders:
        _leave(fight, rider, fight.figure(rider.mount))


def _leave(fight: Fight, rider: Figure, carrier: Figure) -> None:
    """It stands beside what carried it. A vehicle without a driver stops."""
    driven, spot = rider.vehicle, beside(fight, rider, carrier)
    rider.mount = rider.vehicle = ""
    if carrier.rider == rider.id:
        carrier.rider, carrier.speed = "", 0
    if driven:
        rider.radius = radius_of(profile_of(rider).size)
    if not carrier.out or driven:
        rider.at = spot
    state, rule = ("outside", ABOARD) if driven else ("dismounted", PARTED)
    fight.table.tell(Became, figure=rider.id, state=state, rule=rule)


def beside(fight: Fight, rider: Figure, carrier: Figure) -> Point:
    """The first free place around what carries it; the rider's own place if there is none."""
    if fight.spoken:
        return Point(carrier.at.x, _own_lane(fight, rider, carrier))
    afoot = msgspec.structs.replace(rider, radius=radius_of(profile_of(rider).size), mount="")
    ground = fight.ground(afoot)
    far = PACE if fight.squared else afoot.radius + carrier.radius
    spots = (Point(carrier.at.x + dx * far, carrier.at.y + dy * far) for dx, dy in AROUND)
    return next((spot for spot in spots if ground.may_stand(spot)), rider.at)


def _own_lane(fight: Fight, rider: Figure, carrier: Figure) -> int:
    """The lane it was given, or one beside it if what carried it has that one."""
    home = fight.scenario.places.get(rider.id, carrier.at).y
    return home if home != carrier.at.y else home + LANE // 2
