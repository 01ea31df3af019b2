"""What a match lets go of, and how places are counted where only the end is remembered."""

from __future__ import annotations

from typing import Any

import pytest

from tapete import games
from tapete.bots import BOTS
from tapete.kernel.chance.seed import from_number
from tapete.kernel.errors import NothingToUndo
from tapete.kernel.matches.match import Match
from tapete.kernel.matches.remembering import MOST, let_go, past_of, recall, remembers
from tapete.kernel.matches.tail import LetGo, Tail
from tapete.kernel.matches.undo import reaches
from tests.kernel.matches import played


def test_places_count_from_the_beginning() -> None:
    tail = Tail("abcdef")
    assert tail.let_go(4) == [*"abcd"]
    assert (len(tail), tail[4], tail[-1], tail[5:], [*tail.places]) == (6, "e", "f", ["f"], [4, 5])
    tail += "g"
    assert (len(tail), tail[6]) == (7, "g")


def test_what_was_let_go_is_not_mistaken_for_nothing() -> None:
    tail = Tail("ef", 4)
    for wrong in (lambda: tail[3], lambda: tail[2:], lambda: [*tail], lambda: [*reversed(tail)]):
        with pytest.raises(LetGo):
            wrong()
    assert tail != [*"ef"]


@pytest.mark.parametrize(("since", "left"), [(5, Tail("e", 4)), (4, Tail("", 4)), (2, Tail("", 2))])
def test_what_is_taken_off_may_reach_back_beyond_what_is_remembered(
    since: int, left: Tail[str]
) -> None:
    tail = Tail("ef", 4)
    del tail[since:]
    assert (tail, len(tail)) == (left, since)


def long(seed: int = 1) -> Match[Any]:
    """A match of many answers, of which only a few steps can be taken back."""
    match = played(600, seed, goal=100_000)
    match.remembers = 8
    del match.trail[:-8]
    return match


def test_a_long_match_remembers_no_more_than_a_short_one() -> None:
    match = long()
    let_go(match, len(match.told))
    assert len(match.told) > 4 * MOST
    assert len(match.told.kept) <= MOST + 32
    assert max(len(one.kept) for one in (match.records, match.line, match.words)) < 64
    assert remembers(match, match.told.start)
    assert not remembers(match, match.told.start - 1)


def test_what_was_told_is_kept_for_whoever_was_not_told_of_it() -> None:
    match = long()
    let_go(match, 40)
    assert remembers(match, 40)
    assert match.told.start > 0


def test_all_of_it_can_be_remembered_again() -> None:
    match = long()
    whole = past_of(match)
    let_go(match, len(match.told))
    recall(match, whole)
    assert past_of(match) == whole


def test_what_is_kept_of_another_match_is_not_taken_for_its_past() -> None:
    match = long()
    let_go(match, len(match.told))
    with pytest.raises(ValueError, match="not what was told"):
        recall(match, past_of(long(seed=2)))


def test_it_is_not_known_whether_somebody_has_chosen_who_has_not_of_late() -> None:
    match = played(2, goal=100_000)
    with pytest.raises(NothingToUndo):
        reaches(match, 7)
    match.trail[0] = match.trail[-1]
    del match.trail[1:]
    let_go(match, 0)
    assert match.line.start > 0
    assert not reaches(match, 7)


def test_a_match_goes_on_after_it_has_let_go_as_if_it_had_not() -> None:
    whole, tail = (Match(games.find("punk"), {}, from_number(3)) for _ in range(2))
    bot = BOTS["random"](1)
    tail.remembers = 8
    for _ in range(150):
        assert whole.question is not None
        seat = whole.question.seats[0]
        answer = whole.question.domains[seat].write(bot.choose(whole.position(seat)))
        whole.answer(seat, answer)
        tail.answer(seat, answer)
        let_go(tail, len(tail.told))
    assert (tail.state, tail.number) == (whole.state, whole.number)
    assert tail.told.kept == whole.told[tail.told.start :]
    assert tail.records.kept == whole.records[tail.records.start :]
