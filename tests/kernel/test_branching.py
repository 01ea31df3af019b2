"""A match branched from another: what was played stays, what comes is decided by fresh dice."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from tapete.kernel.chance.dice import BranchedDice, SeededDice
from tapete.kernel.chance.seed import Earlier, commitment, from_number
from tapete.kernel.matches.branching import NoSuchStep, branch
from tapete.kernel.matches.journal import Journal
from tapete.kernel.matches.records import Thrown
from tapete.kernel.matches.replays import ForgedDice, replay, replay_steps, verify
from tests.kernel.matches import answer_any, image, played
from tests.salteadores import GAME

OLD = played(500, seed=4, goal=60).journal()
FRESH = from_number(99)


def played_on(steps: int, seed: str = FRESH, answers: int = 500) -> Journal:
    match, rng = branch(OLD, GAME, steps, seed), Random(7)
    for _ in range(answers):
        if match.question is None:
            break
        answer_any(match, rng)
    return match.journal()


def test_a_branch_begins_where_the_old_match_was() -> None:
    before = [freeze(match.state) for match in replay_steps(OLD, GAME)]
    twin = branch(OLD, GAME, 6, FRESH)
    assert freeze(twin.state) == before[6]
    assert len(twin.line) == 6
    assert tuple(twin.records) == OLD.records[: len(twin.records)]


freeze = GAME.snapshots.freeze


def test_a_branch_replays_and_its_dice_are_verified() -> None:
    journal = Journal.parse(played_on(6).dump())
    assert verify(journal) > 10
    assert image(replay(journal, GAME))[0] == journal.dump()


def test_the_dice_after_a_branch_are_not_those_of_the_old_match() -> None:
    def thrown(journal: Journal) -> list[Thrown]:
        return [record for record in journal.records if isinstance(record, Thrown)]

    old, new = thrown(OLD), thrown(played_on(6, answers=20))
    assert new[0] == old[0]
    assert [record.faces for record in new] != [record.faces for record in old[: len(new)]]


def test_the_promise_of_a_branch_is_of_its_own_seed() -> None:
    header = played_on(6).header
    assert header.commitment == commitment(FRESH)
    assert [one.seed for one in header.branches] == [from_number(4)]


def test_a_branch_of_a_branch_is_verified_too() -> None:
    first = played_on(6, answers=8)
    second = branch(first, GAME, 10, from_number(5))
    rng = Random(3)
    while second.question is not None:
        answer_any(second, rng)
    journal = second.journal()
    assert len(journal.header.branches) == 2
    assert verify(journal) > 20
    replay(journal, GAME)


def test_other_faces_before_the_branch_are_found_out() -> None:
    journal = played_on(6)
    earlier = (msgspec.structs.replace(journal.header.branches[0], seed=from_number(5)),)
    forged = Journal(msgspec.structs.replace(journal.header, earlier=earlier), journal.records)
    with pytest.raises(ForgedDice):
        verify(forged)


@pytest.mark.parametrize("steps", [-1, 10_000])
def test_a_match_is_branched_only_where_it_was(steps: int) -> None:
    with pytest.raises(NoSuchStep):
        branch(OLD, GAME, steps, FRESH)


def test_there_is_nothing_to_branch_at_the_end() -> None:
    last = sum(not isinstance(record, Thrown) for record in OLD.records)
    with pytest.raises(NoSuchStep):
        branch(OLD, GAME, last, FRESH)


def test_words_change_in_the_middle_of_a_block() -> None:
    old, new = SeededDice(from_number(1)), SeededDice(FRESH, 5)
    both = BranchedDice(FRESH, [Earlier(from_number(1), 5)])
    expected = [old.face(20) for _ in range(5)] + [new.face(20) for _ in range(20)]
    assert [both.face(20) for _ in range(25)] == expected


def test_a_match_that_is_no_branch_says_nothing_of_one() -> None:
    assert b"earlier" not in OLD.dump()
