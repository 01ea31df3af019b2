"""Damage against Toughness, soaking, wounds and being put out of the fight."""

from __future__ import annotations

import msgspec

from tapete.games.savage.content.library import Damage, damage_of
from tapete.games.savage.events.fight import Became, Fell, Soaked, Unharmed, Wounded
from tapete.games.savage.figures import (
    armour_at,
    attribute,
    bonus,
    is_heavy,
    sides,
    toughness,
    wound_limit,
)
from tapete.games.savage.rules.dice.bennies import may_pay, pays, purse
from tapete.games.savage.rules.dice.rerolls import DAMAGE, Tries
from tapete.games.savage.rules.dice.traits import CRITICAL, STEP, check
from tapete.games.savage.rules.harm.conditions import (
    fall_prone,
    lose_hold,
    release_all,
    risk_seat,
    shake,
    steady,
)
from tapete.games.savage.rules.moving.riding import part, rider_of
from tapete.games.savage.state import Fall, Figure
from tapete.games.savage.world import Fight
from tapete.kernel import Modifier, Roll
from tapete.kernel.chance.readings import Raises, Total

RAISE_DIE = 6
AGAIN, BRACE = "savage.ask.benny_damage", "savage.ask.benny_shaken"


class Blow(msgspec.Struct, frozen=True):
    """What is about to strike somebody."""

    dice: tuple[int, ...]
    plus: int = 0
    ap: int = 0
    """savage.core.armour_piercing"""
    part: str = "torso"
    extra_armour: int = 0
    """Of an obstacle, or of cover against an area."""
    heavy: bool = False
    nonlethal: bool = False
    modifiers: tuple[Modifier, ...] = ()

    def harder(self, rule: str, amount: int) -> Blow:
        """The same with so much more damage, and the rule that says why."""
        if not amount:
            return self
        terms = (*self.modifiers, Modifier(rule, amount))
        return msgspec.structs.replace(self, plus=self.plus + amount, modifiers=terms)

    def with_raise(self) -> Blow:
        """A single d6 more for an attack with a raise."""
        return msgspec.structs.replace(self, dice=(*self.dice, RAISE_DIE))


def damage_dice(figure: Figure, text: str) -> tuple[tuple[int, ...], int]:
    """The dice of a weapon in somebody's hands: its die never exceeds its user's Strength."""
    damage: Damage = damage_of(text)
    if not damage.strength:
        return damage.dice, damage.plus
    strength = attribute(figure, "strength")
    limited = tuple(min(die, sides(strength)) for die in damage.dice)
    return (sides(strength), *limited), damage.plus + bonus(strength)


def armour_against(victim: Figure, blow: Blow) -> int:
    """Armour piercing takes from whatever counts as Armor, and never from plain Toughness."""
    return max(0, armour_at(victim, blow.part) + blow.extra_armour - blow.ap)


def strike(
    fight: Fight, victim: Figure, blow: Blow, rule: str, attacker: Figure | None = None
) -> int:
    """Rolls damage and applies it: 0 nothing, 1 Shaken, then wounds and 1. Bennies may re-roll."""
    table, name = fight.table, victim.id

    def struck() -> int:
        degree = damage_degree(fight, victim, blow, rule, attacker)
        return table.last(lambda: borne(degree), harm, name, degree, blow.nonlethal, blow.part)

    def borne(degree: int) -> int:
        return harm(fight, victim, degree, nonlethal=blow.nonlethal, part=blow.part)

    return table.stage(struck, strike, name, blow, rule, None if attacker is None else attacker.id)


def damage_degree(
    fight: Fight, victim: Figure, blow: Blow, rule: str, attacker: Figure | None = None
) -> int:
    """What a damage roll comes to: 0 nothing, 1 Shaken, then wounds and 1."""
    if is_heavy(victim) and not blow.heavy:
        fight.table.tell(Unharmed, figure=victim.id, rule="savage.power.heavy")
        return 0
    again = attacker is not None and may_pay(fight, attacker, AGAIN)
    if not again and not (victim.shaken and may_pay(fight, victim, BRACE)):
        return _degree(fight, victim, blow, rule, attacker)
    return fight.table.stage(
        lambda: _degree(fight, victim, blow, rule, attacker),
        *(damage_degree, victim.id, blow, rule, attacker and attacker.id),
    )


def _degree(fight: Fight, victim: Figure, blow: Blow, rule: str, attacker: Figure | None) -> int:
    """The same as a stage of its own, where anybody may pay for something in it."""
    brace(fight, victim)
    most = None if purse(fight, victim) else 1 + fatal(victim)
    roll = damage_roll(fight, victim, blow, rule, attacker, most)
    return Tries(fight, attacker, roll, max, lambda n: n == most, why=DAMAGE).last()


def brace(fight: Fight, victim: Figure) -> None:
    """A benny takes away being Shaken at any time; just before damage is when it matters."""
    rule = "savage.benny.shaken"
    if victim.shaken and not victim.out and pays(fight, victim, BRACE, rule):
        steady(fight, victim, rule)


def damage_roll(
    fight: Fight, victim: Figure, blow: Blow, rule: str, attacker: Figure | None, most: int | None
) -> Roll[int]:
    """The dice against Toughness and the Armor that counts; of their raises, at most so many."""
    target = toughness(victim) + armour_against(victim, blow)
    joker = 2 if attacker is not None and fight.has_joker(attacker) else 0
    blow = blow.harder("savage.core.jokers", joker)
    read = Raises(target, STEP, most, Total(blow.plus))
    by = None if attacker is None else attacker.seat
    return Roll(blow.dice, read, rule, True, by, None, blow.modifiers)


def fatal(victim: Figure) -> int:
    """The least wounds that put it out of the fight: once it has soaked, more are as bad."""
    return max(1, wound_limit(victim) - victim.wounds + 1)


def harm(
    fight: Fight, victim: Figure, degree: int, *, nonlethal: bool = False, part: str = ""
) -> int:
    """What a damage roll does: 0 nothing, 1 Shaken, then wounds and 1."""
    left = endured(fight, victim, degree)
    least = 1 + fatal(victim)
    bear(fight, victim, left, nonlethal=nonlethal, part=part)
    return min(left, least)


def endured(fight: Fight, victim: Figure, degree: int) -> int:
    """Each raise is a wound, and to be Shaken twice over is one too; what is left after soaking."""
    if degree <= 0:
        fight.table.tell(Unharmed, figure=victim.id, rule="savage.core.toughness")
        return 0
    wounds = degree - 1 or int(victim.shaken)
    if not wounds:
        return 1
    left = soak(fight, victim, wounds)
    if not left:
        steady(fight, victim, "savage.core.soak")
        return 0
    return 1 + left


def bear(
    fight: Fight, victim: Figure, degree: int, *, nonlethal: bool = False, part: str = ""
) -> None:
    """Shaken, and the wounds."""
    if degree:
        shake(fight, victim, "savage.core.toughness")
    if degree > 1:
        take_wounds(fight, victim, degree - 1, nonlethal=nonlethal, part=part)


def soak(fight: Fight, victim: Figure, wounds: int) -> int:
    """A benny buys a Vigor roll: the success and each raise cancel a wound."""
    if not pays(fight, victim, "savage.ask.benny_soak", "savage.benny.soak"):
        return wounds
    least = fatal(victim)

    def alike(mark: int) -> object:
        return None if mark == CRITICAL else min(wounds - max(0, mark), least)

    mark = check(fight, victim, "vigor", "savage.benny.soak", most=wounds, alike=alike)
    cancelled = max(0, mark)
    fight.table.tell(Soaked, figure=victim.id, wounds=cancelled, rule="savage.benny.soak")
    return wounds - cancelled


def take_wounds(
    fight: Fight, victim: Figure, wounds: int, *, nonlethal: bool = False, part: str = ""
) -> None:
    """Past its limit a character is out of the fight."""
    limit = wound_limit(victim)
    out = victim.wounds + wounds > limit
    victim.wounds = min(limit, victim.wounds + wounds)
    fight.table.tell(Wounded, figure=victim.id, wounds=wounds, rule="savage.core.wounds")
    risk_seat(fight, victim)
    if out:
        incapacitate(fight, victim, nonlethal=nonlethal, part=part)


def incapacitate(fight: Fight, victim: Figure, *, nonlethal: bool = False, part: str = "") -> None:
    """Out of the fight; what becomes of it is settled as soon as this action is over."""
    put_out(fight, victim, "incapacitated", "savage.core.wounds")
    fight.state.falls.append(Fall(victim.id, "blow" if nonlethal else "wounds", part))


def put_out(fight: Fight, victim: Figure, how: str, rule: str) -> None:
    victim.out = how
    victim.defending = False
    victim.aim = ""
    lose_hold(fight, victim)
    release_all(fight, victim, "savage.grapple.roll")
    fight.table.tell(Fell, figure=victim.id, out=how, rule=rule)
    _part(fight, victim)


def _part(fight: Fight, victim: Figure) -> None:
    """A rider whose mount drops under it goes down; a mount whose rider drops stays."""
    rider = rider_of(fight, victim)
    part(fight, victim)
    if rider is not None:
        fall_prone(fight, rider, "savage.mounted.card")


def knock_out(fight: Fight, victim: Figure, hours: int, rule: str) -> None:
    """Unconscious for the rest of the scenario, and not dying."""
    victim.bleeding = False
    victim.hours = hours
    if not victim.out:
        put_out(fight, victim, "unconscious", rule)
    else:
        victim.out = "unconscious"
        fight.table.tell(Became, figure=victim.id, state="unconscious", rule=rule)
