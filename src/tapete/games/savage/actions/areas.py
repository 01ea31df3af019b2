"""Grenades and rockets, breath and flames, and suppressive fire."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tapete.deeds.do import Details, Do
from tapete.games.savage.actions.attacks import item_at, large_in_melee, weapons_ready
from tapete.games.savage.actions.groups import ATTACK
from tapete.games.savage.actions.kind import Kind, barred
from tapete.games.savage.content.library import Weapon
from tapete.games.savage.rules.attacks import modifiers as terms
from tapete.games.savage.rules.attacks.areas import Lob, gap_to, lob, spray, stopped
from tapete.games.savage.rules.attacks.attack import weapon_in
from tapete.games.savage.rules.attacks.shooting import AMMUNITION, shoots_out
from tapete.games.savage.rules.attacks.suppression import bullets, suppress
from tapete.games.savage.rules.attacks.templates import RADII, in_cone
from tapete.games.savage.rules.harm.conditions import expose
from tapete.games.savage.state import GONE, Figure, Item
from tapete.games.savage.world import Fight
from tapete.kernel import Barred, Choice
from tapete.kernel.plain import Plain
from tapete.spaces.plane.point import Point, distance, towards

Why = tuple[str, str]
LOB, SPRAY = "lob", "spray"
CONE = "cone"
OVER, BEYOND, SHORT = "", "beyond", "short"
SEVERAL = 2
"""How many shots a weapon must hold to be used for suppressive fire."""


# --- where a template may be put


def points(fight: Fight, target: Figure, radius: int) -> list[Plain]:
    """The choices of point: over the target, beyond it, short of it, or towards a foe near it."""
    near = [
        other.id
        for other in fight.state.figures
        if other is not target
        and other.seat == target.seat
        and not other.out
        and distance(other.at, target.at) <= 2 * radius
    ]
    return [OVER] if fight.spoken else [OVER, BEYOND, SHORT, *near]


def place(fight: Fight, figure: Figure, target: Figure, point: str, radius: int) -> Point:
    """The place of a chosen point. The template touches the target at each of them."""
    if point == OVER:
        return target.at
    if point == BEYOND:
        away = Point(2 * target.at.x - figure.at.x, 2 * target.at.y - figure.at.y)
        goal = towards(target.at, away, radius)
    elif point == SHORT:
        goal = towards(target.at, figure.at, min(radius, distance(target.at, figure.at) / 2))
    else:
        other = fight.figure(point).at
        goal = Point((target.at.x + other.x) // 2, (target.at.y + other.y) // 2)
    return stopped(fight, target.at, goal)


def _thrown(fight: Fight, figure: Figure, do: Do, details: Details, radius: int) -> Lob:
    item = item_at(figure, do.item)
    target = fight.figure(do.to)
    at = place(fight, figure, target, str(details.get("point", OVER)), radius)
    return Lob(figure, target, at, item, weapon_in(item))


# --- what can be lobbed or sprayed


def area_weapons(figure: Figure, *, cones: bool) -> list[tuple[int, Item, Weapon]]:
    return [
        (index, item, weapon)
        for index, item, weapon in weapons_ready(figure)
        if weapon.template and (weapon.template == CONE) == cones
    ]


def why_not_use(fight: Fight, figure: Figure, item: Item, weapon: Weapon) -> Why | None:
    """The rule and the reason why an area weapon cannot be used now; None if it can."""
    if weapon.shots and item.loaded < 1:
        return "savage.ammo", "no_ammunition"
    if large_in_melee(fight, figure, weapon):
        return "savage.melee_ranged.size", "too_large_for_melee"
    return None


def why_not_lob(fight: Fight, figure: Figure, weapon: Weapon, enemy: Figure) -> Why | None:
    """The rule and the reason why a template cannot be put on a foe; None if it can."""
    gap = gap_to(fight, figure, enemy.at, enemy.radius)
    penalty = terms.band_penalty(gap, weapon)
    if penalty is None:
        return "savage.range.penalty", "out_of_range"
    if not fight.sees(figure, enemy):
        return "savage.cover.penalty", "no_sight"
    if penalty == terms.EXTREME and fight.rules.extreme_range_core:
        return "savage.range.penalty", "out_of_range"
    return None


def why_not_spray(fight: Fight, figure: Figure, enemy: Figure) -> Why | None:
    if not in_cone(fight, figure, enemy):
        return "savage.core.area_attack", "out_of_range"
    if not fight.sees(figure, enemy):
        return "savage.cover.penalty", "no_sight"
    return None


def _offer_lob(fight: Fight, figure: Figure) -> Iterator[Choice]:
    for index, item, weapon in area_weapons(figure, cones=False):
        if why_not_use(fight, figure, item, weapon) is not None:
            continue
        for enemy in fight.targets(figure):
            if why_not_lob(fight, figure, weapon, enemy) is None:
                where = points(fight, enemy, RADII[weapon.template])
                yield Choice(Do(LOB, enemy.id, index), {"point": where})


def _bar_lob(fight: Fight, figure: Figure) -> Iterator[Barred]:
    for index, item, weapon in area_weapons(figure, cones=False):
        why = why_not_use(fight, figure, item, weapon)
        for enemy in fight.targets(figure):
            reason = why or why_not_lob(fight, figure, weapon, enemy)
            if reason is not None:
                yield barred(Do(LOB, enemy.id, index), *reason)


def _lob(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    """Lobs a round template. An attacker in melee that aims out of it becomes Vulnerable."""
    weapon = weapon_in(item_at(figure, do.item))
    loose(fight, _thrown(fight, figure, do, details, RADII[weapon.template]))


def loose(fight: Fight, throw: Lob) -> None:
    """Lobs or sprays a weapon, and uses up its ammunition."""
    use_up(throw.item, throw.weapon)
    _loosed(fight, throw.attacker, throw.target, throw.item)
    if throw.weapon.template == CONE:
        spray(fight, throw)
    else:
        lob(fight, throw)


def use_up(item: Item, weapon: Weapon) -> None:
    """Uses up one shot, or the grenade itself."""
    if weapon.shots:
        item.loaded -= AMMUNITION[1]
    elif weapon.kind == "grenade":
        item.hand = GONE


def _loosed(fight: Fight, figure: Figure, target: Figure | None, item: Item) -> None:
    figure.aim = ""
    fight.turn.shot = item.kind
    if shoots_out(fight, figure, target):
        expose(fight, figure, "savage.melee_ranged.out")


def _offer_spray(fight: Fight, figure: Figure) -> Iterator[Choice]:
    for index, item, weapon in area_weapons(figure, cones=True):
        if why_not_use(fight, figure, item, weapon) is not None:
            continue
        for enemy in fight.targets(figure):
            if why_not_spray(fight, figure, enemy) is None:
                yield Choice(Do(SPRAY, enemy.id, index))


def _bar_spray(fight: Fight, figure: Figure) -> Iterator[Barred]:
    for index, item, weapon in area_weapons(figure, cones=True):
        why = why_not_use(fight, figure, item, weapon)
        for enemy in fight.targets(figure):
            reason = why or why_not_spray(fight, figure, enemy)
            if reason is not None:
                yield barred(Do(SPRAY, enemy.id, index), *reason)


def _spray(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    loose(fight, _thrown(fight, figure, do, details, 0))


# --- suppressive fire


def suppressors(figure: Figure) -> list[tuple[int, Item, Weapon]]:
    """The weapons in hand that hold several shots."""
    ready = weapons_ready(figure)
    return [(n, item, weapon) for n, item, weapon in ready if _fires_on(weapon)]


def _fires_on(weapon: Weapon) -> bool:
    return weapon.ranged and not weapon.template and weapon.shots >= SEVERAL


def why_not_suppress(fight: Fight, figure: Figure, item: Item, weapon: Weapon) -> Why | None:
    if item.loaded < bullets(fight, weapon):
        return "savage.ammo", "no_ammunition"
    if large_in_melee(fight, figure, weapon):
        return "savage.melee_ranged.size", "too_large_for_melee"
    return None


def _offer_suppress(fight: Fight, figure: Figure) -> Iterator[Choice]:
    for index, item, weapon in suppressors(figure):
        if why_not_suppress(fight, figure, item, weapon) is not None:
            continue
        for enemy in fight.enemies(figure):
            if why_not_lob(fight, figure, weapon, enemy) is None:
                where: Sequence[Plain] = points(fight, enemy, RADII["medium"])
                yield Choice(Do("suppress", enemy.id, index), {"point": where})


def _bar_suppress(fight: Fight, figure: Figure) -> Iterator[Barred]:
    for index, item, weapon in suppressors(figure):
        why = why_not_suppress(fight, figure, item, weapon)
        for enemy in fight.enemies(figure):
            reason = why or why_not_lob(fight, figure, weapon, enemy)
            if reason is not None:
                yield barred(Do("suppress", enemy.id, index), *reason)


def _suppress(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    fire = _thrown(fight, figure, do, details, RADII["medium"])
    _loosed(fight, figure, fire.target, fire.item)
    suppress(fight, fire)


KINDS = (
    Kind(LOB, ATTACK, _offer_lob, _lob, _bar_lob, harms=True, armed=True, tried="filling"),
    Kind(SPRAY, ATTACK, _offer_spray, _spray, _bar_spray, harms=True, armed=True, tried="filling"),
    Kind("suppress", ATTACK, _offer_suppress, _suppress, _bar_suppress, harms=True, bundled=True,
        armed=True, tried="makeshift"),
)  # fmt: skip
