"""What an attack is likely to do, by a quick reckoning: in parts of its target's worth."""

from __future__ import annotations

from functools import lru_cache

from tapete.games.savage.prowess import Prowess, Strike, health
from tapete.games.savage.rules.modifiers import COVER
from tapete.games.savage.rules.traits import STEP, TARGET, WILD_DIE
from tapete.kernel.readings import Raises, Total
from tapete.odds.readings import distribution
from tapete.spaces.point import INCH

MOST = 5
"""More wounds than anybody can bear."""
SHAKEN = 0.14
SOAKED = 0.6
"""What is left of a wound when there is a benny to soak it."""
PRONE_COVER = 50
RECOIL = -2
BANDS = (0, -2, -4)


@lru_cache(maxsize=100_000)
def harm(
    striker: Prowess,
    target: Prowess,
    gap: int,
    hidden: int,
    plus: int,
    engaged: bool,
    soaks: bool,
) -> float:
    """The worth a target loses by its foe's best attack from here; `hidden` 100 is out of sight.

    `plus` is what the place gives or takes: light, ganging up, haste.
    """
    ways = (_strike(striker, s, target, gap, hidden, plus, engaged) for s in striker.strikes)
    return max(ways, default=0.0) * (SOAKED if soaks else 1.0)


def _strike(
    striker: Prowess,
    strike: Strike,
    target: Prowess,
    gap: int,
    hidden: int,
    plus: int,
    engaged: bool,
) -> float:
    if target.heavy and not strike.heavy:
        return 0.0
    plus += strike.plus + target.easy + target.scale - striker.scale
    if not strike.ranges:
        if gap > strike.reach:
            return 0.0
        return strike.ready * _struck(strike, striker.wild, target.parry - plus, target, 1)
    if hidden >= 100 or (engaged and strike.large):
        return 0.0
    away = _band(strike, gap)
    if away is None:
        return 0.0
    cover = max(hidden, target.cover, PRONE_COVER if target.prone and gap >= 3 * INCH else 0)
    penalties = away + COVER[cover]
    if striker.aim == target.id:
        penalties += max(2, min(4, -penalties))
    number = target.parry if gap <= INCH else TARGET
    need = number - plus - penalties + target.elusive
    shots = [n for n in (1, strike.shots) if n]
    exposed = 0.8 if engaged and gap > INCH else 1.0
    best = max(
        _struck(strike, striker.wild, need - (RECOIL if n > 1 else 0), target, n) for n in shots
    )
    return best * strike.ready * exposed


def _band(strike: Strike, gap: int) -> int | None:
    """The penalty for the range; None beyond it."""
    for penalty, far in zip(BANDS, strike.ranges, strict=True):
        if gap <= far * INCH:
            return penalty
    return None


def _struck(strike: Strike, wild: bool, need: int, target: Prowess, shots: int) -> float:
    """Hits, with and without a raise, and what each does."""
    tough = target.toughness + max(0, target.armour - strike.ap)
    state = (target.wounds, target.limit, target.shaken)
    plain = _loss(strike.dice, strike.more, tough, *state)
    raised = _loss((*strike.dice, 6), strike.more, tough, *state)
    hits, raises = chances(strike.die, wild, need)
    if shots > 1:
        single, better = chances(strike.die, False, need)
        hits, raises = hits + (shots - 1) * single, raises + (shots - 1) * better
    lost = (hits - raises) * plain + raises * raised
    return min(target.worth, lost * target.full)


@lru_cache(maxsize=2000)
def chances(die: int, wild: bool, need: int) -> tuple[float, float]:
    """Of a success and of a raise."""
    return _at_least(die, wild, need), _at_least(die, wild, need + STEP)


def _at_least(die: int, wild: bool, need: int) -> float:
    fails = 1 - _reaches(die, need)
    if not wild:
        return 1 - fails
    both = 1 / (die * WILD_DIE)
    return min(1 - both, 1 - fails * (1 - _reaches(WILD_DIE, need)))


def _reaches(die: int, need: int) -> float:
    """A die that aces."""
    if need <= 1:
        return 1.0
    aces, rest = divmod(need - 1, die)
    return (die - rest) / die / float(die**aces)


@lru_cache(maxsize=20_000)
def _loss(
    dice: tuple[int, ...], more: int, tough: int, wounds: int, limit: int, shaken: bool
) -> float:
    """The part of a whole figure that so much damage takes away, on average."""
    read = Raises(tough, STEP, MOST + 1, Total(more))
    odds = distribution(dice, read, aces=True)
    total = sum(odds.weights)
    parts = zip(odds.outcomes, odds.weights, strict=True)
    return sum(w * _taken(degree, wounds, limit, shaken) for degree, w in parts) / total


def _taken(degree: int, wounds: int, limit: int, shaken: bool) -> float:
    if degree <= 0:
        return 0.0
    more = max(degree - 1, int(shaken))
    now = health(wounds, limit)
    if wounds + more > limit:
        return now
    return now - health(wounds + more, limit) + (0 if shaken else SHAKEN)
