"""What may come of a rule, as a tree of chances folds up: weights, and what they are worth."""

from __future__ import annotations

from collections.abc import Iterable
from math import lcm
from typing import Any

import msgspec


class Mixture(msgspec.Struct, frozen=True):
    """Weights of the outcomes over their total, what each seat may expect, and the lumped tail."""

    weights: dict[Any, int]
    total: int
    worth: tuple[float, ...] = ()
    tail: float = 0.0


def certain(outcome: Any, worth: tuple[float, ...]) -> Mixture:
    return Mixture({outcome: 1}, 1, worth)


def mixed(parts: list[tuple[int, Mixture]], tail: float = 0.0) -> Mixture:
    """Several mixtures, each with the weight of the branch that led to it."""
    if len(parts) == 1 and not tail:
        return parts[0][1]
    branches = sum([weight for weight, _ in parts])
    common = lcm(*[part.total for _, part in parts])
    weights: dict[Any, int] = {}
    for weight, part in parts:
        scale = weight * (common // part.total)
        for outcome, inner in part.weights.items():
            weights[outcome] = weights.get(outcome, 0) + inner * scale
    return Mixture(
        weights, branches * common, _expected(parts, branches), tail + _tails(parts, branches)
    )


def _expected(parts: list[tuple[int, Mixture]], branches: int) -> tuple[float, ...]:
    shares: Iterable[tuple[float, ...]] = [
        tuple([weight / branches * worth for worth in part.worth]) for weight, part in parts
    ]
    return tuple([sum(share) for share in zip(*shares, strict=True)])


def _tails(parts: list[tuple[int, Mixture]], branches: int) -> float:
    return sum([weight / branches * part.tail for weight, part in parts])
