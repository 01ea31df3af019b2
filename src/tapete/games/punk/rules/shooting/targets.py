"""The targets of a weapon, and why others are not: punk.shoot.needs_los, punk.shoot.range.max"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from tapete.games.punk.content.entries import Bomb, Ranged
from tapete.games.punk.figures import can_use, entry_of, item_has
from tapete.games.punk.rules.gear.bullets import has_bullets
from tapete.games.punk.rules.moving.measuring import measured
from tapete.games.punk.rules.shooting.ranges import FURTHEST, band_at, reach
from tapete.games.punk.rules.sight.bodies import Body, body_of
from tapete.games.punk.rules.sight.covering import Cover, cover
from tapete.games.punk.rules.sight.sight import sees
from tapete.games.punk.state import Item, Mini
from tapete.games.punk.world import Skirmish
from tapete.kernel.message import Arg
from tapete.spaces.plane.point import CM

Why: TypeAlias = tuple[str, str, dict[str, Arg]]
"""A rule, the words for the reason, and what was measured."""
NEAREST_LOB = 5 * CM
NEEDS_SIGHT = "punk.shoot.needs_los"
LOBS = "punk.special.parabolic.target"


class Sighting(NamedTuple):
    """How a target is seen: how far away, behind what, in which combat, past which minis."""

    gap: int
    band: int
    cover: Cover
    combat: tuple[str, ...] = ()
    """The minis in the target's combat, itself included."""
    past: tuple[str, ...] = ()
    """Minis that cover it partly and are not in that combat, the nearest to the shooter first."""


# --- weapons


def is_ranged(item: Item) -> bool:
    return isinstance(entry_of(item.kind), Ranged | Bomb)


def is_lobbed(item: Item) -> bool:
    return item_has(item, "parabolic")


def has_template(item: Item) -> bool:
    return item_has(item, "template")


def ranged_weapons(mini: Mini) -> list[tuple[int, Item]]:
    """The weapons it shoots or throws at a target, with their place in its gear."""
    return [
        (place, item)
        for place, item in enumerate(mini.gear)
        if is_ranged(item) and not has_template(item)
    ]


def usable(mini: Mini) -> list[tuple[int, Item]]:
    """The ranged weapons it can use right now; of several that are alike, the first."""
    found: list[tuple[int, Item]] = []
    for place, item in ranged_weapons(mini):
        alike = any(item == other for _, other in found)
        if not alike and unusable(mini, item) is None:
            found.append((place, item))
    return found


def unusable(mini: Mini, item: Item) -> Why | None:
    """Why a weapon cannot be used at all now; None if it can."""
    if mini.at.held:
        return "punk.ruling.climb_details", "climbing", {}
    if not can_use(mini, "P") and not has_template(item):
        return "punk.attribute.dash", "no_precision", {}
    if not can_use(mini, "T") and item_has(item, "steam"):
        return "punk.attribute.dash", "no_technique", {}
    if item.broken:
        return "punk.special.catapum.break", "broken", {"weapon": item.kind}
    if item.reload:
        return "punk.special.slow.reload", "unloaded", {"weapon": item.kind, "left": item.reload}
    if item_has(item, "firearm") and not has_bullets(mini):
        return "punk.special.firearm", "no_bullets", {"weapon": item.kind}
    if item.charges < least_charge(item):
        needs = least_charge(item)
        return "punk.special.fuel.charges", "no_fuel", {"needs": needs, "has": item.charges}
    return None


def least_charge(item: Item) -> int:
    """The charges that its cheapest shot burns."""
    weapon = entry_of(item.kind)
    modes = weapon.modes if isinstance(weapon, Ranged) else ()
    return min([mode.charges for mode in modes], default=weapon.charges)


# --- targets


def why_not_at(
    skirmish: Skirmish, mini: Mini, item: Item, target: Mini, mark: Body | None = None
) -> Why | None:
    """Why a target cannot be shot at with that weapon, where it stands or at a `mark`."""
    mark = mark or body_of(target)
    wrong = out_of_sight(skirmish, mini, item, mark)
    if wrong is not None or is_lobbed(item):
        return wrong
    if cover(skirmish, body_of(mini), mark).mini_total:
        return "punk.cover.mini.total", "behind_minis", {}
    return None


def out_of_sight(skirmish: Skirmish, mini: Mini, item: Item, mark: Body) -> Why | None:
    """Why a weapon does not reach a place, or its bearer does not see it."""
    eye = body_of(mini)
    wrong = too_far(mini, item, distance_to(eye, mark))
    if wrong is not None:
        return wrong
    blind = skirmish.rules.lob_blind and is_lobbed(item)
    return None if blind or sees(skirmish, eye, mark) else (NEEDS_SIGHT, "unseen", {})


def too_far(mini: Mini, item: Item, gap: int) -> Why | None:
    """Why a distance is wrong: beyond the last band, or too near for what is lobbed."""
    furthest = reach(mini, item)
    if gap > furthest:
        return FURTHEST, "too_far", {"needs": gap, "has": furthest}
    if is_lobbed(item) and gap < NEAREST_LOB:
        return LOBS, "too_near", {"needs": NEAREST_LOB, "has": gap}
    return None


def distance_to(eye: Body, mark: Body) -> int:
    """The distance between the nearest edges of two bases, rounded up."""
    return measured(eye, mark).length


def sighting(skirmish: Skirmish, mini: Mini, item: Item, target: Mini) -> Sighting:
    """How a target is seen: range, cover, its combat, and the minis in the way."""
    eye, mark = body_of(mini), body_of(target)
    gap = distance_to(eye, mark)
    behind = cover(skirmish, eye, mark)
    combat = fight_of(skirmish, mini, target)
    past = () if is_lobbed(item) else behind.minis
    return Sighting(gap, band_at(mini, item, gap), behind, combat, past)


def fight_of(skirmish: Skirmish, mini: Mini, target: Mini) -> tuple[str, ...]:
    """The minis in the target's combat; none if the shooter itself is in it."""
    found = skirmish.combat(target)
    return () if mini in found else tuple([one.id for one in found])
