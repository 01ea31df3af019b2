"""Areas of effect: templates, where they land, which figures they touch and what they do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

import msgspec

from tapete.games.savage.content.library import Weapon, damage_of
from tapete.games.savage.events.fight import Attacked, Covered, Deviated, Evaded
from tapete.games.savage.figures import has
from tapete.games.savage.rules.attacks import modifiers as terms
from tapete.games.savage.rules.attacks.attack import weapon_kind
from tapete.games.savage.rules.attacks.care import aim
from tapete.games.savage.rules.attacks.hitting import piece_armour
from tapete.games.savage.rules.attacks.shooting import has_aimed
from tapete.games.savage.rules.attacks.templates import Template, blast, caught, cone
from tapete.games.savage.rules.dice.traits import RAISE, SUCCESS, check
from tapete.games.savage.rules.harm.conditions import is_held, rouse
from tapete.games.savage.rules.harm.damage import Blow, strike
from tapete.games.savage.rules.manoeuvres.grappling import loosen
from tapete.games.savage.state import Figure, Item
from tapete.games.savage.world import PACE, Fight, disc, squares_between
from tapete.kernel import Modifier, Roll
from tapete.kernel.chance.readings import Total
from tapete.spaces.plane.disc import Disc, whole_gap
from tapete.spaces.plane.point import Point, distance, towards
from tapete.spaces.plane.templates import CLOCK, Circle, clock_point
from tapete.spaces.sight.rays import first_hit
from tapete.spaces.sight.view import View

TIMES = {0: 1, -2: 2, -4: 3, terms.EXTREME: 4}
"""The factor of the deviation for each range penalty."""
WALL = 2 * PACE
"""The height of a man: anything as high stops a template that deviates."""
EVADING = -2
SHORT_OF_A_WALL = 10


# --- the attack


class Burst(msgspec.Struct, frozen=True):
    """An area attack: its attacker, its weapon or power, its area and its damage."""

    attacker: Figure
    source: str
    template: Template
    blow: Blow
    evadable: bool = False
    spared: tuple[str, ...] = ()


Harmed: TypeAlias = list[tuple[Figure, int]]
"""The figures in the area, and how badly each was hurt.

0 is not at all, 1 is Shaken, and each wound adds 1.
"""


def announce(fight: Fight, attacker: Figure, target: Figure | None, source: str) -> None:
    rule, whom = "savage.core.area_attack", "" if target is None else target.id
    fight.table.tell(Attacked, figure=attacker.id, target=whom, weapon=source, rule=rule)


def gap_to(fight: Fight, figure: Figure, at: Point, radius: int = 0) -> int:
    """The distance to a place, or to the edge of a base there."""
    if fight.spoken:
        return abs(figure.at.x - at.x)
    if fight.squared:
        return squares_between(figure.at, at) * PACE
    return whole_gap(disc(figure), Disc(at, radius))


def area_terms(
    fight: Fight, throw: Lob, penalty: int, extra: Sequence[Modifier] = ()
) -> list[Modifier]:
    """The modifiers for the place and the attacker; those for the targets do not count."""
    attacker, weapon, target = throw.attacker, throw.weapon, throw.target
    found = [
        Modifier("savage.range.penalty", penalty),
        place_light(fight, attacker, throw.at),
        terms.off_hand(attacker, throw.item),
        terms.one_armed(attacker, weapon),
        terms.one_eyed(attacker),
        terms.unstable(fight, attacker, weapon),
        terms.weak_arm(attacker, weapon),
        *extra,
    ]
    if target is not None and has_aimed(fight, attacker, target, throw.item.kind):
        found.append(aim(found, fight).term(found))
    return found


def place_light(fight: Fight, attacker: Figure, at: Point) -> Modifier:
    if has(attacker, "blind"):
        return Modifier("savage.injury.head", -6)
    return Modifier("savage.light", fight.gloom(attacker, at))


def explode(
    fight: Fight, burst: Burst, victims: list[Figure] | None = None, *, raised: bool = False
) -> Harmed:
    """All figures that it reaches take damage, with a roll for each."""
    if not fight.spoken:
        fight.table.tell(Covered, figure=burst.attacker.id, template=burst.template)
    if victims is None:
        victims = caught(fight, burst.attacker, burst.template)
    return harm_all(fight, burst, victims, raised=raised)


def harm_all(
    fight: Fight, burst: Burst, victims: Sequence[Figure], *, raised: bool = False
) -> Harmed:
    """Damages each of the figures, unless it is spared or evades."""
    found: Harmed = []
    for victim in victims:
        unhurt = victim.id in burst.spared or (
            burst.evadable and evades(fight, victim, burst.template)
        )
        if not unhurt:
            found.append((victim, _harm(fight, burst, victim, raised)))
        rouse(fight, victim)
    return found


def _harm(fight: Fight, burst: Burst, victim: Figure, raised: bool) -> int:
    blow = burst.blow.with_raise() if raised and not victim.berths else burst.blow
    armour = cover_armour(fight, burst, victim)
    behind = msgspec.structs.replace(blow, extra_armour=armour)
    rule = "savage.area.cover_as_armour" if armour else "savage.area.damage"
    return strike(fight, victim, behind, rule, burst.attacker)


def cover_armour(fight: Fight, burst: Burst, victim: Figure) -> int:
    """Cover between the centre and the victim counts as Armor; so does being prone, from afar."""
    source = burst.template
    view = fight.view(source.centre if isinstance(source, Circle) else source.tip, victim)
    lying = (
        victim.prone
        and victim is not burst.attacker
        and fight.gap(burst.attacker, victim) >= terms.PRONE_FROM
    )
    prone = -terms.COVER[terms.PRONE_COVER] if lying else 0
    return max(between_armour(fight, view), prone)


def between_armour(fight: Fight, view: View) -> int:
    """The cover penalty as Armor; with `area_cover` `material`, the Armor of what is between."""
    if fight.rules.area_cover == "percent":
        return -terms.COVER[min(90, view.quarters)]
    return piece_armour(fight, view.pieces) or 0


# --- deviation


def deviate(
    fight: Fight, attacker: Figure, target: Point, *, gap: int, thrown: bool, penalty: int
) -> Point:
    """Where a missed template goes off: a rolled distance and direction, unless a wall stops it."""
    dice = (6,) if thrown else (6, 6)
    seat, name = attacker.seat, attacker.id
    far, way = "savage.area.deviation", "savage.area.deviation.direction"
    paces = fight.table.roll(Roll(dice, Total(), far, by=seat, figure=name))
    hour = fight.table.roll(Roll((12,), Total(), way, by=seat, figure=name))
    rolled, most = paces * TIMES[penalty] * PACE, furthest(fight, gap)
    rule = far if rolled <= most else "savage.area.deviation.cap"
    gone = min(rolled, most)
    fight.table.tell(
        Deviated, figure=attacker.id, paces=round(gone / PACE, 1), hour=hour, rule=rule
    )
    return stopped(fight, target, clock_point(attacker.at, target, hour, gone))


def furthest(fight: Fight, gap: int) -> int:
    """The most deviation: half the distance to the target, on squares in whole paces."""
    return gap // 2 // PACE * PACE if fight.squared else gap // 2


def stopped(fight: Fight, start: Point, goal: Point) -> Point:
    """Where a template ends: at a wall in its way, or at its goal, in the middle of a square."""
    met = first_hit(fight.board, start, goal, WALL)
    if met is not None:
        return towards(start, met, max(0.0, distance(start, met) - SHORT_OF_A_WALL))
    return middle(goal) if fight.squared else goal


def middle(at: Point) -> Point:
    """The middle of the square that a place is in."""
    return Point(at.x // PACE * PACE + PACE // 2, at.y // PACE * PACE + PACE // 2)


# --- evading


def evades(fight: Fight, victim: Figure, template: Template) -> bool:
    """Agility at -2; on a success it is unharmed, and leaps out of the template if it can."""
    rule = "savage.evasion"
    if not may_evade(victim):
        return False
    hard = [Modifier(rule, EVADING)]
    if check(fight, victim, "agility", rule, hard, most=SUCCESS) < SUCCESS:
        return False
    leap(fight, victim, template)
    fight.table.tell(Evaded, figure=victim.id, rule=rule)
    return True


def may_evade(victim: Figure) -> bool:
    """True if it is aware of the attack and able to move. Nobody leaps out of a vehicle."""
    if victim.vehicle or victim.berths:
        return False
    unready = victim.unaware or victim.surprised or victim.late or victim.tied or victim.out
    return not (victim.stunned or is_held(victim) or unready)


def leap(fight: Fight, victim: Figure, template: Template) -> None:
    """Moves to the nearest free place outside the template; it stays if there is none."""
    if victim.mount or victim.rider or fight.spoken:
        return
    ground = fight.ground(victim)
    for spot in spots_around(fight, victim.at):
        outside = not template.touches(Disc(spot, victim.radius))
        if outside and ground.straight(victim.at, spot) is not None:
            victim.at = spot
            victim.aim = ""
            loosen(fight, victim)
            return


FAR = 6
"""The furthest leap, in paces. No template is so large that more is needed."""
STEPS = 4
SQUARES = sorted(
    [(x, y) for x in range(-FAR, FAR + 1) for y in range(-FAR, FAR + 1) if (x, y) != (0, 0)],
    key=lambda square: (square[0] ** 2 + square[1] ** 2, square),
)


def spots_around(fight: Fight, at: Point) -> Iterator[Point]:
    """Places around a place, the nearest first."""
    if fight.squared:
        yield from (Point(at.x + x * PACE, at.y + y * PACE) for x, y in SQUARES)
        return
    for step in range(1, FAR * STEPS + 1):
        far = step * PACE / STEPS
        yield from (Point(at.x + round(x * far), at.y + round(y * far)) for x, y in CLOCK)


# --- throwing and firing them


class Lob(msgspec.Struct, frozen=True):
    """A grenade, a rocket, a stick of dynamite: its target, if any, and the place aimed at."""

    attacker: Figure
    target: Figure | None
    at: Point
    item: Item
    weapon: Weapon


def lob_trait(weapon: Weapon) -> str:
    """Grenades and breath weapons use Athletics, the rest Shooting."""
    bodily = weapon.hardness == 0
    return "athletics" if weapon.kind == "grenade" or bodily else "shooting"


def lob(fight: Fight, throw: Lob, extra: Sequence[Modifier] = ()) -> Harmed:
    """A roll against 4 to hit the place aimed at; on a failure it deviates, and still goes off.

    Without miniatures a failure harms nobody, as nobody knows where it goes off.
    """
    attacker, weapon = throw.attacker, throw.weapon
    announce(fight, attacker, throw.target, throw.item.kind)
    gap = gap_to(fight, attacker, throw.at, aimed_radius(throw))
    penalty = terms.band_penalty(gap, weapon) or 0
    mark = roll_area(fight, throw, penalty, extra)
    at = throw.at
    if mark < SUCCESS:
        miss(fight, throw)
        if fight.spoken:
            return []
        thrown = weapon.kind == "grenade"
        at = deviate(fight, attacker, at, gap=gap, thrown=thrown, penalty=penalty)
    burst = Burst(
        attacker, throw.item.kind, blast(weapon.template, at), blow_of(weapon), weapon.evadable
    )
    return explode(fight, burst, raised=mark >= RAISE)


def miss(fight: Fight, throw: Lob) -> None:
    """A target that was missed knows of the attack."""
    if throw.target is not None:
        rouse(fight, throw.target)


def aimed_radius(throw: Lob) -> int:
    """The radius of the target if the template is centred on it, else 0."""
    target = throw.target
    return target.radius if target is not None and throw.at == target.at else 0


def roll_area(fight: Fight, throw: Lob, penalty: int, extra: Sequence[Modifier] = ()) -> int:
    modifiers = area_terms(fight, throw, penalty, extra)
    trait = lob_trait(throw.weapon)
    rule = "savage.core.area_attack"
    return check(fight, throw.attacker, trait, rule, modifiers, action=True)


def blow_of(weapon: Weapon) -> Blow:
    damage = damage_of(weapon.damage)
    kind = weapon_kind(weapon)
    return Blow(damage.dice, damage.plus, weapon.ap, heavy=weapon.heavy, kind=kind)


def spray(fight: Fight, throw: Lob, extra: Sequence[Modifier] = ()) -> Harmed:
    """A cone from the attacker; a failure does nothing."""
    announce(fight, throw.attacker, throw.target, throw.item.kind)
    mark = roll_area(fight, throw, 0, extra)
    if mark < SUCCESS:
        miss(fight, throw)
        return []
    template = cone(throw.attacker, throw.at)
    weapon = throw.weapon
    burst = Burst(throw.attacker, throw.item.kind, template, blow_of(weapon), weapon.evadable)
    return explode(fight, burst, raised=mark >= RAISE)
