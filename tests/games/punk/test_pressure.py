"""A launcher under pressure, and whoever carries one."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.punk.content.band.outfit import Outfit
from tapete.games.punk.content.band.roster import Member
from tapete.games.punk.content.library import library
from tapete.games.punk.events.harm import Hit
from tapete.games.punk.events.shooting import Covered, Detonated, Deviated, Pressed
from tapete.games.punk.rules.gear.pressure import further, marks_of
from tapete.games.punk.rules.harm.downing import down
from tapete.games.punk.rules.shooting.ranges import reach
from tapete.games.punk.rules.story.recruiting import mini_of
from tapete.games.punk.state import Item
from tapete.spaces.plane.templates import Segment
from tests.games.punk.fielded import Fielded, fielded, who
from tests.games.punk.firing import HARMLESS

BALL = "dragon_ball"


def stoker(*dice: Any, marks: int = 0, **more: Any) -> Fielded:
    """a, at the bottom of the table and looking up, with a launcher under pressure and bombs."""
    ball = Item(BALL, pumped=[0, 0, marks])
    owner = who(at=(45, 80), gear=[ball, "molotov", "gas_bomb"], F=5, T=7)
    table = fielded(a=owner, Z=who(at=(5, 5)), dice=list(dice), **more)
    table.activate("a", left=3)
    return table


def lobs(table: Fielded, x: float, y: float) -> None:
    table.answer(["lob:1", [round(x * 100), round(y * 100)]])


@pytest.mark.rule("punk.core.pressure")
def test_an_action_adds_up_to_three_marks_and_another_lets_them_out() -> None:
    table = stoker()
    assert not table.offers("vent")
    table.do("press", pressure=3)
    table.do("press", pressure=1)
    assert marks_of(table["a"]) == 4
    table.do("vent")
    assert marks_of(table["a"]) == 0
    assert [told.marks for told in table.table.heard(Pressed)] == [3, 4, 0]


@pytest.mark.rule("punk.core.pressure")
@pytest.mark.parametrize("marks", [1, 2, 3])
def test_an_action_may_add_any_number_of_marks_up_to_three(marks: int) -> None:
    table = stoker()
    table.do("press", pressure=marks)
    assert marks_of(table["a"]) == marks


@pytest.mark.rule("punk.core.pressure")
def test_each_mark_carries_fire_bombs_further_and_no_others() -> None:
    mini = stoker(marks=2)["a"]
    assert reach(mini, mini.gear[1]) == (5 * 5 + 2 * 5) * 100
    assert reach(mini, mini.gear[2]) == 5 * 5 * 100
    mini.gear[0].broken = True
    assert reach(mini, mini.gear[1]) == 5 * 5 * 100


@pytest.mark.rule("punk.core.pressure")
@pytest.mark.parametrize(
    ("die", "far", "forward"), [(8, 500, True), (6, 250, True), (5, 250, False)]
)
def test_a_bomb_under_pressure_deviates_more(die: int, far: int, forward: bool) -> None:
    for marks in (0, 2):
        table = stoker(die, marks=marks)
        lobs(table, 45, 60)
        (told,) = table.table.heard(Deviated)
        assert (told.far, told.forward) == (far + 250 * marks, forward)
        assert marks_of(table["a"]) == 0, "the throw spends them"


@pytest.mark.rule("punk.core.pressure")
def test_a_bomb_that_hits_its_mark_does_not_deviate() -> None:
    table = stoker(1, marks=3)
    lobs(table, 45, 60)
    assert not table.table.heard(Deviated)
    assert marks_of(table["a"]) == 0


@pytest.mark.rule("punk.core.pressure", "punk.core.steam")
def test_the_jet_is_longer_and_harder_to_handle() -> None:
    table = stoker(2, *HARMLESS, marks=2, B=who(at=(45, 65)))
    table.answer(["template:0", [4500, 7000]])
    (covered,) = table.table.heard(Covered)
    assert isinstance(covered.template, Segment)
    assert covered.template.deep == 800 + 2 * 500
    (hit,) = table.table.heard(Hit)
    assert hit.strength == 7 - 2 - 2 + 1
    assert marks_of(table["a"]) == 0


@pytest.mark.rule("punk.core.pressure")
def test_only_pressure_makes_a_jet_longer() -> None:
    pumped = Item("flamethrower", pumped=[0, 0, 2])
    assert [further(item) for item in (pumped, Item(BALL))] == [0, 0]


@pytest.mark.rule("punk.core.pressure")
def test_who_falls_under_pressure_goes_off_harder() -> None:
    table = stoker(marks=2)
    down(table.skirmish, table["a"], "punk.downed.causes")
    (told,) = table.table.heard(Detonated)
    assert (told.strength, told.penetration) == (4 + 2, 4)
    assert told.also == ("punk.core.pressure",)


def test_caronte_has_his_casing_his_launcher_and_five_bombs() -> None:
    outfit = Outfit(Member(profile="caronte"), library())
    assert (outfit.worn, outfit.armour) == ("casing", 3)
    assert {one.id for one in outfit.special} >= {"fireproof", "slippery"}
    assert (outfit.ranged, outfit.bombs) == ((BALL,), {"molotov": 5})
    assert outfit.attributes["AG"] == 2, "it is cumbersome"


@pytest.mark.rule("punk.special.slippery")
def test_caronte_on_the_table_is_slippery_by_what_he_wears() -> None:
    mini = mini_of(Member(profile="caronte"), 0)
    assert {"slippery", "fireproof"} <= mini.special.keys()
    assert [item.kind for item in mini.gear].count("molotov") == 5
