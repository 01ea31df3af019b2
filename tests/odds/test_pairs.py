from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tapete.kernel.chance.readings import SortedPairs
from tapete.odds.dice.pairs import sorted_pairs
from tapete.odds.distribution import Distribution
from tests.odds.oracles import dyce, every_throw, icepool, of_dyce, of_icepool


@given(st.integers(0, 3), st.integers(0, 3), st.integers(1, 5))
def test_pairs_are_what_every_throw_says(mine: int, theirs: int, sides: int) -> None:
    oracle = every_throw((sides,) * (mine + theirs), SortedPairs(mine))
    assert sorted_pairs(mine, theirs, sides) == oracle


@pytest.mark.parametrize(("mine", "theirs"), [(3, 2), (4, 4), (2, 5), (5, 1)])
def test_pairs_agree_with_dyce_on_distinct_rolls(mine: int, theirs: int) -> None:
    ours, others = (dyce.H.from_counts((n @ dyce.P(6)).rolls_with_counts()) for n in (mine, theirs))
    read = SortedPairs(mine)
    assert sorted_pairs(mine, theirs) == of_dyce(ours.apply(lambda a, b: read(a + b), others))


@pytest.mark.parametrize(("mine", "theirs"), [(5, 5), (3, 6)])
def test_pairs_won_agree_with_icepool(mine: int, theirs: int) -> None:
    pairs = min(mine, theirs)
    best, rivals = (icepool.d(6).pool(n).highest(pairs) for n in (mine, theirs))
    won = best.sort_pair(">", rivals).size()
    assert sorted_pairs(mine, theirs).map(lambda pair: pair[0]) == of_icepool(won)


def test_nobody_to_compare_with_settles_nothing() -> None:
    assert sorted_pairs(0, 3) == sorted_pairs(3, 0) == Distribution.certain((0, 0))


@given(st.integers(0, 4), st.integers(0, 4))
def test_seen_from_the_other_side_won_is_lost(mine: int, theirs: int) -> None:
    def swap(pair: tuple[int, int]) -> tuple[int, Any]:
        return pair[1], pair[0]

    assert sorted_pairs(mine, theirs) == sorted_pairs(theirs, mine).map(swap)
