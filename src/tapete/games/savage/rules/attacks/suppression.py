"""Suppressive fire: one roll against all figures under a template."""

from __future__ import annotations

from tapete.games.savage.content.library import Weapon
from tapete.games.savage.events.fight import Missed
from tapete.games.savage.rules.attacks import modifiers as terms
from tapete.games.savage.rules.attacks.areas import Lob, aimed_radius, announce, area_terms, gap_to
from tapete.games.savage.rules.attacks.attack import Shot
from tapete.games.savage.rules.attacks.blows import blow_of
from tapete.games.savage.rules.attacks.shooting import AMMUNITION, RECOIL
from tapete.games.savage.rules.attacks.templates import blast, caught
from tapete.games.savage.rules.dice.traits import STEP, TARGET, total_of
from tapete.games.savage.rules.harm.conditions import distract, rouse
from tapete.games.savage.rules.harm.damage import strike
from tapete.games.savage.state import Figure
from tapete.games.savage.world import Fight
from tapete.kernel import Modifier, Some

TRIPLE = 3
ROLL, EFFECT = "savage.suppress.roll", "savage.suppress.effect"


def bullets(fight: Fight, weapon: Weapon) -> int:
    """The bullets of the full rate of fire; with `suppress_triple_ammo`, three times as many."""
    return AMMUNITION[weapon.rof] * (TRIPLE if fight.rules.suppress_triple_ammo else 1)


def suppress(fight: Fight, fire: Lob) -> None:
    """A medium template, and one Shooting roll with recoil; each target modifies its total."""
    attacker, weapon = fire.attacker, fire.weapon
    announce(fight, attacker, fire.target, fire.item.kind)
    fire.item.loaded -= bullets(fight, weapon)
    total = _total(fight, fire)
    below = caught(fight, attacker, blast("medium", fire.at))
    under = [figure for figure in below if figure is not attacker and not figure.berths]
    reached = {figure.id: total + own_terms(fight, attacker, figure) for figure in under}
    for figure in under:
        rouse(fight, figure)
        if reached[figure.id] >= TARGET:
            distract(fight, figure, EFFECT)
        else:
            fight.table.tell(Missed, figure=attacker.id, target=figure.id, rule=ROLL)
    struck = [figure for figure in under if reached[figure.id] >= TARGET + STEP]
    for figure in chosen(fight, fire, struck):
        shot = Shot(attacker, figure, fire.item, weapon)
        strike(fight, figure, blow_of(fight, shot), EFFECT, attacker)
        if not (figure.distracted or figure.out):  # a turn on Hold that this ended is not its next
            distract(fight, figure, EFFECT)


def _total(fight: Fight, fire: Lob) -> int:
    gap = gap_to(fight, fire.attacker, fire.at, aimed_radius(fire))
    penalty = terms.band_penalty(gap, fire.weapon) or 0
    modifiers = area_terms(fight, fire, penalty, [Modifier("savage.recoil", RECOIL)])
    return total_of(fight, fire.attacker, "shooting", ROLL, modifiers, action=True)


def own_terms(fight: Fight, attacker: Figure, target: Figure) -> int:
    """The sum of a target's own modifiers: cover, scale, speed and the like."""
    if not fight.sees(attacker, target):
        return -OUT_OF_SIGHT
    hidden = terms.cover_of(fight, attacker, target, ranged=True)
    found = [
        Modifier("savage.cover.penalty", terms.COVER[min(90, hidden)]),
        terms.size(attacker, target),
        terms.speed(fight, attacker, target),
        terms.advantage(fight, target),
        terms.dodged(target),
        terms.shroud(target),
        terms.deflected(target),
    ]
    return sum(term.amount for term in found)


OUT_OF_SIGHT = 100


def chosen(fight: Fight, fire: Lob, struck: list[Figure]) -> list[Figure]:
    """At most as many figures as the rate of fire are damaged; the attacker's player picks."""
    rate = fire.weapon.rof
    if len(struck) <= rate:
        return struck
    attacker, names = fire.attacker, [figure.id for figure in struck]
    key = "savage.ask.suppress_damage"
    picked = fight.table.ask(
        attacker.seat, key, Some(names, rate, rate), EFFECT, figure=attacker.id, count=rate
    )
    return [figure for figure in struck if figure.id in picked]
