"""What a fight may come to over several turns: a victory, wounds, an escape or a death."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from tapete.games.darkness.bots.chances import TRUSTY, Skills, chance
from tapete.games.darkness.bots.outlook import Outlook, wound
from tapete.games.darkness.content.library import library
from tapete.games.darkness.rules.checks.throwing import prices
from tapete.games.darkness.rules.fights.fight import ROUNDS, Opponent, opponent

TURNS = 3
"""Turns of a fight that are thought through."""
PREY = 2.0
"""What a victory is worth besides its points, where adversaries have to be defeated."""
BOUGHT = 3
"""Dice that are bought for one blow at most, as for all rolls of a turn together."""
HELD, LATER = -2.0, -0.5
"""What it is worth to be still held after that, and what each turn of it costs."""


class Bout(NamedTuple):
    """The chances of a survivor against an adversary."""

    first: float
    """The chance that it has the initiative."""
    hits: tuple[float, ...]
    """The chances that it strikes with no die bought, with one, and so on."""
    attack: int
    """The level that its defence has to reach."""
    speed: int
    """What its movement has to exceed to escape."""
    prize: float
    defence: int
    """Its dice of defence, less its health: the wounded have fewer."""
    pace: int
    points: int


class Side(NamedTuple):
    """What is left of the survivor."""

    health: int
    shields: int


def fight_worth(kind: str, dice: Skills, outlook: Outlook) -> float:
    """What it brings on average to meet an adversary, in victory points."""
    return _fought(_bout(kind, dice, outlook), _side(outlook), TURNS)


def held_worth(kind: str, dice: Skills, outlook: Outlook) -> float:
    """The same for somebody who begins its next turn on the adversary's square."""
    return _held(_bout(kind, dice, outlook), _side(outlook), TURNS)


def _side(outlook: Outlook) -> Side:
    return Side(outlook.health, min(outlook.shields, ROUNDS))


@lru_cache(maxsize=1 << 12)
def _bout(kind: str, dice: Skills, outlook: Outlook) -> Bout:
    against = opponent(kind)
    return Bout(
        chance(dice.initiative, against.initiative),
        tuple([chance(dice.attack + extra, against.defence) for extra in range(BOUGHT + 1)]),
        against.attack, library().adversaries[kind].speed, _prize(against, outlook),
        dice.defence - outlook.health, dice.speed, outlook.points,
    )  # fmt: skip


def _prize(against: Opponent, outlook: Outlook) -> float:
    """The points of a victory, and more for it where adversaries are hunted."""
    return against.attack + against.defence + PREY * outlook.prey


@lru_cache(maxsize=1 << 14)
def _fought(bout: Bout, side: Side, turns: int, fled: bool = False) -> float:
    """A turn: whoever has the initiative may escape first, if it has not tried to yet."""
    stays = _rounds(bout, side, ROUNDS, turns, True)
    escapes = 0.0 if fled else _escape(bout, side)
    first = max(stays, (1 - escapes) * stays)
    return bout.first * first + (1 - bout.first) * _rounds(bout, side, ROUNDS, turns, False)


def _held(bout: Bout, side: Side, turns: int) -> float:
    """The next turn begins on the same square: it runs, or fights on."""
    if not turns:
        return HELD
    escapes = _escape(bout, side)
    runs = (1 - escapes) * _fought(bout, side, turns, True)
    return LATER + max(runs, _fought(bout, side, turns))


def _escape(bout: Bout, side: Side) -> float:
    need = bout.speed + 1 - side.health
    return 1.0 if need <= 0 else chance(bout.pace, need)


@lru_cache(maxsize=1 << 16)
def _rounds(bout: Bout, side: Side, left: int, turns: int, first: bool) -> float:
    """The rounds that are left: a blow and a defence each, in either order."""
    if not left:
        return _held(bout, side, turns - 1)
    if first:
        return _strike(bout, _struck(bout, side, left, turns, first), _budget(bout, left, turns))
    return _struck(bout, side, left, turns, first)


def _budget(bout: Bout, left: int, turns: int) -> int:
    """The dice that can be bought for a blow: only for the first of a turn, while points last."""
    if left < ROUNDS:
        return 0
    return max(0, min(BOUGHT, bout.points // prices().die - BOUGHT * (TURNS - turns)))


def _strike(bout: Bout, otherwise: float, budget: int) -> float:
    """A blow, with as many dice bought as pay."""
    return max(
        [
            hit * bout.prize + (1 - hit) * otherwise - extra * prices().die
            for extra, hit in enumerate(bout.hits[: budget + 1])
        ]
    )


def _struck(bout: Bout, side: Side, left: int, turns: int, first: bool) -> float:
    holds = chance(bout.defence + side.health, bout.attack)
    return holds * _after(bout, side, left, turns, first) + (1 - holds) * _blow(
        bout, side, left, turns, first
    )


def _after(bout: Bout, side: Side, left: int, turns: int, first: bool) -> float:
    """What follows a defence: its own blow, if that comes second, and the next round."""
    following = _rounds(bout, side, left - 1, turns, first)
    return following if first else _strike(bout, following, _budget(bout, left, turns))


def _blow(bout: Bout, side: Side, left: int, turns: int, first: bool) -> float:
    """An ally takes the blow; without one it is a wound, and the last wound is the end."""
    health, shields = side
    if shields:
        return _after(bout, Side(health, shields - 1), left, turns, first) - TRUSTY
    cost = wound(health, bout.points)
    if health <= 1:
        return -cost
    return _after(bout, Side(health - 1, 0), left, turns, first) - cost
