"""Questions on which nothing hangs: found exactly, answered at the least cost, never asked."""

from __future__ import annotations

from random import Random

import pytest

from tapete.kernel import Match
from tapete.kernel.chance.seed import from_number
from tapete.kernel.event import Unasked
from tapete.kernel.matches.journal import Journal
from tapete.kernel.matches.records import Settled
from tapete.kernel.matches.replays import replay
from tapete.odds.unasked import moot as weighing
from tapete.odds.unasked.moot import moot
from tapete.odds.unasked.sparing import spare
from tests.odds.trying import AGAIN, TRYING, State, Trying, trying


def fallen(match: Match[State]) -> int:
    """The face of the last die."""
    return next(record.faces[0] for record in match.records if hasattr(record, "faces"))


@pytest.mark.parametrize("chosen", ["certain", "hopeless"])
def test_another_throw_is_moot_where_it_cannot_change_anything(chosen: str) -> None:
    assert moot(trying(chosen=chosen).position(0)) is False


@pytest.mark.parametrize("seed", range(6))
def test_another_throw_matters_only_after_a_miss(seed: int) -> None:
    match = trying(chosen="hard", seed=seed)
    assert moot(match.position(0)) is (False if fallen(match) >= 5 else None)


def test_what_leaves_more_is_answered_and_not_what_says_no() -> None:
    assert moot(trying("find").position(0)) is True


def test_to_move_a_token_from_purse_to_purse_is_a_choice() -> None:
    assert moot(trying("lend").position(0)) is None


@pytest.mark.parametrize("kind", ["stare", "whisper"])
def test_what_is_asked_to_be_seen_or_in_secret_is_asked(kind: str) -> None:
    assert moot(trying(kind).position(0)) is None


@pytest.mark.parametrize(("chosen", "answer"), [("easy", "right"), ("hard", None)])
def test_distributions_are_compared_and_not_single_ends(chosen: str, answer: str | None) -> None:
    assert moot(trying("turn", chosen).position(0)) == answer


def test_a_long_list_is_a_choice() -> None:
    match: Match[State] = Match(TRYING, {}, from_number(1))
    assert moot(match.position(0)) is None


def test_what_takes_too_long_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    position = trying(chosen="certain").position(0)
    monkeypatch.setattr(weighing, "LEAVES", 0)
    assert moot(position) is None


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("chosen", ["certain", "hopeless", "hard", "easy"])
@pytest.mark.parametrize("kind", ["again", "brace", "turn", "find", "lend"])
def test_the_quick_look_says_nothing_that_all_ends_do_not(
    kind: str, chosen: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = trying(kind, chosen=chosen, seed=seed).position(0)
    quickly = moot(position)
    monkeypatch.setattr(weighing, "TRIALS", 0)
    assert moot(position) == quickly


def spared(match: Match[State]) -> bool:
    """Has the open question answered if nothing hangs on it."""
    spare(match, 0)
    if match.choosing:
        return False
    match.answer(0, match.unasked(0))
    return True


def test_the_seat_is_told_that_it_was_not_asked_and_the_journal_says_so() -> None:
    match = trying(chosen="certain")
    assert spared(match)
    (note,) = match.notes
    assert isinstance(note.event, Unasked)
    assert (note.seat, note.event.question.key) == (0, AGAIN)
    assert note.event in match.events(0) or note.at == len(match.told)
    assert match.state.tokens == [2]
    assert isinstance(match.line[-1], Settled)
    again = replay(Journal.parse(match.journal().dump()), TRYING)
    assert (again.records, again.notes, again.chosen) == (match.records, match.notes, match.chosen)


def test_the_others_do_not_see_that_somebody_was_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """A gap among the things told would let them guess that nothing hung on it."""
    monkeypatch.setattr(Trying, "hides", True)
    monkeypatch.setattr(Trying, "guesses", lambda *_: False)
    match, asked = trying(chosen="certain"), trying(chosen="certain")
    assert spared(match)
    asked.answer(0, False)
    assert (match.told, match.told_after) == (asked.told, asked.told_after)
    assert match.notes


def test_a_question_that_matters_is_still_put() -> None:
    match = trying(chosen="hard", seed=next(s for s in range(9) if fallen(trying(seed=s)) < 5))
    assert not spared(match)
    assert match.choosing == (0,)


def test_an_undo_goes_back_past_it_to_a_real_choice() -> None:
    match = trying(chosen="certain")
    assert spared(match)
    match.undo(0)
    assert match.question is not None
    assert (match.question.key, [*match.line]) == ("trying.ask.try", [])


def test_who_goes_back_to_an_answer_given_before_is_asked_again() -> None:
    match = trying(chosen="certain")
    match.answer(0, False)
    match.undo(0)
    assert not spared(match)


def test_a_fork_of_a_match_settles_for_itself() -> None:
    match = trying(chosen="certain")
    spare(match.fork(), 0)
    assert match.choosing == (0,)


@pytest.mark.parametrize("seed", range(8))
def test_what_was_judged_moot_never_made_a_difference(seed: int) -> None:
    """Whatever falls next: the other answer leaves the same, but for the token."""
    rng = Random(seed)
    match: Match[State] = Match(TRYING, {"tokens": 5}, from_number(seed))
    while match.question is not None:
        answer = moot(match.position(0))
        if answer is not None:
            ends = [after(match, other) for other in (True, False)]
            assert ends[0].hits == ends[1].hits
            assert ends[0].tokens < ends[1].tokens
        domain = match.question.domains[0]
        match.answer(0, domain.write(domain.sample(rng)))


def after(match: Match[State], answer: bool) -> State:
    twin = match.fork()
    twin.answer(0, answer)
    return twin.state
