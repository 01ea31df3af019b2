"""Grenades: who may throw one, where it may land, and what it does there."""

from __future__ import annotations

from tapete.deeds.barring import Why
from tapete.games.euphoria.content.library import library
from tapete.games.euphoria.content.wearing import take_off
from tapete.games.euphoria.events.shooting import Threw
from tapete.games.euphoria.figures import engaged, spend
from tapete.games.euphoria.rules.harm.blasts import RADIUS, blind, circle, go_off, touched
from tapete.games.euphoria.rules.shooting.targets import ABILITY, ENGAGED, SHOOT
from tapete.games.euphoria.state import Mini
from tapete.games.euphoria.world import Show, disc
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.plane.disc import Disc, overlap
from tapete.spaces.plane.point import INCH, Point, square_distance
from tapete.spaces.plane.templates import Circle
from tapete.spaces.questions.template import Template

EXPLOSIVE, BLINDING = "grenade", "blinding_grenade"
RULES = {
    EXPLOSIVE: "euphoria.item.grenade",
    BLINDING: "euphoria.item.blinding_grenade",
}
REACH = 6 * INCH
COST = "euphoria.ruling.grenade_cost"
PLACEMENT = "euphoria.ruling.grenade_placement"
THROW = "throw"


class Throw(Template, frozen=True):
    """The middle of a grenade's template, some part of which must be within reach of the thrower.

    It needs no line of sight.
    """

    def far(self, place: Point) -> int:
        """How far the nearest part of the template is from the base."""
        return max(0, super().far(place) - self.radius)

    def _sees(self, place: Point) -> bool:
        return True


def price(show: Show) -> int:
    return 0 if show.rules.free_grenades else 1


def unable(show: Show, mini: Mini) -> Why | None:
    """Why it cannot throw anything now: engaged this turn, one thrown already, or no AP.

    Nor can it if an ability keeps it from shooting.
    """
    if mini.deeds.engaged or engaged(show, mini):
        return ENGAGED, "engaged"
    if SHOOT in mini.deeds.barred:
        return ABILITY, "kept_from_it"
    if mini.deeds.threw:
        return COST, "threw"
    return (COST, "no_ap") if mini.ap < price(show) else None


def grenades(mini: Mini) -> list[str]:
    """The kinds of grenades it carries."""
    kinds = [one for one in mini.items if library().items[one].use == "shooting"]
    return list(dict.fromkeys(kinds))


def kinds(show: Show, mini: Mini) -> list[str]:
    """The kinds of grenades that it may throw now."""
    found = grenades(mini)
    return found if found and unable(show, mini) is None else []


def aiming(show: Show, mini: Mini) -> Throw:
    """The question where a grenade goes."""
    return Throw(
        show.board,
        disc(mini),
        RADIUS,
        REACH,
        targets=tuple([one.at.point for one in show.enemies(mini)]),
        rules={"off_board": PLACEMENT, "too_far": PLACEMENT},
        measures=show.rules.measuring,
        strikes=lambda template: [one.id for one in _struck(show, mini, template)],
    )


def _struck(show: Show, mini: Mini, template: object) -> list[Mini]:
    assert isinstance(template, Circle)
    at = level_at(show, mini, template.centre)
    return touched(show, template, at.height)


def throw(show: Show, mini: Mini, kind: str, at: Point) -> None:
    """It is spent, and goes off where it is put."""
    place = level_at(show, mini, at)
    spend(show, mini, price(show))
    mini.deeds.threw = True
    take_off(mini, kind)
    show.table.tell(
        Threw, figure=mini.id, item=kind, template=circle(place), rule=RULES[kind], also=(COST,)
    )
    if kind == BLINDING:
        blind(show, mini, kind, place)
    else:
        go_off(show, mini, kind, place, mini.id, RULES[kind])


def level_at(show: Show, mini: Mini, point: Point) -> Place:
    """The place a grenade lands on: where somebody stands there, or the level nearest to it.

    euphoria.ruling.template_levels
    """
    there = [one for one in show.standing() if overlap(Disc(point, 1), disc(one))]
    if there:
        nearest = min(there, key=lambda one: square_distance(one.at.point, point))
        return Place(point, nearest.at.height)
    heights = show.levels.heights(point) or [0]
    return Place(point, min(heights, key=lambda height: abs(height - mini.at.height)))
