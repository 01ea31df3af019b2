"""Each rule on the smallest yard that shows it, with the dice by their faces."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tapete.kernel import Refused
from tapete.kernel.errors import BadOptions
from tapete.kernel.tables.scripted import ScriptedTable
from tapete.spaces.boards.text import read
from tests.rebatina import events
from tests.rebatina.actions.menu import MENU, walks
from tests.rebatina.game import GAME
from tests.rebatina.meta import Options
from tests.rebatina.state import Figure, State
from tests.rebatina.steps import step
from tests.rebatina.world import Brawl

KINDS = {"A": "brute", "B": "blade", "C": "urchin", "X": "brute", "Y": "blade", "Z": "urchin"}
END = ["do", {"option": {"what": "end", "to": "", "item": -1}}]
GRAB = ["do", {"option": {"what": "grab", "to": "", "item": 0}}]


def yard(drawn: str, **changes: object) -> State:
    """Those whose letters are drawn, on the yard's squares, in a round that has begun."""
    places = read(drawn).figures
    figures = [
        Figure(one, KINDS[one], int(one >= "X"), places[one]) for one in places if one in KINDS
    ]
    sacks = [at for sign, at in places.items() if sign.isdigit()]
    state = State("yard", figures, sacks, 1, [one.id for one in figures], figures[0].id)
    return msgspec.structs.replace(state, **changes)


def played(state: State, dice: list[int], *answers: object) -> ScriptedTable:
    """One step for each answer, all of the first figure's turn."""
    table = ScriptedTable(dice, answers)
    for _ in answers:
        step(Brawl(state, table))
    table.done()
    return table


def strike(foe: str) -> list[object]:
    return ["do", {"option": {"what": "strike", "to": foe, "item": -1}}]


def to(column: int, row: int) -> list[object]:
    return ["move", [[(column - 1) * 254 + 127, (row - 1) * 254 + 127]]]


def why_not(state: State) -> dict[str, str]:
    """What is barred to the first figure, and by which rule."""
    found = list(MENU.whats_barred(Brawl(state, ScriptedTable()), state.figures[0]))
    options: list[Any] = [one.option for one in found]
    return {option["what"]: one.rule for option, one in zip(options, found, strict=True)}


@pytest.mark.rule("rebatina.round")
def test_gangs_alternate_and_so_does_the_one_that_begins() -> None:
    state = GAME.setup(Options())
    step(Brawl(state, ScriptedTable()))
    assert "".join(state.queue) == "AXBYCZ"
    state.queue = []
    step(Brawl(state, ScriptedTable()))
    assert "".join(state.queue) == "XAYBZC"


@pytest.mark.rule("rebatina.round")
def test_the_gang_with_more_sacks_wins_after_the_last_round() -> None:
    state = yard("A.X", round=5, queue=[], actor="")
    state.figures[1].loot = 1
    result = GAME.result(state)
    assert result is not None
    assert (result.winners, result.scores) == ((1,), (0, 1))


@pytest.mark.rule("rebatina.round")
def test_the_last_gang_standing_wins() -> None:
    state = yard("AX")
    state.figures[1].out = True
    result = GAME.result(state)
    assert result is not None
    assert result.winners == (0,)


@pytest.mark.rule("rebatina.turn")
def test_a_figure_walks_before_and_after_its_one_deed() -> None:
    state = yard("A1.\n...")
    played(state, [], to(1, 2), GRAB, to(2, 2))
    assert (state.figures[0].loot, state.walked) == (1, 2)
    assert why_not(state) == {"strike": "rebatina.turn", "grab": "rebatina.turn"}


@pytest.mark.rule("rebatina.move")
def test_a_sack_slows_and_nobody_walks_through_a_foe() -> None:
    state = yard("A..X.")
    state.figures[0].loot = 1
    walk = walks(Brawl(state, ScriptedTable()), state.figures[0])
    assert walk.allowance == 2 * 254
    with pytest.raises(Refused) as refused:
        walk.read(to(4, 1)[1])
    assert refused.value.rule == "rebatina.move"


@pytest.mark.rule("rebatina.strike", "rebatina.strike.brawn", "rebatina.stunned")
def test_the_higher_of_die_and_brawn_hits_and_stuns() -> None:
    state = yard("AZ")
    played(state, [3, 4], strike("Z"))
    assert state.figures[1].stunned


@pytest.mark.rule("rebatina.strike")
def test_a_tie_misses() -> None:
    state = yard("AX")
    table = played(state, [4, 4], strike("X"))
    assert [event.hit for event in table.heard(events.Struck)] == [False]
    assert not state.figures[1].stunned


@pytest.mark.rule("rebatina.strike", "rebatina.grab")
def test_what_is_out_of_reach_is_barred() -> None:
    assert why_not(yard("A.X")) == {"strike": "rebatina.strike", "grab": "rebatina.grab"}


@pytest.mark.rule("rebatina.stunned")
def test_a_stunned_figure_only_walks_and_comes_round_when_its_turn_ends() -> None:
    state = yard("AX")
    state.figures[0].stunned = True
    assert set(why_not(state).values()) == {"rebatina.stunned"}
    played(state, [], END)
    assert not state.figures[0].stunned


@pytest.mark.rule("rebatina.stunned.out", "rebatina.drop")
def test_a_stunned_figure_that_is_hit_is_out_and_drops_its_sacks() -> None:
    state = yard("AX")
    state.figures[1].stunned, state.figures[1].loot = True, 2
    played(state, [6, 1], strike("X"))
    assert state.figures[1].out
    assert state.sacks == [state.figures[1].at] * 2


@pytest.mark.rule("rebatina.grab")
def test_a_sack_beside_a_figure_is_grabbed() -> None:
    state = yard("A1")
    played(state, [], GRAB)
    assert (state.figures[0].loot, state.sacks) == (1, [])


@pytest.mark.parametrize("wrong", [Options(scenario="moon"), Options(gangs=(("giant",),))])
def test_there_is_no_such_yard_or_kind_of_figure(wrong: Options) -> None:
    with pytest.raises(BadOptions):
        GAME.setup(wrong)
