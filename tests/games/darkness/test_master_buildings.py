"""Buildings, finds, security, supplies and proposals in words."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.darkness.events.goods import Found
from tapete.games.darkness.events.master import (
    Attempted,
    Decided,
    Denied,
    FoundNothing,
    Guarded,
    Told,
    Undertook,
)
from tapete.games.darkness.rules.goods import load
from tapete.games.darkness.rules.harm import failures
from tapete.games.darkness.rules.master import buildings, figures, gear, perceiving, supplies, words
from tapete.kernel import Roll
from tests.games.darkness.evenings import SEAT, evening, holding
from tests.games.darkness.nights import FRONT_OUT, IN, STREET, Scene, do, person, sq

PAIR, NOTHING, STRAIGHT, KIND, SIX = [2, 2, 5], [1, 2, 4], [2, 3, 4], [4, 4, 4], [6, 1, 3]


def dice_of(found: Scene) -> list[int]:
    return [len(one.dice) for one in found.table.rolled if isinstance(one, Roll)]


def held(found: Scene) -> list[str]:
    return [one.kind for one in found[0].things]


# --- what is found


@pytest.mark.rule("darkness.gm.building.search")
def test_book_three_of_a_kind_finds_the_mace_in_the_bar() -> None:
    found = evening(person()).play(do("search"), dice=KIND)
    assert held(found) == ["mace"]
    assert found[0].points == 4


@pytest.mark.rule("darkness.gm.building.several")
def test_of_several_objects_the_master_picks_one_or_it_is_drawn() -> None:
    picked = evening(person()).play(do("search"), "matches", dice=SIX)
    assert held(picked) == ["matches"]
    drawn = evening(person()).play(do("search"), "draw", dice=[*SIX, "rubbing_alcohol"])
    assert held(drawn) == ["rubbing_alcohol"]
    assert picked.table.asked[1][0] == SEAT


@pytest.mark.rule("darkness.gm.building.edit")
def test_what_the_master_takes_off_the_list_is_not_found() -> None:
    found = evening(person(intelligence=4))
    night = found.night()
    assert buildings.at_level(night, "bar", 5) == ["pistol"]
    buildings.change(night, "bar", "pistol", None)
    assert buildings.at_level(night, "bar", 5) == ["mace"]
    buildings.change(night, "bar", "spear", "4S")
    assert buildings.at_level(night, "bar", 5) == ["spear"]


def test_a_level_that_nothing_has_finds_the_highest_below_it_or_nothing() -> None:
    night = evening(person()).night()
    assert buildings.at_level(night, "bank", 4) == []
    assert buildings.at_level(night, "bar", 8) == ["pistol"]
    exact = evening(person(), rules={"gm_search_exact": True}).night()
    assert buildings.at_level(exact, "bar", 8) == []
    assert buildings.at_level(exact, "bar", 4) == ["mace"]


def test_what_was_found_is_no_longer_there() -> None:
    found = evening(person()).play(do("search"), dice=KIND)
    assert "mace" not in buildings.finds(found.night(), "bar")


@pytest.mark.rule("darkness.gm.check.tell_tn")
def test_the_master_tells_how_hard_a_pistol_is_to_find_in_the_bar() -> None:
    found = evening(person(intelligence=4))
    found.play(do("search_for", "pistol"), "4S", dice=[1, 2, 3, 4, 4])
    assert [(one.item, one.difficulty) for one in found.told(Told)] == [("pistol", "4S")]
    assert held(found) == ["pistol"]
    other = evening(person()).play(do("search_for", "pistol"), "6H", dice=[*SIX, 2])
    assert [one.difficulty for one in other.told(Told)] == ["6H"]
    assert held(other) == ["pistol"]


def test_looking_round_tells_only_the_one_who_looks() -> None:
    found = evening(person(), person(1, at=STREET))
    perceiving.perceive(found.night(PAIR), found[0])
    assert len(found.told(Told)) == 2
    assert found[0].perceived == ["bar"]


def test_a_search_that_finds_nothing_says_so() -> None:
    found = evening(person()).play(do("search"), dice=NOTHING)
    assert found.told(FoundNothing)
    assert not found.told(Found)


@pytest.mark.rule("darkness.gm.item.load")
def test_the_normal_limit_of_load_holds() -> None:
    found = evening(person())
    for _ in range(5):
        holding(found[0], "knife")
    night = found.night([2, *PAIR], ["roll", "h0"])
    buildings.obtain(night, found[0], "shotgun", 0, "darkness.gm.building.search")
    assert found[0].limit == 7
    assert load.load(found[0]) == 7


# --- who guards them


@pytest.mark.rule("darkness.gm.building.security")
def test_the_security_of_a_building_is_proposed_to_the_master_when_somebody_comes_in() -> None:
    found = evening(person(at=FRONT_OUT), guarded=[])
    found.play(do("pick", item=1), "answers", "talk", "1P", dice=[*SIX, *PAIR])
    asked = [(seat, key.rpartition(".")[2]) for seat, key, _ in found.table.asked]
    assert (SEAT, "security_answers") in asked
    assert [one.guard for one in found.told(Guarded)] == ["owner"]
    assert found[0].points == 2
    again = evening(person(at=FRONT_OUT)).play(do("pick", item=1), dice=SIX)
    assert not again.told(Guarded)


def test_security_that_is_not_passed_throws_everybody_out() -> None:
    found = evening(person(), person(1, at=sq(1, 1)), guarded=[])
    night = found.night(NOTHING, ["talk", "1P", []])
    buildings.challenge(night, found[0], "bar")
    assert [found.night().building(one) for one in found.state.survivors] == ["", ""]
    assert [one.failures for one in found.state.survivors] == [1, 0]


def test_an_owner_who_is_killed_costs_a_failure_disc_and_gives_no_points() -> None:
    found = evening(person())
    night = found.night([3, 4] * 3 + PAIR + PAIR, ["fight", "fists"])
    buildings.challenge(night, found[0], "bar")
    assert (found[0].failures, found[0].points, found[0].at) == (1, 0, IN)
    assert not figures.shown(found.night())


def test_whoever_does_not_beat_security_in_its_one_round_is_put_outside() -> None:
    found = evening(person())
    night = found.night([3, 4] * 3 + PAIR + NOTHING + PAIR, ["fight", "fists"])
    buildings.challenge(night, found[0], "bar")
    assert found[0].failures == 1
    assert not found.night().building(found[0])
    assert not figures.shown(found.night())


# --- supplies


@pytest.mark.rule("darkness.gm.item.food")
def test_food_helps_with_a_dog() -> None:
    found = evening(person(persuasion=2))
    food = holding(found[0], "food")
    night = found.night(answers=[{"thing": food.id, "amount": 1}])
    more = buildings.spent(night, found[0], "persuasion", "calm", "darkness.security.dog")
    assert [(one.rule, one.amount) for one in more] == [("darkness.gm.item.food", 1)]
    assert not found[0].things


@pytest.mark.rule("darkness.gm.item.money")
def test_each_hundred_dollars_is_a_die_to_bribe_a_guard() -> None:
    found = evening(person(persuasion=2))
    money = holding(found[0], "money", uses=3)
    night = found.night([1, 2, 3, 4], ["talk", "3S", {"thing": money.id, "amount": 2}])
    buildings.challenge(night, found[0], "bar")
    assert dice_of(found) == [4]
    assert money.uses == 1


def test_found_money_is_a_die_of_hundreds() -> None:
    found = evening(person())
    buildings.obtain(found.night([3]), found[0], "money", 3, "darkness.gm.building.search")
    assert found[0].things[0].uses == 3


@pytest.mark.rule("darkness.gm.medical_supplies")
@pytest.mark.parametrize(
    ("kind", "wounds", "dice"),
    [("medicine", {"damage": 1}, 3), ("medicine", {"hurts": 1}, 5), ("bandages", {"damage": 1}, 4),
     ("bandages", {"hurts": 1}, 3)],
)  # fmt: skip
def test_bandages_are_for_combat_wounds_and_medicine_for_others(
    kind: str, wounds: Any, dice: int
) -> None:
    found = evening(person(medicine=3, **wounds))
    thing = holding(found[0], kind)
    answers = [{"thing": thing.id, "amount": 1}] if dice > 3 else []
    supplies.treat(found.night([6, 1, 2, 3, 5][:dice], answers), found[0], found[0])
    assert dice_of(found) == [dice]
    assert found[0].health == 3


def test_a_roll_with_supplies_heals_only_wounds_of_its_kind() -> None:
    found = evening(person(medicine=3, damage=1, hurts=1))
    bandages = holding(found[0], "bandages")
    night = found.night([2, 2, 4, 5], ["combat", {"thing": bandages.id, "amount": 1}])
    supplies.treat(night, found[0], found[0])
    assert (found[0].damage, found[0].hurts) == (0, 1)


@pytest.mark.rule("darkness.gm.item.gas_mask")
def test_gas_hurts_whoever_has_no_mask() -> None:
    found = evening(person(), person(1), person(2, at=STREET), gas=["bar"])
    holding(found[1], "gas_mask")
    for one in found.state.survivors:
        supplies.breathe(found.night(), one)
    assert [one.hurts for one in found.state.survivors] == [1, 0, 0]


@pytest.mark.rule("darkness.gm.item.camouflage")
def test_a_suit_weighs_nothing_and_helps_once_it_is_worn() -> None:
    found = evening(person())
    holding(found[0], "camouflage_suit")
    assert load.load(found[0]) == 1
    assert not gear.carried(found.night(), found[0], "dexterity", "sneak")
    found.play(do("dress", item=0))
    assert load.load(found[0]) == 0
    more = gear.carried(found.night(), found[0], "dexterity", "sneak")
    assert [one.amount for one in more] == [1]


@pytest.mark.rule("darkness.gm.item.torch")
def test_a_torch_adds_a_die_to_a_search() -> None:
    found = evening(person())
    holding(found[0], "torch")
    night = found.night([1, 2, 4, 5])
    buildings.search(night, found[0])
    assert dice_of(found) == [4]


@pytest.mark.rule("darkness.gm.item.chemicals")
def test_chemicals_give_no_dice() -> None:
    found = evening(person())
    holding(found[0], "chemicals")
    night = found.night()
    uses: list[Any] = [("intelligence", "search"), ("attack", "fight"), ("medicine", "heal")]
    assert not any(gear.carried(night, found[0], *one) for one in uses)
    assert gear.rule_of(found[0].things[0], "") == "darkness.gm.item.chemicals"


# --- anything goes, said in words


def ruling(what: str = "check", **details: Any) -> Any:
    return {"option": {"what": what, "to": "", "item": -1}, "details": details}


@pytest.mark.rule("darkness.gm.check.skills")
def test_the_master_names_attribute_and_difficulty_before_the_roll() -> None:
    found = evening(person(dexterity=4))
    judged = ruling(attribute="dexterity", difficulty="1P")
    found.play(do("propose"), "I swing on the lamp", judged, dice=[2, 2, 4, 5])
    assert [(one.attribute, one.difficulty) for one in found.told(Decided)] == [("dexterity", "1P")]
    assert [one.succeeded for one in found.told(Attempted)] == [True]
    assert dice_of(found) == [4]
    assert found.turn.acted


@pytest.mark.rule("darkness.gm.check.difficulty")
def test_book_what_anybody_could_do_is_a_six_and_the_nearly_impossible_five_of_a_kind() -> None:
    """darkness.example.gm_extreme_difficulties"""
    choices = words.judging().choices()
    assert choices[0].usual()["difficulty"] == "6H"
    assert choices[0].details["difficulty"][-1] == "5K"
    found = evening(person()).play(do("propose"), "I open the drawer", ruling(), dice=SIX)
    assert [one.difficulty for one in found.told(Decided)] == ["6H"]


@pytest.mark.rule("darkness.gm.turn.long_action")
def test_what_takes_two_turns_comes_out_at_the_end_of_the_second() -> None:
    found = evening(person())
    found.play(do("propose"), "I dig a tunnel", ruling(turns=2))
    assert [one.left for one in found.told(Undertook)] == [1]
    found.turn.acted = False
    found.play(do("go_on"), dice=SIX)
    assert [one.succeeded for one in found.told(Attempted)] == [True]


def test_whoever_does_something_else_begins_anew() -> None:
    found = evening(person())
    found.play(do("propose"), "I dig a tunnel", ruling(turns=2))
    found.turn.acted = False
    found.play(do("search"), dice=NOTHING)
    assert words.under_way(found.night(), found[0]) is None


def test_the_master_may_say_no_or_let_it_happen() -> None:
    denied = evening(person()).play(do("propose"), "I fly", ruling("deny"))
    assert denied.told(Denied)
    granted = evening(person()).play(do("propose"), "I sit down", ruling("grant"))
    assert [one.succeeded for one in granted.told(Attempted)] == [True]


@pytest.mark.rule("darkness.gm.base")
def test_what_the_master_does_not_change_is_as_in_the_normal_game() -> None:
    found = evening(person(failures=2))
    holding(found[0], "knife")
    failures.fail(found.night(), found[0], "darkness.ally.fail")
    assert (found[0].failures, found[0].things) == (0, [])


@pytest.mark.rule("darkness.gm.vp.spend")
def test_points_buy_dice_as_in_the_normal_game() -> None:
    found = evening(person(points=3))
    keep = {"source": "keep", "dice": []}
    again = {"source": "points", "dice": [1]}
    found.play(do("search"), 0, again, keep, "matches", dice=[1, 2, 4, 6])
    assert found[0].rerolls == 1
    assert held(found) == ["matches"]
