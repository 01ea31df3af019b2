"""How long an operation may take, in rough nanoseconds, before it is started."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from tapete.odds.dice.pools import is_dense, is_packable, span
from tapete.odds.distribution import Distribution

Numbers = Distribution[int]

CALL = 500  # what a step costs however small its numbers
DIGIT = 30  # bits that Python multiplies at once
KARATSUBA = 1.585
FARTHEST = 10**9  # between the lowest and the highest outcome of a row


def bits(numbers: Numbers) -> int:
    return numbers.total.bit_length()


def of_adding(left: Numbers, right: Numbers) -> float:
    if not (is_dense(left) and is_dense(right)):
        return of_pairing(left, right)
    return _of_row(span(left) + span(right), bits(left) + bits(right))


def of_pairing(left: Numbers, right: Numbers) -> float:
    return len(left) * len(right) * (CALL + bits(left) + bits(right))


def of_repeating(one: Numbers, count: int) -> float:
    """Packed, or coefficient by coefficient, as `repeat` does what is larger."""
    size, weight = span(one) * count, bits(one) * count
    if is_packable(size, weight, len(one)):
        return _of_row(size, weight)
    return size * (len(one) * (150 + weight / 8) + CALL + weight)


def of_chain(longest: int, size: int, throws: int) -> float:
    """Following an explosion of a die with so many faces, the highest worth `longest`."""
    return throws * _of_row(longest * (throws + 1), size.bit_length() * (throws + 1))


def of_comparing(parts: Sequence[Numbers]) -> float:
    values = sum(map(len, parts))
    return values * len(parts) * (CALL + sum(map(bits, parts)))


def of_keeping_alike(one: Numbers, count: int, keep: int) -> float:
    weight = bits(one) * count
    row = keep * span(one) * weight
    powers: float = (weight / DIGIT) ** KARATSUBA
    each = CALL + row / DIGIT * (1 + weight / DIGIT / 8) + powers
    return len(one) * (1 + keep * keep) * each + _of_row(keep * span(one), weight)


def of_keeping(parts: Sequence[Numbers], keep: int) -> float:
    weight = sum(map(bits, parts))
    reach = max(p.outcomes[-1] for p in parts) - min(p.outcomes[0] for p in parts) + 1
    if reach > FARTHEST:
        return inf
    row = reach * weight / DIGIT
    each = CALL + 150 * reach + 3 * keep * keep * (CALL + keep * row * row)
    return sum(map(len, parts)) * len(parts) * each


def _of_row(size: int, weight: int) -> float:
    """Multiplying packed rows and writing out the product."""
    multiplying: float = 2 * (size * max(weight, 64) / DIGIT) ** KARATSUBA
    return multiplying + size * (CALL + weight)
