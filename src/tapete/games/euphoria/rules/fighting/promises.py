"""How many dice a miniature may promise to an attack or to its defence."""

from __future__ import annotations

from typing import NamedTuple

from tapete.games.euphoria.figures import combat, has
from tapete.games.euphoria.state import Mini
from tapete.games.euphoria.world import Show

PERFECT_DEFENCE = "perfect_defence"
PERFECT = "euphoria.gene.perfect_defence"
EXTRA = "euphoria.charge.extra_attack"
SEVERAL = "euphoria.charge.extra_attack.several"
ANIMAL_DICE = 1
"""The defence dice an animal may use against each attacker: euphoria.ruling.animal_scope"""


class Promise(NamedTuple):
    """Dice that are paid for or that may be, and the free ones of a charge."""

    dice: int
    free: int


def paid_dice(show: Show, mini: Mini) -> int:
    """The dice it can still pay for: limited by its Combat and by its AP.

    euphoria.melee.max_dice, euphoria.melee.die_cost
    """
    return max(0, min(combat(show, mini) - mini.deeds.dice, mini.ap))


def attack_dice(show: Show, attacker: Mini, target: Mini) -> Promise:
    """The most it may attack with: what it pays for, and the free die of its charge."""
    return Promise(paid_dice(show, attacker), int(free_charge(show, attacker, target)))


def free_charge(show: Show, attacker: Mini, target: Mini, *, spent: bool = False) -> bool:
    """True if it has a free die against the target it charged, which may be spent now.

    euphoria.charge.extra_attack, euphoria.ruling.charge_die_use, euphoria.gene.perfect_defence
    """
    for charge in show.state.charges:
        if charge.charger == attacker.id and charge.target == target.id and charge.seen:
            if charge.spent or target.gene == PERFECT_DEFENCE:
                return False
            charge.spent = spent
            return True
    return False


def charge_rules(show: Show, attacker: Mini, target: Mini, *, free: bool) -> tuple[str, ...]:
    """The rules about the free die of a charge, or about why there is none."""
    seen = [one for one in show.state.charges if one.target == target.id and one.seen]
    if not any(one.charger == attacker.id for one in seen):
        return ()
    if not free:
        return (PERFECT,) if target.gene == PERFECT_DEFENCE else ()
    return (EXTRA, SEVERAL) if len(seen) > 1 else (EXTRA,)


def defence_dice(show: Show, attacker: Mini, target: Mini) -> int:
    """The most it may defend with: euphoria.class.animal"""
    most = paid_dice(show, target)
    return min(most, ANIMAL_DICE) if has(target, "animal") else most
