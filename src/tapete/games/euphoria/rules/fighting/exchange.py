"""An exchange of the melee phase: an attack, and the counter-attack that answers it."""

from __future__ import annotations

from functools import partial

from tapete.games.euphoria.content.abilities import Attack
from tapete.games.euphoria.content.library import library
from tapete.games.euphoria.events.fighting import Attacked, Defended, Fatality, Spared, Struck
from tapete.games.euphoria.figures import engaged_with, prey_rule, spend, strength
from tapete.games.euphoria.rules.dice.readings import Blow
from tapete.games.euphoria.rules.dice.readings import Struck as Reckoned
from tapete.games.euphoria.rules.dice.rolls import Thrown, thrown_again
from tapete.games.euphoria.rules.fighting.promises import (
    Promise,
    attack_dice,
    charge_rules,
    defence_dice,
    free_charge,
)
from tapete.games.euphoria.rules.fighting.wounds import dodges
from tapete.games.euphoria.rules.gifts import attacks
from tapete.games.euphoria.rules.gifts.genes import protected, rage
from tapete.games.euphoria.rules.harm.damage import die, suffer
from tapete.games.euphoria.state import Mini, Pair
from tapete.games.euphoria.world import Show
from tapete.kernel import Amount, Modifier

FIRST = "euphoria.melee.charger_first"
LIFO = "euphoria.melee.lifo"
STANDING = "euphoria.melee.standing"
DECLARE = "euphoria.melee.declare"
MAX_DICE = "euphoria.melee.max_dice"
COST = "euphoria.melee.die_cost"
WEAPONS = "euphoria.melee.weapons"
SUM = "euphoria.melee.sum"
SUCCESSES = "euphoria.melee.successes"
DAMAGE = "euphoria.melee.damage"
FATALITY = "euphoria.melee.fatality"
COUNTER = "euphoria.melee.counter"
MULTIPLE = "euphoria.melee.multiple"
SHIELD = "euphoria.gene.shield"
MUST = "euphoria.charge.must_fight"
ASK_ATTACK, ASK_DEFENCE = "euphoria.ask.attack", "euphoria.ask.defend"


def exchange(show: Show, pair: Pair) -> None:
    """One attacks; the other, if it lives and is still in contact, strikes back with what it has.

    euphoria.melee.multiple
    """
    attacker, target = show.mini(pair.attacker), show.mini(pair.target)
    if target not in engaged_with(show, attacker):
        return
    for one in (attacker, target):
        rage(show, one)
    table, fought = show.table, (attacker.id, target.id, pair.charge)
    table.stage(
        lambda: attack(show, attacker, target, _rules(pair), must=pair.charge), "attack", *fought
    )
    if target in engaged_with(show, attacker):
        back = partial(attack, show, target, attacker, (COUNTER,), counter=True)
        table.stage(back, "counter", *fought)


def _rules(pair: Pair) -> tuple[str, ...]:
    """Why this one attacks first."""
    return (FIRST, LIFO, MUST) if pair.charge else (STANDING,)


def attack(
    show: Show,
    attacker: Mini,
    target: Mini,
    rules: tuple[str, ...],
    *,
    must: bool = False,
    counter: bool = False,
) -> None:
    """Dice are promised by the attacker, then by the target, and then rolled."""
    if protected(show, target):
        show.table.tell(Spared, figure=attacker.id, target=target.id, rule=SHIELD)
        return
    special = attacks.chosen(show, attacker, target)
    least = special.dice if special else int(must)
    promise = _promised(show, attacker, target, least)
    if not promise.dice:
        show.table.tell(Spared, figure=attacker.id, target=target.id, rule=rules[0])
        return
    free = bool(promise.free)
    show.table.tell(
        Attacked,
        figure=attacker.id,
        target=target.id,
        dice=promise.dice,
        free=free,
        counter=counter,
        rule=rules[0],
        also=(*rules[1:], DECLARE, COST, *charge_rules(show, attacker, target, free=free)),
    )
    _roll(show, attacker, target, promise.dice, special)


def _promised(show: Show, attacker: Mini, target: Mini, least: int) -> Promise:
    """The attacker names its dice and pays for all but the free one."""
    promise = attack_dice(show, attacker, target)
    most = promise.free + promise.dice
    dice = least = min(least, most)
    if most > least:
        dice = show.table.ask(
            attacker.seat,
            ASK_ATTACK,
            Amount(least, most),
            DECLARE,
            figure=attacker.id,
            target=target.id,
            free=promise.free,
        )
    free = min(dice, promise.free)
    if free:
        free_charge(show, attacker, target, spent=True)
    _pay(show, attacker, dice - free)
    return Promise(dice, free)


def _pay(show: Show, mini: Mini, dice: int) -> None:
    """Each die costs 1 AP and counts against Combat: euphoria.melee.max_dice"""
    spend(show, mini, dice)
    mini.deeds.dice += dice


def _defended(show: Show, attacker: Mini, target: Mini, dice: int, most: int) -> int:
    """The target names its dice, knowing how many come, before any is rolled."""
    if not most:
        return 0
    given = show.table.ask(
        target.seat,
        ASK_DEFENCE,
        Amount(0, most),
        DECLARE,
        dice=dice,
        figure=target.id,
        target=attacker.id,
    )
    if given:
        _pay(show, target, given)
        show.table.tell(
            Defended,
            figure=target.id,
            target=attacker.id,
            dice=given,
            rule=DECLARE,
            also=(MAX_DICE, COST),
        )
    return given


def _roll(show: Show, attacker: Mini, target: Mini, dice: int, special: Attack | None) -> None:
    most = defence_dice(show, attacker, target) - (special.deny if special else 0)
    given = _defended(show, attacker, target, dice, max(0, most))
    read = attacks.read(special, dice)
    terms = attacks.terms(special, attacker.attack)
    struck = fought(show, attacker, target, (dice, given), read, terms)
    if struck.fatal:
        show.table.tell(Fatality, figure=attacker.id, target=target.id, rule=FATALITY)
        die(show, target, attacker, FATALITY)
        return
    show.table.tell(
        Struck, figure=attacker.id, target=target.id, successes=struck.successes, rule=SUCCESSES
    )
    if struck.successes:
        wound(show, attacker, target, struck.successes, special)


def fought(
    show: Show,
    attacker: Mini,
    target: Mini,
    dice: tuple[int, int],
    read: Blow,
    terms: tuple[Modifier, ...],
) -> Reckoned:
    """All dice at once; an ability may let either side roll its own again."""
    thrown = Thrown(attacker, target, dice, read, SUM, terms, (SUCCESSES, MULTIPLE))
    return thrown_again(show, thrown, ("melee", "melee"))


def wound(show: Show, attacker: Mini, target: Mini, successes: int, special: Attack | None) -> None:
    """Strength for each success, unless the target dodges it all."""
    if dodges(show, target, attacker):
        return
    each = strength(show, attacker, target) + (special.strength if special else 0)
    rule = prey_rule(show, attacker, target) or DAMAGE
    pierce = special.pierce if special else 0
    suffer(
        show,
        target,
        each * successes,
        attacker.id,
        attacker,
        rule,
        pierce=pierce,
        also=(WEAPONS,) if is_armed(attacker) else (),
    )
    if special is not None:
        attacks.follow(show, attacker, target, special, successes)


def is_armed(mini: Mini) -> bool:
    """True if it carries something that adds to its Strength."""
    return any("strength" in library().items[one].adds for one in mini.items)
