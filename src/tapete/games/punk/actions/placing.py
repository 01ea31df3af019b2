"""Actions that are aimed at a place on the table: templates, and lobs at the ground."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from tapete.deeds import Using
from tapete.games.punk.actions.template_question import Spray, Toss
from tapete.games.punk.content.entries import Bomb, Ranged
from tapete.games.punk.figures import abilities, entry_of
from tapete.games.punk.rules.gear.ammunition import chosen_bullet
from tapete.games.punk.rules.gear.pressure import further
from tapete.games.punk.rules.harm.touching_markers import stands_in
from tapete.games.punk.rules.moving.bloodthirst import driven
from tapete.games.punk.rules.shooting.bombs import would_reach
from tapete.games.punk.rules.shooting.deviation import surface
from tapete.games.punk.rules.shooting.parabolic import Lob, gap_to, lob
from tapete.games.punk.rules.shooting.ranges import reach
from tapete.games.punk.rules.shooting.spraying import spray
from tapete.games.punk.rules.shooting.targets import (
    NEAREST_LOB,
    NEEDS_SIGHT,
    Why,
    has_template,
    too_far,
    unusable,
)
from tapete.games.punk.rules.shooting.templates import LENGTHS, WIDE, Template, sprayed
from tapete.games.punk.rules.sight.bodies import body_of
from tapete.games.punk.rules.sight.sight import sees_place
from tapete.games.punk.rules.turns.spending import spend
from tapete.games.punk.state import Item, Mini
from tapete.games.punk.world import Skirmish, disc
from tapete.kernel import Domain
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.plane.bearing import ahead
from tapete.spaces.plane.point import CM, Point
from tapete.spaces.plane.templates import Circle

TEMPLATE, LOB = "template", "lob"
LEADS = {TEMPLATE: 8, LOB: 9}
"""The ranks of these ways among what is offered first."""
OFF_BOARD = "punk.ruling.parabolic_landing"
FANNED = (0, 30, -30, 60, -60, 85, -85)
"""The directions in which a place is looked for, in degrees from straight ahead."""


def ways(skirmish: Skirmish, mini: Mini) -> dict[Using, Domain[Any]]:
    """Returns everything that can be placed now, each with the places where it may go."""
    placed = [(n, item) for n, item in enumerate(mini.gear) if is_placed(item.kind)]
    if not placed or mini.prone or skirmish.locked(mini) or driven(skirmish, mini):
        return {}
    found: dict[Using, Domain[Any]] = {}
    kinds: list[str] = []
    for place, item in placed:
        if item.kind in kinds or unusable(mini, item) is not None:
            continue
        kinds.append(item.kind)
        found |= _way(skirmish, mini, place, item)
    return found


@lru_cache(maxsize=4096)
def is_placed(kind: str) -> bool:
    return "template" in abilities(kind) or "parabolic" in abilities(kind)


def _way(skirmish: Skirmish, mini: Mini, place: int, item: Item) -> dict[Using, Domain[Any]]:
    if has_template(item):
        return {Using(TEMPLATE, place): _spray(skirmish, mini, item)}
    toss = _toss(skirmish, mini, item)
    return {} if toss is None else {Using(LOB, place): toss}


# --- templates


def _spray(skirmish: Skirmish, mini: Mini, item: Item) -> Spray:
    """A template begins anywhere at the front of the base: punk.special.template.placement"""
    shape = shape_of(item)
    enemies = tuple([one.at.point for one in skirmish.enemies(mini)])
    return Spray(
        skirmish.board,
        disc(mini),
        WIDE // 2,
        length=LENGTHS[shape] + further(item),
        further=further(item),
        targets=enemies,
        facing=mini.facing,
        shape=shape,
        all_round=body_of(mini).all_round,
        strikes=lambda template: [one.id for one in sprayed(skirmish, mini, template)],
    )


def shape_of(item: Item) -> str:
    """The weapon's entry says which template it uses: punk.template.shapes"""
    weapon = entry_of(item.kind)
    assert isinstance(weapon, Ranged)
    return weapon.template


# --- lobs


def _toss(skirmish: Skirmish, mini: Mini, item: Item) -> Toss | None:
    """Returns where an item can be lobbed; None if there is no such place."""
    furthest = reach(mini, item)

    def why_not(point: Point) -> Why | None:
        return why_not_there(skirmish, mini, item, point)

    def strikes(template: Template) -> list[str]:
        at = surface(skirmish, template.centre) if isinstance(template, Circle) else None
        return [] if at is None else [one.id for one in would_reach(skirmish, item, at)]

    sure = next((one for one in _fan(mini) if why_not(one) is None), None)
    if furthest < NEAREST_LOB or sure is None:
        return None
    weapon = entry_of(item.kind)
    radius = weapon.radius * CM if isinstance(weapon, Bomb) else 0
    return Toss(
        skirmish.board,
        disc(mini),
        radius,
        furthest,
        targets=tuple([one.at.point for one in skirmish.enemies(mini)]),
        least=NEAREST_LOB,
        facing=mini.facing,
        why_not=why_not,
        sure=sure,
        strikes=strikes,
    )


def _fan(mini: Mini) -> Iterator[Point]:
    """Returns places in front of a mini, as near as a lob may land."""
    far = mini.radius + NEAREST_LOB + 1
    return (ahead(mini.at.point, mini.facing + turned, far) for turned in FANNED)


def why_not_there(skirmish: Skirmish, mini: Mini, item: Item, point: Point) -> Why | None:
    """A lob lands at least 5 cm away, within reach and in sight: punk.ruling.parabolic_los"""
    at = surface(skirmish, point)
    if at is None:
        return OFF_BOARD, "off_board", {}
    wrong = too_far(mini, item, gap_to(mini, at))
    if wrong is not None:
        return wrong
    if not skirmish.rules.lob_blind and not sees_place(skirmish, body_of(mini), at):
        return NEEDS_SIGHT, "unseen", {}
    return None


# --- doing it


def put(skirmish: Skirmish, mini: Mini, way: Using, value: Point) -> None:
    """Spends an Action to lay a template or throw something, unless a fire prevents it."""
    item = mini.gear[way.item]
    spend(skirmish, mini, 1)
    if not stands_in(skirmish, mini) or unusable(mini, item) is not None:
        return
    if way.what == TEMPLATE:
        aimed = _spray(skirmish, mini, item)
        spray(skirmish, mini, item, aimed.at(value))
        return
    at = surface(skirmish, value)
    assert isinstance(at, Place)
    bullet = chosen_bullet(skirmish, mini, item)
    lob(skirmish, Lob(mini, item, at, None, bullet))
