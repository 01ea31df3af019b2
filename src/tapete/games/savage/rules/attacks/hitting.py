"""What an attack does: a hit and its damage, a shot through cover, a stray, a miss."""

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
from tapete.games.savage.rules.attacks.attack import AT_WEAPON, WILD, Attack, damage_text
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
from tapete.games.savage.rules.harm.conditions import expose
from tapete.games.savage.rules.harm.damage import (
    Blow,
    bear,
    damage_degree,
    damage_dice,
    endured,
    fatal,
    knock_out,
)
from tapete.games.savage.state import Figure
from tapete.games.savage.world import PACE, Fight
from tapete.kernel import Draw, Modifier, Roll
from tapete.spaces.plane.point import Point
from tapete.spaces.plane.segment import closer
from tapete.spaces.sight.view import View

PELLETS = {0: "3d6", -2: "2d6", -4: "1d6"}
"""What a shotgun does at each range."""
PARTS = {"hand": "hand", "limb": "arm", "leg": "leg", "head": "head"}
"""What a called shot strikes; others the torso."""
SHIELD_ARMOUR = 2
GORE, GORE_RUN = 4, 5 * PACE
CHARGE, CHARGE_RUN = 4, 6 * PACE


def cover_penalty(fight: Fight, attack: Attack) -> int:
    hidden = terms.cover_of(fight, attack.attacker, attack.target, ranged=attack.ranged)
    return terms.COVER.get(hidden, terms.COVER[90])


Ready: TypeAlias = tuple[tuple[int, ...], Versus, tuple[Modifier, ...]]
"""The dice of an attack roll, how they are read, and the terms that are shown."""


def tried(
    fight: Fight, attack: Attack, dice: tuple[int, ...], read: Versus, shown: tuple[Modifier, ...]
) -> int:
    """The roll of an attack, with the re-rolls its player pays for."""
    roll = Roll(dice, read, _roll_rule(fight, attack), True, attack.attacker.seat, None, shown)
    return trait_tries(fight, attack.attacker, roll, CRITICAL, RAISE).best()


def _roll_rule(fight: Fight, attack: Attack) -> str:
    if attack.ranged and fight.adjacent(attack.attacker, attack.target):
        return "savage.melee_ranged.tn"
    mounted = attack.attacker.mount and not attack.ranged
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
    """What comes of an attack roll; gives what it did: 0 nothing, 1 Shaken, then wounds and 1."""
    return fight.table.stage(lambda: _resolved(fight, attack, mark), resolve, mark, *attack.facts)


def resolve_last(fight: Fight, attack: Attack, mark: int) -> int:
    """The same, for a stage that ends with it."""
    return fight.table.last(lambda: _resolved(fight, attack, mark), resolve, mark, *attack.facts)


Blows: TypeAlias = tuple[tuple[Attack, int], ...]
"""Attacks, each with the mark of its roll."""


def resolve_all(fight: Fight, blows: Blows) -> int:
    """One after the other, while there is somebody to strike; gives the worst that they did."""
    if not blows:
        return 0
    (attack, mark), rest = blows[0], blows[1:]
    degree = 0 if attack.target.out else resolve(fight, attack, mark)
    facts = tuple([(mark, attack.facts) for attack, mark in rest])
    others = fight.table.stage(lambda: resolve_all(fight, rest), resolve_all, facts)
    return max(degree, others)


def _resolved(fight: Fight, attack: Attack, mark: int) -> int:
    """A hit, a hit through what covers the target, a stray shot, or a miss."""
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
    attack.target.unaware = attack.target.surprised = False
    if mark == ONE and attack.ranged:
        stray(fight, attack)
    return 0


def hit(fight: Fight, attack: Attack, *, raised: bool, obstacle: int = 0) -> int:
    """What a hit does: 0 nothing, 1 Shaken, then wounds and 1."""
    _tell_hit(fight, attack, raised, obstacle)
    facts = hit, raised, obstacle, *attack.facts
    return fight.table.stage(lambda: _hit(fight, attack, raised, obstacle), *facts)


def _hit_last(fight: Fight, attack: Attack, *, raised: bool, obstacle: int) -> int:
    """The same, for a stage that ends with it."""
    _tell_hit(fight, attack, raised, obstacle)
    facts = hit, raised, obstacle, *attack.facts
    return fight.table.last(lambda: _hit(fight, attack, raised, obstacle), *facts)


def _tell_hit(fight: Fight, attack: Attack, raised: bool, obstacle: int) -> None:
    rule = "savage.cover.obstacle" if obstacle else "savage.core.attack"
    name, target = attack.attacker.id, attack.target.id
    fight.table.tell(Hit, figure=name, target=target, raised=raised, rule=rule)


def _hit(fight: Fight, attack: Attack, raised: bool, obstacle: int) -> int:
    """Damage, with a d6 more for a raise; then what the Drop or a blow to the hand brings."""
    target = attack.target
    if attack.called in AT_WEAPON:
        return at_weapon(fight, attack)
    dropped = terms.has_drop(fight, target)
    degree = deal(fight, attack, raised=raised, obstacle=obstacle)
    return suffer(fight, attack, degree, dropped=dropped)


def deal(fight: Fight, attack: Attack, *, raised: bool, obstacle: int = 0) -> int:
    """The damage roll of a hit."""
    blow = blow_of(fight, attack, obstacle)
    if raised:
        blow = blow.with_raise()
    return damage_degree(fight, attack.target, blow, damage_rule(attack), attack.attacker)


def suffer(fight: Fight, attack: Attack, degree: int, *, dropped: bool) -> int:
    """What a damage roll does to the target, and what follows from that."""

    def suffered() -> int:
        left = endured(fight, attack.target, degree)
        return endure(fight, attack, left, dropped=dropped)

    return fight.table.last(suffered, suffer, degree, dropped, *attack.facts)


def endure(fight: Fight, attack: Attack, degree: int, *, dropped: bool) -> int:
    """The target bears what it has not soaked; then what the attack brings besides.

    Gives as much of it as matters: no more than what puts the target out.
    """
    target = attack.target
    least = 1 + fatal(target)
    part = PARTS.get(attack.called, "torso")
    bear(fight, target, degree, nonlethal=attack.nonlethal, part=part)
    target.unaware = target.surprised = False
    if degree and not target.out:
        _after(fight, attack, dropped)
    return min(degree, least)


def at_weapon(fight: Fight, attack: Attack) -> int:
    """A hit on what the target holds does it no harm itself."""
    from tapete.games.savage.rules.manoeuvres.disarming import strike_weapon

    attack.target.unaware = attack.target.surprised = False
    strike_weapon(fight, attack)
    return 0


def _after(fight: Fight, attack: Attack, dropped: bool) -> None:
    from tapete.games.savage.rules.manoeuvres.disarming import drop_from_limb

    if dropped:
        head = Modifier("savage.called.head", -2 if attack.called == "head" else 0)
        mark = check(fight, attack.target, "vigor", "savage.drop.knockout", [head])
        if mark < SUCCESS:
            knock_out(fight, attack.target, 1, "savage.drop.knockout")
    if attack.called in ("hand", "limb"):
        drop_from_limb(fight, attack.target, attack.called)


def blow_of(fight: Fight, attack: Attack, obstacle: int = 0) -> Blow:
    """The damage of an attack: its dice, what adds to them, and the armour in their way."""
    attacker, weapon = attack.attacker, attack.weapon
    text = damage_text(attack)
    if weapon.kind == "shotgun" and attack.ranged:
        text = PELLETS.get(terms.range_penalty(fight, attacker, attack.target, weapon) or 0, "1d6")
    dice, plus = damage_dice(attacker, text)
    part = PARTS.get(attack.called, "torso")
    blow = Blow(dice, plus, weapon.ap, part, obstacle, weapon.heavy, nonlethal=attack.nonlethal)
    blow = blow.harder("savage.called.head", terms.HEAD_DAMAGE if attack.called == "head" else 0)
    dropped = terms.has_drop(fight, attack.target)
    blow = blow.harder(terms.drop_rule(attack.target), terms.DROP if dropped else 0)
    if not attack.skill:
        blow = blow.harder("savage.power.cost", terms.smitten(attacker))
    if attack.ranged:
        return blow
    blow = blow.harder("savage.combat.wild_attack", WILD if attack.wild else 0)
    blow = blow.harder("savage.natural.horns", GORE if _gores(fight, attack) else 0)
    return blow.harder("savage.mounted.charge", CHARGE if _charges(fight, attack) else 0)


def damage_rule(attack: Attack) -> str:
    pellets = attack.ranged and attack.weapon.kind == "shotgun"
    return "savage.shotgun.damage" if pellets else "savage.core.damage_roll"


def _gores(fight: Fight, attack: Attack) -> bool:
    """Horns after running at least 5 paces this turn."""
    if attack.weapon.feature != "horns" or attack.free or not fight.is_acting(attack.attacker):
        return False
    ran = fight.turn.run >= 0 or not fight.rules.horns_need_run
    return ran and fight.turn.walked >= GORE_RUN


def _charges(fight: Fight, attack: Attack) -> bool:
    """A rider whose mount has come at least 6 paces in a straight line."""
    charging = bool(attack.attacker.mount) and not attack.free
    return charging and fight.is_acting(attack.attacker) and fight.turn.straight >= CHARGE_RUN


def obstacle_armour(fight: Fight, attack: Attack) -> int | None:
    """The Armor of what covers the target most: a thing, a figure, its shield; None if nothing."""
    attacker, target = attack.attacker, attack.target
    cover = terms.cover_of(fight, attacker, target, ranged=attack.ranged)
    view = (
        terms.view_past(fight, attacker, target)
        if attack.ranged
        else fight.view(attacker.at, target)
    )
    if terms.hidden_by_bodies(view) >= min(90, cover) > 0:
        return armour_between(fight, attack, view)
    shield = shield_of(target)
    return SHIELD_ARMOUR if shield is not None and shield.cover >= cover > 0 else None


def armour_between(fight: Fight, attack: Attack, view: View) -> int | None:
    """Of the thing or the figure that hides most: its value of the table, or its Toughness."""
    pieces, figures = view.pieces, view.figures
    if figures and max(figures.values()) > max(pieces.values(), default=0.0):
        place = max(figures, key=lambda figure: figures[figure])
        body = terms.between(fight, attack.attacker, attack.target)[place]
        return toughness(body) + armour_at(body, "torso")
    return piece_armour(fight, pieces)


def piece_armour(fight: Fight, pieces: dict[int, float]) -> int | None:
    """The value of the table for the piece that hides most; None if it has no body."""
    if not pieces:
        return None
    thing = library().things.get(
        fight.board.pieces[max(pieces, key=lambda piece: pieces[piece])].material
    )
    return None if thing is None else thing.armour


def stray(fight: Fight, attack: Attack) -> None:
    """A failed shot with a natural 1 hits somebody else, near the target or in the line of fire."""
    go_astray(fight, attack, bystanders(fight, attack.attacker, attack.target))


def go_astray(fight: Fight, attack: Attack, others: list[Figure]) -> None:
    """One of them, at random, is hit, whatever was aimed at."""
    if not others:
        return
    rule = "savage.bystanders"
    struck = fight.table.roll(Draw(tuple(sorted(other.id for other in others)), rule))
    victim = fight.figure(struck)
    hit(fight, msgspec.structs.replace(attack, target=victim, called=""), raised=False)


def bystanders(fight: Fight, attacker: Figure, target: Figure) -> list[Figure]:
    """Friend or foe, adjacent to the target or in the straight line of fire.

    What the attacker rides is under its arms, not before them.
    """
    return [
        other
        for other in fight.standing()
        if other not in (attacker, target)
        and other.id != attacker.mount
        and (fight.adjacent(other, target) or in_line(attacker, target.at, other))
    ]


def in_line(attacker: Figure, at: Point, other: Figure) -> bool:
    line = (attacker.at.x, attacker.at.y), (at.x, at.y)
    return closer((other.at.x, other.at.y), *line, other.radius**2)
