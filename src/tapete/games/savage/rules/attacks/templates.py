"""Templates of areas of effect, and whom they catch: on a map by touching, otherwise by number."""

from __future__ import annotations

from typing import TypeAlias

from tapete.games.savage.events.fight import Reached
from tapete.games.savage.state import Figure
from tapete.games.savage.world import PACE, Fight, disc
from tapete.kernel import Some
from tapete.spaces.plane.point import Point
from tapete.spaces.plane.templates import Circle, Teardrop

Template: TypeAlias = Circle | Teardrop

RADII = {"small": PACE, "medium": 2 * PACE, "large": 3 * PACE}
CONE_LENGTH, CONE_WIDTH = 9 * PACE, 3 * PACE
WITHOUT_MINIATURES, PICK = "savage.area.no_minis", "savage.ruling.no_minis_pick"
TARGETS = {"small": 2, "medium": 3, "cone": 3, "large": 4}
"""How many figures a template reaches in a fight without miniatures."""
WIDTHS = {name: 2 * radius for name, radius in RADII.items()} | {"cone": CONE_WIDTH}
"""How far from its target a template may reach others in such a fight."""


def blast(template: str, centre: Point) -> Circle:
    return Circle(centre, RADII[template])


def cone(figure: Figure, at: Point) -> Teardrop:
    """A cone from a figure towards a place: 9 paces long, 3 wide at its end."""
    return Teardrop(figure.at, at, CONE_LENGTH, CONE_WIDTH)


def touched(fight: Fight, template: Template) -> list[Figure]:
    """All figures it touches, even in part, friend or foe; a cone leaves out its maker."""
    found = [figure for figure in fight.standing() if template.touches(disc(figure))]
    if isinstance(template, Teardrop):
        found = [figure for figure in found if figure.at != template.tip]
    return found


def caught(fight: Fight, attacker: Figure, template: Template) -> list[Figure]:
    """All that an area attack reaches: those its template touches or, without miniatures, a number.

    Those are the one aimed at and the nearest to it; the attacker picks among equally near ones.
    """
    if not fight.spoken:
        return touched(fight, template)
    size = size_of(template)
    aimed = next((one for one in fight.standing() if one.at == middle_of(template)), None)
    if aimed is None:
        return []
    near = _nearest(fight, aimed, attacker, size)
    victims = [aimed, *_picked(fight, attacker, aimed, near, TARGETS[size] - 1)]
    reached, rule = len(victims), WITHOUT_MINIATURES
    fight.table.tell(Reached, figure=attacker.id, figures=reached, rule=rule, also=(PICK,))
    return victims


def size_of(template: Template) -> str:
    """The name of a template."""
    if isinstance(template, Teardrop):
        return "cone"
    return next(name for name, radius in RADII.items() if radius == template.radius)


def middle_of(template: Template) -> Point:
    """The place that a template is put on, or that a cone is pointed at."""
    return template.centre if isinstance(template, Circle) else template.towards


def _nearest(fight: Fight, aimed: Figure, attacker: Figure, size: str) -> list[Figure]:
    """The others near the one aimed at, the nearest first.

    The attacker catches itself only if it could not stand clear; a cone never does.
    """
    reach = {one.id: WIDTHS[size] for one in fight.standing() if one is not aimed}
    reach[attacker.id] = RADII.get(size, -1)
    near = [one for one in fight.standing() if fight.gap(aimed, one) <= reach.get(one.id, -1)]
    return sorted(near, key=lambda one: fight.gap(aimed, one))


def _picked(
    fight: Fight, attacker: Figure, aimed: Figure, near: list[Figure], most: int
) -> list[Figure]:
    """The nearest ones; of those that are equally near, the attacker picks as many as fit."""
    if len(near) <= most:
        return near
    last = fight.gap(aimed, near[most - 1])
    sure = [one for one in near if fight.gap(aimed, one) < last]
    tied = [one.id for one in near if fight.gap(aimed, one) == last]
    left = most - len(sure)
    if len(tied) == left:
        return near[:most]
    picked = fight.table.ask(
        attacker.seat, "savage.ask.caught", Some(tied, left, left), PICK,
        figure=attacker.id, target=aimed.id, count=left,
    )  # fmt: skip
    return [*sure, *[one for one in near if one.id in picked]]


def in_cone(fight: Fight, figure: Figure, target: Figure) -> bool:
    """True if a cone that is pointed at a target reaches it."""
    if fight.spoken:
        return fight.gap(figure, target) <= CONE_LENGTH
    return cone(figure, target.at).touches(disc(target))
