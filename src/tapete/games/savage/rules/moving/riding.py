"""Riders and their mounts: how they get together, move and part."""

from __future__ import annotations

from tapete.games.savage.events.fight import Became
from tapete.games.savage.figures import profile_of
from tapete.games.savage.state import Figure
from tapete.games.savage.world import PACE, Fight
from tapete.spaces.plane.point import Point

PARTED = "savage.mounted.card"
AROUND = ((0, 1), (0, -1), (-1, 0), (1, 0), (-1, 1), (1, 1), (-1, -1), (1, -1))


def is_beast(figure: Figure) -> bool:
    """True if a figure is made to be ridden. Without a rider it stays where it is."""
    return profile_of(figure).mount


def mover(fight: Fight, figure: Figure) -> Figure:
    """The figure that moves: its mount, if it has one, else itself."""
    return fight.figure(figure.mount) if figure.mount else figure


def rider_of(fight: Fight, figure: Figure) -> Figure | None:
    return fight.figure(figure.rider) if figure.rider else None


def pair(fight: Fight, figure: Figure) -> list[Figure]:
    """A rider and its mount, the given figure first; or the figure alone."""
    other = figure.mount or figure.rider
    return [figure, fight.figure(other)] if other else [figure]


def get_on(fight: Fight, rider: Figure, mount: Figure) -> None:
    """The rider mounts. From now on both act on the rider's card and share one place."""
    rider.mount, mount.rider = mount.id, rider.id
    mount.group = rider.group
    rider.at = mount.at
    fight.table.tell(Became, figure=rider.id, state="mounted", rule=PARTED)


def part(fight: Fight, figure: Figure) -> None:
    """Parts a rider from its mount; either of them may be given."""
    if not (figure.mount or figure.rider):
        return
    mount, rider = sorted(pair(fight, figure), key=lambda one: bool(one.mount))
    rider.mount = mount.rider = ""
    if not mount.out:
        rider.at = beside(fight, rider, mount)
    fight.table.tell(Became, figure=rider.id, state="dismounted", rule=PARTED)


def beside(fight: Fight, figure: Figure, other: Figure) -> Point:
    """The first free place around another figure; the figure's own place if there is none."""
    ground = fight.ground(figure)
    far = PACE if fight.squared else figure.radius + other.radius
    spots = (Point(other.at.x + dx * far, other.at.y + dy * far) for dx, dy in AROUND)
    return next((spot for spot in spots if ground.may_stand(spot)), figure.at)
