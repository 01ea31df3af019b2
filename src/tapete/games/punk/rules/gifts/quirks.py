"""What factions, mutations and gear change about fights, shots, hits and going down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tapete.games.punk.figures import has
from tapete.games.punk.rules.dice.lent import drawn, lent
from tapete.games.punk.rules.fighting.grip import held, stuck
from tapete.games.punk.rules.fighting.human_shields import in_the_way
from tapete.games.punk.rules.gifts.tricks import distracted, squirted, unnerves
from tapete.games.punk.rules.harm import blasts
from tapete.games.punk.rules.turns.free_actions import inspire
from tapete.games.punk.rules.turns.groups import numbers
from tapete.games.punk.state import Mini
from tapete.games.punk.world import Skirmish
from tapete.kernel import Modifier

if TYPE_CHECKING:
    from tapete.games.punk.rules.harm.impact import Hit


# --- fights


def combat_terms(skirmish: Skirmish, mini: Mini, rival: Mini) -> list[Modifier]:
    """What else a mini adds to a Combat roll that is made now against a rival."""
    return [
        *numbers(skirmish, mini),
        *held(skirmish, mini),
        *lent(skirmish, mini, "C"),
        *squirted(skirmish, mini, rival),
    ]


def led_astray(skirmish: Skirmish, mini: Mini, rival: Mini) -> bool:
    """True if the rival leads its Combat die astray: punk.core.hard_laugh"""
    return has(rival, "hard_laugh")


def has_tail(skirmish: Skirmish, mini: Mini) -> bool:
    """True if it throws another Combat die now, as a light blade and at -1: punk.core.tail"""
    active = skirmish.state.active
    return active is not None and has(mini, "tail") and mini.id not in active.tails


def fought(skirmish: Skirmish, mini: Mini, rival: Mini) -> None:
    """After a Combat roll, what it used up is gone."""
    drawn(skirmish, mini, "C")
    if has_tail(skirmish, mini):
        skirmish.active.tails.append(mini.id)


def separating_terms(skirmish: Skirmish, mini: Mini, rival: Mini) -> list[Modifier]:
    """What a mini adds to its Agility when it separates from a rival."""
    return [*held(skirmish, mini), *stuck(mini, rival)]


# --- Assaults


def keeps_momentum(skirmish: Skirmish, mini: Mini, target: Mini) -> bool:
    """True if an Assault on that target keeps its bonuses."""
    return not unnerves(skirmish, mini, target)


# --- hits


def harm_terms(skirmish: Skirmish, target: Mini, hit: Hit) -> list[Modifier]:
    """What else is added to the roll of a hit; what helps the target is below 0."""
    return [Modifier(term.rule, -term.amount) for term in lent(skirmish, target, "D")]


def stands_in(skirmish: Skirmish, target: Mini, hit: Hit) -> Mini:
    """The mini that takes the hit: its target, or a friend in its place."""
    return in_the_way(skirmish, target)


def struck(skirmish: Skirmish, target: Mini, hit: Hit) -> None:
    """After any hit: some leave the target weaker against radiation."""
    if "irradiating" in hit.special:
        target.irradiated += 1


def felled(skirmish: Skirmish, mini: Mini, by: str, hit: Hit | None) -> None:
    """What follows when a hit downs a mini, even if it goes on for a while."""
    if hit is None:
        return
    if "contaminating" in hit.special:
        mini.radiant = True
    if hit.melee and by and skirmish.mini(by).seat != mini.seat:
        inspire(skirmish, skirmish.mini(by))


def fallen(skirmish: Skirmish, mini: Mini, by: str, hit: Hit | None) -> None:
    """What follows when a mini is out and its marker lies there."""
    felled(skirmish, mini, by, hit)
    blasts.go_off(skirmish, mini)


# --- shots


def shot_terms(skirmish: Skirmish, shooter: Mini, target: Mini) -> list[Modifier]:
    """What else is added to the Precision of a shot that is made now."""
    return distracted(skirmish, shooter, target)
