"""Bots go for what a scenario asks for."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.bots import GreedyBot, StrategistBot
from tapete.bots.foresight import Prospect
from tapete.games.arena.bots import ArenaTactics
from tapete.games.arena.bots.goals import Places, drawn, objectives, progress, search
from tapete.games.arena.bots.places import Outlook
from tapete.games.arena.game import GAME
from tapete.games.arena.state import State, Thing
from tapete.games.arena.world import Arena
from tapete.kernel import Bag
from tapete.odds.silent import SILENT
from tapete.spaces.hexes.hexes import Hex
from tests.games.arena.board import board
from tests.games.choosing import activation, chosen, chosen_by

TACTICS = ArenaTactics()


def of(scenario: str, hunter: str, at: Hex, *enemies: tuple[str, Hex]) -> State:
    state = board(hunter, at, *enemies)
    state.scenario = scenario
    return state


def with_chest(state: State, at: Hex, *holds: str) -> State:
    state.things = [*state.things, Thing(f"t{len(state.things) + 1}", "ammo_chest", at)]
    state.chests = {"ammo_chest": Bag.of(holds)}
    return state


def deed(answer: Any) -> str:
    return str(answer[1]["option"]["what"] if answer[0] == "do" else answer[0])


def test_it_goes_to_a_chest_that_may_hold_a_bomb() -> None:
    state = with_chest(of("bomb_hunt", "moze", (0, 0)), (5, 0), "bomb")
    after = activation(GreedyBot(1), GAME, state)[-1]
    assert after.hunters[0].at == (5, 0)


def test_it_opens_the_chest_it_has_come_to() -> None:
    state = with_chest(of("bomb_hunt", "moze", (5, 0)), (5, 0), "bomb")
    assert deed(chosen(GAME, state)) == "interact"


@pytest.mark.parametrize(("holds", "count"), [("bomb", 1), ("trap", 0)])
def test_chests_are_searched_while_something_is_hidden(holds: str, count: int) -> None:
    state = with_chest(of("bomb_hunt", "moze", (5, 0)), (1, 0), holds)
    assert len(list(objectives(state))) == count


def test_to_carry_an_objective_is_worth_something_and_to_bring_it_more() -> None:
    state = of("bomb_hunt", "moze", (5, 0))
    arena = Arena(state, SILENT)
    before = progress(arena)
    state.hunters[0].carried = ["bomb"]
    carried = progress(arena)
    state.hunters[0].carried, state.progress = [], {"bombs": 1}
    assert before < carried < progress(arena)


def test_whoever_carries_food_goes_to_who_eats_it() -> None:
    state = of("feeding_time", "moze", (0, 0), ("goliath", (8, 0)))
    state.hunters[0].carried = ["vomit"]
    arena, hunter = Arena(state, SILENT), state.hunters[0]
    nothing = Places((), ())
    near, far = [drawn(arena, zone, hunter, (), nothing) for zone in ((4, 0), (0, 0))]
    assert near > far


def test_nobody_shoots_at_who_is_to_be_fed() -> None:
    state = of("feeding_time", "salvador", (1, 2), ("goliath", (3, 2)))
    assert deed(chosen(GAME, state)) != "attack"


def test_nobody_charges_where_there_is_nobody() -> None:
    state = board("amara", (0, 0), ("psycho", (11, 0)))
    assert deed(chosen(GAME, state)) != "charge"


def test_one_of_two_is_enough_near_a_thing() -> None:
    nests = ((0, 0), (8, 0))
    assert search(nests, ((0, 0), (8, 0))) > search(nests, ((0, 0), (1, 0)))


def test_friends_stay_together() -> None:
    state = GAME.setup(GAME.options())
    state.map, state.things = board("moze", (0, 0)).map, []
    for place, hunter in enumerate(state.hunters):
        hunter.at = (place // 3, 0)
    outlook, last = Outlook(Arena(state, SILENT)), state.hunters[3]
    assert outlook.place(last, (2, 0)) > outlook.place(last, (10, 0))


# --- looking ahead


def test_strategists_look_ahead_from_as_few_answers_as_the_game_says(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """An attack takes long to weigh: where many answers are about as good, two are looked into."""
    looked_into: list[Any] = []

    class Noted(Prospect):
        def __init__(self, position: Any, value: Any, luck: float) -> None:
            looked_into.append(value)
            super().__init__(position, value, luck)

    monkeypatch.setattr("tapete.bots.strategist.Prospect", Noted)
    state = board("moze", (1, 2), ("psycho", (3, 2)), ("psycho", (3, 1)), ("psycho", (3, 0)))
    chosen_by(StrategistBot(1), GAME, state)
    assert len(looked_into) == TACTICS.lookahead.promising == 2
