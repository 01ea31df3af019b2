"""Odds of checks, doors and fights: what is shown is what the rules say end by end."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tapete.games.darkness.odds.checking import check_begins
from tapete.games.darkness.odds.procedures import PROCEDURES
from tapete.games.darkness.odds.said import CheckSaid, NoHealth, NotThat
from tapete.games.darkness.rules.checks.check import check
from tapete.games.darkness.rules.checks.opposed import opposed
from tapete.games.darkness.rules.dice.ladder import CODES
from tapete.games.darkness.state import State
from tapete.games.darkness.world import Night
from tapete.kernel import Table
from tapete.odds.dice.ladder import ladder
from tapete.odds.policy import Policy
from tapete.odds.procedures import reckon, weigh
from tapete.odds.table import explore, outcomes
from tests.games.darkness.bout import bar, somebody


def chance(procedure: str, mark: str, **said: Any) -> Fraction:
    given = {name.replace("_", "-"): value for name, value in said.items()}
    return dict(reckon(PROCEDURES[procedure], given).marks)[mark]


# --- checks


@pytest.mark.parametrize("need", range(1, 9))
def test_a_plain_check_is_the_ladder(need: int) -> None:
    assert chance("check", "passed", dice=5, difficulty=CODES[need - 1]) == ladder(5).at_least(need)


def test_skill_objects_and_fate_count() -> None:
    plain = chance("check", "passed", dice=5, difficulty="3S")
    assert chance("check", "passed", dice=3, skill=2, objects=1, difficulty="3S") == plain
    assert chance("check", "passed", dice=3, skill=4, difficulty="3S") == plain
    assert chance("check", "passed", dice=5, difficulty="1P", fate="harder") == plain
    assert chance("check", "passed", dice=5, difficulty="3K", fate="easier") == plain
    assert chance("check", "passed", dice=5, difficulty="1P", exceed=True) == plain


def plainly(said: CheckSaid, need: int) -> Fraction:
    """Every choice of dice is put to whoever rolls, who takes what is best, after every throw."""
    state = check_begins(said)
    points = said.points

    def run(table: Table) -> tuple[bool, tuple[float, ...]]:
        who = state.survivors[0]
        who.points, who.rerolls, who.bought = points, 0, 3
        passed = check(
            Night(state, table), who, "dexterity", None, rule="r", need=need, base=said.dice,
            helpers=[one.id for one in state.survivors[1:]],
        ).passed  # fmt: skip
        return passed, (passed - 1e-6 * (points - who.points),) * len(state.survivors)

    found = explore(run, Policy.BEST, 500_000)
    return Fraction(found.weights.get(True, 0), found.total)


@settings(max_examples=12, deadline=None)
@given(st.integers(1, 3), st.integers(0, 3), st.integers(0, 1), st.integers(1, 5))
def test_the_best_dice_are_those_that_a_search_of_all_answers_finds(
    dice: int, helper: int, points: int, need: int
) -> None:
    said = CheckSaid(dice=dice, helper=helper, points=points, difficulty=CODES[need - 1])
    fast = reckon(PROCEDURES["check"], {
        "dice": dice, "helper": helper, "points": min(points, 1), "difficulty": CODES[need - 1],
    })  # fmt: skip
    assert dict(fast.marks)["passed"] == plainly(said, need)


def test_an_ally_and_two_who_help_give_three_throws() -> None:
    once = chance("check", "passed", dice=4, difficulty="4S", ally=2)
    thrice = chance("check", "passed", dice=4, difficulty="4S", ally=2, helper=3, second_helper=4)
    assert chance("check", "passed", dice=4, difficulty="4S") < once < thrice


def test_points_buy_dice_before_and_throws_after() -> None:
    odds = [chance("check", "passed", dice=3, difficulty="3S", points=n) for n in range(4)]
    assert odds == sorted(odds)
    assert odds[0] < odds[1] < odds[2]
    spent = weigh(PROCEDURES["check"], {"dice": 3, "difficulty": "3S", "points": 3})
    paid = {dict(one.args).get("points", 0) for gist in spent for one in gist}
    assert paid <= {0, 1, 2, 3}


def test_levels_are_counted_by_expectation() -> None:
    assert chance("levels", "level_1p", dice=3) == ladder(3).at_least(2)
    assert chance("levels", "level_3s", dice=4, helper=4) > ladder(4).at_least(3)


# --- doors


def test_a_door_is_picked_forced_or_climbed_by_its_locks() -> None:
    assert chance("door", "in", way="pick", locks=2) == ladder(3).at_least(2)
    assert chance("door", "in", way="force", locks=2, attack=4) == ladder(4).at_least(2)
    assert chance("door", "in", way="climb", locks=1) == ladder(3).at_least(2)
    assert chance("door", "in", way="pick", lockpicking=3) == ladder(4).at_least(2)


def test_the_best_way_in_is_taken() -> None:
    strong = chance("door", "in", locks=3, dexterity=1, attack=6)
    assert strong == chance("door", "in", way="force", locks=3, attack=6)
    deft = chance("door", "in", locks=3, dexterity=5, attack=5)
    assert deft == chance("door", "in", way="pick", locks=3, dexterity=5)


# --- fights


def test_one_round_is_an_attack_and_a_defence() -> None:
    """Whoever is struck first strikes all the same, since it has more than one health."""
    hits = ladder(3).at_least(3)
    assert chance("fight", "won", rounds=1, attack="1P", defence="3S") == hits


def test_three_rounds_without_retreat_by_hand() -> None:
    """With Defence against 5K every defence fails: damage in each round until one hit."""
    hits, first = ladder(2).at_least(2), ladder(1).at_least(1)
    said = {
        "initiative": "6H", "attack": "5K", "defence": "1P", "my-attack": 2, "my-dexterity": 1,
        "my-defence": 2, "retreat": False,
    }  # fmt: skip
    marks = dict(reckon(PROCEDURES["fight"], said).marks)
    misses = 1 - hits
    won = first * (hits + misses * hits) + (1 - first) * hits
    assert marks["won"] == won
    assert marks["dead"] == 1 - won


def test_retreat_allies_and_helpers_make_a_fight_less_deadly() -> None:
    hard = {"adversary": "shadow", "my-dexterity": 6, "my-speed": 5, "my-defence": 3}
    alone = dict(reckon(PROCEDURES["fight"], {**hard, "retreat": False}).marks)
    flees = dict(reckon(PROCEDURES["fight"], hard).marks)
    assert flees["fled"] > 0
    assert flees["dead"] < alone["dead"]
    guarded = dict(reckon(PROCEDURES["fight"], {**hard, "retreat": False, "allies": 2}).marks)
    assert guarded["dead"] < alone["dead"]
    helped = {**hard, "retreat": False, "helper": 4, "distance": 0}
    assert dict(reckon(PROCEDURES["fight"], helped).marks)["won"] > alone["won"]


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(NotThat):
        reckon(PROCEDURES["fight"], {"adversary": "nobody"})
    with pytest.raises(NoHealth):
        reckon(PROCEDURES["fight"], {"damage": 3})


# --- opposed


def test_an_opposed_roll_by_its_rules_is_what_every_pair_of_throws_says() -> None:
    """Two of Attack 2: equal chances, and ties."""

    def winner(table: Table) -> str:
        state: State = bar([somebody(attack=2), somebody(1, attack=2)]).state
        night = Night(state, table)
        one, other = state.survivors
        return opposed(night, one, other, "attack", "steal", rule="r")

    odds = outcomes(winner)
    assert odds.probability("s0") == odds.probability("s1")
    assert odds.probability("") == Fraction(TIED, 36 * 36)


def ranked(a: int, b: int) -> tuple[int, int]:
    return (2, a) if a == b else (1, 0) if 6 in (a, b) else (0, 0)


PAIRS = [ranked(a, b) for a in range(1, 7) for b in range(1, 7)]
TIED = sum(one == other for one in PAIRS for other in PAIRS)
