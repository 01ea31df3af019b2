"""Damage, death and healing."""

from __future__ import annotations

from tapete.games.darkness.events.goods import Died, Healed, Hurt, Weakened
from tapete.games.darkness.rules.goods import load
from tapete.games.darkness.state import Survivor
from tapete.games.darkness.world import Night


def hurt(night: Night, survivor: Survivor, rule: str, *, combat: bool = True) -> None:
    """One damage disc, which lowers health by 1: darkness.disc.damage"""
    if survivor.at is None:
        return
    if combat:
        survivor.damage += 1
    else:
        survivor.hurts += 1
    also = ("darkness.disc.damage",)
    night.table.tell(Hurt, figure=survivor.id, health=survivor.health, rule=rule, also=also)
    if survivor.health <= 0:
        die(night, survivor)


def die(night: Night, survivor: Survivor) -> None:
    """At 0 health somebody is dead: objects lie face up, allies leave the game.

    darkness.char.death.at_zero, darkness.ruling.death_goods
    """
    night.table.tell(Died, figure=survivor.id, rule="darkness.char.death.at_zero")
    load.leave_all(night, survivor)
    night.state.removed += survivor.allies
    survivor.allies = []
    survivor.at, survivor.dead = None, True
    turn = night.state.turn
    if turn is not None and turn.who == survivor.id:
        turn.over = True
    for one in night.living():
        mourn(night, one)


def mourn(night: Night, survivor: Survivor) -> None:
    """A death costs every other survivor a point of Defence for good, and that can kill.

    darkness.char.death.survivors, darkness.ruling.death_chain
    """
    if survivor.at is None:
        return
    if survivor.health <= 1 and not night.rules.death_penalty_can_kill:
        _weaken_spared(survivor)
    else:
        survivor.weakened += 1
    rule = "darkness.char.death.survivors"
    night.table.tell(Weakened, figure=survivor.id, health=survivor.health, rule=rule)
    if survivor.health <= 0:
        die(night, survivor)


def _weaken_spared(survivor: Survivor) -> None:
    """The attribute drops, and so does a damage disc, so that health stays at 1."""
    if survivor.damage:
        survivor.damage -= 1
    elif survivor.hurts:
        survivor.hurts -= 1
    else:
        return
    survivor.weakened += 1


def heal(night: Night, survivor: Survivor, amount: int, rule: str, wounds: str = "") -> int:
    """Removes up to so many damage discs, of one kind if it is named; returns how many.

    darkness.turn.heal_amount, darkness.heal.other.amount
    """
    fought = min(amount, survivor.damage) if wounds in ("", "combat") else 0
    survivor.damage -= fought
    other = min(amount - fought, survivor.hurts) if wounds in ("", "other") else 0
    survivor.hurts -= other
    healed = fought + other
    night.table.tell(Healed, figure=survivor.id, amount=healed, health=survivor.health, rule=rule)
    return healed


def damage_of(survivor: Survivor) -> int:
    """How many damage discs lie in front of somebody: darkness.disc.damage"""
    return survivor.damage + survivor.hurts


def is_hurt(survivor: Survivor) -> bool:
    return damage_of(survivor) > 0
