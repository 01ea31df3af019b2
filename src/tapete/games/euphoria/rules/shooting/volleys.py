"""Shots that reach their target: evasion, the dice, and what the hits do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tapete.games.euphoria.events.shooting import Evades, Hit, Missed, ShieldHit
from tapete.games.euphoria.figures import prey_rule, spend
from tapete.games.euphoria.rules.dice.readings import Aimed, Evaded, Hits, Volley
from tapete.games.euphoria.rules.dice.rolls import Thrown, thrown_again
from tapete.games.euphoria.rules.harm.blasts import explode
from tapete.games.euphoria.rules.harm.damage import SHOT, suffer
from tapete.games.euphoria.rules.shooting.terms import SHIELD, evasion_terms
from tapete.games.euphoria.rules.shooting.weapons import EXPLOSIVE, damage
from tapete.games.euphoria.state import Mini, Weapon
from tapete.games.euphoria.world import Show
from tapete.kernel import Amount, Modifier

COMPARE = "euphoria.shoot.compare"
EVADE = "euphoria.shoot.evade"
UNOPPOSED = "euphoria.shoot.compare.unopposed"
REDIRECT = "euphoria.shoot.human_shield.redirect"
NEAREST = "euphoria.shoot.human_shield.nearest"
ASK = "euphoria.ask.evade"
KINDS = "shots", "evasion"
"""What an ability calls the dice of each side."""


class Fired(NamedTuple):
    """Shots at a target in range, all that is added to their dice, and who is in front of it."""

    shooter: Mini
    target: Mini
    weapon: Weapon
    shots: int
    terms: Sequence[Modifier]
    shield: Mini | None = None
    standing: bool = False
    """True for shots at a charger."""


def fire(show: Show, fired: Fired) -> None:
    """Dice against dice, and what each hit does."""
    hits = _rolled(show, fired)
    shooter, target = fired.shooter, fired.target
    if not any(hits):
        show.table.tell(Missed, figure=shooter.id, target=target.id, rule=COMPARE)
    if hits.target:
        rule = COMPARE
        show.table.tell(Hit, figure=shooter.id, target=target.id, wounds=hits.target, rule=rule)
        strike(show, fired, target, hits.target)
    if hits.shield and fired.shield is not None:
        show.table.tell(
            ShieldHit,
            figure=shooter.id,
            target=target.id,
            victim=fired.shield.id,
            wounds=hits.shield,
            rule=REDIRECT,
            also=(NEAREST,),
        )
        strike(show, fired, fired.shield, hits.shield)


def strike(show: Show, fired: Fired, victim: Mini, hits: int) -> None:
    """Each hit does the weapon's damage; an explosive one what its blast does instead.

    euphoria.ruling.explosive_damage
    """
    shooter, weapon = fired.shooter, fired.weapon
    if EXPLOSIVE in weapon.special:
        for _ in range(hits):
            explode(show, shooter, weapon.kind, victim.at)
        return
    rule = prey_rule(show, shooter, victim) or SHOT
    suffer(show, victim, hits * damage(show, shooter, weapon, victim), shooter.id, shooter, rule)


# --- the dice


def _rolled(show: Show, fired: Fired) -> Hits:
    """Evasion is declared before the dice are thrown, or after by a house rule.

    euphoria.ruling.unopposed_shot
    """
    if show.rules.evade_after:
        return _seen_first(show, fired)
    dice = evading(show, fired)
    terms = _terms(fired, dice)
    read = Volley(fired.shots, _plus(terms), fired.shield is not None)
    counts, also = (fired.shots, dice), _also(fired, dice)
    thrown = Thrown(fired.shooter, fired.target, counts, read, COMPARE, terms, also)
    return thrown_again(show, thrown, KINDS)


def _seen_first(show: Show, fired: Fired) -> Hits:
    shooter, target = fired.shooter, fired.target
    aimed = Thrown(shooter, target, (fired.shots, 0), Aimed(), COMPARE, _terms(fired, 0))
    attack = thrown_again(show, aimed, KINDS)
    dice = evading(show, fired)
    read = Evaded(attack, _plus(_terms(fired, dice)), fired.shield is not None)
    if not dice:
        return read(())
    also = _also(fired, dice)
    evaded = Thrown(target, shooter, (dice, 0), read, EVADE, (), also)
    return thrown_again(show, evaded, (KINDS[1], KINDS[0]))


def evading(show: Show, fired: Fired) -> int:
    """The evasion dice its player pays for, 1 AP each and at most one for each shot."""
    target, shots = fired.target, fired.shots
    most = min(target.ap, shots)
    if target.seat < 0 or most <= 0 or "evade" in target.deeds.barred:
        return 0
    dice = show.table.ask(
        target.seat,
        ASK,
        Amount(0, most),
        EVADE,
        shots=shots,
        figure=target.id,
        target=fired.shooter.id,
    )
    if dice:
        spend(show, target, dice, standing=fired.standing)
        show.table.tell(Evades, figure=target.id, target=fired.shooter.id, dice=dice, rule=EVADE)
    return dice


def _terms(fired: Fired, dice: int) -> tuple[Modifier, ...]:
    """All that is shown with the dice: what is added, what takes it off, and the shield last."""
    found = [*fired.terms]
    if dice:
        found += evasion_terms(fired.target)
    if fired.shield is not None:
        found.append(SHIELD)
    return tuple(found)


def _plus(terms: Sequence[Modifier]) -> int:
    return sum([term.amount for term in terms])


def _also(fired: Fired, dice: int) -> tuple[str, ...]:
    return (EVADE,) if dice >= fired.shots else (UNOPPOSED,)
