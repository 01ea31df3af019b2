"""Runs a rule, or a piece of one, again and again until every way on has been taken."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from tapete.odds.branch import Branch
from tapete.odds.keeper import Frozen, Keeper
from tapete.odds.mixture import Mixture, certain
from tapete.odds.shape import Shape, lowest_terms
from tapete.odds.stages import Remembered, Stages


class TooManyLeaves(Exception):
    """The rule branches into more ends than the budget allows."""


class Forked(Protocol):
    """A table that keeps the forks on the way taken now."""

    left: int
    """How many more runs are allowed."""

    @property
    def branches(self) -> list[Branch]: ...

    @property
    def at(self) -> int: ...

    def again(self, at: int) -> None:
        """Back to where a stage begins, and to what was known there."""


F = TypeVar("F", bound=Forked)


def folded(table: F, run: Callable[[F], Mixture]) -> Shape:
    """Runs a rule again and again until every way on has been taken."""
    branches = table.branches
    while table.left:
        table.left -= 1
        shape: Shape
        try:
            shape = run(table)
        except Remembered as known:
            shape = known.shape
        while branches:
            if branches[-1].take(shape):
                break
            shape = branches.pop().fold()
        else:
            return shape
    raise TooManyLeaves


def staged(
    table: F, stages: Stages, keeper: Keeper, rule: Callable[[], Any], before: Frozen
) -> Shape:
    """Runs a piece of a rule to all its ends."""
    at = table.at

    def run(table: F) -> Mixture:
        table.again(at)
        try:
            result = rule()
        except Remembered as known:
            keeper.restore(before, known.now)
            raise
        after = keeper.freeze()
        keeper.restore(before, after)
        return certain(stages.number(after, result), ())

    return lowest_terms(folded(table, run))
