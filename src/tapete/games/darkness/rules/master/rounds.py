"""Rounds, turns and what counts down, set by the master's hand: darkness.gm.authority"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from tapete.games.darkness.master import Foe, Undertaking
from tapete.games.darkness.rules.master.changes import back_again, record
from tapete.games.darkness.rules.master.figures import shown
from tapete.games.darkness.rules.turns import turns
from tapete.games.darkness.state import Survivor
from tapete.games.darkness.world import Night

ROUND, LIMIT, ORDER, NEXT, CUT = "round", "limit", "order", "next", "cut"
HASTEN, RESTORE, ABSOLVE, RECALL = "hasten", "restore", "absolve", "recall"
One = TypeVar("One")


def set_round(night: Night, number: int) -> None:
    """It is as late as the master says; what is due by then begins at once."""
    night.state.round = number
    record(night, ROUND, "", amount=number)


def set_limit(night: Night, rounds: int) -> None:
    """The session lasts as long as the master says."""
    night.master.limit = rounds
    record(night, LIMIT, "", amount=rounds)


# --- whose turn


def playing(night: Night) -> list[Survivor]:
    """The survivors in the game, in the order of their turns."""
    every = [night.survivor(one) for one in night.state.order]
    return [one for one in every if one.at is not None]


def place(night: Night, figure: Survivor | Foe, number: int) -> None:
    """Somebody has the turn of this number in each round, among survivors or among figures.

    Nobody loses the turn of this round by it, or has two: darkness.ruling.gm_turn_order
    """
    if isinstance(figure, Foe):
        _place_foe(night, figure, number)
    else:
        _place_survivor(night, figure, number)
    record(night, ORDER, figure.id, amount=number)


def _place_survivor(night: Night, survivor: Survivor, number: int) -> None:
    there = [one.id for one in playing(night)]
    gone = [one for one in night.state.order if one not in there]
    night.state.order = [*moved(there, survivor.id, number), *gone]
    night.master.due = [one for one in night.state.order if one in night.master.due]


def _place_foe(night: Night, foe: Foe, number: int) -> None:
    there = moved(shown(night), foe, number)
    others = [one for one in night.state.foes if one not in there]
    night.state.foes = [*there, *others]
    night.master.waiting = [one.id for one in there if one.id in night.master.waiting]


def moved(every: Sequence[One], one: One, number: int) -> list[One]:
    """The same in order, with one of them in this place: 1 is the first."""
    left = [other for other in every if other != one]
    return [*left[: number - 1], one, *left[number - 1 :]]


def next_is(night: Night, survivor: Survivor) -> None:
    """Somebody has the next turn of this round, be it the second one."""
    night.master.due = [survivor.id, *[one for one in night.master.due if one != survivor.id]]
    record(night, NEXT, survivor.id)


def cut_short(night: Night, survivor: Survivor) -> None:
    """The turn is over."""
    record(night, CUT, survivor.id)
    turns.end(night, survivor)


# --- what counts down


def hasten(night: Night, undertaking: Undertaking, left: int) -> None:
    """What somebody is at takes so many more turns: darkness.gm.turn.long_action"""
    undertaking.left = left
    record(night, HASTEN, undertaking.who, amount=left)


def robbed(night: Night) -> list[Survivor]:
    """Those who cannot have back what was taken from them: darkness.steal.no_return"""
    owners = [one.owner for one in night.state.barred]
    return [one for one in night.living() if one.id in owners]


def restore(night: Night, survivor: Survivor) -> None:
    """What was taken by force may go back at once: darkness.steal.no_return"""
    night.state.barred = [one for one in night.state.barred if one.owner != survivor.id]
    record(night, RESTORE, survivor.id)


def bound_by_word(night: Night) -> list[Survivor]:
    """Those who have promised something."""
    givers = [one.by for one in night.state.promises]
    return [one for one in night.living() if one.id in givers]


def absolve(night: Night, survivor: Survivor) -> None:
    """Promises of help are neither kept nor broken."""
    night.state.promises = [one for one in night.state.promises if one.by != survivor.id]
    record(night, ABSOLVE, survivor.id)


def recall(night: Night, survivor: Survivor) -> None:
    """Somebody who rests comes back for the other at once: darkness.gm.death.substitute"""
    record(night, RECALL, survivor.id)
    back_again(night, survivor)
