"""No level of bot looks silly: positions in which people would laugh at it."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.bots import BOTS, LEVELS
from tapete.games.savage.bots.tactics import SavageTactics
from tapete.games.savage.game import GAME
from tapete.games.savage.steps import menu
from tapete.kernel import Filled
from tapete.spaces.plane.point import INCH, distance
from tests.games.choosing import activation, chosen_by
from tests.games.savage.skirmish import Skirmish, skirmish, who

FIGHTER = who(wild=True, fighting=10, strength=10, gear=("long_sword",))
GUNMAN = who(wild=True, shooting=12, gear=("revolver",))
BRUTE = who(wild=True, fighting=12, strength=12, vigor=12, gear=("long_sword",))
WEAK = who(fighting=4, vigor=4, gear=("knife",))
every_level = pytest.mark.parametrize("level", list(LEVELS))


def deed(answer: Any) -> tuple[str, dict[str, Any]]:
    way, inner = answer
    return (inner["option"]["what"], inner["details"]) if way == "do" else (way, {})


def weighed(fight: Skirmish, letter: str) -> list[tuple[str, Any]]:
    answers = menu(fight.fight, fight[letter])
    return list(SavageTactics().worth_weighing(answers, fight.state, fight[letter].seat))


def called_shots(fight: Skirmish) -> list[str]:
    deeds = [inner for way, inner in weighed(fight, "a") if way == "do"]
    called = [one.details.get("called") for one in deeds if isinstance(one, Filled)]
    return [str(part) for part in called if part]


@every_level
def test_in_a_melee_it_strikes_or_leaves_but_does_not_idle(level: str) -> None:
    fight = skirmish("aB", a=who(wild=True, fighting=4, gear=("knife",)), B=BRUTE)
    fight.turn("a")
    what, _ = deed(chosen_by(BOTS[level](1), GAME, fight.state))
    assert what not in ("end", "run", "defend", "reload", "hide")


@every_level
def test_a_gunman_in_a_melee_does_not_reload(level: str) -> None:
    fight = skirmish("aB", a=GUNMAN, B=WEAK)
    fight["a"].items[0].loaded = 1
    fight.turn("a")
    what, _ = deed(chosen_by(BOTS[level](1), GAME, fight.state))
    assert what not in ("end", "run", "defend", "reload", "hide")


def test_a_head_is_aimed_for_if_nothing_makes_it_harder() -> None:
    fight = skirmish("a..B", a=GUNMAN, B=WEAK)
    fight.turn("a")
    assert "head" in called_shots(fight)


@pytest.mark.parametrize("trouble", ["far", "several", "running"])
def test_nobody_aims_for_a_head_at_minus_six(trouble: str) -> None:
    fight = skirmish("a" + "." * (18 if trouble == "far" else 2) + "B", a=GUNMAN, B=WEAK)
    fight.turn(
        "a", declared=2 if trouble == "several" else 1, run=3 if trouble == "running" else -1
    )
    assert called_shots(fight) == []


@every_level
def test_a_walk_does_not_end_where_it_began(level: str) -> None:
    drawing = """
    ......o.......
    a.............
    ......o....B..
    """
    fight = skirmish(drawing, a=FIGHTER, B=GUNMAN)
    fight.turn("a")
    states = activation(BOTS[level](1), GAME, fight.state)
    places = [state.figures[0].at for state in states]
    walked = [state.turn.walked for state in states if state.turn is not None][-1]
    assert walked < INCH or distance(places[0], places[-1]) > INCH


@every_level
def test_who_runs_goes_somewhere(level: str) -> None:
    fight = skirmish("a" + "." * 20 + "B", a=FIGHTER, B=WEAK)
    fight.turn("a", run=4)
    states = activation(BOTS[level](1), GAME, fight.state)
    assert distance(states[0].figures[0].at, states[-1].figures[0].at) > INCH
