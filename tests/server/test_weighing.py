"""The chances of an answer, for a screen."""

from __future__ import annotations

from threading import Thread
from typing import Any

import pytest

from tapete.kernel.chance.seed import from_number
from tapete.kernel.matches.match import Match
from tapete.odds.first import first_roll
from tapete.odds.foresight import foreseen
from tapete.server.showing.asking import asked
from tapete.server.showing.weighing import weigh
from tests.salteadores import GAME as SALTEADORES
from tests.server.matches import asked_of, play_on, savage, to_a_turn


def attack(match: Match[Any]) -> tuple[Any, Any]:
    """A position in which somebody may shoot or strike, and that answer."""
    for _ in range(80):
        match = to_a_turn(match)
        seat, _ = asked_of(match)
        for item in asked(match, seat).items:
            if item.answer[0] == "do" and item.answer[1]["option"]["what"] in ("shoot", "fight"):
                return match.position(seat), item.answer
        play_on(match, 1)
    raise AssertionError("nobody can attack")


def test_an_attack_is_weighed_exactly_with_its_likeliest_end_first() -> None:
    position, answer = attack(savage(scenario="saloon"))
    seen = weigh(position, answer, close=True)
    assert seen.exact
    chances = [outcome.chance for outcome in seen.outcomes]
    assert chances == sorted(chances, reverse=True)
    assert sum(chances) == pytest.approx(1.0, abs=0.01)
    assert seen.policy == "best"
    nothing = next(outcome.chance for outcome in seen.outcomes if not outcome.gist)
    assert seen.headline is not None
    assert 0 < seen.headline.chance <= 1 - nothing + 1e-9


def test_what_the_first_roll_adds_is_told_with_its_rules() -> None:
    position, answer = attack(savage())
    roll = first_roll(position, answer)
    assert roll is not None
    amounts = {term.rule: term.amount for term in weigh(position, answer).terms}
    assert amounts == {one.rule: one.amount for one in roll.modifiers if one.amount}


def test_an_answer_that_rolls_nothing_has_no_terms() -> None:
    match = to_a_turn(savage())
    seat, _ = asked_of(match)
    end = next(i.answer for i in asked(match, seat).items if _what(i.answer) == "end")
    assert first_roll(match.position(seat), end) is None
    assert weigh(match.position(seat), end).terms == ()


def _what(answer: Any) -> str:
    return str(answer[1]["option"]["what"]) if answer[0] == "do" else ""


def test_weighing_in_other_threads_changes_nothing() -> None:
    position, answer = attack(savage())
    alone = weigh(position, answer)
    found: list[Any] = []
    threads = [Thread(target=lambda: found.append(weigh(position, answer))) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [alone] * 4


def test_where_something_is_hidden_the_chances_are_not_exact() -> None:
    match = play_on(Match(SALTEADORES, {}, from_number(3)), 2)
    seat, domain = asked_of(match)
    answer = domain.write(next(iter(domain.candidates())))
    seen = weigh(match.position(seat), answer)
    assert not seen.exact
    assert seen.error > 0


def test_the_headline_is_the_chance_that_the_target_is_worse_off() -> None:
    position, answer = attack(savage())
    seen = weigh(position, answer)
    name = answer[1]["option"]["to"]
    foretold = foreseen(position, answer)
    assert foretold is not None
    harmed = float(foretold.gists.chance(lambda gist: f"'figure', '{name}'" in str(gist)))
    assert 0 < harmed < 1
    assert seen.headline is not None
    assert seen.headline.chance == pytest.approx(harmed)
    assert seen.policy == "best"


def test_where_nothing_is_rolled_there_is_no_headline() -> None:
    match = to_a_turn(savage())
    seat, _ = asked_of(match)
    calm = [i.answer for i in asked(match, seat).items if _what(i.answer) in ("end", "drop")]
    assert len(calm) == 2
    assert [weigh(match.position(seat), answer).headline for answer in calm] == [None, None]
