"""Smoke: shots across it are harder, and who goes through it has no bonus for its Assault."""

from __future__ import annotations

from tapete.games.punk.events.shooting import Smothered
from tapete.games.punk.rules.sight.bodies import Body
from tapete.games.punk.state import Marker, Mini
from tapete.games.punk.world import HIGHER, Skirmish
from tapete.kernel import Modifier
from tapete.spaces.plane.point import Point

RULE = "punk.core.smoke"
ACROSS = -3


def smoke_term(skirmish: Skirmish, eye: Body, mark: Body) -> Modifier:
    """-3 if the straight line between the middles of two bases passes over smoke, once."""
    clouds = (one for one in skirmish.state.markers if one.kind == "smoke")
    return Modifier(RULE, ACROSS if any(_crosses(one, eye, mark) for one in clouds) else 0)


def _crosses(cloud: Marker, eye: Body, mark: Body) -> bool:
    """Over its circle; a line that stays more than 5 cm above it, or below, does not."""
    low, high = sorted([eye.place.height, mark.place.height])
    if low - cloud.at.height > HIGHER or cloud.at.height - high > HIGHER:
        return False
    return crossed(cloud.at.point, cloud.radius, eye.place.point, mark.place.point)


def crossed(centre: Point, radius: int, start: Point, end: Point) -> bool:
    """Some of a straight line is inside a circle, exactly: to graze it is not to cross it."""
    dx, dy = end.x - start.x, end.y - start.y
    x, y = centre.x - start.x, centre.y - start.y
    length, along = dx * dx + dy * dy, x * dx + y * dy
    if along <= 0 or length == 0:
        return x * x + y * y < radius * radius
    if along >= length:
        return (centre.x - end.x) ** 2 + (centre.y - end.y) ** 2 < radius * radius
    across = x * dy - y * dx
    return across * across < radius * radius * length


def go_through(skirmish: Skirmish, mini: Mini) -> None:
    """The bonus for the movement of an Assault is lost for this activation."""
    if skirmish.is_active(mini) and not skirmish.active.stumbled:
        skirmish.active.stumbled = True
        skirmish.table.tell(Smothered, figure=mini.id, rule=RULE)
