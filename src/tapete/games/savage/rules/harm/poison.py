"""Poison: what the natural weapons of some do to those they harm, and how it ends."""

from __future__ import annotations

from collections.abc import Callable

from tapete.games.savage.content.library import Poison
from tapete.games.savage.events.fight import Became, Recovered, Unharmed
from tapete.games.savage.figures import is_immune, profile_of
from tapete.games.savage.rules.dice.traits import SUCCESS, check
from tapete.games.savage.rules.harm.conditions import stun
from tapete.games.savage.rules.harm.damage import knock_out, put_out, take_wounds
from tapete.games.savage.rules.harm.fatigue import tire
from tapete.games.savage.state import Figure, Venom, VenomKind
from tapete.games.savage.world import Fight
from tapete.kernel import Modifier, Roll
from tapete.kernel.chance.readings import Total

RULE = "savage.ruling.poison"
SPAN = Roll((6, 6), Total(), RULE)


def envenom(fight: Fight, attacker: Figure, victim: Figure) -> None:
    """A victim Shaken or wounded by a poisonous creature rolls Vigor, or the poison works."""
    poison = profile_of(attacker).poison
    if poison is None or victim.out or victim.berths:
        return
    if is_immune(victim, "poison"):
        fight.table.tell(Unharmed, figure=victim.id, rule="savage.ruling.immunity")
        return
    terms = [Modifier(RULE, poison.modifier)]
    if check(fight, victim, "vigor", RULE, terms, most=SUCCESS) < SUCCESS:
        EFFECTS[poison.kind](fight, victim, poison)


def _weaken(fight: Fight, victim: Figure, poison: Poison) -> None:
    tire(fight, victim, RULE)


def _wound(fight: Fight, victim: Figure, poison: Poison) -> None:
    take_wounds(fight, victim, 1)


def _put_to_sleep(fight: Fight, victim: Figure, poison: Poison) -> None:
    knock_out(fight, victim, fight.table.roll(SPAN), RULE)


def _spread(fight: Fight, victim: Figure, poison: Poison) -> None:
    """It is Stunned, and the poison stays for 2d6 of its turns; a second one changes nothing."""
    stun(fight, victim, RULE)
    if victim.venom is None:
        victim.venom = Venom(poison.kind, fight.table.roll(SPAN), poison.modifier)
        fight.table.tell(Became, figure=victim.id, state="poisoned", rule=RULE)


EFFECTS: dict[VenomKind, Callable[[Fight, Figure, Poison], None]] = {
    "mild": _weaken,
    "wounding": _wound,
    "sleeping": _put_to_sleep,
    "paralysing": _spread,
    "deadly": _spread,
}


def is_paralysed(figure: Figure) -> bool:
    """True if it cannot even try to recover from being Stunned."""
    return figure.venom is not None and figure.venom.kind == "paralysing"


def run_course(fight: Fight, figure: Figure) -> None:
    """At the start of its turn the poison has a turn less; with the last one, it ends or kills."""
    venom = figure.venom
    if venom is None:
        return
    venom.turns -= 1
    if venom.turns > 0:
        return
    if venom.kind == "deadly":
        figure.venom = None
        put_out(fight, figure, "dead", RULE)
    else:
        cure(fight, figure)


def cure(fight: Fight, figure: Figure) -> None:
    figure.venom = None
    fight.table.tell(Recovered, figure=figure.id, state="poisoned", rule=RULE)


def treat_poison(fight: Fight, healer: Figure, patient: Figure) -> None:
    """A Healing roll, as hard as it was to withstand the poison, ends it."""
    terms = [Modifier(RULE, patient.venom.modifier if patient.venom else 0)]
    if check(fight, healer, "healing", RULE, terms, most=SUCCESS, action=True) >= SUCCESS:
        cure(fight, patient)
