"""What survivors' bots make of a master's story: its steps first, and all of them together."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.bots import GreedyBot
from tapete.games.darkness.bots import TACTICS, story
from tapete.games.darkness.bots.chances import skills_of
from tapete.games.darkness.bots.distances import TURN, tolls
from tapete.games.darkness.bots.sites import sites
from tapete.games.darkness.bots.standing import standing
from tapete.games.darkness.game import GAME
from tapete.games.darkness.master import Undertaking
from tapete.games.darkness.meta import Options
from tapete.games.darkness.state import Laid, Square
from tapete.kernel import playout
from tapete.kernel.bot import Bot
from tapete.kernel.chance.seed import from_number
from tapete.spaces.tiles.city import START
from tests.games.choosing import chosen
from tests.games.darkness.evenings import evening, holding, thug
from tests.games.darkness.nights import STREET, Scene, person, scene
from tests.games.darkness.soak import MOST_STEPS, Scripted
from tests.games.darkness.test_tactics import deed

CLINIC = (Laid("clinic", *START, 0),)
BOTH = (*CLINIC, Laid("high_school_west", START[0], START[1] + 1, 0))


def mark(place: int = 0) -> Square:
    """The special square of a tile of the second session."""
    return evening(person(), session="the_water", tiles=BOTH).night().city.marks(place)[0]


def water(**values: Any) -> Scene:
    return evening(
        person(at=mark(), medicine=4, intelligence=3), person(1, at=STREET),
        session="the_water", tiles=BOTH, guarded=["clinic", "high_school"], **values,
    )  # fmt: skip


def worth_at(found: Scene, square: Square, seat: int = 0) -> float:
    """What it draws a survivor with to be on a square; 0 if nothing."""
    night, who = found.night(), found[seat]
    every = sites(night, who, skills_of(night, who), {})
    return max([worth for at, worth in every if at == square], default=0.0)


def test_a_step_of_the_story_comes_before_searching_for_points() -> None:
    assert deed(chosen(GAME, water().state)) == "special"


def test_what_a_step_needs_is_worth_having_though_its_place_is_unknown() -> None:
    without, with_it = water(), water()
    holding(with_it[0], "water_sample")
    assert story.in_hand(without.night()) == 0
    assert story.in_hand(with_it.night()) == story.HAND * story.TOLD
    with_it.state.progress = {"cure": 1}
    assert story.in_hand(with_it.night()) == 0


def test_a_step_that_is_begun_is_worth_going_on_with() -> None:
    purge = Undertaking("s0", "purge", 1, "intelligence", "", "6H")
    dig = Undertaking("s1", "", 1, "intelligence", "", "6H", "I dig.")
    assert story.in_hand(water(undertakings=[purge, dig]).night()) == story.BEGUN * story.TOLD


def test_whoever_cannot_do_a_step_goes_along_with_whoever_can() -> None:
    found = water()
    assert worth_at(found, mark(1), 1) == 0
    holding(found[0], "water_sample")
    assert worth_at(found, mark(1), 1) == story.ESCORT * story.AHEAD * story.TOLD
    assert worth_at(found, mark(1)) > worth_at(found, mark(1), 1)


def test_somebody_of_the_story_underfoot_is_no_adversary() -> None:
    friend, foe = (water(), water())
    friend.state.foes = [thug(mark(), role="npc")]
    foe.state.foes = [thug(mark())]
    alone = standing(water().night(), water()[0])
    assert standing(friend.night(), friend[0]) == alone
    assert standing(foe.night(), foe[0]) < alone


@pytest.mark.parametrize(
    ("values", "halves"),
    [
        ({"light": "day"}, 6),
        ({"light": "night"}, 2),
        ({"light": "day", "weather": "light_rain"}, 4),
        ({"light": "day", "weather": "storm"}, 2),
        ({"light": "night", "weather": "light_rain"}, 2),
        ({"light": "night", "environment": False}, 6),
    ],
)
def test_how_far_somebody_gets_depends_on_light_and_weather(
    values: dict[str, Any], halves: int
) -> None:
    found = water(**values)
    assert story.pace(found.night(), person(speed=3)) == halves


def test_by_torchlight_it_is_farther_and_nobody_goes_nowhere() -> None:
    found = water(light="night")
    runner, slow = person(speed=3), person(speed=1)
    holding(runner, "torch")
    assert story.pace(found.night(), runner) == 4
    assert story.pace(found.night(), slow) == 2


def test_without_a_master_health_says_how_far_it_is() -> None:
    night = scene(person(defence=4)).night()
    assert story.pace(night, night.actor) == 12
    assert (story.step_of(night), story.ahead_of(night)) == (story.STEP, story.STEP)


def test_a_door_costs_the_turns_that_it_takes() -> None:
    night = scene(person()).night()
    dice = skills_of(night, night.actor)
    doors, windows = tolls(dice, 4)
    usual = tolls(dice)
    assert tolls(dice, TURN) == usual
    assert all(quick < slow for quick, slow in zip(windows, usual[1], strict=True))
    assert doors[0] < usual[0][0]


def test_a_session_that_is_won_is_worth_more_than_to_go_on() -> None:
    """Even to whoever has fewest points of all."""
    going, won = water(), water()
    going[0].points = won[1].points = 200
    won.state.reached, won.state.winners = True, [1]
    assert TACTICS.score(won.state, 0) > TACTICS.score(going.state, 0)
    assert TACTICS.score(won.state, 1) > TACTICS.score(won.state, 0)


@pytest.mark.slow
def test_bots_win_a_session_by_what_it_asks_for() -> None:
    options = Options("the_long_night", 2, master=True, session="the_choir")
    bots: list[Bot] = [GreedyBot(0), GreedyBot(1), Scripted(0)]
    played = playout(GAME, options, bots, from_number(0), MOST_STEPS)
    assert not played.result.lost
    assert played.state.progress == {"silence": 1}
