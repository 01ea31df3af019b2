"""Other ways to the same odds: every throw one by one, icepool and dyce."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Sequence
from functools import reduce
from importlib import import_module
from itertools import product
from operator import add
from typing import Any, TypeVar

from hypothesis import strategies as st

from tapete.odds.distribution import Distribution

icepool: Any = import_module("icepool")  # it ships no types
dyce: Any = import_module("dyce")

T = TypeVar("T")

few_dice = st.lists(st.integers(1, 8), max_size=4).map(tuple)
some_dice = st.lists(st.integers(1, 8), min_size=1, max_size=4).map(tuple)
six_sided = st.integers(0, 6).map(lambda n: (6,) * n)
numbers = st.dictionaries(st.integers(-9, 9), st.integers(1, 20), min_size=1, max_size=8).map(
    Distribution
)


def every_throw(dice: Sequence[int], read: Callable[[tuple[int, ...]], T]) -> Distribution[T]:
    return Distribution.uniform(read(t) for t in product(*[range(1, n + 1) for n in dice]))


def of_icepool(die: Any) -> Distribution[Any]:
    return Distribution(dict(die.items()))


def of_dyce(histogram: Any) -> Distribution[Any]:
    return Distribution({x: int(w) for x, w in histogram.items()})


def icepool_sum(dice: Sequence[int]) -> Any:
    return reduce(add, [icepool.d(n) for n in dice])


def dyce_pool(dice: Sequence[int]) -> Any:
    return dyce.P(*dice)


def dyce_acing(sides: int, times: int) -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return dyce.explode_n(dyce.H(sides), n=times)
