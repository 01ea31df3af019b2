"""Damage against Toughness, soaking, wounds and being put out of the fight."""

from __future__ import annotations

from typing import Literal

import msgspec

from tapete.games.savage.content.library import Damage, damage_of
from tapete.games.savage.events.fight import Became, Fell, Soaked, Unharmed, Wounded
from tapete.games.savage.figures import (
    armour_at,
    attribute,
    gifted,
    is_heavy,
    is_immune,
    is_unwounded_by,
    sides,
    toughness,
    trait_bonus,
    weakness_to,
    wound_limit,
)
from tapete.games.savage.rules.dice.bennies import pays, purse
from tapete.games.savage.rules.dice.rerolls import DAMAGE, Tries
from tapete.games.savage.rules.dice.traits import CRITICAL, STEP, check
from tapete.games.savage.rules.harm.conditions import (
    SHAKE_OFF,
    fall_prone,
    lose_hold,
    release_all,
    risk_seat,
    shake,
    steady,
)
from tapete.games.savage.rules.moving.riding import aboard, part
from tapete.games.savage.state import Bane, Fall, Figure, HarmKind
from tapete.games.savage.world import Fight
from tapete.kernel import Message, Modifier, Roll
from tapete.kernel.chance.readings import Raises, Total

RAISE_DIE = 6
DAMAGE_ROLL = "savage.core.damage_roll"
TOUGHNESS, ARMOUR = "savage.core.toughness", "savage.core.armour_piercing"
PROTECTED = Message.of("savage.term.armour")
WRITTEN = Message.of("savage.term.damage")
"""What is written beside the dice of damage, and what Strength adds to them."""
MAGIC: tuple[Bane, ...] = ("magic",)
"""What the harm of a power is besides its kind."""
SHAKEN = 1
"""The degree of harm that does not wound."""
BROKEN = 1
"""The degree of harm of a thing that breaks; there is no more to it."""
UNACED, WRECKED = "savage.break_object.no_bonus", "savage.ruling.vehicle_attack"
WEAKNESS = "savage.ruling.weakness"
BRACE, SOAK = "savage.ask.benny_shaken", "savage.ask.benny_soak"


class Blow(msgspec.Struct, frozen=True):
    """Something that is about to strike a figure."""

    dice: tuple[int, ...]
    plus: int = 0
    ap: int = 0
    """savage.core.armour_piercing"""
    part: str = "torso"
    extra_armour: int = 0
    """Armor from an obstacle, or from cover against an area attack."""
    heavy: bool = False
    nonlethal: bool = False
    kind: HarmKind | Literal[""] = ""
    """What the harm is made of, if that is known."""
    also: tuple[Bane, ...] = ()
    """What else matters of it to some: that it is of silver, of a power, to the head."""
    modifiers: tuple[Modifier, ...] = ()

    def harder(self, rule: str, amount: int) -> Blow:
        """Returns the same blow with more damage, and with the rule that gives it."""
        if not amount:
            return self
        terms = (*self.modifiers, Modifier(rule, amount))
        return msgspec.structs.replace(self, plus=self.plus + amount, modifiers=terms)

    @property
    def terms(self) -> tuple[Modifier, ...]:
        """All that is added to its dice, also what is written beside them, as in 2d6+1."""
        written = self.plus - sum(term.amount for term in self.modifiers)
        if not written:
            return self.modifiers
        return (Modifier(DAMAGE_ROLL, written, WRITTEN), *self.modifiers)

    def with_raise(self) -> Blow:
        """Returns the same blow with one more d6, for an attack with a raise."""
        return msgspec.structs.replace(self, dice=(*self.dice, RAISE_DIE))


def damage_dice(figure: Figure, text: str) -> tuple[tuple[int, ...], int]:
    """Returns a weapon's dice and what is added to them.

    If Strength adds to the damage, no die of the weapon is larger than its user's Strength die.
    """
    damage: Damage = damage_of(text)
    if not damage.strength:
        return damage.dice, damage.plus
    strength = attribute(figure, "strength")
    limited = tuple(min(die, sides(strength)) for die in damage.dice)
    return (sides(strength), *limited), damage.plus + trait_bonus(figure, "strength")


def armour_against(victim: Figure, blow: Blow) -> int:
    """The Armor that counts. Armour piercing reduces all Armor, but never plain Toughness."""
    if weakness_to(victim, blow.kind, blow.also).bare:
        return 0
    return max(0, armour_at(victim, blow.part) + blow.extra_armour - blow.ap)


def strike(
    fight: Fight, victim: Figure, blow: Blow, rule: str, attacker: Figure | None = None
) -> int:
    """Rolls damage and applies it. Returns 0 for nothing, 1 for Shaken, and then 1 + wounds.

    Bennies may pay for rerolls. savage.core.damage_roll
    """
    table, name = fight.table, victim.id
    apart = None if attacker is None or attacker is victim else (attacker, "bennies")

    def struck() -> int:
        degree = table.stage(lambda: damage_degree(fight, victim, blow, rule, attacker))
        facts = harm, name, degree, blow.nonlethal, blow.part
        return table.last(lambda: borne(degree), *facts, apart=apart)

    def borne(degree: int) -> int:
        return harm(fight, victim, degree, nonlethal=blow.nonlethal, part=blow.part)

    return table.stage(struck, strike, name, blow, rule, None if attacker is None else attacker.id)


def damage_degree(
    fight: Fight, victim: Figure, blow: Blow, rule: str, attacker: Figure | None = None
) -> int:
    """Rolls damage. Returns 0 for nothing, 1 for Shaken, and then 1 + wounds.

    It is for a stage that ends with it.
    """
    if is_heavy(victim) and not blow.heavy:
        fight.table.tell(Unharmed, figure=victim.id, rule="savage.power.heavy")
        return 0
    if is_immune(victim, blow.kind, blow.also):
        fight.table.tell(Unharmed, figure=victim.id, rule="savage.ruling.immunity")
        return 0
    unwounded = is_unwounded_by(victim, blow.kind, blow.also)
    if unwounded and victim.shaken:
        fight.table.tell(Unharmed, figure=victim.id, rule="savage.ruling.invulnerability")
        return 0
    if not unwounded:
        brace(fight, victim)
    most = SHAKEN if unwounded else worst(fight, victim)
    roll = damage_roll(fight, victim, blow, rule, attacker, most)
    return Tries(fight, attacker, roll, max, lambda n: n == most, why=DAMAGE).last()


def worst(fight: Fight, victim: Figure) -> int | None:
    """The degree of harm beyond which more is no worse; None if it may be soaked."""
    if victim.berths:
        return BROKEN
    return None if purse(fight, victim) else 1 + fatal(victim)


def brace(fight: Fight, victim: Figure) -> None:
    """Offers a benny to stop being Shaken, so that damage which only Shakes is no wound.

    In its own turn a figure can do so whenever it likes.
    """
    if (
        victim.shaken
        and not is_hardy(victim)
        and not victim.out
        and pays(fight, victim, BRACE, SHAKE_OFF)
    ):
        steady(fight, victim, SHAKE_OFF)


def damage_roll(
    fight: Fight, victim: Figure, blow: Blow, rule: str, attacker: Figure | None, most: int | None
) -> Roll[int]:
    """Returns the damage roll against Toughness and Armor. At most `most` raises are counted.

    A vehicle is a thing, at which no dice ace. Damage is doubled by halving what it needs.
    """
    needs = _needed(victim, blow)
    target = sum(term.amount for term in needs)
    joker = 2 if attacker is not None and fight.has_joker(attacker) else 0
    weakness = weakness_to(victim, blow.kind, blow.also)
    blow = blow.harder("savage.core.jokers", joker).harder(WEAKNESS, weakness.plus)
    each = STEP
    if weakness.double:
        target, each, rule, needs = -(-target // 2), STEP // 2, WEAKNESS, ()
    read = Raises(target, each, most, Total(blow.plus))
    by, figure = (None, "") if attacker is None else (attacker.seat, attacker.id)
    rule, aces = (UNACED, False) if victim.berths else (rule, True)
    return Roll(blow.dice, read, rule, aces, by, None, blow.terms, figure=figure, needs=needs)


def _needed(victim: Figure, blow: Blow) -> tuple[Modifier, ...]:
    """What damage must reach: Toughness, and the Armor that counts."""
    tough = Message.of("savage.term.toughness", figure=victim.id)
    return (
        Modifier(TOUGHNESS, toughness(victim), tough),
        Modifier(ARMOUR, armour_against(victim, blow), PROTECTED),
    )


def fatal(victim: Figure) -> int:
    """The fewest wounds that put a figure out of the fight. After soaking, more are no worse."""
    return max(1, wound_limit(victim) - victim.wounds + 1)


def harm(
    fight: Fight, victim: Figure, degree: int, *, nonlethal: bool = False, part: str = ""
) -> int:
    """Applies the degree of a damage roll: 0 for nothing, 1 for Shaken, and then 1 + wounds.

    Returns the degree that is left after soaking.
    """
    left = endured(fight, victim, degree)
    least = 1 + fatal(victim)
    bear(fight, victim, left, nonlethal=nonlethal, part=part)
    return min(left, least)


def endured(fight: Fight, victim: Figure, degree: int) -> int:
    """Returns the degree that is left after soaking.

    Each raise is a wound. To be Shaken again while Shaken is a wound, too.
    """
    if degree <= 0:
        rule = WRECKED if victim.berths else "savage.core.toughness"
        fight.table.tell(Unharmed, figure=victim.id, rule=rule)
        return 0
    if victim.berths:
        return degree
    if degree == 1 and victim.shaken and is_hardy(victim):
        fight.table.tell(Unharmed, figure=victim.id, rule="savage.ruling.hardy")
        return 1
    wounds = degree - 1 or int(victim.shaken)
    if not wounds:
        return 1
    left = soak(fight, victim, wounds)
    if not left:
        steady(fight, victim, "savage.core.soak")
        return 0
    return 1 + left


def is_hardy(victim: Figure) -> bool:
    """True if to be Shaken again is no wound for it."""
    return gifted(victim, "hardy")


def bear(fight: Fight, victim: Figure, degree: int, *, nonlethal: bool, part: str) -> None:
    """Makes the victim Shaken, and gives it its wounds. A vehicle breaks down for good."""
    if victim.berths:
        if degree:
            put_out(fight, victim, "wrecked", WRECKED)
        return
    if degree:
        shake(fight, victim, "savage.core.toughness")
    if degree > 1:
        take_wounds(fight, victim, degree - 1, nonlethal=nonlethal, part=part)


def soak(fight: Fight, victim: Figure, wounds: int) -> int:
    """Offers a Vigor roll for a benny, and returns the wounds left.

    The success and each raise cancel a wound.
    """
    if not pays(fight, victim, SOAK, "savage.benny.soak"):
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
    """Gives a figure wounds. Past its limit it is out of the fight."""
    limit = wound_limit(victim)
    out = victim.wounds + wounds > limit
    victim.wounds = min(limit, victim.wounds + wounds)
    fight.table.tell(Wounded, figure=victim.id, wounds=wounds, rule="savage.core.wounds")
    risk_seat(fight, victim)
    if out:
        incapacitate(fight, victim, nonlethal=nonlethal, part=part)


def incapacitate(fight: Fight, victim: Figure, *, nonlethal: bool, part: str) -> None:
    """Puts a figure out of the fight. Its fate is settled as soon as this action is over."""
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
    """Separates rider and mount. If the mount drops its rider goes down, but not the reverse."""
    riders = aboard(fight, victim)
    part(fight, victim)
    for rider in riders:
        fall_prone(fight, rider, "savage.mounted.card")


def knock_out(fight: Fight, victim: Figure, hours: int, rule: str) -> None:
    """Makes a figure unconscious, but not dying, for the rest of the scenario.

    savage.combat.nonlethal, savage.drop.knockout
    """
    victim.bleeding = False
    victim.hours = hours
    if not victim.out:
        put_out(fight, victim, "unconscious", rule)
    else:
        victim.out = "unconscious"
        fight.table.tell(Became, figure=victim.id, state="unconscious", rule=rule)
