"""A table that listens: what is told in a stage is heard, though the stage is not played again."""

from __future__ import annotations

from typing import Any

import msgspec

from tapete.kernel import Event, Roll, Table
from tapete.kernel.chance.readings import Total
from tapete.odds.distribution import Distribution
from tapete.odds.ear import Ear
from tapete.odds.keeper import Keeper
from tapete.odds.policy import Policy
from tapete.odds.table import OddsTable, explore


class Fell(Event, frozen=True, kw_only=True, tag="x.event.fell"):
    face: int


class Other(Event, frozen=True, kw_only=True, tag="x.event.other"):
    pass


class Board(msgspec.Struct):
    total: int = 0


def throw(table: Table, board: Board) -> int:
    """A low face is told; the rest of it, in a stage of its own, tells whether it is even."""
    face = table.roll(Roll((4,), Total(), "x"))
    board.total += 1
    table.tell(Other)
    if face < 3:
        table.tell(Fell, face=face)

    def even() -> int:
        if table.roll(Roll((2,), Total(), "x")) == 2:
            table.tell(Fell, face=0)
        return table.last_roll(Roll((3,), Total(), "x"), lambda rolled: rolled // 2)

    return table.last(even, "even")


def heard(*, staged: bool) -> Distribution[Any]:
    keeper = Keeper(Board())
    start = keeper.freeze()

    def run(table: OddsTable) -> tuple[Any, tuple[float, ...]]:
        keeper.restore(start)
        table.keeper = keeper if staged else None
        ear = Ear(table, Fell)
        given = sum(ear.stage(lambda: throw(ear, keeper.state), "throw") for _ in range(2))
        return (given, *(told["face"] for told in ear.all(Fell))), ()

    return Distribution(explore(run, Policy.FIRST, 3000).weights)


def test_what_is_heard_by_stages_is_what_is_heard_end_by_end() -> None:
    plain = heard(staged=False)
    assert plain.probability((2, 1, 0, 2, 0)) > 0
    assert heard(staged=True) == plain
