"""What turning a disc over may bring somebody."""

from __future__ import annotations

from functools import lru_cache

from tapete.games.darkness.bots.chances import HANDY, TRUSTY, Skills, chance
from tapete.games.darkness.bots.fights import fight_worth
from tapete.games.darkness.bots.outlook import Outlook
from tapete.games.darkness.content.entries import AllyDisc, ObjectDisc, SecurityDisc
from tapete.games.darkness.content.library import library
from tapete.games.darkness.rules.dice.ladder import level_of

MORE, OUTSIDE = 0.7, 0.6
"""How much the level of a roll that passes exceeds what is needed on average, and what it costs
to be thrown out."""


@lru_cache(maxsize=1 << 14)
def disc_worth(kind: str, dice: Skills, outlook: Outlook) -> float:
    """What turning a disc over brings on average, in victory points."""
    disc = library().disc(kind)
    if isinstance(disc, ObjectDisc):
        need = level_of(disc.code)
        return chance(dice.search, need) * (need + MORE + HANDY * disc.dice)
    if isinstance(disc, AllyDisc):
        need = level_of(disc.code)
        success = chance(dice.persuade, need)
        return success * (need + MORE + TRUSTY) - (1 - success) * outlook.suspicion
    if isinstance(disc, SecurityDisc):
        return _security(disc, dice, outlook)
    return fight_worth(kind, dice, outlook)


def _security(disc: SecurityDisc, dice: Skills, outlook: Outlook) -> float:
    need = level_of(disc.code)
    own = {"alarm": dice.disarm, "dog": dice.calm}.get(disc.guard, dice.persuade)
    success = chance(own, need)
    return success * need - (1 - success) * (outlook.suspicion + OUTSIDE)


@lru_cache(maxsize=1 << 12)
def mean_worth(discs: tuple[str, ...], dice: Skills, outlook: Outlook) -> float:
    """The mean worth of a disc that may be any of these."""
    return sum([disc_worth(kind, dice, outlook) for kind in discs]) / len(discs) if discs else 0.0


@lru_cache(maxsize=1 << 12)
def seen_worth(discs: tuple[str, ...], dice: Skills, outlook: Outlook) -> float:
    """The same once it is known which it is: then what is bad is left alone."""
    if not discs:
        return 0.0
    return sum([max(0.0, disc_worth(kind, dice, outlook)) for kind in discs]) / len(discs)
