"""A forecast: what would come of an answer to the open question."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

import pytest

from tapete.kernel import Match, Message
from tapete.kernel.chance.seed import from_number
from tapete.odds.dice.aces import acing_best
from tapete.odds.forecast import Depth, forecast
from tapete.odds.foresight import foreseen
from tapete.odds.policy import Policy
from tests.kernel.asking import asking_match
from tests.kernel.matches import new_match
from tests.kernel.rolling import ROLLING, Rolling, State
from tests.salteadores import GAME


def best(total: int) -> tuple[Message, ...]:
    return (Message.of("rolling.gist.best", best=total),)


def test_a_forecast_is_the_exact_distribution_of_the_gist() -> None:
    position = Match(ROLLING, {}, from_number(1)).position(0)
    seen = forecast(position, True)
    expected = acing_best((8, 6)).map(lambda total: min(total + 1, 20))
    assert seen.exact
    for total in range(2, 20):
        assert seen.gists.probability(best(total)) == expected.probability(total)


def test_an_answer_that_leaves_nothing_to_chance_is_certain() -> None:
    seen = forecast(Match(ROLLING, {}, from_number(1)).position(0), False)
    assert seen.gists.probability(best(0)) == 1


def test_a_forecast_changes_nothing() -> None:
    match = Match(ROLLING, {}, from_number(1))
    before = match.journal().dump(), match.dice.counter
    forecast(match.position(0), True)
    assert (match.journal().dump(), match.dice.counter) == before


def test_past_its_leaves_a_forecast_samples_and_says_how_far_off_it_may_be() -> None:
    position = Match(ROLLING, {}, from_number(1)).position(0)
    exact = forecast(position, True)
    sampled = forecast(position, True, Depth(leaves=3, samples=2000), Random(1))
    assert not sampled.exact
    assert sampled.error == pytest.approx(0.5 / 2000**0.5)
    for gist, chance in exact.gists.floats().items():
        assert abs(sampled.gists.floats().get(gist, 0.0) - chance) < 5 * sampled.error


def test_people_wait_for_no_more_runs_than_a_game_asks_of_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    position = Match(ROLLING, {}, from_number(1)).position(0)
    patient = foreseen(position, True, close=True)
    assert patient is not None
    assert patient.exact
    monkeypatch.setattr(type(ROLLING.tactics), "patience", 3)
    hurried = foreseen(position, True, close=True)
    assert hurried is not None
    assert not hurried.exact


def test_a_forecast_takes_for_granted_what_its_game_supposes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def richer(game: Rolling, state: State, question: Message) -> State:
        return State(best=20 if question.key == "rolling.ask.again" else 0)

    position = Match(ROLLING, {}, from_number(1)).position(0)
    monkeypatch.setattr(Rolling, "supposed", richer)
    assert forecast(position, True).gists.probability(best(20)) == 1
    assert position.before.best == 0


def test_what_need_not_be_told_is_worth_the_same() -> None:
    position = Match(ROLLING, {}, from_number(1)).position(0)
    told, untold = forecast(position, True), forecast(position, True, Depth(told=False))
    assert untold.worth == pytest.approx(told.worth)
    assert list(untold.gists) == [()]


def test_an_answer_is_read_once_however_often_the_step_is_run(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    position = Match(ROLLING, {}, from_number(1)).position(0)
    kind, read = type(position.domain), list[object]()
    recall = kind.recall

    def counted(domain: Any, answer: Any) -> Any:
        read.append(answer)
        return recall(domain, answer)

    monkeypatch.setattr(kind, "recall", counted)
    assert len(forecast(position, True).gists) > 2
    assert read == [True]


def test_a_table_that_hides_something_is_never_called_exact() -> None:
    seen = forecast(new_match().position(0), "safe", Depth(worlds=4))
    assert not seen.exact
    assert seen.error == pytest.approx(0.25)


def test_what_has_fallen_in_the_step_stays_as_it_fell() -> None:
    match = new_match()
    match.answer(0, "bold")
    loot = next(t.event.loot for t in match.told if hasattr(t.event, "loot"))
    seen = forecast(match.position(1), "pass")
    gain = Message.of("salteadores.gist.gains", rogue=0, coins=loot)
    assert seen.gists.probability((gain,)) == 1


def test_an_ambush_is_weighed_against_the_best_defence_imagined() -> None:
    match = new_match(seed=1)
    match.answer(0, "bold")
    while not match.state.rogues[1].hand:
        match.answer(1, "pass")
        match.answer(1, "safe")
        match.answer(0, "pass")
        match.answer(0, "bold")
    card = max(match.state.rogues[1].hand)
    seen = forecast(match.position(1), card, Depth(worlds=3))
    assert sum(seen.gists.floats().values()) == pytest.approx(1)
    assert len(seen.gists) >= 2


def test_others_secret_choices_are_not_known_to_a_forecast() -> None:
    """The state counts choices; whichever way the others went, the forecast is the same."""
    left, right = asking_match("secret"), asking_match("secret")
    left.answer(0, "left")
    right.answer(0, "right")
    depth = Depth(Policy.ANY)
    assert forecast(left.position(1), "left", depth) == forecast(right.position(1), "left", depth)


def test_chances_add_up() -> None:
    seen = forecast(Match(ROLLING, {}, from_number(1)).position(0), True)
    assert sum((seen.gists.probability(g) for g in seen.gists), Fraction(0)) == 1


def test_a_match_with_typed_dice_is_forecast_too() -> None:
    match = Match(GAME, None, None)
    for card in (4, 4, 4):
        match.answer(0, card)
    seen = forecast(match.position(0), "safe", Depth(worlds=2))
    assert sum(seen.gists.floats().values()) == pytest.approx(1)
