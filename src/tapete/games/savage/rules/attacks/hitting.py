"""The results of an attack: a hit and its damage, a shot through cover, a stray, a miss."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from tapete.games.savage.content.library import library
from tapete.games.savage.events.fight import Attacked, Hit, Missed
from tapete.games.savage.figures import (
    armour_at,
    shield_of,
    toughness,
)
from tapete.games.savage.rules.attacks import modifiers as terms
from tapete.games.savage.rules.attacks.attack import AT_SHIELD, AT_THING, Attack
from tapete.games.savage.rules.attacks.blows import PARTS, blow_of, damage_rule, kind_of
from tapete.games.savage.rules.dice.bennies import purse
from tapete.games.savage.rules.dice.rerolls import trait_tries
from tapete.games.savage.rules.dice.traits import (
    COVERED,
    CRITICAL,
    ONE,
    RAISE,
    SUCCESS,
    Versus,
    check,
)
from tapete.games.savage.rules.harm.conditions import expose, rouse
from tapete.games.savage.rules.harm.damage import (
    bear,
    damage_degree,
    endured,
    fatal,
    knock_out,
)
from tapete.games.savage.rules.harm.poison import envenom
from tapete.games.savage.rules.manoeuvres import disarming
from tapete.games.savage.rules.moving.riding import is_mounted, mover, together
from tapete.games.savage.state import Burn, Figure
from tapete.games.savage.world import Fight
from tapete.kernel import Draw, Message, Modifier, Roll
from tapete.spaces.plane.point import Point
from tapete.spaces.plane.segment import closer
from tapete.spaces.sight.view import View

SHIELD_ARMOUR = 2
"""savage.cover.obstacle"""


def cover_penalty(fight: Fight, attack: Attack) -> int:
    return terms.COVER.get(cover(fight, attack), terms.COVER[90])


def cover(fight: Fight, attack: Attack) -> int:
    """The target's cover in percent. A shield is no cover against a shot at the shield itself."""
    shielded = attack.called not in AT_SHIELD
    pair = attack.attacker, attack.target
    return terms.cover_of(fight, *pair, ranged=attack.ranged, shielded=shielded)


Ready: TypeAlias = tuple[tuple[int, ...], Versus, tuple[Modifier, ...]]
"""The dice of an attack roll, how they are read, and the modifiers to show."""


def tried(
    fight: Fight, attack: Attack, dice: tuple[int, ...], read: Versus, shown: tuple[Modifier, ...]
) -> int:
    """Makes an attack roll (`savage.core.attack`), with the re-rolls that its player pays for."""
    rule, who = _roll_rule(fight, attack), attack.attacker
    parried = Message.of("savage.term.parry", figure=attack.target.id)
    needs = () if attack.ranged else (Modifier("savage.core.attack", read.target, parried),)
    roll = Roll(dice, read, rule, True, who.seat, None, shown, figure=who.id, needs=needs)
    return trait_tries(fight, who, roll, CRITICAL, RAISE).best()


def _roll_rule(fight: Fight, attack: Attack) -> str:
    if attack.ranged and fight.adjacent(attack.attacker, attack.target):
        return "savage.melee_ranged.tn"
    mounted = is_mounted(attack.attacker) and not attack.ranged
    return "savage.mounted.fighting" if mounted else "savage.core.attack"


def announce(fight: Fight, attack: Attack) -> None:
    fight.table.tell(
        Attacked,
        figure=attack.attacker.id,
        target=attack.target.id,
        weapon=attack.item.kind,
        rule="savage.core.attack",
    )
    if attack.wild and not attack.attacker.vulnerable:
        expose(fight, attack.attacker, "savage.combat.wild_attack")


def resolve(fight: Fight, attack: Attack, mark: int) -> int:
    """Settles an attack roll; returns 0 for no harm, 1 for Shaken, and 1 more for each wound."""
    facts = resolve, mark, *attack.facts
    return fight.table.stage(lambda: resolve_last(fight, attack, mark), *facts)


Blows: TypeAlias = tuple[tuple[Attack, int], ...]
"""Attacks, each with the result of its roll."""


def resolve_all(fight: Fight, blows: Blows) -> int:
    """Settles attacks in order, except on targets already out; returns the worst result.

    savage.core.attack, savage.core.rof
    """
    if not blows:
        return 0
    (attack, mark), rest = blows[0], blows[1:]
    degree = 0 if attack.target.out else resolve(fight, attack, mark)
    facts = tuple([(mark, attack.facts) for attack, mark in rest])
    others = fight.table.stage(lambda: resolve_all(fight, rest), resolve_all, facts)
    return max(degree, others)


def resolve_last(fight: Fight, attack: Attack, mark: int) -> int:
    """Like `resolve`, for a stage that ends with it: a hit, one through cover, a stray, a miss."""
    if mark >= SUCCESS:
        return _hit_last(fight, attack, raised=mark >= RAISE, obstacle=0)
    if mark == COVERED and (armour := obstacle_armour(fight, attack)) is not None:
        return _hit_last(fight, attack, raised=False, obstacle=armour)
    fight.table.tell(
        Missed,
        figure=attack.attacker.id,
        target=attack.target.id,
        rule="savage.core.attack",
    )
    rouse(fight, attack.target)
    if mark == ONE and attack.ranged:
        stray(fight, attack)
    return 0


def hit(fight: Fight, attack: Attack, *, raised: bool, obstacle: int = 0) -> int:
    """Settles a hit; returns 0 for no harm, 1 for Shaken, and 1 more for each wound."""
    _tell_hit(fight, attack, raised, obstacle)
    facts = hit, raised, obstacle, *attack.facts
    return fight.table.stage(lambda: _hit(fight, attack, raised, obstacle), *facts)


def _hit_last(fight: Fight, attack: Attack, *, raised: bool, obstacle: int) -> int:
    """Like `hit`, for a stage that ends with it."""
    _tell_hit(fight, attack, raised, obstacle)
    return fight.table.last(lambda: _hit(fight, attack, raised, obstacle))


def _tell_hit(fight: Fight, attack: Attack, raised: bool, obstacle: int) -> None:
    rule = "savage.cover.obstacle" if obstacle else "savage.core.attack"
    name, target = attack.attacker.id, attack.target.id
    through = obstacle > 0
    fight.table.tell(Hit, figure=name, target=target, raised=raised, through=through, rule=rule)


def _hit(fight: Fight, attack: Attack, raised: bool, obstacle: int) -> int:
    """Damage, with a d6 more for a raise; then the effects of the Drop or a blow to the hand.

    savage.core.damage_roll
    """
    target = attack.target
    if attack.called in AT_THING:
        return at_thing(fight, attack)
    if attack.lingers and not target.berths:
        burn = Burn(list(attack.lingers), attack.weapon.ap, attack.weapon.heavy, kind_of(attack))
        target.burns.append(burn)
    dropped = terms.has_drop(fight, target)
    degree = fight.table.stage(lambda: deal(fight, attack, raised=raised, obstacle=obstacle))
    return suffer(fight, attack, degree, dropped=dropped)


def deal(fight: Fight, attack: Attack, *, raised: bool, obstacle: int) -> int:
    """Rolls the damage of a hit, for a stage that ends with it."""
    blow = blow_of(fight, attack, obstacle)
    if raised and not attack.target.berths:
        blow = blow.with_raise()
    return damage_degree(fight, attack.target, blow, damage_rule(attack), attack.attacker)


def suffer(fight: Fight, attack: Attack, degree: int, *, dropped: bool) -> int:
    """Applies a damage roll to the target, after soaking, and what follows from it."""

    attacker, target = attack.attacker, attack.target

    def suffered() -> int:
        left = endured(fight, target, degree)
        return endure(fight, attack, left, dropped=dropped)

    if not dropped and not purse(fight, target) and not purse(fight, attacker):
        return suffered()
    apart = None if attacker is target else (attacker, "bennies")
    facts = attacker.id, target.id, attack.called, attack.nonlethal
    return fight.table.last(suffered, suffer, degree, dropped, *facts, apart=apart)


def endure(fight: Fight, attack: Attack, degree: int, *, dropped: bool) -> int:
    """Applies the damage that is not soaked, and then the other effects of the attack.

    Returns the degree of harm, but no more than it takes to put the target out.
    savage.core.attack
    """
    target = attack.target
    least = 1 + fatal(target)
    part = PARTS.get(attack.called, "torso")
    bear(fight, target, degree, nonlethal=attack.nonlethal, part=part)
    rouse(fight, target)
    if degree and not target.out:
        _after(fight, attack, dropped)
    return min(degree, least)


def at_thing(fight: Fight, attack: Attack) -> int:
    """`savage.combat.disarm.weapon`: a hit on a weapon or shield does not harm its holder."""
    rouse(fight, attack.target)
    disarming.strike_thing(fight, attack)
    return 0


def _after(fight: Fight, attack: Attack, dropped: bool) -> None:
    if dropped:
        head = Modifier("savage.called.head", -2 if attack.called == "head" else 0)
        rule = "savage.drop.knockout"
        if check(fight, attack.target, "vigor", rule, [head], most=SUCCESS) < SUCCESS:
            knock_out(fight, attack.target, 1, rule)
    if attack.called in ("hand", "limb"):
        disarming.drop_from_limb(fight, attack.target, attack.called)
    if attack.weapon.kind == "natural":
        envenom(fight, attack.attacker, attack.target)


def obstacle_armour(fight: Fight, attack: Attack) -> int | None:
    """The Armor of the target's best cover: a thing, a figure or its shield; None without cover."""
    attacker, target = attack.attacker, attack.target
    hidden = cover(fight, attack)
    view = (
        terms.view_past(fight, attacker, target)
        if attack.ranged
        else fight.view(attacker.at, target)
    )
    if terms.hidden_by_bodies(view) >= min(90, hidden) > 0:
        return armour_between(fight, attack, view)
    shield = None if attack.called in AT_SHIELD else shield_of(target)
    return SHIELD_ARMOUR if shield is not None and shield.cover >= hidden > 0 else None


def armour_between(fight: Fight, attack: Attack, view: View) -> int | None:
    """`savage.cover.obstacle`: the Armor of what hides the most, or a figure's Toughness."""
    pieces, figures = view.pieces, view.figures
    if figures and max(figures.values()) > max(pieces.values(), default=0.0):
        place = max(figures, key=lambda figure: figures[figure])
        body = terms.between(fight, attack.attacker, attack.target)[place]
        return toughness(body) + armour_at(body, "torso")
    return piece_armour(fight, pieces)


def piece_armour(fight: Fight, pieces: dict[int, float]) -> int | None:
    """The Armor of the piece that hides the most; None if it has no material.

    savage.cover.obstacle
    """
    if not pieces:
        return None
    thing = library().things.get(
        fight.board.pieces[max(pieces, key=lambda piece: pieces[piece])].material
    )
    return None if thing is None else thing.armour


def stray(fight: Fight, attack: Attack) -> None:
    """A failed shot with a natural 1 hits a figure near the target or in the line of fire."""
    go_astray(fight, attack, bystanders(fight, attack.attacker, attack.target))


def go_astray(fight: Fight, attack: Attack, others: list[Figure]) -> None:
    """A random one of the figures is hit, without a called shot."""
    if not others:
        return
    rule = "savage.bystanders"
    struck = fight.table.roll(Draw(tuple(sorted(other.id for other in others)), rule))
    victim = fight.figure(struck)
    hit(fight, msgspec.structs.replace(attack, target=victim, called=""), raised=False)


def bystanders(fight: Fight, attacker: Figure, target: Figure) -> list[Figure]:
    """The figures adjacent to the target or in the line of fire, friend or foe.

    What carries the attacker is not in its line of fire, nor are others aboard. savage.bystanders
    """
    own = {one.id for one in together(fight, mover(fight, attacker))}
    return [
        other
        for other in fight.standing()
        if other is not target
        and other.id not in own
        and (fight.adjacent(other, target) or in_line(fight, attacker, target.at, other))
    ]


def in_line(fight: Fight, attacker: Figure, at: Point, other: Figure) -> bool:
    """`savage.bystanders`: True if the line of fire passes over a figure's base.

    Without miniatures nobody can tell.
    """
    if fight.spoken:
        return False
    line = (attacker.at.x, attacker.at.y), (at.x, at.y)
    return closer((other.at.x, other.at.y), *line, other.radius**2)
