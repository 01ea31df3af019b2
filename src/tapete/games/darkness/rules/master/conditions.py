"""What fate has done to survivors, set and lifted by the master's hand: darkness.gm.authority"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tapete.games.darkness.rules.master.changes import record
from tapete.games.darkness.rules.turns import fate
from tapete.games.darkness.state import Survivor
from tapete.games.darkness.world import Night

FATED, RELIEVED = "fated", "relieved"
CONDITIONS: Mapping[str, Callable[[Night, Survivor], object]] = {
    "harder": fate.harder, "easier": fate.ease, "jammed": fate.jam, "bound": fate.bind,
    "bleeding": fate.bleed, "fails": fate.doom, "succeeds": fate.luck, "extra": fate.extra_turn,
}  # fmt: skip
"""The conditions of the tables of fate, by the field that has them, as a row of them sets each."""
PACES: tuple[fate.Factor, ...] = ("half", "double")
"""What fate makes of the movement of the turn."""


def held(night: Night, survivor: Survivor) -> list[str]:
    """The conditions that somebody is in; the movement is that of the turn."""
    found = [one for one in CONDITIONS if getattr(survivor, one)]
    turn = night.state.turn
    if turn is not None and turn.who == survivor.id and turn.pace != fate.SAME:
        found.append(turn.pace)
    return found


def open_to(night: Night, survivor: Survivor) -> list[str]:
    """The conditions that somebody may come into."""
    turn, those = night.state.turn, held(night, survivor)
    paces = PACES if turn is not None and turn.who == survivor.id else ()
    return [one for one in (*CONDITIONS, *paces) if one not in those]


def afflict(night: Night, survivor: Survivor, condition: str) -> None:
    """A condition begins as if a row of the tables had set it."""
    record(night, FATED, survivor.id, thing=condition)
    if condition in CONDITIONS:
        CONDITIONS[condition](night, survivor)
    else:
        night.active.pace = next(one for one in PACES if one == condition)


def relieve(night: Night, survivor: Survivor, condition: str) -> None:
    """A condition is over."""
    record(night, RELIEVED, survivor.id, thing=condition)
    if condition in CONDITIONS:
        setattr(survivor, condition, type(getattr(survivor, condition))())
    else:
        night.active.pace = fate.SAME
