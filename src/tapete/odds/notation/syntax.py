"""The syntax tree of dice notation."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import TypeAlias

from msgspec import Struct

COMPARE: dict[str, Callable[[int, int], bool]] = {
    "=": operator.eq,
    ">": operator.gt,
    "<": operator.lt,
    ">=": operator.ge,
    "<=": operator.le,
}


class Comparison(Struct, frozen=True):
    """A comparison with a number; calling it returns True if a value satisfies it."""

    sign: str
    target: int

    def __call__(self, value: int) -> bool:
        return COMPARE[self.sign](value, self.target)


class Explode(Struct, frozen=True):
    """`x`, `xo`, `!`, `!!`: roll again and add; `compound` adds up to a single die."""

    position: int
    when: Comparison | None
    once: bool = False
    compound: bool = False


class Reroll(Struct, frozen=True):
    """`r`, `rr`: replace by another roll, once or until it no longer matches."""

    position: int
    when: Comparison | None
    until: bool = False


class Clamp(Struct, frozen=True):
    """`min2`, `max5`: a die counts as at least 2, or at most 5."""

    position: int
    low: int | None = None
    high: int | None = None


class Keep(Struct, frozen=True):
    """`kh`, `kl`, `dh`, `dl`: only some of the results count."""

    position: int
    count: int
    highest: bool
    drop: bool = False

    def kept(self, results: int) -> int:
        return max(0, results - self.count) if self.drop else min(results, self.count)

    @property
    def from_the_top(self) -> bool:
        return self.highest != self.drop


class Count(Struct, frozen=True):
    """`cs>=5`, `>5`: how many results match."""

    position: int
    when: Comparison


Modifier: TypeAlias = Explode | Reroll | Clamp | Keep | Count


class Number(Struct, frozen=True):
    position: int
    value: int


class Dice(Struct, frozen=True):
    """Equal dice with consecutive faces from `low` to `high`."""

    position: int
    count: int
    low: int
    high: int
    modifiers: tuple[Modifier, ...] = ()


class Pool(Struct, frozen=True):
    """`{a,b,c}`: several results side by side."""

    position: int
    parts: tuple[Expression, ...]
    modifier: Keep | Count | None = None


class Call(Struct, frozen=True):
    position: int
    name: str
    arguments: tuple[Expression, ...]


class Binary(Struct, frozen=True):
    position: int
    sign: str
    left: Expression
    right: Expression


Expression: TypeAlias = Number | Dice | Pool | Call | Binary
