"""Pools of dice: their sum, the sum of the best few, and how many succeed.

The weights of consecutive numbers are the coefficients of a polynomial. A polynomial is packed
into one big integer, each coefficient in its own bytes, so that Python's integer product and
power do the convolutions.
"""

from __future__ import annotations

import struct
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import reduce
from math import comb, prod
from typing import NamedTuple

from tapete.odds.distribution import Distribution, joint_tail

WORD = 8  # bytes; a row this narrow is packed and unpacked in one call
PACKABLE = 2**14  # bits for each outcome; a larger power is faster by its recurrence


def die(sides: int) -> Distribution[int]:
    """Returns the distribution of one fair die."""
    return Distribution.run(1, [1] * sides)


def total(dice: Sequence[int], plus: int = 0) -> Distribution[int]:
    """Returns the sum of dice, which may have different sides."""
    if len(dice) == 1:
        return Distribution.run(1 + plus, [1] * dice[0])
    if not is_packable(sum(dice), prod(dice).bit_length(), max(dice, default=1)):
        return _long_total(dice, plus)
    width = width_for(prod(dice))
    packed = prod([ones(sides, width) ** count for sides, count in Counter(dice).items()])
    return Distribution.run(len(dice) + plus, unpack(packed, width))


def successes(dice: Sequence[int], target: int) -> Distribution[int]:
    """Returns how many dice show the target or more."""
    width = width_for(prod(dice))
    counts = Counter(dice).items()
    packed = prod([_success(sides, target, width) ** count for sides, count in counts])
    return Distribution.run(0, unpack(packed, width))


def keep_highest(dice: Sequence[int], keep: int) -> Distribution[int]:
    """Returns the sum of the `keep` highest dice, which may have different sides."""
    if not 0 < keep < len(dice):
        return total(dice if keep > 0 else ())
    width = width_for(prod(dice))
    return Distribution.run(keep, unpack(_kept(_falling_faces(dice), keep, 1, width), width))


def best_of(one: Distribution[int], count: int, keep: int) -> Distribution[int]:
    """Returns the sum of the `keep` highest of `count` independent numbers distributed alike."""
    if not 0 < keep < count:
        return repeat(one, count if keep > 0 else 0)
    low, width = one.outcomes[0], width_for(one.total**count)
    row = unpack(_kept(_falling_outcomes(one, count), keep, low, width), width)
    return Distribution.run(keep * low, row, one.tail * count)


def add(left: Distribution[int], right: Distribution[int]) -> Distribution[int]:
    """Returns the sum of two independent numbers."""
    tail = joint_tail(left.tail, right.tail)
    if is_dense(left) and is_dense(right):
        weights = convolve(row_of(left), row_of(right))
        low = left.outcomes[0] + right.outcomes[0]
        return Distribution.run(low, weights, tail)
    sums: dict[int, int] = {}
    for x, w in left.items():
        for y, v in right.items():
            sums[x + y] = sums.get(x + y, 0) + w * v
    return Distribution(sums, tail)


def repeat(one: Distribution[int], count: int) -> Distribution[int]:
    """Returns the sum of `count` independent numbers distributed alike."""
    low = one.outcomes[0] * count
    if not is_packable(span(one) * count, one.total.bit_length() * count, len(one)):
        return Distribution.run(low, _power(row_of(one), count), one.tail * count)
    width = width_for(one.total**count)
    packed = pack(row_of(one), width) ** count
    return Distribution.run(low, unpack(packed, width), one.tail * count)


def is_packable(size: int, bits: int, outcomes: int) -> bool:
    """True if so many coefficients of so many bits are quick to multiply as one integer."""
    return size * bits <= PACKABLE * outcomes


def is_dense(numbers: Distribution[int]) -> bool:
    """True if the gaps between outcomes are few enough to write them out as zeros."""
    return span(numbers) <= 4 * len(numbers)


def span(numbers: Distribution[int]) -> int:
    outcomes = numbers.outcomes
    return outcomes[-1] - outcomes[0] + 1


def row_of(numbers: Distribution[int]) -> list[int]:
    """Returns the weights of every number from the lowest outcome to the highest."""
    low = numbers.outcomes[0]
    row = [0] * span(numbers)
    for x, w in numbers.items():
        row[x - low] = w
    return row


def convolve(left: Sequence[int], right: Sequence[int]) -> Sequence[int]:
    """Returns the weights of the sum of two numbers, given their rows of weights."""
    width = width_for(sum(left) * sum(right))
    return unpack(pack(left, width) * pack(right, width), width)


def width_for(largest: int) -> int:
    """Returns the bytes needed for a coefficient of at most `largest`."""
    return max(WORD, (largest.bit_length() + 7) // 8)


def pack(row: Sequence[int], width: int) -> int:
    if width == WORD:
        return int.from_bytes(struct.pack(f"<{len(row)}Q", *row), "little")
    return int.from_bytes(b"".join([w.to_bytes(width, "little") for w in row]), "little")


def unpack(packed: int, width: int) -> Sequence[int]:
    """Returns the coefficients up to the last that isn't 0."""
    size = (packed.bit_length() + 8 * width - 1) // (8 * width)
    raw = packed.to_bytes(size * width, "little")
    if width == WORD:
        return struct.unpack(f"<{size}Q", raw)
    return [int.from_bytes(raw[i : i + width], "little") for i in range(0, size * width, width)]


def ones(count: int, width: int) -> int:
    """Returns `count` packed coefficients of 1."""
    return int.from_bytes((b"\1" + bytes(width - 1)) * count, "little")


def _power(row: Sequence[int], count: int) -> list[int]:
    """Returns a power of a polynomial by Euler's recurrence (often called Miller's)."""
    terms = [(i, i * (count + 1), w) for i, w in enumerate(row) if i and w]
    power: list[int] = [row[0] ** count]
    for k in range(1, (len(row) - 1) * count + 1):
        mixed = sum([(lead - k) * w * power[k - i] for i, lead, w in terms if i <= k])
        power.append(mixed // (k * row[0]))
    return power


def _long_total(dice: Sequence[int], plus: int) -> Distribution[int]:
    groups = [repeat(die(sides), count) for sides, count in Counter(dice).items()]
    return reduce(add, groups, Distribution.certain(plus))


def _success(sides: int, target: int, width: int) -> int:
    hits = min(sides, max(0, sides - target + 1))
    return (sides - hits) + (hits << 8 * width)


class _Level(NamedTuple):
    """A value that dice may show, once all higher values are placed."""

    value: int
    weight: int
    below: int  # weight of all lower values of a die that can show this one
    active: int  # dice that can show this value or a higher one
    idle: int  # weight of all throws of the other dice


def _falling_faces(dice: Sequence[int]) -> Iterator[_Level]:
    """Yields the faces from the highest down. Dice that can show a face are alike below it."""
    for face in range(max(dice), 0, -1):
        idle = [sides for sides in dice if sides < face]
        yield _Level(face, 1, face - 1, len(dice) - len(idle), prod(idle))


def _falling_outcomes(one: Distribution[int], count: int) -> Iterator[_Level]:
    below = one.total
    for value, weight in zip(one.outcomes[::-1], one.weights[::-1], strict=True):
        below -= weight
        yield _Level(value, weight, below, count, 1)


def _kept(levels: Iterator[_Level], keep: int, low: int, width: int) -> int:
    """Returns the packed weights of the kept sum, placing dice from the highest value down."""
    placed, done = {0: 1}, 0
    for level in levels:
        after: dict[int, int] = {}
        step = 8 * width * (level.value - low)
        for count, packed in placed.items():
            missing, free = keep - count, level.active - count
            ways = _ways(level, free, missing)
            for shown, way in enumerate(ways):
                part = packed * way << step * shown
                after[count + shown] = after.get(count + shown, 0) + part
            done += packed * _enough(level, free, ways) << step * missing
        placed = after
    return done


def _ways(level: _Level, free: int, missing: int) -> list[int]:
    """Returns the ways in which 0, 1, ... free dice, but fewer than are missing, show the value."""
    return [comb(free, shown) * level.weight**shown for shown in range(min(free + 1, missing))]


def _enough(level: _Level, free: int, ways: list[int]) -> int:
    """Returns the weight of all throws in which enough dice show the value."""
    short = sum([way * level.below ** (free - shown) for shown, way in enumerate(ways)])
    enough: int = (level.weight + level.below) ** free - short
    return enough * level.idle
