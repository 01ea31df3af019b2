"""Pieces of a rule that are weighed once: the same odds in fewer runs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import partial
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tapete.kernel import Roll, Table, YesNo
from tapete.kernel.chance.readings import Total
from tapete.kernel.chance.roll import Chance
from tapete.kernel.tables.table import Apart
from tapete.odds.distribution import Distribution
from tapete.odds.keeper import Keeper
from tapete.odds.mixture import Mixture
from tapete.odds.policy import Policy
from tapete.odds.runs import TooManyLeaves
from tapete.odds.table import OddsTable, explore


class Jar(msgspec.Struct):
    coins: int = 0
    marks: list[str] = []
    lid: bool = False


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


def test_of_outcomes_of_one_kind_one_stands_for_all() -> None:
    def rule(table: OddsTable) -> tuple[int, tuple[float, ...]]:
        return table.heed(die(), lambda face: face > 4), ()

    found = explore(rule, Policy.FIRST, 2)
    assert Distribution(found.weights) == Distribution({1: 4, 5: 2})


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


class Lamp(msgspec.Struct):
    oil: int = 0
    stains: list[str] = []
    lit: bool = False


class Attic(msgspec.Struct):
    jars: list[Jar]
    lamps: list[Lamp]


def test_things_of_two_kinds_that_hold_the_same_are_put_back_each_as_it_is() -> None:
    attic = Attic([Jar(1), Jar(2)], [Lamp(1), Lamp(2)])
    keeper = Keeper(attic)
    attic.jars[0].coins, attic.lamps[0].oil = 5, 5
    attic.jars[1].marks.append("x")
    attic.lamps[1].stains.append("x")
    keeper.restore(keeper.start)
    assert attic == Attic([Jar(1), Jar(2)], [Lamp(1), Lamp(2)])


# --- best play

Piece = tuple[Any, ...]
PLACE = st.sampled_from([0, 1])
ROLL = st.tuples(st.just("roll"), st.sampled_from([2, 3]), PLACE)
ASK = st.tuples(st.just("ask"), PLACE, PLACE)
PAYS = st.tuples(st.just("if"), st.tuples(ASK | ROLL).map(tuple))


def pieces(inner: st.SearchStrategy[Piece]) -> st.SearchStrategy[Piece]:
    """Stages within stages; some are remembered by what they depend on, some end the outer one.

    Some keep a jar apart, whether they look into it or not.
    """
    kind = st.sampled_from(["stage", "known", "last", "closing"])
    parts = st.lists(inner, min_size=1, max_size=3).map(tuple)
    return st.tuples(kind, parts, st.sampled_from([None, 0, 1]))


PLAYS = st.lists(st.recursive(ROLL | ASK | PAYS, pieces, max_leaves=5), min_size=1, max_size=3)


def play(table: Table, shelf: Shelf, parts: Sequence[Piece]) -> int:
    """What comes of each part hangs on the state alone; a `last` part is the last one played.

    A `closing` part is a stage that ends with a roll, whose outcome decides what it gives.
    """
    got = 0
    for what, *of in parts:
        if what == "roll":
            got = table.roll(Roll((of[0],), Total(), "x"))
            shelf.jars[of[1]].coins += got
        elif what == "ask":
            if table.ask(of[0], "x.ask", YesNo()):
                shelf.jars[of[1]].coins += 1
                got = 1
        elif what == "if":
            if shelf.jars[0].coins % 2:
                play(table, shelf, of[0])
        elif what == "last":
            return table.last(partial(play, table, shelf, of[0]), of[0], apart=apart(shelf, of[1]))
        elif what == "closing":
            got = table.stage(partial(closed, table, shelf, of[0]), apart=apart(shelf, of[1]))
            shelf.jars[0].coins += got
        else:
            facts, jar = (of[:1] if what == "known" else ()), apart(shelf, of[1])
            got = table.stage(partial(play, table, shelf, of[0]), *facts, apart=jar)
            shelf.jars[1].coins += got % 2
    return got


def closed(table: Table, shelf: Shelf, parts: Sequence[Piece]) -> int:
    got = play(table, shelf, [part for part in parts if part[0] != "last"])
    return table.last_roll(die(), lambda face: (face + got) // 3, lambda face: face // 2)


def apart(shelf: Shelf, jar: int | None) -> Apart:
    return None if jar is None else (shelf.jars[jar], "coins")


def stakes(shelf: Shelf) -> tuple[float, ...]:
    """Each seat wants something of its own."""
    one, other = (jar.coins for jar in shelf.jars)
    return float((3 * one + other * other) % 7), float((one * one + 2 * other) % 5)


def best(parts: Sequence[Piece], *, staged: bool) -> Mixture:
    keeper = Keeper(Shelf([Jar(1), Jar(2)]))
    start = keeper.freeze()

    def run(table: OddsTable) -> tuple[Any, tuple[float, ...]]:
        keeper.restore(start)
        table.keeper = keeper if staged else None
        play(table, keeper.state, parts)
        return tuple(jar.coins for jar in keeper.state.jars), stakes(keeper.state)

    return explore(run, Policy.BEST, 100_000)


@settings(max_examples=150, deadline=None)
@given(PLAYS)
def test_best_play_by_stages_is_best_play_end_by_end(parts: list[Piece]) -> None:
    plain, staged = best(parts, staged=False), best(parts, staged=True)
    assert Distribution(staged.weights) == Distribution(plain.weights)
    assert staged.worth == pytest.approx(plain.worth)


@pytest.mark.parametrize(("cost", "bought"), [(3, 1), (4, 0)])
def test_what_is_decided_in_a_stage_hangs_on_what_comes_after_it(cost: int, bought: int) -> None:
    """A coin doubles what is rolled later: 3½ points more."""

    def rule(table: OddsTable) -> tuple[int, tuple[float, ...]]:
        keeper.restore(start)
        table.keeper = keeper
        jar = keeper.state.jars[0]

        def pay() -> None:
            jar.coins += table.ask(0, "x.ask", YesNo())

        table.stage(pay)
        rolled = table.roll(die()) * (1 + jar.coins)
        return jar.coins, (float(rolled - cost * jar.coins),)

    keeper = Keeper(Shelf([Jar()]))
    start = keeper.freeze()
    assert set(explore(rule, Policy.BEST, 100).weights) == {bought}


def again_and_again(table: Table, jar: Jar, best: int) -> int:
    """Keep the best of as many dice as one cares to pay for."""

    def tried() -> int:
        if not jar.coins or not table.ask(0, "x.ask", YesNo()):
            return best
        jar.coins -= 1
        return again_and_again(table, jar, max(best, table.roll(die())))

    return table.last(tried, "again", best)


def test_a_place_that_is_reached_again_is_weighed_once() -> None:
    keeper = Keeper(Shelf([Jar(3)]))
    start = keeper.freeze()

    def run(table: OddsTable, staged: bool) -> tuple[int, tuple[float, ...]]:
        keeper.restore(start)
        table.keeper = keeper if staged else None
        jar = keeper.state.jars[0]
        kept = table.stage(lambda: again_and_again(table, jar, 0))
        return kept, (kept + jar.coins / 2,)

    plain = explore(lambda table: run(table, False), Policy.BEST, 1000)
    staged = explore(lambda table: run(table, True), Policy.BEST, 160)
    assert Distribution(staged.weights) == Distribution(plain.weights)
    assert staged.worth == pytest.approx(plain.worth)


# --- what a stage has nothing to do with


def dropped_after(staged: bool, stage: Callable[[Table, Shelf], object]) -> tuple[Mixture, int]:
    """Some coins in a jar, then a stage that keeps it apart; and how often that stage was run."""
    keeper, runs = Keeper(Shelf([Jar(1), Jar(2)])), 0

    def run(table: OddsTable) -> tuple[Any, tuple[float, ...]]:
        keeper.restore(keeper.start)
        table.keeper = keeper if staged else None
        shelf: Shelf = keeper.state

        def counted() -> object:
            nonlocal runs
            runs += 1
            return stage(table, shelf)

        shelf.jars[0].coins = table.roll(die())
        given = table.stage(counted, "drop", apart=(shelf.jars[0], "coins"))
        return (given, tuple(jar.coins for jar in shelf.jars)), ()

    return explore(run, Policy.FIRST, 10_000), runs


def test_a_stage_is_weighed_once_for_all_that_it_has_nothing_to_do_with() -> None:
    def stage(table: Table, shelf: Shelf) -> object:
        return drop(table, shelf.jars[1])

    staged, runs = dropped_after(True, stage)
    assert Distribution(staged.weights) == Distribution(dropped_after(False, stage)[0].weights)
    assert runs == 36


def reads(jar: Jar) -> object:
    return jar.coins > 2


def writes(jar: Jar) -> object:
    jar.coins = 5
    return None


def adds(jar: Jar) -> object:
    jar.coins += 1
    return None


def compares(jar: Jar) -> object:
    return jar == Jar(3)


def says(jar: Jar) -> object:
    return f"{jar.coins}"


def keys(jar: Jar) -> object:
    return {3: "x"}.get(jar.coins)


def gives(jar: Jar) -> object:
    return jar.coins


@pytest.mark.parametrize("looks", [reads, writes, adds, compares, says, keys, gives])
def test_a_stage_that_looks_at_what_it_keeps_apart_is_found_out(looks: Any) -> None:
    def stage(table: Table, shelf: Shelf) -> object:
        return drop(table, shelf.jars[1]), looks(shelf.jars[0])

    staged, runs = dropped_after(True, stage)
    assert Distribution(staged.weights) == Distribution(dropped_after(False, stage)[0].weights)
    assert runs > 6 * 36


def test_what_is_kept_apart_may_not_be_copied() -> None:
    def stage(table: Table, shelf: Shelf) -> object:
        shelf.jars[1].coins = shelf.jars[0].coins
        return table.roll(die())

    staged, _ = dropped_after(True, stage)
    assert Distribution(staged.weights) == Distribution(dropped_after(False, stage)[0].weights)
