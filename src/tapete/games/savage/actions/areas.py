"""Grenades and rockets, breath and flames, and suppressive fire."""

from __future__ import annotations

from tapete.deeds import Crossed, Details, Do, Options, Why
from tapete.games.savage.actions.attacks import (
    NO_AMMUNITION,
    Held,
    foes,
    item_at,
    ready,
    why_not_at,
    why_not_fire,
    why_too_large,
    why_unaimed,
)
from tapete.games.savage.actions.groups import ATTACK
from tapete.games.savage.actions.kind import Kind
from tapete.games.savage.content.library import Weapon
from tapete.games.savage.rules.attacks import modifiers as terms
from tapete.games.savage.rules.attacks.areas import WALL, Lob, lob, spray, stopped
from tapete.games.savage.rules.attacks.attack import weapon_in
from tapete.games.savage.rules.attacks.shooting import AMMUNITION, shoots_out
from tapete.games.savage.rules.attacks.suppression import bullets, suppress
from tapete.games.savage.rules.attacks.templates import CONE_LENGTH, CONE_WIDTH, RADII, in_cone
from tapete.games.savage.rules.harm.conditions import expose
from tapete.games.savage.state import GONE, Figure, Item
from tapete.games.savage.world import PACE, Fight, disc
from tapete.kernel.plain import Plain
from tapete.spaces.plane.point import Point, distance, towards
from tapete.spaces.questions.template import Template as Placing

LOB, SPRAY = "lob", "spray"
CONE = "cone"
OVER, BEYOND, SHORT = "", "beyond", "short"
SEVERAL = 2
"""How many shots a weapon must hold to be used for suppressive fire."""


# --- where a template may be put


SIGHT = "savage.cover.penalty"
RULES = {"too_far": "savage.range.penalty", "unseen": SIGHT, "off_board": "savage.core.area_attack"}


def placing(
    fight: Fight, figure: Figure, template: str, far: int, rules: dict[str, str] = RULES
) -> Placing:
    """Where a template may be put, up to this distance."""
    where = fight.board, disc(figure)
    if template == CONE:
        return Placing(*where, CONE_WIDTH // 2, length=CONE_LENGTH, rules=rules)
    grid = PACE if fight.squared else 0
    return Placing(*where, RADII[template], far, wall=WALL, grid=grid, rules=rules)


def furthest(fight: Fight, weapon: Weapon) -> int:
    """The furthest range of a weapon: extreme if it reaches so far, else long."""
    assert weapon.range is not None
    extreme = terms.reaches_extreme(weapon) and not fight.rules.extreme_range_core
    return weapon.range[2] * PACE * (terms.EXTREME_TIMES if extreme else 1)


def points(fight: Fight, figure: Figure, target: Figure, template: str, far: int) -> list[Plain]:
    """The choices of point: over the target, beyond it, short of it, or towards a foe near it.

    All but the first must be near enough and in sight.
    """
    if fight.spoken:
        return [OVER]
    radius, where = RADII[template], placing(fight, figure, template, far)
    found = (BEYOND, SHORT, *_near(fight, target, radius))
    allowed = [p for p in found if not where.barred(place(fight, figure, target, p, radius))]
    return [OVER, *allowed]


def _near(fight: Fight, target: Figure, radius: int) -> list[str]:
    """The others of a target's side that a template over it may touch as well."""
    return [
        other.id
        for other in fight.state.figures
        if other is not target
        and other.seat == target.seat
        and not other.out
        and distance(other.at, target.at) <= 2 * radius
    ]


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


def _thrown(fight: Fight, figure: Figure, do: Do, details: Details) -> Lob:
    item, target = item_at(figure, do.item), fight.figure(do.to)
    weapon, point = weapon_in(item), str(details.get("point", OVER))
    at = place(fight, figure, target, point, _radius(weapon))
    return Lob(figure, target, at, item, weapon)


def _radius(weapon: Weapon) -> int:
    """A cone has no radius. A weapon with no template covers a medium one by suppressive fire."""
    return RADII.get(weapon.template or "medium", 0)


# --- what can be lobbed or sprayed


lobbed = ready(lambda weapon: weapon.template not in ("", CONE))
sprayed = ready(lambda weapon: weapon.template == CONE)


def why_not_lob(fight: Fight, figure: Figure, held: Held, enemy: Figure) -> Why | None:
    """The rule and the reason why a template cannot be put on a foe; None if it can."""
    why = why_not_at(fight, figure, held.weapon, enemy)
    return why or why_unaimed(fight, figure, held, enemy)


def why_not_spray(fight: Fight, figure: Figure, held: Held, enemy: Figure) -> Why | None:
    if not in_cone(fight, figure, enemy):
        return "savage.core.area_attack", "out_of_range"
    if not fight.sees(figure, enemy):
        return "savage.cover.penalty", "no_sight"
    return None


def _points(fight: Fight, figure: Figure, held: Held, enemy: Figure) -> Options:
    template, far = held.weapon.template or "medium", furthest(fight, held.weapon)
    far = max(far, fight.gap(figure, enemy))
    return {"point": points(fight, figure, enemy, template, far)}


def _throw(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    loose(fight, _thrown(fight, figure, do, details))


def loose(fight: Fight, throw: Lob) -> None:
    """Lobs or sprays a weapon, and uses up its ammunition.

    An attacker in melee that aims out of it becomes Vulnerable.
    """
    use_up(throw.item, throw.weapon)
    _loosed(fight, throw.attacker, throw.target, throw.item)
    if throw.weapon.template == CONE:
        spray(fight, throw)
    else:
        lob(fight, throw)
    throw.attacker.aim = ""


def use_up(item: Item, weapon: Weapon) -> None:
    """Uses up one shot, or the grenade itself."""
    if weapon.shots:
        item.loaded -= AMMUNITION[1]
    elif weapon.kind == "grenade":
        item.hand = GONE


def _loosed(fight: Fight, figure: Figure, target: Figure | None, item: Item) -> None:
    fight.turn.shot = item.kind
    if shoots_out(fight, figure, target):
        expose(fight, figure, "savage.melee_ranged.out")


# --- suppressive fire


def _fires_on(weapon: Weapon) -> bool:
    """True if it holds several shots."""
    return weapon.ranged and not weapon.template and weapon.shots >= SEVERAL


def _why_not_suppress(fight: Fight, figure: Figure, held: Held) -> Why | None:
    if held.item.loaded < bullets(fight, held.weapon):
        return NO_AMMUNITION
    return why_too_large(fight, figure, held.weapon)


def _living(fight: Fight, figure: Figure, held: Held) -> list[Figure]:
    """Those that a hail of bullets may upset, which leaves out vehicles."""
    return fight.enemies(figure)


def _suppress(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    fire = _thrown(fight, figure, do, details)
    _loosed(fight, figure, fire.target, fire.item)
    suppress(fight, fire)
    figure.aim = ""


KINDS = (
    Kind(LOB, ATTACK, _throw, Crossed(lobbed, foes, why_not_fire, why_not_lob, _points),
        lead=9, harms=True, armed=True, tried="filling"),
    Kind(SPRAY, ATTACK, _throw, Crossed(sprayed, foes, why_not_fire, why_not_spray), lead=10,
        harms=True, armed=True, tried="filling"),
    Kind("suppress", ATTACK, _suppress,
        Crossed(ready(_fires_on), _living, _why_not_suppress, why_not_lob, _points), harms=True,
        bundled=True, armed=True, tried="makeshift"),
)  # fmt: skip
