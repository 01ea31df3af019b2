"""Lying on the ground, and getting up."""

from __future__ import annotations

import pytest

from tapete.games.punk.events.moving import StoodUp
from tapete.games.punk.rules.moving.falling import fall_down
from tapete.games.punk.rules.moving.prone import knock_down, stands_in_contact
from tapete.games.punk.rules.sight.sight import mini_sees
from tapete.games.punk.rules.turns.free_actions import owe, repay, resume
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.plane.point import Point
from tests.games.punk.fielded import fielded, who

RULE = "punk.move.fall.survive"


@pytest.mark.rule("punk.move.prone.stand_up")
def test_the_first_action_of_the_prone_is_to_stand_up() -> None:
    table = fielded(answers=[("punk.ask.facing", 90)], a=who(at=(20, 20), prone=True, A=2))
    table.activate("a")
    assert [do.what for do in table.offered()] == ["stand_up", "end"]
    assert [way for way in table.ways() if way != "do"] == []
    table.do("stand_up")
    assert (table["a"].prone, table["a"].facing, table.skirmish.active.left) == (False, 90, 1)
    assert "move" in table.ways()


@pytest.mark.rule("punk.move.prone.stand_up")
def test_who_stands_is_not_offered_to_stand_up() -> None:
    table = fielded(a=who(at=(20, 20)))
    table.activate("a")
    assert not table.offers("stand_up")


@pytest.mark.rule("punk.ruling.prone_effects")
@pytest.mark.rule("punk.move.prone.stand_up")
def test_the_debt_lasts_to_the_next_activation_and_nothing_else_changes() -> None:
    """punk.ruling.prone_effects: it keeps its facing, sees and is seen."""
    table = fielded(a=who(at=(20, 20), facing=180), B=who(at=(20, 30)))
    knock_down(table.skirmish, table["a"], RULE)
    assert (table["a"].prone, table["a"].facing) == (True, 180)
    assert mini_sees(table.skirmish, table["a"], table["B"])
    assert mini_sees(table.skirmish, table["B"], table["a"])
    table.activate("a")
    assert [do.what for do in table.offered()] == ["stand_up", "end"]


@pytest.mark.rule("punk.move.prone.contact")
def test_in_contact_with_an_enemy_one_stands_up_at_once_but_shaken() -> None:
    table = fielded(a=who(at=(20, 20)), B=who(at=(22.5, 20), prone=True))
    active = table.activate("a")
    assert stands_in_contact(table.skirmish, table["B"])
    assert (table["B"].prone, active.shaky) == (False, ["B"])
    assert [one.forced for one in table.table.heard(StoodUp)] == [True]
    assert not stands_in_contact(table.skirmish, table["B"])


@pytest.mark.rule("punk.move.prone.contact")
def test_who_is_knocked_down_beside_an_enemy_is_up_again() -> None:
    table = fielded(a=who(at=(20, 20)), B=who(at=(22.5, 20)))
    active = table.activate("a")
    knock_down(table.skirmish, table["a"], RULE)
    assert (table["a"].prone, active.shaky) == (False, ["a"])


@pytest.mark.rule("punk.move.prone.contact")
def test_a_friend_beside_one_is_no_reason_to_get_up() -> None:
    table = fielded(a=who(at=(20, 20), prone=True), b=who(at=(22.5, 20)))
    table.activate("b")
    assert not stands_in_contact(table.skirmish, table["a"])
    assert table["a"].prone


@pytest.mark.rule("punk.move.prone.contact")
def test_in_the_next_activation_it_is_over() -> None:
    table = fielded(a=who(at=(20, 20)), B=who(at=(22.5, 20), prone=True))
    table.activate("a")
    stands_in_contact(table.skirmish, table["B"])
    assert table.activate("B").shaky == []


@pytest.mark.rule("punk.move.prone.contact", "punk.ruling.fall_on_minis")
def test_whoever_lies_where_an_enemy_falls_stands_up_too() -> None:
    """a falls beside B, who was lying there: both are up, and both are shaken."""
    table = fielded(a=who(at=(20, 20)), B=who(at=(25, 20), prone=True))
    active = table.activate("a")
    fall_down(table.skirmish, table["a"], Place(Point(2250, 2000)), RULE, 300)
    assert (table["a"].prone, table["B"].prone) == (False, False)
    assert active.shaky == ["a", "B"]


@pytest.mark.rule("punk.move.prone.contact", "punk.core.zeal")
def test_it_is_still_shaken_in_a_free_action_of_somebody_else() -> None:
    """The activation in which B had to stand up still goes on; c's free Action is part of it."""
    table = fielded(a=who(at=(20, 20)), B=who(at=(22.5, 20), prone=True), c=who(at=(40, 40)))
    table.activate("a")
    stands_in_contact(table.skirmish, table["B"])
    owe(table.skirmish, [table["c"]])
    repay(table.skirmish)
    assert (table.skirmish.active.mini, table.skirmish.active.shaky) == ("c", ["B"])
    table["c"].prone, table["c"].at = True, Place(Point(2500, 2000))
    stands_in_contact(table.skirmish, table["c"])
    resume(table.skirmish)
    assert (table.skirmish.active.mini, table.skirmish.active.shaky) == ("a", ["B", "c"])
