"""Quick estimates of what shots and blows do, and of what that is worth."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from tapete.games.euphoria.content.abilities import Bar
from tapete.games.euphoria.content.library import library
from tapete.games.euphoria.figures import aim, armour, combat, has, strength
from tapete.games.euphoria.rules.fighting.promises import free_charge
from tapete.games.euphoria.rules.shooting.placing import SPIT, SPIT_AP
from tapete.games.euphoria.rules.shooting.weapons import damage, is_template, left, reach
from tapete.games.euphoria.state import Mini, Weapon
from tapete.games.euphoria.world import Show
from tapete.spaces.plane.point import INCH

FACES = 10
MEAN = (FACES + 1) / 2
EVADES = 0.5
"""The share of its AP that a target is assumed to spend on evading or defending."""
SUCCESS = 5
SOME = 0.2
"""The successes that each attack die brings on average even against as many defence dice."""
FLAMES = 8
"""How far a flame reaches, and what is spat, in inches."""
HIDDEN = 2
"""What heavy cover takes from shots at somebody an ability hides."""
KILL = 1.0
"""What a kill is worth besides what is left of the victim: the audience it brings."""


def worth(victim: Mini, points: float) -> float:
    """What this much expected damage to somebody is worth, in audience points."""
    if points <= 0:
        return 0.0
    share = min(1.0, points / max(1, victim.life))
    return victim.cost * (share * victim.life / max(1, 2 * victim.full) + KILL * share * share)


def wins(plus: int) -> float:
    """The chance that a die with something added beats another."""
    return WINS[max(-FACES, min(FACES, plus))]


def _wins(plus: int) -> float:
    faces = range(1, FACES + 1)
    return sum(one + plus > other for one in faces for other in faces) / FACES**2


WINS = {plus: _wins(plus) for plus in range(-FACES, FACES + 1)}


# --- shots


class Means(NamedTuple):
    """The AP of an attacker and of its target; `fresh` in a turn that has not begun yet."""

    ap: int
    against: int
    fresh: bool = False
    charging: bool = False


def shots(show: Show, one: Mini, other: Mini, gap: float, means: Means) -> float:
    """The damage of its best weapon in reach, or of what it spits."""
    fired = [
        _fired(show, one, other, place, weapon, means)
        for place, weapon in enumerate(one.weapons)
        if gap <= _far(one, weapon)
    ]
    if one.gene == SPIT and gap <= FLAMES * INCH:
        fired.append(_spat(show, one, other, means))
    return max(fired, default=0.0)


def longest(mini: Mini) -> float:
    """How far it shoots or spits at most."""
    spits = FLAMES * INCH if mini.gene == SPIT else 0.0
    return max([_far(mini, weapon) for weapon in mini.weapons], default=spits)


def _far(mini: Mini, weapon: Weapon) -> float:
    return (FLAMES if is_template(weapon) else reach(mini, weapon)) * INCH


def _fired(show: Show, one: Mini, other: Mini, place: int, weapon: Weapon, means: Means) -> float:
    most = min(means.ap, weapon.shots if means.fresh else left(one, place))
    if most <= 0:
        return 0.0
    each = damage(show, one, weapon, other)
    if is_template(weapon):
        return max(0.0, each - armour(show, other))
    evaded = 0.0 if _helpless(one, other) else min(most, EVADES * means.against)
    hits = most - evaded + evaded * _hits(show, one, other, means)
    return max(0.0, hits * each - armour(show, other))


def _hits(show: Show, one: Mini, other: Mini, means: Means) -> float:
    """The chance that a shot hits which is evaded with a die."""
    moved = 0 if means.fresh else bool(one.deeds.moving) + bool(other.deeds.moving)
    dodged = has(other, "reflexes") + other.deeds.boosts.get("evade", 0)
    hits = wins(aim(show, one) - moved - dodged - HIDDEN * other.deeds.hidden)
    if "shots" in one.deeds.again:
        hits = 1 - (1 - hits) ** 2
    return hits**2 if "evasion" in other.deeds.again else hits


def _helpless(one: Mini, other: Mini) -> bool:
    """True if the other may evade no shots, or none of its shots once its ability takes effect."""
    if one.deeds.declared == other.id and not has(other, "bad_born"):
        return "evade" in _barring(one.ability)
    return "evade" in other.deeds.barred


@lru_cache(maxsize=256)
def _barring(ability: str) -> frozenset[str]:
    """What an ability keeps its target from."""
    effects = library().abilities[ability].effects
    return frozenset([effect.deed for effect in effects if isinstance(effect, Bar)])


def _spat(show: Show, one: Mini, other: Mini, means: Means) -> float:
    """Nobody evades what is spat, once a turn: euphoria.gene.gastric"""
    if means.ap < SPIT_AP or (one.deeds.spat and not means.fresh):
        return 0.0
    return max(0.0, library().genes[SPIT].amount - armour(show, other))


# --- blows


def blows(show: Show, one: Mini, other: Mini, means: Means) -> float:
    """The damage of its attack in melee."""
    free = means.charging or (not means.fresh and free_charge(show, one, other))
    used = 0 if means.fresh else one.deeds.dice
    dice = max(0, min(means.ap, combat(show, one) - used)) + free
    if not dice:
        return 0.0
    against = EVADES * min(means.against, combat(show, other))
    if has(other, "animal"):
        against = min(1.0, against)
    successes = max(SOME * dice, (MEAN * (dice - against) - SUCCESS / 2) / SUCCESS)
    return max(0.0, successes * strength(show, one, other) - armour(show, other))
