"""After the fight: wounds are tended within the hour, and the hours give rest."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tapete.bots.random import RandomBot
from tapete.games.savage.content.scenario import DRAFTS
from tapete.games.savage.events.fight import HoursPassed, Recovered
from tapete.games.savage.game import GAME
from tapete.games.savage.meta import Options
from tapete.games.savage.rules.story.goals import judge
from tapete.games.savage.steps import step
from tapete.kernel import playout
from tapete.kernel.chance.seed import from_number
from tests.games.savage.skirmish import Skirmish, skirmish, who

FALLEN = {"out": "dead"}


@pytest.fixture
def hours() -> Iterator[None]:
    """Maps of tests are forgotten again, as others are to be without an aftermath."""
    before = dict(DRAFTS)
    yield
    DRAFTS.clear()
    DRAFTS.update(before)


def over(
    hours: int, dice: Any = (), answers: Any = (), declared: int = 1, **people: Any
) -> Skirmish:
    """A fight that B has just lost in a turn of so many actions, after which so many hours pass."""
    given = {**people, "B": who(state=FALLEN)}
    fight = skirmish("abcdB", **given, dice=dice, answers=answers)
    scenario = DRAFTS[fight.state.scenario]
    fight.state.scenario = f"{fight.state.scenario}-{hours}"
    DRAFTS[fight.state.scenario] = msgspec.structs.replace(scenario, aftermath=hours)
    fight.turn("a", declared=declared)
    judge(fight.fight)
    while not fight.state.ended:
        step(fight.fight)
    return fight


pytestmark = pytest.mark.usefixtures("hours")


def test_a_fight_without_an_aftermath_is_over_at_once() -> None:
    fight = over(0, a=who(state={"fatigue": 2}))
    assert (fight.state.winner, fight["a"].fatigue) == (0, 2)
    assert not fight.table.heard(HoursPassed)


@pytest.mark.rule("savage.fatigue.recovery")
@pytest.mark.parametrize(("hours", "left"), [(1, 1), (2, 0), (8, 0)])
def test_a_level_of_fatigue_goes_each_hour(hours: int, left: int) -> None:
    """The sheet: one level an hour, so Exhausted is Fatigued after one and rested after two."""
    fight = over(hours, a=who(state={"fatigue": 2}))
    assert fight["a"].fatigue == left
    (told,) = fight.table.heard(Recovered)
    assert told.rule == "savage.fatigue.recovery"
    assert fight.state.winner == 0


@pytest.mark.rule("savage.fatigue.recovery", "savage.ruling.hazard_failure")
def test_but_bumps_and_bruises_take_a_day() -> None:
    fight = over(8, a=who(state={"fatigue": 2, "bruises": 1}))
    assert (fight["a"].fatigue, fight["a"].bruises) == (1, 1)


@pytest.mark.rule("savage.fatigue.incapacitated")
@pytest.mark.parametrize(("slept", "out"), [(7, ""), (9, "unconscious")])
def test_who_passed_out_comes_to_when_its_hours_are_over(slept: int, out: str) -> None:
    fight = over(8, a=who(), b=who(wild=True, state={"out": "unconscious", "hours": slept}))
    assert fight["b"].out == out


@pytest.mark.rule("savage.core.healing")
@pytest.mark.parametrize(("face", "wounds"), [(3, 2), (4, 1), (8, 0)])
def test_a_friend_tends_the_wounds(face: int, wounds: int) -> None:
    hurt = who(wild=True, state={"wounds": 2})
    fight = over(1, [face], [True], a=who(healing=10), b=hurt)
    assert fight["b"].wounds == wounds
    fight.table.done()


@pytest.mark.rule("savage.core.healing")
def test_a_critical_failure_of_the_healer_adds_a_wound() -> None:
    healer, hurt = who(wild=True, healing=10), who(wild=True, state={"wounds": 1})
    assert over(1, [1, 1], [True], a=healer, b=hurt)["b"].wounds == 2


@pytest.mark.rule("savage.core.healing")
def test_nobody_has_to() -> None:
    fight = over(1, [], [False], a=who(healing=10), b=who(wild=True, state={"wounds": 2}))
    assert (fight["b"].wounds, fight.table.rolled) == (2, [])


@pytest.mark.rule("savage.core.healing")
def test_nobody_tends_themselves() -> None:
    alone = over(1, a=who(healing=10, wild=True, state={"wounds": 1}))
    assert (alone["a"].wounds, alone.table.rolled) == (1, [])


@pytest.mark.rule("savage.core.healing", "savage.core.unskilled")
@pytest.mark.parametrize(("faces", "wounds"), [([4, 1], 2), ([4, 2], 1)])
def test_who_has_not_learned_it_may_try_at_minus_2(faces: list[int], wounds: int) -> None:
    """An ace: 4 and then 1 is 5, less 2 is 3; 4 and 2 is 6, less 2 is 4."""
    fight = over(1, faces, [True], a=who(), b=who(wild=True, state={"wounds": 2}))
    assert fight["b"].wounds == wounds


@pytest.mark.rule("savage.core.healing")
def test_a_healer_has_an_hour_for_all_of_them() -> None:
    """Each wound takes 10 minutes: of three patients with three wounds one is left to others."""
    hurt = who(wild=True, state={"wounds": 3, "out": "incapacitated"})
    dice = [4, 4, 3, 2]
    fight = over(1, dice, [True, True, True], a=who(healing=6), b=hurt, c=hurt, d=hurt)
    assert fight.state.busy == {"a": 60, "b": 30}
    assert [fight[one].wounds for one in "bcd"] == [2, 2, 3]


BLEEDING = {"wounds": 3, "out": "incapacitated", "bleeding": True}


@pytest.mark.rule("savage.core.bleeding")
def test_who_bleeds_is_seen_to_first() -> None:
    hurt = who(wild=True, state=BLEEDING)
    fight = over(1, [4], [False], a=who(healing=6), b=hurt)
    assert (fight["b"].out, fight["b"].bleeding) == ("incapacitated", False)


@pytest.mark.rule("savage.core.bleeding")
@pytest.mark.parametrize(
    ("faces", "out"),
    [([11, 2], "incapacitated"), ([8, 2, 11, 2], "incapacitated"), ([3, 2], "dead")],
)
def test_without_a_healer_its_own_vigour_decides(faces: list[int], out: str) -> None:
    """Three wounds are -3: 11 is a raise, 8 holds out for another roll, 3 is death."""
    fight = over(1, faces, a=who(state=FALLEN), b=who(wild=True, vigor=12, state=BLEEDING))
    assert (fight["b"].out, fight["b"].bleeding) == (out, False)
    fight.table.done()


@pytest.mark.rule("savage.core.healing")
def test_every_five_days_wounds_heal_by_themselves() -> None:
    fight = over(240, [6, 2, 6, 2], a=who(wild=True, vigor=8, state={"wounds": 2}))
    assert fight["a"].wounds == 0
    fight.table.done()


def test_a_night_passes_after_the_crypt() -> None:
    bots = [RandomBot(1), RandomBot(2)]
    played = playout(GAME, Options(scenario="crypt"), bots, from_number(3))
    assert played.result is not None
    assert played.state.over == played.state.ended != ""


@pytest.mark.rule("savage.core.healing")
@pytest.mark.parametrize(("hours", "rolls"), [(119, 0), (120, 1), (239, 1), (240, 2)])
def test_five_days_are_120_hours(hours: int, rolls: int) -> None:
    fight = over(hours, [2, 2] * rolls, a=who(wild=True, state={"wounds": 3}))
    fight.table.done()


@pytest.mark.rule("savage.core.healing")
def test_a_healer_tends_friends_alone_and_the_best_of_them_does_it() -> None:
    """a is better at it than b; the foe, who is dead, is left alone."""
    hurt = who(wild=True, state={"wounds": 1})
    fight = over(1, [4], [True], a=who(healing=8), b=who(healing=6), c=hurt)
    assert (fight["c"].wounds, fight.state.busy) == (0, {"a": 10})
    assert getattr(fight.table.rolled[0], "dice", ()) == (8,)


@pytest.mark.rule("savage.core.bleeding", "savage.turn.multi_action")
def test_after_the_fight_first_aid_is_no_action_of_a_turn() -> None:
    hurt = who(wild=True, state=BLEEDING)
    fight = over(1, [4], [False], declared=2, a=who(healing=6), b=hurt)
    assert fight.all_terms()[0] == {}


@pytest.mark.rule("savage.core.healing")
def test_the_dead_are_not_tended_and_do_not_rest() -> None:
    dead = who(wild=True, state={"wounds": 3, "out": "dead", "fatigue": 1})
    fight = over(8, a=who(healing=6), b=dead)
    assert (fight["b"].fatigue, fight.table.asked, fight.table.rolled) == (1, [], [])


FELLED = {"wounds": 3, "out": "incapacitated"}


@pytest.mark.rule("savage.core.incapacitation")
@pytest.mark.parametrize(
    ("hours", "faces", "out"),
    [
        (23, [], "incapacitated"),
        (24, [6, 2], "incapacitated"),
        (24, [7, 2], ""),
        (48, [6, 2, 7, 2], ""),
        (48, [7, 2], ""),
        (120, [6, 2] * 6, "incapacitated"),
    ],
)
def test_each_day_vigour_may_end_being_incapacitated(
    hours: int, faces: list[int], out: str
) -> None:
    """Three wounds are -3: it takes a 7. They are still there, and the fifth day has both rolls."""
    fight = over(hours, faces, a=who(state=FALLEN), b=who(wild=True, vigor=8, state=FELLED))
    assert (fight["b"].out, fight["b"].wounds) == (out, 3)
    fight.table.done()


@pytest.mark.rule("savage.core.incapacitation")
@pytest.mark.parametrize(
    ("wild", "out"), [(False, "incapacitated"), (True, "wrecked"), (True, "dead")]
)
def test_only_an_incapacitated_wild_card_gets_up_after_a_day(wild: bool, out: str) -> None:
    fight = over(24, a=who(), b=who(wild=wild, state={"out": out}))
    assert (fight["b"].out, fight.table.rolled) == (out, [])
