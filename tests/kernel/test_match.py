"""A match: answers in, questions out, and nothing changed by what is refused."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tapete.kernel import Match, playout
from tapete.kernel.chance.seed import from_number
from tapete.kernel.errors import (
    BadOptions,
    NotOpen,
    NotYourQuestion,
    Refused,
    Unrepeatable,
)
from tapete.kernel.event import Drawn, Rolled
from tapete.kernel.tables.table import Table
from tests.kernel.matches import answer_any, asked, image, new_match, played
from tests.kernel.test_domains import JSON
from tests.salteadores import GAME
from tests.salteadores.game import Salteadores
from tests.salteadores.state import State


def test_a_match_opens_with_its_first_question() -> None:
    match = new_match()
    assert asked(match) == (0, "salteadores.ask.job")
    assert match.question is not None
    assert match.question.rule == "salteadores.rob"
    assert match.result is None


def test_a_step_goes_on_where_it_was_suspended() -> None:
    match = new_match()
    hand = list(match.state.rogues[0].hand)
    match.answer(0, "safe")
    assert asked(match) == (1, "salteadores.ask.ambush")
    assert match.state.rogues[0].hand == hand


def test_a_nested_question_waits_for_the_other_seat() -> None:
    match = played(4, seed=3)
    while asked(match)[1] != "salteadores.ask.ambush":
        answer_any(match, Random(0))
    robber = match.state.active
    seat, _ = asked(match)
    card = match.state.rogues[seat].hand[0] if match.state.rogues[seat].hand else None
    assert card is not None
    match.answer(seat, card)
    assert asked(match) == (robber, "salteadores.ask.defend")


def test_what_was_told_is_told_once() -> None:
    match = played(60, goal=500)
    rolls = [told.event for told in match.told if isinstance(told.event, Rolled | Drawn)]
    recorded = [record for record in match.records if type(record).__name__ == "Thrown"]
    assert len(rolls) == len(recorded)
    turns = [told for told in match.told if type(told.event).__name__ == "TurnBegan"]
    steps = match.trail[-1].answers
    assert len(turns) == 1 + sum(1 for answer in match.line[:steps] if answer.key.endswith("job"))


def test_a_match_and_bots_playing_straight_through_come_to_the_same() -> None:
    """The live table, suspended at each question, and the bot table run the same rules."""

    class Recorder:
        thinks = False

        def __init__(self, rng: Random) -> None:
            self.rng = rng

        def choose(self, position: Any) -> Any:
            raise AssertionError

    rng = Random(5)
    straight = playout(GAME, GAME.options(), [Recorder(rng), Recorder(rng)], from_number(5))
    match, rng = new_match(5), Random(5)
    while match.question is not None:
        seat = match.question.seats[0]
        domain = match.question.domains[seat]
        match.answer(seat, domain.write(domain.sample(rng)))
    assert match.state == straight.state
    assert match.result == straight.result


@pytest.mark.fuzz
@given(st.integers(0, 40), JSON)
def test_a_refused_answer_changes_nothing(answers: int, answer: Any) -> None:
    match = played(answers, goal=60)
    if match.question is None:
        return
    before = image(match)
    seat = match.question.seats[0]
    if match.question.domains[seat].contains(answer):
        return
    with pytest.raises(Refused):
        match.answer(seat, answer)
    assert image(match) == before


def test_another_seats_question_cannot_be_answered() -> None:
    match = new_match()
    before = image(match)
    with pytest.raises(NotYourQuestion):
        match.answer(1, "safe")
    assert image(match) == before


def test_a_question_no_longer_open_cannot_be_answered() -> None:
    match = new_match()
    number = match.number
    match.answer(0, "safe", number)
    before = image(match)
    with pytest.raises(NotOpen):
        match.answer(1, "pass", number)
    assert image(match) == before


def test_a_match_that_is_over_takes_no_answer() -> None:
    match = played(10_000)
    assert match.result is not None
    with pytest.raises(NotOpen):
        match.answer(0, "safe")


def test_a_rule_that_breaks_leaves_the_match_as_it_was() -> None:
    class Broken(Salteadores):
        fails = False

        def step(self, state: State, table: Table) -> None:
            super().step(state, table)
            if self.fails:
                raise ZeroDivisionError

    game = Broken()
    match = Match(game, {}, from_number(2))
    match.answer(0, "bold")
    before = image(match)
    game.fails = True
    with pytest.raises(ZeroDivisionError):
        match.answer(1, "pass")
    assert image(match) == before
    game.fails = False
    match.answer(1, "pass")
    assert asked(match) == (1, "salteadores.ask.job")


def test_a_rule_that_uses_more_than_state_and_table_is_found_out() -> None:
    class Impure(Salteadores):
        turns = 0

        def step(self, state: State, table: Table) -> None:
            self.turns += 1
            state.active = self.turns % 2
            super().step(state, table)

    with pytest.raises(Unrepeatable):
        Match(Impure(), {}, from_number(1)).answer(1, "safe")


def test_a_fork_does_not_touch_the_match_it_came_from() -> None:
    match = played(7)
    before = image(match)
    fork = match.fork()
    assert image(fork) == before
    while fork.question is not None:
        answer_any(fork, Random(1))
    assert image(match) == before


def test_a_fork_falls_as_its_match_would() -> None:
    match = played(7)
    fork = match.fork()
    answer_any(match, Random(1))
    answer_any(fork, Random(1))
    assert image(fork) == image(match)


@pytest.mark.parametrize("options", [{"goal": "many"}, {"gaol": 3}, 7])
def test_options_the_game_does_not_have_are_refused(options: Any) -> None:
    with pytest.raises(BadOptions):
        Match(GAME, options, from_number(1))


def test_a_spectator_is_not_told_what_a_seat_drew() -> None:
    match = new_match()
    assert [type(event).__name__ for event in match.events(None)] == ["TurnBegan"]
    assert sum(isinstance(event, Drawn) for event in match.events(0)) == 3
    assert not any(isinstance(event, Drawn) for event in match.events(1))
