"""Whether to go on or to wait is no question of its own: the other answers stand beside it."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.bots import BOTS
from tapete.games.punk.game import GAME as PUNK
from tapete.kernel.chance.seed import from_number
from tapete.kernel.errors import NotOpen
from tapete.kernel.matches.match import Match
from tapete.offers.presenting import onward, presented, turn
from tapete.server.showing.asking import asked


def brawl(seed: int, key: str) -> Match[Any]:
    """The usual match between two that pick at random, where this is asked first."""
    match: Match[Any] = Match(PUNK, {}, from_number(seed))
    bot = BOTS["random"](seed)
    while match.question is not None and match.question.key != key:
        seat, domain = next(iter(match.question.domains.items()))
        match.answer(seat, domain.write(bot.choose(match.position(seat))))
    assert match.question is not None
    return match


def test_who_may_begin_is_asked_what_follows_with_the_rival_beside_it() -> None:
    match = brawl(2, "punk.ask.first")
    (seat,) = match.question.seats if match.question else ()
    found = asked(match, seat)
    assert found.number == match.number
    assert found.message.key in ("punk.ask.next", "punk.ask.act")
    (other,) = found.aside
    assert (other.answer, other.label.key) == ("theirs", "punk.aside.first")
    assert match.question is not None
    assert match.question.key == "punk.ask.first"  # nothing was played


def test_what_follows_is_worked_out_once_a_question() -> None:
    match = brawl(2, "punk.ask.first")
    (seat,) = match.question.seats if match.question else ()
    shown = presented(match, seat)
    assert presented(match, seat) is shown
    match.answer(seat, "mine")
    assert presented(match, seat) is not shown


def test_where_others_speak_or_dice_fall_first_it_stays_a_question() -> None:
    """What follows cannot be shown before that."""
    merged = []
    for seed in range(8):
        match = brawl(seed, "punk.ask.delay")
        (seat,) = match.question.seats if match.question else ()
        twin = match.fork()
        twin.answer(seat, "now")
        rolled = twin.dice.counter > match.dice.counter
        others = twin.question is None or twin.question.seats != (seat,)
        merged.append(onward(match, seat) is not None)
        assert not (merged[-1] and (rolled or others))
    assert not all(merged)


def test_who_acts_next_is_asked_together_with_what_it_does() -> None:
    match = brawl(2, "punk.ask.next")
    (seat,) = match.question.seats if match.question else ()
    found = asked(match, seat)
    assert found.message.key == "punk.ask.act"
    assert match.question is not None
    every = match.question.domains[seat].candidates()
    assert [item.answer for item in found.instead] == list(every)
    assert (found.via, found.aside) == (found.instead[0].answer, ())


def test_turning_to_another_figure_answers_nothing() -> None:
    match = brawl(2, "punk.ask.next")
    (seat,) = match.question.seats if match.question else ()
    number, other = match.number, asked(match, seat).instead[1].answer
    turn(match, seat, other)
    found = asked(match, seat)
    assert (match.number, found.via) == (number, other)
    shown = presented(match, seat).question
    assert shown is not None
    assert ("figure", other) in shown.args


def test_nobody_turns_to_an_answer_that_does_not_go_on() -> None:
    match = brawl(2, "punk.ask.first")
    (seat,) = match.question.seats if match.question else ()
    with pytest.raises(NotOpen):
        turn(match, seat, "theirs")
    assert presented(match, seat) is not match
