"""What is easily overlooked: ties, rolls that fate has settled, what stands if nothing is said."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.darkness.content.stories import Arrival
from tapete.games.darkness.rules.checks.helping import extras
from tapete.games.darkness.rules.checks.opposed import opposed
from tapete.games.darkness.rules.dice.again import FEW, PASS, Aim, worthwhile
from tapete.games.darkness.rules.dice.ladder import words
from tapete.games.darkness.rules.dice.readings import BestPlay, Hand, Rung
from tapete.games.darkness.rules.master import fights, moving, scenes, supplies
from tapete.games.darkness.rules.story import tasks
from tapete.games.darkness.rules.turns import fate
from tapete.games.darkness.state import Laid
from tapete.kernel import Message
from tapete.kernel.plain import plain_of
from tapete.odds.dice.rethrows import Plan, Prize
from tapete.spaces.tiles.city import START
from tests.games.darkness.bout import NEXT, asked, bar, somebody, used_up
from tests.games.darkness.evenings import evening, lies, thug, villain
from tests.games.darkness.nights import STREET, go, person, scene, sq

COUNTED = Message("darkness.levels_count")
TWO_TILES = (Laid("bar", *START, 0), Laid("church", START[0] + 1, START[1], 0))


# --- dice


@pytest.mark.rule("darkness.collab.reroll")
@pytest.mark.parametrize(("attack", "helps"), [(0, []), (1, ["s1"])])
def test_a_helper_without_dice_gives_no_throw(attack: int, helps: list[str]) -> None:
    night = bar([somebody(), somebody(1, NEXT, attack=attack)])
    found = extras(night, night.state.survivors[0], "attack", ("force",), ["s1"], 3)
    assert [one.source for one in found] == helps


@pytest.mark.rule("darkness.fate.good.12", "darkness.fate.bad.12")
@pytest.mark.parametrize(
    ("fated", "dice", "again"),
    [("succeeds", [1, 2, 4], False), ("fails", [1, 2, 4], True), ("fails", [2, 2, 4], False)],
)
def test_against_somebody_fated_dice_are_thrown_again_only_if_they_may_win(
    fated: str, dice: list[int], again: bool
) -> None:
    keep = [{"source": "keep", "dice": []}] * again
    night = bar([somebody(points=1), somebody(1)], dice, keep)
    one, other = night.state.survivors
    setattr(other, fated, True)
    opposed(night, one, other, "attack", "steal", rule="darkness.steal.object")
    assert asked(night) == ["rethrow"] * again
    assert used_up(night)


def test_no_more_than_five_choices_of_dice_are_listed() -> None:
    assert len(worthwhile((1, 2, 2, 3, 5), 5, Aim())) == FEW == 5


@pytest.mark.rule("darkness.opposed.tiebreak")
def test_against_nobody_anything_wins() -> None:
    assert [Aim(ties=True).worth(rank) for rank in (0, 11, 22)] == [0, PASS, PASS]


def test_a_roll_has_no_difficulty_and_no_ties_unless_that_is_said() -> None:
    readings: list[Any] = [Hand(), Rung(), BestPlay(Plan(), Prize((0.0,)))]
    assert [read.wanted for read in readings] == [COUNTED] * 3
    assert Rung()((2, 2)) == Rung(ties=False)((2, 2)) == 20
    assert BestPlay(Plan(), Prize((0.0,)))((2, 2)) == (20, 0)


def test_a_level_is_told_without_its_value_unless_that_is_said() -> None:
    assert words(2) == words(2, 0) != words(2, 1)


# --- the story


@pytest.mark.rule("darkness.turn.scenario_actions")
def test_a_single_step_that_nobody_has_taken_has_not_come() -> None:
    found = scene(person(), scenario="the_cure")
    assert not tasks.has_come(found.night(), "cure")
    found.state.progress = {"cure": 1}
    assert tasks.has_come(found.night(), "cure")


@pytest.mark.rule("darkness.turn.scenario_actions")
def test_a_special_action_without_a_check_is_worth_no_level() -> None:
    found = scene(person(), scenario="last_bus")
    special = next(one for one in found.night().specials.values() if not one.attribute)
    outcome = tasks._tried(found.night(), found[0], special)
    assert (outcome.passed, outcome.level) == (True, 0)


@pytest.mark.rule("darkness.fate.good.5")
@pytest.mark.parametrize("number", [0, 3])
def test_of_two_doors_that_are_equally_near_the_lucky_one_chooses(number: int) -> None:
    found = scene(person(at=sq(5, 5)), tiles=TWO_TILES)
    door = found.night().city.doors[number]
    fate.open_door(found.night([], [plain_of(door)]), found[0])
    assert (found.asked(), found.turn.door) == (["fate_door"], number)


# --- the master's game


@pytest.mark.rule("darkness.gm.vehicle.bicycle")
def test_a_skateboard_can_be_mounted_and_a_rope_cannot() -> None:
    found = evening(person(at=STREET))
    board = lies(found, "skateboard", STREET)
    lies(found, "rope", STREET)
    assert [one.thing for one in supplies.vehicles(found.night(), found[0])] == [board]


@pytest.mark.rule("darkness.gm.move.diagonal")
def test_figures_stay_within_the_city() -> None:
    found = evening(person(), foes=[thug(STREET)])
    night = found.night()
    foe = found.state.foes[0]
    assert all(night.city.inside(one) for one in moving.ways(night, foe).reach().ends())
    beyond = moving.ways(night, foe, beyond=True).reach().ends()
    assert not all(night.city.inside(one) for one in beyond)


@pytest.mark.rule("darkness.gm.controls")
@pytest.mark.parametrize(("tile", "place"), [("bar", 0), ("church", 1), ("clinic", 0)])
def test_whoever_comes_to_a_tile_comes_to_that_one(tile: str, place: int) -> None:
    found = evening(person(), tiles=TWO_TILES)
    scenes.arrive(found.night(), Arrival(adversary=thug().kind, tile=tile, at="mark"))
    assert found.state.foes[0].at == found.night().city.marks(place)[0]


@pytest.mark.rule("darkness.ruling.gm_adversary_speed")
def test_whoever_retreats_is_not_struck_though_still_in_reach() -> None:
    found = evening(person(speed=4), foes=[villain(speed=3, reach=3)])
    night = found.night([6, 6, 6], ["retreat", go(sq(3, 2))[1]])
    fights.attacked(night, found.state.foes[0], found[0])
    found.table.done()
    assert (found[0].at, found[0].damage) == (sq(3, 2), 0)
