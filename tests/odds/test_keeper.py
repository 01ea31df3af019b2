"""A state is put back as it was, whatever of it has changed."""

from __future__ import annotations

import msgspec

from tapete.odds.keeper import Keeper


class Law(msgspec.Struct, frozen=True):
    strict: bool = False
    seats: tuple[int, ...] = (1, 2)


class Piece(msgspec.Struct):
    name: str
    wounds: int = 0
    gear: list[str] = []


class Yard(msgspec.Struct):
    pieces: list[Piece]
    law: Law
    round: int = 0
    falls: list[str] = []


def yard() -> Keeper:
    return Keeper(Yard([Piece("a"), Piece("b")], Law()))


def test_what_never_changes_is_put_back_if_it_is_replaced_all_the_same() -> None:
    keeper = yard()
    keeper.state.law = Law(strict=True)
    strict = keeper.freeze()
    assert strict is not keeper.start
    keeper.restore(keeper.start)
    assert keeper.state.law == Law()
    keeper.restore(strict)
    assert keeper.state.law == Law(strict=True)


def test_a_law_that_says_the_same_leaves_the_state_the_same() -> None:
    keeper = yard()
    keeper.state.law = Law()
    assert keeper.freeze() is keeper.start


def test_loose_fields_and_parts_go_there_and_back() -> None:
    keeper = yard()
    first = keeper.state.pieces[0]
    keeper.state.round, first.wounds = 3, 2
    keeper.state.falls.append("a")
    first.gear.append("axe")
    later = keeper.freeze()
    keeper.restore(keeper.start, later)
    assert (keeper.state.round, keeper.state.falls, first) == (0, [], Piece("a"))
    assert keeper.freeze() is keeper.start
    keeper.restore(later, keeper.start)
    assert (keeper.state.round, keeper.state.falls) == (3, ["a"])
    assert keeper.state.pieces[0] is first
    assert first == Piece("a", 2, ["axe"])
    assert keeper.freeze() is later
