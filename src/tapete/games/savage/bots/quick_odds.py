"""The harm that an attack is likely to do, as a part of its target's worth.

The modifiers are quick estimates; the chances are those of the rules.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from tapete.games.savage.bots.fighter import Prowess, Strike, health
from tapete.games.savage.figures import is_immune, is_unwounded_by
from tapete.games.savage.odds.hits import odds_of_hits
from tapete.games.savage.odds.outcomes import Condition
from tapete.games.savage.odds.said import AttackSaid, die_said
from tapete.games.savage.rules.attacks.care import AIM
from tapete.games.savage.rules.attacks.modifiers import BANDS, COVER, PRONE_COVER, PRONE_FROM
from tapete.games.savage.rules.attacks.shooting import RECOIL
from tapete.games.savage.rules.dice.traits import RAISE, SUCCESS, TARGET, WILD_DIE, Versus, Volley
from tapete.games.savage.state import Figure
from tapete.games.savage.world import ADJACENT
from tapete.kernel.chance.readings import Total
from tapete.odds.distribution import Distribution
from tapete.odds.readings import distribution
from tapete.spaces.plane.point import INCH

SHAKEN = 0.14
OUTSIDE = 0.8
"""The worth of a shot out of a melee, compared to another: it leaves the shooter Vulnerable."""


class Terms(NamedTuple):
    """The terms on which one figure attacks another."""

    gap: int
    hidden: int
    """How much of the target is hidden, in percent: 100 if it is out of sight."""
    plus: int
    """The sum of the modifiers for light, ganging up and haste."""
    engaged: bool
    soaks: bool
    """True if the target has a benny to soak with."""


@lru_cache(maxsize=100_000)
def harm(striker: Prowess, target: Prowess, terms: Terms) -> float:
    """The worth that a target loses to the striker's best attack."""
    return max([_strike(striker, one, target, terms) for one in striker.strikes], default=0.0)


def _is_safe(target: Figure, strike: Strike) -> bool:
    """True if a strike does nothing to a figure."""
    if is_immune(target, strike.kind, strike.also):
        return True
    return target.shaken and is_unwounded_by(target, strike.kind, strike.also)


def _strike(striker: Prowess, strike: Strike, target: Prowess, terms: Terms) -> float:
    if (target.heavy and not strike.heavy) or _is_safe(target.figure, strike):
        return 0.0
    wild, gap, soaks = striker.figure.wild, terms.gap, terms.soaks
    plus = terms.plus + strike.plus + target.easy + target.scale - striker.scale
    if not strike.ranges:
        if gap > strike.reach:
            return 0.0
        return strike.ready * _struck(strike, wild, target.parry - plus, target, 1, soaks)
    if terms.hidden >= 100 or (terms.engaged and strike.large):
        return 0.0
    away = _band(strike, gap)
    if away is None:
        return 0.0
    lies = target.figure.prone and gap >= PRONE_FROM
    cover = max(terms.hidden, target.cover, PRONE_COVER if lies else 0)
    penalties = away + COVER[cover]
    if (striker.figure.aim, striker.figure.aim_with) == (target.figure.id, strike.source):
        penalties += AIM.gained(-penalties)
    number = target.parry if gap <= ADJACENT else TARGET
    need = number - plus - penalties + target.elusive
    best = max(
        _struck(strike, wild, need - (RECOIL if n > 1 else 0), target, n, soaks)
        for n in ((1, strike.shots) if strike.shots > 1 else (1,))
    )
    return best * strike.ready * (OUTSIDE if terms.engaged and gap > ADJACENT else 1.0)


def _band(strike: Strike, gap: int) -> int | None:
    """The penalty for the distance; None if it is out of range."""
    for penalty, far in zip(BANDS, strike.ranges, strict=True):
        if gap <= far * INCH:
            return penalty
    return None


def _struck(
    strike: Strike, wild: bool, need: int, target: Prowess, shots: int, soaks: bool
) -> float:
    """The worth that a target is expected to lose, by hits with and without a raise."""
    figure = target.figure
    body = (target.toughness, target.armour, target.vigor, target.size, figure.wild)
    state = (figure.wounds, target.limit, figure.shaken, soaks)
    hits, raises = chances(strike.die, wild, need, shots)
    if figure.berths:
        hard = target.toughness + max(0, target.armour - strike.ap)
        return min(target.worth, hits * breaks(strike.dice, hard - strike.more) * target.full)
    nature = target.resilience, target.hardy
    plain, raised = losses(strike.dice, strike.more, strike.ap, body, state, nature)
    lost = (hits - raises) * plain + raises * raised
    return min(target.worth, lost * target.full)


@lru_cache(maxsize=5000)
def chances(die: int, wild: bool, need: int, shots: int = 1) -> tuple[float, float]:
    """The expected number of hits, and how many of them have a raise."""
    dice = (*[die] * shots, WILD_DIE) if wild else (die,) * shots
    odds = distribution(dice, Volley(Versus(need, 0, wild), shots), aces=True)
    hits = sum(w * sum(mark >= SUCCESS for mark in marks) for marks, w in odds.items())
    raises = sum(w * sum(mark >= RAISE for mark in marks) for marks, w in odds.items())
    return hits / odds.total, raises / odds.total


@lru_cache(maxsize=5000)
def breaks(dice: tuple[int, ...], need: int) -> float:
    """How likely dice that do not ace are to reach the Hardness of a thing."""
    odds = distribution(dice, Total(), aces=False)
    return sum(weight for total, weight in odds.items() if total >= need) / odds.total


@lru_cache(maxsize=20_000)
def losses(
    dice: tuple[int, ...],
    more: int,
    ap: int,
    body: tuple[int, int, int, int, bool],
    state: tuple[int, int, bool, bool],
    nature: tuple[int, bool] = (0, False),
) -> tuple[float, float]:
    """The part of a figure that a hit takes away on average, without and with a raise.

    `body` is Toughness, Armor, Vigor, Size, and whether it is a Wild Card. `state` is its wounds,
    how many it can bear, whether it is Shaken, and whether it has a benny to soak with. `nature` is
    how many more wounds it bears than its kind, and whether it is Hardy.
    """
    toughness, armour, vigor, size, wild = body
    wounds, limit, shaken, soaks = state
    said = AttackSaid(
        damage="+".join([*(f"d{die}" for die in dice), str(more)]),
        ap=ap,
        toughness=f"{toughness + armour}({armour})",
        shaken=shaken,
        target_wild=wild,
        target_wounds=wounds,
        target_vigor=die_said(vigor),
        target_size=size,
        target_bennies=int(soaks),
        target_resilience=nature[0],
        target_hardy=nature[1],
    )
    before = _left((False, wounds, shaken), limit)
    plain, raised = odds_of_hits(said)
    return before - _expected(plain, limit), before - _expected(raised, limit)


def _expected(hit: Distribution[Condition], limit: int) -> float:
    return sum(w * _left(state, limit) for state, w in hit.items()) / hit.total


def _left(state: Condition, limit: int) -> float:
    out, wounds, shaken = state
    return 0.0 if out else health(wounds, limit) - SHAKEN * shaken
