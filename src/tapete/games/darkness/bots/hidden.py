"""Face-down discs: what each may be worth, and whether to look first or to keep away."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil
from typing import NamedTuple

from tapete.games.darkness.bots.chances import Skills, chance
from tapete.games.darkness.bots.discs import disc_worth, mean_worth, seen_worth
from tapete.games.darkness.bots.distances import TURN, Stops
from tapete.games.darkness.bots.outlook import Outlook, outlook_of
from tapete.games.darkness.state import Lot, Spot, Square, Survivor
from tapete.games.darkness.world import Night

HOPE, FRAIL = 0.5, 2
"""Nobody gets points without discs: what is added to the worth of an unknown one, but not for those
with no more health than the last number."""
LIKELY = 3
"""A disc that was shuffled into a lot is so much more likely to lie there than any of the pool."""
LOOK = 0.8
"""The share of what a disc is worth that is left once one has taken the time to look at it."""
DREAD = 10
"""What it counts to go over a disc, for each point that it may cost, in half points of movement."""


class Hidden(NamedTuple):
    """A face-down disc, and what it brings on average to turn it over."""

    at: Square
    worth: float
    hope: float
    """What it promises besides, if it may be anything."""


def hope_of(who: Survivor) -> float:
    return 0.0 if who.health <= FRAIL else HOPE


def hidden(night: Night, who: Survivor, dice: Skills) -> Iterator[Hidden]:
    """Every face-down disc, as far as it is known."""
    outlook = outlook_of(night, who)
    for lot in night.state.lots:
        if lot.spots:
            yield from _of_lot(night, lot, who, dice, outlook)


def _of_lot(
    night: Night, lot: Lot, who: Survivor, dice: Skills, outlook: Outlook
) -> Iterator[Hidden]:
    worth, hope = _unknown(night, lot, who, dice, outlook)
    for spot in lot.spots:
        if spot.disc:
            yield Hidden(spot.at, disc_worth(spot.disc, dice, outlook), 0.0)
        else:
            yield Hidden(spot.at, worth, hope)


def _unknown(
    night: Night, lot: Lot, who: Survivor, dice: Skills, outlook: Outlook
) -> tuple[float, float]:
    """What a disc of a lot is worth that nobody has looked at, and what is hoped for."""
    held = tuple([one.disc for one in lot.held])
    if len(held) >= sum([not spot.disc for spot in lot.spots]):
        return mean_worth(held, dice, outlook), 0.0
    return mean_worth(tuple(night.state.pool) + held * LIKELY, dice, outlook), hope_of(who)


def turning_worth(night: Night, who: Survivor, dice: Skills, lot: Lot, spot: Spot) -> Hidden:
    """The disc of one spot."""
    found = _of_lot(night, lot, who, dice, outlook_of(night, who))
    return next(one for one in found if one.at == spot.at)


def must_turn_over(night: Night, who: Survivor, dice: Skills) -> float:
    """What it costs to stand on a disc that has to be turned over next."""
    if not who.brought or who.at is None:
        return 0.0
    lot, spot = night.lot_at(who.at), night.spot(who.at)
    if lot is None or spot is None:
        return 0.0
    return min(0.0, turning_worth(night, who, dice, lot, spot).worth)


def stops(night: Night, who: Survivor, dice: Skills) -> Stops:
    """Discs on the way take the action of a turn, and those that are dangerous are shunned."""
    found = hidden(night, who, dice)
    return frozenset([(one.at, TURN + DREAD * ceil(max(0.0, -one.worth))) for one in found])


def looking(night: Night, who: Survivor, dice: Skills) -> Iterator[tuple[Lot, float]]:
    """The buildings in which it had better look round before it turns anything over."""
    outlook, pool = outlook_of(night, who), tuple(night.state.pool)
    sees = LOOK * chance(dice.look, 1)
    for lot in night.state.lots:
        if lot.building in who.perceived or all(spot.disc for spot in lot.spots):
            continue
        worth = sees * seen_worth(pool + tuple([one.disc for one in lot.held]), dice, outlook)
        if worth > sum(_unknown(night, lot, who, dice, outlook)):
            yield lot, worth
