"""Each rule on the smallest table that shows it, with the dice by their faces."""

from __future__ import annotations

import pytest

from tapete.kernel import Deck
from tapete.kernel.tables.scripted import ScriptedTable
from tests.salteadores import events, rules
from tests.salteadores.state import Rogue, State


def road(*hands: list[int], deck: tuple[int, ...] = (1, 2, 3, 4)) -> State:
    """Two rogues with these hands, the first to act."""
    return State(20, [Rogue(0, list(hand)) for hand in hands], Deck.of(deck))


def played(state: State, dice: list[int], answers: list[int | str]) -> ScriptedTable:
    table = ScriptedTable(dice, answers)
    rules.turn(state, table)
    table.done()
    return table


@pytest.mark.rule("salteadores.turn")
def test_the_road_is_handed_over_after_a_turn() -> None:
    state = road([1, 2, 3], [1, 2, 3])
    played(state, [1], ["safe", "pass"])
    assert state.active == 1


@pytest.mark.rule("salteadores.turn.draw")
def test_a_rogue_draws_up_to_three() -> None:
    state = road([4], [])
    played(state, [1, 2, 1], ["safe", "pass"])
    assert state.rogues[0].hand == [1, 2, 4]


@pytest.mark.rule("salteadores.turn.draw")
def test_the_discards_are_shuffled_when_the_deck_is_out() -> None:
    state = road([4, 4], [], deck=())
    state.discards = [3, 3]
    played(state, [3, 1], ["safe", "pass"])
    assert (state.rogues[0].hand, state.discards, state.deck.middle) == ([3, 4, 4], [], [3])


@pytest.mark.rule("salteadores.rob", "salteadores.rob.safe")
def test_a_safe_job_pays_1d4_and_1() -> None:
    state = road([1, 1, 1], [])
    played(state, [3], ["safe", "pass"])
    assert state.rogues[0].coins == 4


@pytest.mark.rule("salteadores.rob", "salteadores.rob.bold")
def test_a_bold_job_pays_2d6() -> None:
    state = road([1, 1, 1], [])
    played(state, [3, 6], ["bold", "pass"])
    assert state.rogues[0].coins == 9


@pytest.mark.rule("salteadores.ambush", "salteadores.ambush.fray", "salteadores.share")
def test_the_higher_of_die_and_card_takes_the_loot() -> None:
    state = road([1, 1, 1], [4])
    played(state, [5, 5, 2, 5], ["bold", 4, "pass"])
    assert [rogue.coins for rogue in state.rogues] == [0, 10]
    assert (state.rogues[1].hand, state.discards) == ([], [4])


@pytest.mark.rule("salteadores.ambush.defend")
def test_an_ambush_is_answered_with_a_card() -> None:
    state = road([1, 3, 3], [4])
    table = played(state, [5, 5, 2, 4], ["bold", 4, 3])
    assert state.rogues[0].coins == 10
    assert [event.card for event in table.heard(events.Defended)] == [3]


@pytest.mark.rule("salteadores.ambush.tie")
def test_on_a_tie_the_loot_is_lost() -> None:
    state = road([1, 3, 3], [4])
    played(state, [5, 5, 2, 6], ["bold", 4, "pass"])
    assert [rogue.coins for rogue in state.rogues] == [0, 0]
