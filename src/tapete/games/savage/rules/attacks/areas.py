"""Areas of effect: templates, where they land, whom they touch and what they do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

import msgspec

from tapete.games.savage.content.library import Weapon, damage_of
from tapete.games.savage.events.fight import Attacked, Covered, Deviated, Evaded
from tapete.games.savage.figures import has
from tapete.games.savage.rules.attacks import modifiers as terms
from tapete.games.savage.rules.attacks.hitting import piece_armour
from tapete.games.savage.rules.dice.traits import RAISE, SUCCESS, check
from tapete.games.savage.rules.harm.conditions import is_held
from tapete.games.savage.rules.harm.damage import Blow, strike
from tapete.games.savage.rules.manoeuvres.grappling import loosen
from tapete.games.savage.state import Figure, Item
from tapete.games.savage.world import PACE, Fight, disc, squares_between
from tapete.kernel import Modifier, Roll
from tapete.kernel.chance.readings import Total
from tapete.spaces.plane.disc import Disc, whole_gap
from tapete.spaces.plane.point import Point, distance, towards
from tapete.spaces.plane.templates import CLOCK, Circle, Teardrop, clock_point
from tapete.spaces.sight.rays import first_hit
from tapete.spaces.sight.view import View

Template: TypeAlias = Circle | Teardrop

RADII = {"small": PACE, "medium": 2 * PACE, "large": 3 * PACE}
CONE_LENGTH, CONE_WIDTH = 9 * PACE, 3 * PACE
WITHOUT_MINIATURES = "savage.area.no_minis"
TARGETS = {"small": 2, "medium": 3, "cone": 3, "large": 4}
"""Whom a template reaches when there are no miniatures."""
TIMES = {0: 1, -2: 2, -4: 3, terms.EXTREME: 4}
"""What the deviation is multiplied by, by the range penalty."""
WALL = 2 * PACE
"""As high as a man: what stops a template that deviates."""
EVADING = -2
SHORT_OF_A_WALL = 10


# --- templates


def blast(template: str, centre: Point) -> Circle:
    return Circle(centre, RADII[template])


def cone(figure: Figure, at: Point) -> Teardrop:
    """From a figure towards a place: 9 paces long, 3 wide at its end."""
    return Teardrop(figure.at, at, CONE_LENGTH, CONE_WIDTH)


def touched(fight: Fight, template: Template) -> list[Figure]:
    """Everybody it touches, even in part, friend or foe; a cone starts beyond whoever makes it."""
    found = [figure for figure in fight.standing() if template.touches(disc(figure))]
    if isinstance(template, Teardrop):
        found = [figure for figure in found if figure.at != template.tip]
    return found


def without_miniatures(
    template: str, aimed: Figure, nearest: Sequence[Figure]
) -> tuple[Figure, ...]:
    """The one aimed at, then those nearest, friends included, as many as the template reaches."""
    return (aimed, *nearest)[: TARGETS[template]]


# --- the attack


class Burst(msgspec.Struct, frozen=True):
    """An area attack: who makes it, with what, where, and what it does to whoever is there."""

    attacker: Figure
    source: str
    template: Template
    blow: Blow
    evadable: bool = False
    spared: tuple[str, ...] = ()


Harmed: TypeAlias = list[tuple[Figure, int]]
"""Who was in it, and how badly each was hurt: 0 not, 1 Shaken, then wounds and 1."""


def announce(fight: Fight, attacker: Figure, target: Figure | None, source: str) -> None:
    rule, whom = "savage.core.area_attack", "" if target is None else target.id
    fight.table.tell(Attacked, figure=attacker.id, target=whom, weapon=source, rule=rule)


def gap_to(fight: Fight, figure: Figure, at: Point, radius: int = 0) -> int:
    """How far a place is, or the edge of a base there."""
    if fight.squared:
        return squares_between(figure.at, at) * PACE
    return whole_gap(disc(figure), Disc(at, radius))


def area_terms(
    fight: Fight, attacker: Figure, item: Item, weapon: Weapon, at: Point, penalty: int
) -> list[Modifier]:
    """Range and light at the place, and what weighs on the attacker; nothing of the targets."""
    return [
        Modifier("savage.range.penalty", penalty),
        place_light(fight, attacker, at),
        terms.off_hand(attacker, item),
        terms.one_armed(attacker, weapon),
        terms.one_eyed(attacker),
        terms.unstable(fight, attacker, weapon),
        terms.weak_arm(attacker, weapon),
    ]


def place_light(fight: Fight, attacker: Figure, at: Point) -> Modifier:
    if has(attacker, "blind"):
        return Modifier("savage.injury.head", -6)
    return Modifier("savage.light", fight.light(at))


def explode(fight: Fight, burst: Burst, *, raised: bool = False) -> Harmed:
    """Everyone the template touches takes damage, each rolled for apart."""
    blow = burst.blow.with_raise() if raised else burst.blow
    fight.table.tell(Covered, figure=burst.attacker.id, template=burst.template)
    found: Harmed = []
    for victim in touched(fight, burst.template):
        if victim.id in burst.spared or (burst.evadable and evades(fight, victim, burst.template)):
            continue
        armour = cover_armour(fight, burst, victim)
        behind = msgspec.structs.replace(blow, extra_armour=armour)
        rule = "savage.area.cover_as_armour" if armour else "savage.area.damage"
        degree = strike(fight, victim, behind, rule, burst.attacker)
        victim.unaware = victim.surprised = False
        found.append((victim, degree))
    return found


def cover_armour(fight: Fight, burst: Burst, victim: Figure) -> int:
    """What is between the centre and the victim is Armor; so is lying down, from afar."""
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
    """The positive of the cover penalty; or by the option, the value of what is in between."""
    if fight.rules.area_cover == "percent":
        return -terms.COVER[min(90, view.quarters)]
    return piece_armour(fight, view.pieces) or 0


# --- deviation


def deviate(
    fight: Fight, attacker: Figure, target: Point, *, gap: int, thrown: bool, penalty: int
) -> Point:
    """Where a template that missed goes off: so far off, by the clock, until a wall stops it."""
    dice = (6,) if thrown else (6, 6)
    seat = attacker.seat
    paces = fight.table.roll(Roll(dice, Total(), "savage.area.deviation", by=seat))
    hour = fight.table.roll(Roll((12,), Total(), "savage.area.deviation.direction", by=seat))
    rolled, most = paces * TIMES[penalty] * PACE, furthest(fight, gap)
    rule = "savage.area.deviation" if rolled <= most else "savage.area.deviation.cap"
    far = min(rolled, most)
    fight.table.tell(Deviated, figure=attacker.id, paces=round(far / PACE, 1), hour=hour, rule=rule)
    return stopped(fight, target, clock_point(attacker.at, target, hour, far))


def furthest(fight: Fight, gap: int) -> int:
    """Half the distance to the target, on squares in whole paces."""
    return gap // 2 // PACE * PACE if fight.squared else gap // 2


def stopped(fight: Fight, start: Point, goal: Point) -> Point:
    """A wall in the way stops it there; on squares it lands in the middle of one."""
    met = first_hit(fight.board, start, goal, WALL)
    if met is not None:
        return towards(start, met, max(0.0, distance(start, met) - SHORT_OF_A_WALL))
    return middle(goal) if fight.squared else goal


def middle(at: Point) -> Point:
    """The middle of the square a place is in."""
    return Point(at.x // PACE * PACE + PACE // 2, at.y // PACE * PACE + PACE // 2)


# --- evading


def evades(fight: Fight, victim: Figure, template: Template) -> bool:
    """Agility at -2 against what may be evaded; then it is out of the template if it can be."""
    rule = "savage.evasion"
    if not may_evade(victim):
        return False
    if check(fight, victim, "agility", rule, [Modifier(rule, EVADING)]) < SUCCESS:
        return False
    leap(fight, victim, template)
    fight.table.tell(Evaded, figure=victim.id, rule=rule)
    return True


def may_evade(victim: Figure) -> bool:
    """Aware of the attack and able to move."""
    unready = victim.unaware or victim.surprised or victim.late or victim.tied or victim.out
    return not (victim.stunned or is_held(victim) or unready)


def leap(fight: Fight, victim: Figure, template: Template) -> None:
    """To the nearest free spot outside the template; it stays if there is none."""
    if victim.mount or victim.rider:
        return
    ground = fight.ground(victim)
    for spot in spots_around(fight, victim.at):
        outside = not template.touches(Disc(spot, victim.radius))
        if outside and ground.straight(victim.at, spot) is not None:
            victim.at = spot
            loosen(fight, victim)
            return


FAR = 6
"""No template is so large that one has to leap further."""
STEPS = 4
SQUARES = sorted(
    [(x, y) for x in range(-FAR, FAR + 1) for y in range(-FAR, FAR + 1) if (x, y) != (0, 0)],
    key=lambda square: (square[0] ** 2 + square[1] ** 2, square),
)


def spots_around(fight: Fight, at: Point) -> Iterator[Point]:
    """Places around one, the nearest first."""
    if fight.squared:
        yield from (Point(at.x + x * PACE, at.y + y * PACE) for x, y in SQUARES)
        return
    for step in range(1, FAR * STEPS + 1):
        far = step * PACE / STEPS
        yield from (Point(at.x + round(x * far), at.y + round(y * far)) for x, y in CLOCK)


# --- throwing and firing them


class Lob(msgspec.Struct, frozen=True):
    """A grenade, a rocket, a stick of dynamite: at whom, if anybody, and the place it is for."""

    attacker: Figure
    target: Figure | None
    at: Point
    item: Item
    weapon: Weapon


def lob_trait(weapon: Weapon) -> str:
    """What is thrown or breathed takes Athletics, the rest Shooting."""
    bodily = weapon.hardness == 0
    return "athletics" if weapon.kind == "grenade" or bodily else "shooting"


def lob(fight: Fight, throw: Lob) -> Harmed:
    """A roll against 4 for the place aimed at; a failure deviates and goes off all the same."""
    attacker, weapon = throw.attacker, throw.weapon
    announce(fight, attacker, throw.target, throw.item.kind)
    gap = gap_to(fight, attacker, throw.at, aimed_radius(throw))
    penalty = terms.band_penalty(gap, weapon) or 0
    mark = roll_area(fight, throw, penalty)
    at = throw.at
    if mark < SUCCESS:
        thrown = weapon.kind == "grenade"
        at = deviate(fight, attacker, at, gap=gap, thrown=thrown, penalty=penalty)
    burst = Burst(
        attacker, throw.item.kind, blast(weapon.template, at), blow_of(weapon), weapon.evadable
    )
    return explode(fight, burst, raised=mark >= RAISE)


def aimed_radius(throw: Lob) -> int:
    """A template over a figure is as far as that figure."""
    target = throw.target
    return target.radius if target is not None and throw.at == target.at else 0


def roll_area(fight: Fight, throw: Lob, penalty: int) -> int:
    modifiers = area_terms(fight, throw.attacker, throw.item, throw.weapon, throw.at, penalty)
    trait = lob_trait(throw.weapon)
    rule = "savage.core.area_attack"
    return check(fight, throw.attacker, trait, rule, modifiers, action=True)


def blow_of(weapon: Weapon) -> Blow:
    damage = damage_of(weapon.damage)
    return Blow(damage.dice, damage.plus, weapon.ap, heavy=weapon.heavy)


def spray(fight: Fight, throw: Lob) -> Harmed:
    """A cone from the attacker: a failure does nothing."""
    announce(fight, throw.attacker, throw.target, throw.item.kind)
    mark = roll_area(fight, throw, 0)
    if mark < SUCCESS:
        return []
    template = cone(throw.attacker, throw.at)
    weapon = throw.weapon
    burst = Burst(throw.attacker, throw.item.kind, template, blow_of(weapon), weapon.evadable)
    return explode(fight, burst, raised=mark >= RAISE)
