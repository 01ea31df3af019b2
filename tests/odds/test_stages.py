"""Pieces of a rule that are weighed once: the same odds in fewer runs."""

from __future__ import annotations

from fractions import Fraction

import msgspec
import pytest

from tapete.kernel import Roll, Table
from tapete.kernel.chance.readings import AtLeast, Total
from tapete.kernel.chance.roll import Chance
from tapete.odds.distribution import Distribution
from tapete.odds.keeper import Keeper
from tapete.odds.table import OddsTable, Policy, TooManyLeaves, explore


class Jar(msgspec.Struct):
    coins: int = 0
    marks: list[str] = []


class Shelf(msgspec.Struct):
    jars: list[Jar]
    chosen: Jar | None = None


def die() -> Chance[int]:
    return Roll((6,), Total(), "x")


def drop(table: Table, jar: Jar) -> bool:
    """A coin or not, by the parity of two dice."""
    even = (table.roll(die()) + table.roll(die())) % 2 == 0
    if even:
        jar.coins += 1
        jar.marks.append("x")
    return even


def game(table: Table, shelf: Shelf, tries: int) -> int:
    jar = shelf.jars[0]
    return sum(table.stage(lambda: drop(table, jar), "drop") for _ in range(tries)) + jar.coins


def weighed(tries: int, budget: int, *, staged: bool) -> Distribution[int]:
    keeper = Keeper(Shelf([Jar()]))
    start = keeper.freeze()

    def run(table: OddsTable) -> tuple[int, tuple[float, ...]]:
        keeper.restore(start)
        table.keeper = keeper if staged else None
        return game(table, keeper.state, tries), ()

    return Distribution(explore(run, Policy.FIRST, budget).weights)


def test_a_stage_weighs_the_same_as_every_end_by_itself() -> None:
    assert weighed(2, 2000, staged=True) == weighed(2, 2000, staged=False)


def test_ends_that_leave_the_same_are_gone_on_from_once() -> None:
    assert weighed(2, 120, staged=True).probability(4) == Fraction(1, 4)
    with pytest.raises(TooManyLeaves):
        weighed(2, 120, staged=False)


def test_by_best_play_nothing_is_decided_before_what_it_leads_to() -> None:
    """A stage is then no place to stop at: what pays hangs on what comes later."""
    keeper = Keeper(Shelf([Jar()]))
    table = OddsTable([], Policy.BEST)
    table.keeper = keeper
    assert table.stage(lambda: 3) == 3
    assert table.branches == []


def test_what_is_heeded_of_a_roll_has_the_weights_of_its_outcomes() -> None:
    def rule(table: OddsTable) -> tuple[bool, tuple[float, ...]]:
        return table.heed(die(), lambda face: face > 4), ()

    expected = explore(lambda t: (t.roll(Roll((6,), AtLeast(5), "x")), ()), Policy.FIRST, 2)
    assert Distribution(explore(rule, Policy.FIRST, 2).weights) == Distribution(expected.weights)


def test_a_state_put_back_is_made_of_the_same_parts() -> None:
    shelf = Shelf([Jar(1, ["a"]), Jar(2)])
    keeper, first, marks = Keeper(shelf), shelf.jars[0], shelf.jars[0].marks
    before = keeper.freeze()
    first.coins, shelf.chosen = 9, Jar(5)
    marks[:] = ["b", "c"]
    shelf.jars.append(Jar(3))
    after = keeper.freeze()
    keeper.restore(before)
    assert keeper.freeze() == before
    assert shelf.jars[0] is first
    assert first.marks is marks
    keeper.restore(after, before)
    assert keeper.freeze() == after
    assert shelf.jars == [Jar(9, ["b", "c"]), Jar(2), Jar(3)]
