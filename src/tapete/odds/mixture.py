"""What may come of a rule, as a tree of chances folds up: weights, and what they are worth."""

from __future__ import annotations

from collections.abc import Sequence
from math import lcm
from operator import mul
from typing import Any, TypeVar

import msgspec

M = TypeVar("M")


class Mixture(msgspec.Struct, frozen=True, gc=False):
    """Weights of the outcomes over their total, what each seat may expect, and the lumped tail."""

    weights: dict[Any, int]
    total: int
    worth: tuple[float, ...] = ()
    tail: float = 0.0


def certain(outcome: Any, worth: tuple[float, ...]) -> Mixture:
    return Mixture({outcome: 1}, 1, worth)


def mixed(
    parts: list[tuple[int, Mixture]], tail: float = 0.0, worth: tuple[float, ...] | None = None
) -> Mixture:
    """Several mixtures, each with the weight of the branch that led to it.

    `worth` is what they are worth together, if that is known.
    """
    parts = gathered(parts)
    if len(parts) == 1 and not tail:
        return parts[0][1]
    branches = sum([weight for weight, _ in parts])
    common = lcm(*[part.total for _, part in parts])
    weights: dict[Any, int] = {}
    for weight, part in parts:
        scale = weight * (common // part.total)
        for outcome, inner in part.weights.items():
            weights[outcome] = weights.get(outcome, 0) + inner * scale
    tail += sum([weight / branches * part.tail for weight, part in parts if part.tail])
    worth = worths(parts, branches) if worth is None else worth
    return Mixture(weights, branches * common, worth, tail)


def worths(parts: Sequence[tuple[int, Mixture]], total: int) -> tuple[float, ...]:
    """What each seat may expect of several mixtures, by their weights."""
    shares = [weight / total for weight, _ in parts]
    each = zip(*[part.worth for _, part in parts], strict=True)
    return tuple([sum(map(mul, shares, worth)) for worth in each])


def gathered(parts: list[tuple[int, M]]) -> list[tuple[int, M]]:
    """Branches that lead to the very same are one."""
    if len(parts) == 1:
        return parts
    found: dict[int, tuple[int, M]] = {}
    for weight, part in parts:
        before = found.get(id(part))
        found[id(part)] = (weight if before is None else weight + before[0], part)
    return list(found.values())
