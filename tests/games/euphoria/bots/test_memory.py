"""What bots remember of two miniatures is what they would work out anew."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tapete.bots import RandomBot
from tapete.games.euphoria.bots.outlook import LATER, Outlook
from tapete.games.euphoria.content.missions import TURNS
from tapete.games.euphoria.game import GAME
from tapete.games.euphoria.meta import Options
from tapete.games.euphoria.state import State
from tapete.games.euphoria.world import Show
from tapete.kernel.chance.dice import SeededDice
from tapete.kernel.chance.seed import from_number
from tapete.kernel.tables.playouts import BotTable
from tapete.odds.silent import SILENT


def moments(seed: int) -> Iterator[State]:
    """A show of random bots, before each of its steps."""
    state = GAME.setup(Options(teams=("hunters_300", "clones_300")))
    table = BotTable([RandomBot(seed), RandomBot(seed + 1)], SeededDice(from_number(seed)))
    while GAME.result(state) is None:
        yield state
        GAME.step(state, table)


def anew(outlook: Outlook) -> float:
    """What a side threatens less what it fears, with nothing remembered."""
    own, foes = outlook.own, outlook.foes
    gone = min(1.0, outlook.show.state.turn / TURNS)
    ours = sum([outlook.promise(one, foes, LATER) for one in own])
    return ours - 0.5 * sum([outlook.promise(one, own, LATER * (1 - gone)) for one in foes])


@pytest.mark.parametrize("seed", [1, 2])
def test_threats_that_are_remembered_are_as_if_worked_out_anew(seed: int) -> None:
    values = []
    for state in moments(seed):
        for seat in (0, 1):
            outlook = Outlook(Show(state, SILENT), seat, 7)
            values.append(outlook.threats(0.5))
            assert values[-1] == anew(outlook)
    assert len(set(values)) > 100


def test_a_shot_is_worth_no_more_after_a_step_so_that_sight_need_not_be_looked_for() -> None:
    seen = 0
    for state in moments(3):
        outlook = Outlook(Show(state, SILENT), 0, 7)
        for mini in outlook.own:
            for foe in outlook.foes:
                gap = outlook.show.gap(mini, foe)
                exact = outlook.shot(mini, foe, gap, -1.0)
                seen += exact > 0
                for least in (0.0, exact, 2 * exact):
                    assert max(least, outlook.shot(mini, foe, gap, least)) == max(least, exact)
    assert seen > 20
