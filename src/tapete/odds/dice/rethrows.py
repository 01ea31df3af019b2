"""Dice that are thrown again, the best of them each time.

After a throw some dice may be thrown again together, up to a limit, and after that perhaps some
more; single dice may also be had for a price. What a hand is worth by best play follows from what
the hands of more dice are worth: dice that are kept become a whole hand one die at a time. So all
hands are weighed at once, whatever their number, and no throw is ever listed.

Which dice are best is found with floating-point numbers; the weights that follow are exact.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from tapete.odds.dice.hands import (
    SIDES,
    Counts,
    Numbers,
    chances,
    counted,
    hands,
    number,
    with_one_less,
    with_one_more,
)

Floats: TypeAlias = NDArray[np.float64]
Weights: TypeAlias = NDArray[Any]
SAME = 1e-12
"""Values that are nearer to each other count as equal, and the earlier way is taken."""
FITS = 24
"""The most dice whose throws a machine's whole number can count."""


class Plan(msgspec.Struct, frozen=True):
    """What may be thrown again: at most so many dice in each of the `throws`, in any order.

    Besides, `singles` may be thrown again one at a time, each for a price.
    """

    throws: tuple[int, ...] = ()
    singles: int = 0

    @property
    def dice(self) -> int:
        """The most dice that are thrown again in all."""
        return sum(self.throws) + self.singles

    def without(self, most: int) -> Plan:
        """The plan after one of its throws."""
        place = self.throws.index(most)
        return Plan((*self.throws[:place], *self.throws[place + 1 :]), self.singles)

    def ways(self) -> Iterator[tuple[int, bool, Plan]]:
        """The most dice of each different throw, whether it is paid for, and what is left then."""
        for most in dict.fromkeys(self.throws):
            yield most, False, self.without(most)
        if self.singles:
            yield 1, True, Plan(self.throws, self.singles - 1)


class Prize(msgspec.Struct, frozen=True):
    """What each outcome is worth, and the price of each single die that is thrown again."""

    worth: tuple[float, ...]
    price: float = 0.0


class Pick(msgspec.Struct, frozen=True):
    """Dice to throw again: by which throw, or for a price, and what is kept."""

    most: int
    paid: bool
    kept: Counts


class Layer(msgspec.Struct, frozen=True, eq=False):
    """Every hand with the same plan before it: what it is worth, and its ends by best play.

    The column of an end is its outcome, and one more set of outcomes for each single die paid for.
    Weights are out of `6 ** scale`.
    """

    value: Floats
    ends: Weights
    scale: int
    way: Numbers
    """Which of the plan's ways is best; -1 to leave the dice as they are."""
    kept: Numbers
    """What is kept then: the number among all smaller hands, see `Kept`."""


class Kept(msgspec.Struct, frozen=True, eq=False):
    """All hands that may be kept, one size after the other, the largest first."""

    sizes: tuple[int, ...]
    value: Floats
    ends: Weights
    starts: tuple[int, ...]

    def hand(self, place: int) -> Counts:
        at = max(n for n, start in enumerate(self.starts) if start <= place)
        return hands(self.sizes[at])[place - self.starts[at]]


Outcomes: TypeAlias = Callable[[int], Numbers]
"""The outcome of every hand of so many dice, as a column."""


@lru_cache(maxsize=512)
def layer(read: Outcomes, dice: int, plan: Plan, prize: Prize) -> Layer:
    """What every hand of so many dice is worth, if all that the plan allows is used at its best."""
    outcome = read(dice)
    value = np.array(prize.worth)[outcome]
    scale, columns = plan.dice, len(prize.worth)
    ends = _zeros(len(outcome), columns * (plan.singles + 1), dice + scale)
    ends[np.arange(len(outcome)), outcome] = SIDES**scale
    way, kept = np.full((2, len(outcome)), -1, dtype=np.int64)
    for place, (most, paid, left) in enumerate(plan.ways()):
        grown = _grown(read, dice, min(most, dice), left, prize)
        best, where = _chosen(grown, dice)
        better = best - prize.price * paid > value + SAME
        value = np.where(better, best - prize.price * paid, value)
        shift = columns * paid
        found = grown.ends[where[better]] * SIDES ** (scale - left.dice - min(most, dice))
        ends[better] = 0
        ends[better, shift : shift + found.shape[1]] = found
        way[better], kept[better] = place, where[better]
    return Layer(value, ends, scale, way, kept)


def _zeros(rows: int, columns: int, dice: int) -> Weights:
    """Weights; whole numbers of any size where so many dice need them."""
    return np.zeros((rows, columns), dtype=np.int64 if dice <= FITS else object)


@lru_cache(maxsize=512)
def _grown(read: Outcomes, dice: int, most: int, left: Plan, prize: Prize) -> Kept:
    """What every kept hand is worth, if the other dice are thrown and the plan is followed then.

    The sizes are those with at most so many dice to throw. Weights are out of the throws of `most`
    dice and of what the plan leaves.
    """
    after = layer(read, dice, left, prize)
    value, ends = after.value, after.ends
    if dice + most + left.dice > FITS:
        ends = ends.astype(object)
    values, weights = [value], [ends * SIDES**most]
    for size in range(dice - 1, dice - most - 1, -1):
        grown = with_one_more(size)
        value = value[grown].sum(axis=1) / SIDES
        ends = _added(ends, grown)
        values.append(value)
        weights.append(ends * SIDES ** (most - dice + size))
    sizes = tuple(range(dice, dice - most - 1, -1))
    starts = np.cumsum([0, *[len(one) for one in values[:-1]]]).tolist()
    return Kept(sizes, np.concatenate(values), np.concatenate(weights), tuple(starts))


def _added(ends: Weights, grown: Numbers) -> Weights:
    """The weights of all that one more die may show, together."""
    found = ends[grown[:, 0]]
    for face in range(1, SIDES):
        found = found + ends[grown[:, face]]
    return found


def _chosen(grown: Kept, dice: int) -> tuple[Floats, Numbers]:
    """For every whole hand, the worth and the place of the best part of it to keep."""
    sizes, starts = grown.sizes[::-1], grown.starts[::-1]
    best: Floats | None = None
    where: Numbers
    for size, start in zip(sizes, starts, strict=True):
        count = len(with_one_more(size))
        own = grown.value[start : start + count]
        places = np.arange(start, start + count)
        if best is None:
            best, where = own, places
            continue
        fewer = with_one_less(size)
        rest = np.append(best, -np.inf)[fewer]
        face = rest.argmax(axis=1)
        rows = np.arange(count)
        other = rest[rows, face]
        better = other > own + SAME
        where = np.where(better, where[fewer[rows, face]], places)
        best = np.where(better, other, own)
    assert best is not None
    return best, where


# --- what people ask


def best_ends(
    read: Outcomes, dice: int, plan: Plan, prize: Prize, kept: Counts = (0,) * SIDES
) -> dict[tuple[int, int], int]:
    """Weights of the outcomes and the single dice paid for, after the first throw and the plan.

    Some of the dice may be kept from before; then only the rest is thrown.
    """
    found = layer(read, dice, plan, prize)
    columns = len(prize.worth)
    thrown = dice - sum(kept)
    rows = [number(_joined(kept, hand)) for hand in hands(thrown)]
    ends = found.ends[rows]
    if thrown + found.scale > FITS:
        ends = ends.astype(object)
    weights = np.array(chances(thrown), dtype=ends.dtype) @ ends
    return {(n % columns, n // columns): int(w) for n, w in enumerate(weights) if w}


def _joined(kept: Counts, hand: Counts) -> Counts:
    return tuple([a + b for a, b in zip(kept, hand, strict=True)])


def best_pick(read: Outcomes, faces: tuple[int, ...], plan: Plan, prize: Prize) -> Pick | None:
    """What to throw again of dice that lie on the table; None to leave them."""
    hand, dice = counted(faces), len(faces)
    found = layer(read, dice, plan, prize)
    row = number(hand)
    way = int(found.way[row])
    if way < 0:
        return None
    most, paid, left = list(plan.ways())[way]
    grown = _grown(read, dice, min(most, dice), left, prize)
    return Pick(most, paid, grown.hand(int(found.kept[row])))
