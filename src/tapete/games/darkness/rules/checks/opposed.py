"""Opposed checks: both roll, the higher level wins, and inside a level the higher value."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tapete.games.darkness.content.entries import Use
from tapete.games.darkness.events.checks import Outdone, Undecided
from tapete.games.darkness.rules.checks.check import buy, fated, with_bought
from tapete.games.darkness.rules.checks.helping import agreed, extras
from tapete.games.darkness.rules.checks.pool import Pool, pool
from tapete.games.darkness.rules.checks.throwing import Cast, thrown
from tapete.games.darkness.rules.dice.again import Aim
from tapete.games.darkness.state import Attribute, Survivor
from tapete.games.darkness.world import Night

ALWAYS = 99
"""Beats every rank: fate has decided for this side."""
NOTHING = 0


class Side(msgspec.Struct, frozen=True):
    """One side of an opposed roll, before the dice are thrown."""

    who: Survivor
    pool: Pool
    helpers: Sequence[str] = ()
    fixed: int | None = None
    """Its rank, if fate has decided it."""


def opposed(
    night: Night, one: Survivor, other: Survivor, attribute: Attribute, use: Use, *, rule: str
) -> str:
    """Returns the id of whoever wins; empty if neither does, and nothing changes hands.

    darkness.opposed.resolve, darkness.opposed.tiebreak. All help is agreed before either rolls:
    darkness.ruling.help_cost
    """
    pairs = ((one, other), (other, one))
    sides = [_ready(night, who, foe, attribute, use) for who, foe in pairs]
    first = _rolled(night, sides[0], attribute, use, rule, _aim_against(sides[1]))
    second = _rolled(night, sides[1], attribute, use, rule, Aim(ties=True, above=first))
    if first == second:
        night.tell(Undecided, "darkness.opposed.tiebreak", figure=one.id, target=other.id)
        return ""
    winner, loser = (one, other) if first > second else (other, one)
    night.tell(Outdone, "darkness.opposed.resolve", figure=winner.id, target=loser.id)
    return winner.id


def _ready(night: Night, who: Survivor, foe: Survivor, attribute: Attribute, use: Use) -> Side:
    own = pool(night, who, attribute, (use,))
    settled = fated(night, who, (use,), None, 0)
    if settled is not None:
        return Side(who, own, fixed=ALWAYS if settled.auto == "succeeds" else NOTHING)
    own = with_bought(own, buy(night, who, None, own.dice, Aim(ties=True, against=own.dice)))
    return Side(who, own, agreed(night, who, (use,), foe.id))


def _aim_against(side: Side) -> Aim:
    """What whoever rolls first wants: to beat a rank that fate has decided, or some dice."""
    if side.fixed is not None:
        return Aim(ties=True, above=side.fixed)
    return Aim(ties=True, against=side.pool.dice)


def _rolled(night: Night, side: Side, attribute: Attribute, use: Use, rule: str, aim: Aim) -> int:
    """The rank of one side; the second knows what it has to beat."""
    if side.fixed is not None:
        return side.fixed
    dice = side.pool.dice
    throws = extras(night, side.who, attribute, (use,), side.helpers, dice)
    also = (*side.pool.rules, "darkness.opposed.resolve", "darkness.opposed.tiebreak")
    return thrown(night, side.who, Cast(dice, aim, throws, rule, also))
