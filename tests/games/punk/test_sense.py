"""No level of bot looks silly: positions in which people would laugh at it."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from tapete.bots import BOTS, LEVELS
from tapete.games.punk.actions.menu import menu
from tapete.games.punk.bots.sense import sensible
from tapete.games.punk.game import GAME
from tapete.spaces.boards.scenery import block
from tapete.spaces.plane.point import CM, distance
from tests.games.choosing import activation, chosen_by
from tests.games.punk.fielded import Fielded, fielded, who

FIGHTER: dict[str, Any] = {"C": 7, "F": 5, "D": 5, "gear": ["medium_blade"]}
WEAK: dict[str, Any] = {"C": 2, "D": 2, "gear": ["light_mace"]}
GUNMAN: dict[str, Any] = {"P": 6, "gear": ["pistol"], "bullets": {"bullet": 3}}
RIFLEMAN: dict[str, Any] = {"P": 3, "gear": ["rifle"], "bullets": {"bullet": 3}}
every_level = pytest.mark.parametrize("level", list(LEVELS))


def deed(answer: Any) -> tuple[str, str]:
    way, inner = answer
    return (inner["option"]["what"], inner["option"]["to"]) if way == "do" else (way, "")


def choice(table: Fielded, level: str) -> tuple[str, str]:
    table.state.scenario = "brawl"  # a strategist looks on past the end of the Turn
    return deed(chosen_by(BOTS[level](1), GAME, table.state))


@every_level
def test_in_contact_it_fights_or_leaves_but_does_not_idle(level: str) -> None:
    table = fielded(a=who(at=(40, 40), **WEAK), B=who(at=(42.5, 40), **FIGHTER))
    table.activate("a")
    assert choice(table, level)[0] not in ("end", "aim", "reload", "ready")


@every_level
def test_who_has_aimed_shoots(level: str) -> None:
    table = fielded(a=who(at=(40, 60), **RIFLEMAN), B=who(at=(40, 5)), C=who(at=(80, 80)))
    table.activate("a", left=1, aim="B")
    assert choice(table, level)[0] == "shoot"


@every_level
def test_nobody_aims_with_the_last_action(level: str) -> None:
    table = fielded(a=who(at=(40, 60), **RIFLEMAN), B=who(at=(40, 5)))
    table.activate("a", left=1)
    assert choice(table, level)[0] != "aim"


@every_level
def test_nobody_aims_with_an_empty_weapon(level: str) -> None:
    rifleman = {**RIFLEMAN, "bullets": {}}
    table = fielded(a=who(at=(40, 60), **rifleman), B=who(at=(40, 20), **WEAK))
    table.activate("a")
    assert choice(table, level)[0] != "aim"


def test_no_move_leads_back_to_where_it_was() -> None:
    table = fielded(a=who(at=(40, 40), **GUNMAN), B=who(at=(40, 5), **WEAK))
    table.activate("a", left=1)
    mini = table["a"]
    treks = [("move", trek) for trek in menu(table.skirmish, mini).ways["move"].candidates()]
    ends = {way[1].journey.end for way in treks if way[1].steps}
    been = max(ends, key=lambda end: end.point)
    table.skirmish.active.trail = [been]
    kept = {one.journey.end for _, one in sensible(treks, table.skirmish, mini) if one.steps}
    assert kept == {end for end in ends if distance(end.point, been.point) > 2 * CM}


@every_level
def test_a_walk_does_not_end_where_it_began(level: str) -> None:
    wall = block(3000, 3700, 2000, 100, name="wall", size=1, grade="heavy", height=300)
    table = fielded(a=who(at=(40, 45), **FIGHTER), B=who(at=(40, 10), **GUNMAN), pieces=[wall])
    table.activate("a")
    states = activation(BOTS[level](1), GAME, table.state)
    places = [state.minis[0].at.point for state in states]
    walked = sum(distance(one, other) for one, other in pairwise(places))
    assert walked < CM or distance(places[0], places[-1]) > 2 * CM
