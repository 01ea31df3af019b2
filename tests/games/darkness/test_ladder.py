"""The ladder of difficulties, with the dice of the book."""

from __future__ import annotations

import pytest

from tapete.games.darkness.rules.dice.again import Aim, best, worthwhile
from tapete.games.darkness.rules.dice.ladder import (
    CODES,
    LEVELS,
    clamped,
    level,
    level_of,
    making,
    pattern,
    pattern_rule,
    value,
    words,
)
from tapete.games.darkness.rules.dice.readings import TIES, BestPlay, Hand, Rung, rank_of
from tapete.kernel.chance.readings import Faces
from tapete.odds.dice.rethrows import Plan, Prize
from tapete.odds.distribution import Distribution
from tapete.odds.readings import brute, distribution


def shows(*faces: int) -> str:
    reached = level(faces)
    return CODES[reached - 1] if reached else ""


@pytest.mark.rule("darkness.difficulty.ladder", "darkness.difficulty.level_points")
def test_eight_levels_each_worth_its_place_in_points() -> None:
    assert [level_of(code) for code in CODES] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert CODES == ("6H", "1P", "3S", "3K", "4S", "4K", "5S", "5K")
    assert LEVELS["3K"] == 4
    assert level((2, 2)) >= LEVELS["6H"]


@pytest.mark.rule("darkness.difficulty.pattern.six")
def test_a_six() -> None:
    assert shows(1, 3, 6) == "6H"
    assert shows(1, 3, 5) == ""
    assert pattern_rule(1) == "darkness.difficulty.pattern.six"


@pytest.mark.rule("darkness.difficulty.pattern.kind")
def test_so_many_of_a_kind() -> None:
    assert shows(2, 2, 5) == "1P"
    assert shows(4, 4, 4, 1) == "3K"
    assert shows(3, 3, 3, 3, 6) == "4K"
    assert shows(1, 1, 1, 1, 1) == shows(1, 1, 1, 1, 1, 1) == "5K"
    assert {pattern_rule(n) for n in (2, 4, 6, 8)} == {"darkness.difficulty.pattern.kind"}


@pytest.mark.rule("darkness.difficulty.pattern.straight")
def test_straights_wherever_they_start_and_not_round_the_corner() -> None:
    """darkness.example.straight_of_three"""
    assert shows(2, 3, 4) == shows(4, 2, 3) == "3S"
    assert shows(1, 2, 3, 4, 4) == "4S"
    assert shows(2, 3, 4, 5, 6) == shows(1, 2, 3, 4, 5, 6) == "5S"
    assert shows(5, 6, 1) == "6H"
    assert {pattern_rule(n) for n in (3, 5, 7)} == {"darkness.difficulty.pattern.straight"}


@pytest.mark.rule("darkness.difficulty.best_level")
def test_the_highest_pattern_counts() -> None:
    assert shows(1, 2, 3, 3) == "3S"
    assert shows(5, 5, 5, 6) == "3K"
    assert shows(2, 2, 4, 4) == "1P"


def test_fate_moves_no_difficulty_off_the_ladder() -> None:
    assert (clamped(0), clamped(4), clamped(9)) == (1, 4, 8)


@pytest.mark.parametrize(
    ("faces", "high"),
    [
        ((2, 2), 2),
        ((2, 2, 5, 5), 5),
        ((1, 2, 3), 3),
        ((1, 2, 3, 5), 3),
        ((1, 2, 3, 4, 5, 6), 6),
        ((3, 3, 3, 6), 3),
        ((1, 6), 0),
        ((1, 3), 0),
    ],
)
def test_what_decides_inside_a_level(faces: tuple[int, ...], high: int) -> None:
    assert value(faces, level(faces)) == high


def test_the_dice_that_make_the_pattern_are_named() -> None:
    assert making((4, 1, 4, 2), 2) == (0, 2)
    assert making((6, 2, 4, 3), 3) == (1, 3, 2)
    assert making((1, 6, 6), 1) == (1,)
    assert making((1, 3), 0) == ()
    found = pattern((5, 5, 1, 5), (1, 5), 4)
    assert found.places == (1,)
    assert dict(found.name.args) == {"level": 4, "high": 5}
    assert found.wanted is not None
    assert dict(found.wanted.args)["level"] == 4


# --- readings


@pytest.mark.parametrize("dice", range(1, 5))
def test_hands_and_ranks_are_what_every_throw_says(dice: int) -> None:
    for read in (Hand(), Rung(), Rung(ties=True)):
        assert distribution((6,) * dice, read) == brute((6,) * dice, read)
    kept = (5, 2)
    assert distribution((6,) * dice, Hand(kept)) == brute((6,) * dice, Hand(kept))
    assert distribution((6,) * dice, Rung(kept, ties=True)) == brute(
        (6,) * dice, Rung(kept, ties=True)
    )


def test_best_play_without_further_throws_reads_the_dice_as_they_fall() -> None:
    prize = Prize(tuple(map(float, range(9))))
    read = BestPlay(Plan(), prize)
    assert distribution((6, 6), read) == brute((6, 6), read)


def test_one_die_thrown_again_for_a_six() -> None:
    """5 of 6 throw again: 1/6 and 5/6 of 1/6."""
    aim = Aim(need=1)
    odds = distribution((6,), BestPlay(Plan((1,)), aim.prize))
    assert odds == Distribution({(10, 0): 11, (0, 0): 25})


# --- which dice


def test_only_dice_that_may_help_are_offered() -> None:
    assert worthwhile((1, 3, 4, 6), 1, Aim(need=3)) == ((3, 4, 6),)
    assert worthwhile((2, 3, 4), 3, Aim(need=3)) == ()
    assert worthwhile((1, 1, 6), 1, Aim(need=8)) == ()


def test_what_is_offered_may_be_better_for_something() -> None:
    """A straight of four is near, three alike are certain to come to no less than a pair."""
    offered = worthwhile((2, 2, 3, 5, 6), 3, Aim(need=1, points=True))
    assert (2, 3) in offered
    assert (2, 2, 3) in offered
    assert len(offered) <= 5


def test_nothing_is_better_than_what_is_offered_first() -> None:
    for faces in distribution((6,) * 4, Hand()):
        for aim in (Aim(need=2), Aim(need=4), Aim(), Aim(need=2, points=True)):
            found = best(faces, Plan((2,)), aim)
            offered = [mean(kept, aim) for kept in worthwhile(faces, 2, aim)]
            assert found is None or max(offered) == pytest.approx(mean(found[2], aim))


def mean(kept: tuple[int, ...], aim: Aim) -> float:
    """What four dice are worth of which some are kept and the others thrown."""
    odds = distribution((6,) * (4 - len(kept)), Rung(kept))
    return sum(aim.worth(rank) * weight for rank, weight in odds.items()) / odds.total


def test_levels_that_are_of_no_use_are_not_thrown_for() -> None:
    assert worthwhile((2, 2, 4), 3, Aim(most=2)) == ()
    assert worthwhile((2, 2, 4), 3, Aim(most=3)) != ()


def test_whoever_rolls_second_knows_what_to_beat() -> None:
    above = rank_of((3, 3), ties=True)
    aim = Aim(ties=True, above=above)
    assert aim.worth(rank_of((4, 4), ties=True)) > aim.worth(above) == 0
    assert worthwhile((4, 4, 1), 3, aim) == ()
    assert worthwhile((3, 3, 1), 1, aim) == ((3, 3),)


def test_whoever_rolls_first_wants_to_be_beyond_the_other() -> None:
    aim = Aim(ties=True, against=1)
    six = rank_of((6,), ties=True)
    assert aim.worth(six) == pytest.approx(3 * 5 / 6)
    assert aim.worth(0) == 0
    assert distribution((6,), Faces()) != distribution((6,), Rung())


# --- what a roll is for


def test_what_a_roll_is_worth_starts_with_the_level_that_is_needed() -> None:
    passing, finding, counting = Aim(3), Aim(3, points=True), Aim(most=2)
    levels = [level * TIES for level in (0, 2, 3, 5)]
    assert [passing.worth(rank) > 0 for rank in levels] == [False, False, True, True]
    assert finding.worth(levels[3]) - finding.worth(levels[2]) == 2
    assert counting.worth(TIES) < counting.worth(2 * TIES) == counting.worth(5 * TIES)


@pytest.mark.rule("darkness.opposed.tiebreak")
def test_in_an_opposed_roll_the_same_rank_is_neither_won_nor_lost() -> None:
    second, low = Aim(ties=True, above=23), Aim(ties=True, above=0)
    assert [second.worth(rank) > 0 for rank in (22, 23, 24)] == [False, False, True]
    assert [second.kind(rank) for rank in (22, 23, 24)] == [-1, 0, 1]
    assert [low.kind(rank) for rank in (0, 10)] == [0, 1]
    assert [low.worth(rank) > 0 for rank in (0, 10)] == [False, True]
    assert Aim(ties=True, against=2).kind(23) == 23


def test_the_other_side_may_reach_the_same_level_with_less() -> None:
    aim = Aim(ties=True, against=2)
    ranks = [rank_of((face, face), ties=True) for face in (1, 3, 6)]
    assert [aim.worth(rank) for rank in ranks] == pytest.approx([3 * n / 36 for n in (30, 32, 35)])


def test_a_level_in_words_and_one_that_is_past_the_ladder() -> None:
    assert [dict(words(reached).args)["level"] for reached in (0, 1, 8, 9)] == [0, 1, 8, 0]


def test_the_first_die_just_thrown_may_be_part_of_the_pattern() -> None:
    found = pattern((1, 5, 5), (5, 5), 1)
    assert found.places == (0, 1)
    assert found.wanted == words(1)
    assert pattern((1, 5, 5), (5, 5), 0).wanted is None
