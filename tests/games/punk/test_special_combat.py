"""Special rules of fights and hits: Bersérkers, poison, shocks, fuel, impetus, slow weapons."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tapete.games.punk.events.fighting import Fought, Frenzied
from tapete.games.punk.events.harm import Downed, Exploded, GoesOn
from tapete.games.punk.events.shooting import Covered
from tapete.games.punk.figures import value
from tapete.games.punk.meta import Rules
from tapete.games.punk.rules.fighting.weapons import arms
from tapete.games.punk.rules.gear.fuel import burn, has_charges
from tapete.games.punk.rules.harm.downing import down
from tapete.games.punk.rules.harm.impact import Hit, strike
from tapete.games.punk.rules.harm.poison import poison, resist
from tapete.games.punk.rules.harm.shocks import risk_shock, wear_off
from tapete.games.punk.rules.moving.bloodthirst import choose_quarry, driven, quarry
from tapete.games.punk.rules.turns.berserk import collapse, collapse_all
from tapete.games.punk.state import Item, Marker
from tapete.kernel.errors import Refused
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.plane.point import Point
from tests.games.punk.fielded import Fielded, fielded, who
from tests.games.punk.strides import block

RULE = "punk.combat.fight.higher_hits"


def duel(a: dict[str, Any], b: dict[str, Any], **given: Any) -> Fielded:
    table = fielded(
        a=who(at=(20, 20), **({"gear": ["claws"]} | a)),
        B=who(at=(20, 22.5), **({"gear": ["claws"]} | b)),
        **given,
    )
    table.activate("a")
    return table


# --- Bersérkers


@pytest.mark.rule("punk.special.berserker.stays", "punk.ruling.berserker_state")
def test_downed_in_the_enemys_activation_it_stays_in_the_fight() -> None:
    """punk.example.berserker_enemy_activation: it is locked, and falls if it is downed again."""
    table = duel({}, {"special": ["berserker"]}, dice=[9, 1, 9, 1, 9, 1, 9, 1])
    table.do("fight", "B")
    assert (table["B"].out, table["B"].dying) == ("", True)
    assert table.skirmish.locked(table["a"])
    assert len(table.table.heard(GoesOn)) == 1
    table.activate("B")
    assert table.offers("fight", "a")
    table.activate("a")
    table.do("fight", "B")
    assert table["B"].out == "downed"


@pytest.mark.rule("punk.special.berserker.end")
def test_in_its_own_activation_it_still_takes_its_actions_and_then_falls() -> None:
    """punk.example.berserker_own_activation: the second Action, and the end of it."""
    table = duel({"special": ["berserker"]}, {}, dice=[1, 9, 9, 1, 9, 1, 9, 1])
    table.do("fight", "B")
    assert table["a"].dying
    table.do("fight", "B")
    assert table["B"].out == "downed"
    assert table["a"].out == ""
    collapse(table.skirmish, table["a"])
    assert table["a"].out == "downed"


@pytest.mark.rule("punk.special.berserker.end")
def test_who_was_not_downed_does_not_fall() -> None:
    table = duel({"special": ["berserker"]}, {})
    collapse(table.skirmish, table["a"])
    assert table["a"].out == ""


@pytest.mark.rule("punk.special.berserker.end", "punk.ruling.berserker_state")
def test_at_the_end_of_the_game_all_of_them_fall() -> None:
    table = duel({"special": ["berserker"], "dying": True}, {"special": ["berserker"]})
    collapse_all(table.skirmish)
    assert (table["a"].out, table["B"].out) == ("downed", "")


@pytest.mark.rule("punk.ruling.berserker_state")
def test_what_happens_on_going_down_waits_for_the_end() -> None:
    table = duel({}, {"special": ["berserker"]})
    down(table.skirmish, table["B"], "punk.downed.causes")
    assert table.table.heard(Downed) == []


# --- poison


@pytest.mark.rule("punk.special.poison.trigger")
@pytest.mark.parametrize(("dice", "poisoned"), [([9, 1, 1, 9], 2), ([9, 1, 9, 1], 0)])
def test_who_survives_such_a_hit_is_poisoned(dice: list[int], poisoned: int) -> None:
    table = duel({"gear": ["poisoned_blade"]}, {}, dice=dice)
    table.do("fight", "B")
    assert table["B"].poison == poisoned


@pytest.mark.rule("punk.special.poison.roll")
@pytest.mark.parametrize(("dice", "out"), [([5, 5], "downed"), ([6, 5], ""), ([9, 1], "")])
def test_before_its_actions_it_rolls_toughness(dice: list[int], out: str) -> None:
    """3 + 5 against 4 + 5 is lost; a tie is of the mini, which is active."""
    table = fielded(a=who(at=(20, 20), D=3), dice=dice)
    poison(table.skirmish, table["a"], 4)
    table.activate("a")
    assert resist(table.skirmish, table["a"]) is not bool(out)
    assert (table["a"].out, table["a"].poison) == (out, 0)


@pytest.mark.rule("punk.ruling.poison_details")
@pytest.mark.parametrize(("dice", "plays"), [([3, 3], False), ([4, 3], True)])
def test_of_several_doses_the_strongest_counts_and_no_armour_helps(
    dice: list[int], plays: bool
) -> None:
    """The power is 4, neither that of the last dose nor all of them together."""
    table = fielded(a=who(at=(20, 20), D=3, armour=5), dice=dice)
    for power in (2, 4, 3):
        poison(table.skirmish, table["a"], power)
    table.activate("a")
    assert resist(table.skirmish, table["a"]) is plays


@pytest.mark.rule("punk.ruling.poison_details")
def test_a_berserker_downed_by_poison_still_completes_that_activation() -> None:
    table = fielded(a=who(at=(20, 20), D=3, special=["berserker"], poison=4), dice=[1, 9])
    table.activate("a")
    assert resist(table.skirmish, table["a"])
    assert table["a"].dying


def test_who_is_not_poisoned_rolls_nothing() -> None:
    table = fielded(a=who(at=(20, 20)))
    table.activate("a")
    assert resist(table.skirmish, table["a"])


# --- electricity


@pytest.mark.rule("punk.special.electric.test", "punk.ruling.electric_subject")
@pytest.mark.parametrize(("face", "shocked"), [(4, 0), (5, 2)])
def test_who_hits_the_wearer_rolls_toughness(face: int, shocked: int) -> None:
    """The impact roll comes first, whatever comes of it."""
    table = duel({"D": 4}, {"special": ["electric"]}, dice=[9, 1, 1, 9, face])
    table.do("fight", "B")
    assert (table["a"].shocked, table["B"].shocked) == (shocked, 0)


@pytest.mark.rule("punk.ruling.electric_subject")
def test_with_the_switch_whoever_it_hits_rolls() -> None:
    table = duel(
        {"special": ["electric"]}, {"D": 4}, dice=[9, 1, 1, 9, 5],
        rules=Rules(shock_the_struck=True),
    )  # fmt: skip
    table.do("fight", "B")
    assert (table["a"].shocked, table["B"].shocked) == (0, 2)


@pytest.mark.rule("punk.special.electric.effect")
def test_a_shock_takes_3_of_combat_precision_and_agility_but_never_all() -> None:
    table = fielded(a=who(at=(20, 20), C=5, P=2, AG=4, D=4), dice=[9])
    table.state.turn = 2
    table.activate("a")
    risk_shock(table.skirmish, table["a"])
    assert [value(table["a"], letter) for letter in ("C", "P", "AG", "D")] == [2, 1, 1, 4]
    wear_off(table.skirmish, table["a"])
    assert table["a"].shocked == 3
    table.state.turn = 3
    wear_off(table.skirmish, table["a"])
    assert value(table["a"], "C") == 5


@pytest.mark.rule("punk.special.electric.effect")
def test_a_shock_never_gives_what_was_not_there() -> None:
    """Agility 1 and something cumbersome: 0, and no 1 for being shocked."""
    table = fielded(a=who(at=(40, 40), AG=1, gear=["flamethrower"], shocked=2))
    assert value(table["a"], "AG") == 0


@pytest.mark.rule("punk.ruling.electric_duration")
def test_a_second_shock_only_lasts_longer() -> None:
    table = fielded(a=who(at=(20, 20), C=5, D=4), dice=[9, 9])
    table.state.turn = 2
    risk_shock(table.skirmish, table["a"])
    table.state.turn = 3
    risk_shock(table.skirmish, table["a"])
    assert (table["a"].shocked, value(table["a"], "C")) == (4, 2)


@pytest.mark.rule("punk.core.shocks")
def test_a_stun_glove_shocks_whom_it_hits() -> None:
    table = duel({"gear": ["stun_glove"]}, {"D": 4}, dice=[9, 1, 1, 9, 5])
    table.do("fight", "B")
    assert table["B"].shocked == 2


# --- fuel


@pytest.mark.rule("punk.special.fuel.charges")
def test_each_use_spends_charges_until_it_stops_working() -> None:
    saw = Item("chainsaw", charges=5)
    for _ in range(5):
        assert has_charges(saw)
        burn(saw)
    assert not has_charges(saw)


@pytest.mark.rule("punk.special.fuel.charges")
def test_a_fight_with_a_chainsaw_spends_one_and_an_empty_one_is_a_club() -> None:
    table = duel({"gear": [Item("chainsaw", charges=1)]}, {}, dice=[1, 1, 1, 9] * 2)
    table["a"].attributes["C"] = 3
    table.do("fight", "B")
    assert table["a"].gear[0].charges == 0
    table.do("fight", "B")
    assert [event.weapon for event in table.table.heard(Fought)] == ["chainsaw", "improvised"]


@pytest.mark.rule("punk.special.fuel.charges")
@pytest.mark.rule("punk.ruling.weapon_choice")
def test_who_runs_out_of_fuel_may_go_on_with_another_weapon() -> None:
    gear = [Item("chainsaw", charges=1), "mace"]
    table = duel({"gear": gear}, {}, dice=[1, 1, 1, 9] * 3, answers=["chainsaw", "mace"])
    table["a"].attributes["C"], table.skirmish.active.left = 3, 3
    for _ in range(3):
        table.do("fight", "B")
    used = [event.weapon for event in table.table.heard(Fought)]
    assert used == ["chainsaw", "mace", "mace"], "and stays with that"


@pytest.mark.rule("punk.downed.loot.action")
def test_a_shock_rod_does_nothing_without_its_suit() -> None:
    for worn, weapon in (("voltaic_suit", "shock_rod"), ("", "improvised")):
        table = duel({"gear": ["shock_rod"], "worn": worn}, {}, dice=[1, 9, 1, 9])
        table.do("fight", "B")
        assert table.table.heard(Fought)[0].weapon == weapon


@pytest.mark.rule("punk.special.fuel.charges")
def test_each_action_of_leaping_burns_fuel_until_there_is_none() -> None:
    """Two charges: one leap of two Actions, and no more."""
    pack = Item("rocket_pack", charges=2)
    table = fielded(a=who(at=(20, 20), A=3, gear=[pack]))
    table.activate("a")
    far: Any = {"way": [[3500, 2000, "leap", 0]], "facing": None}
    table.answer(["leap", far])
    assert (pack.charges, table.skirmish.active.left) == (0, 1)
    assert "leap" not in table.ways()
    with pytest.raises(Refused):
        table.answer(["move", {"way": [[3600, 2000, "leap", 0]], "facing": None}])


def tank(charges: int = 3) -> dict[str, Any]:
    return {"gear": ["claws", Item("flamethrower", charges=charges)]}


@pytest.mark.rule("punk.special.fuel.explosion_trigger", "punk.special.fuel.explosion_effect")
def test_a_natural_1_sets_the_fuel_off_for_all_in_contact() -> None:
    """Strength 3 and Penetration 3 on B, a and the friend C beside it."""
    table = duel(
        {}, tank(), C=who(at=(20, 25), armour=3), dice=[9, 1, 1, 9, *[9, 1], *[1, 9], *[9, 1]]
    )
    table.do("fight", "B")
    (boom,) = table.table.heard(Exploded)
    assert boom.strength == 3
    rolls: list[Any] = table.table.rolled[2:]
    assert [roll.read.plus for roll in rolls] == [3 - 4, 3 - 4, 3 - 4]
    assert table["B"].gear[1].broken


@pytest.mark.rule("punk.special.fuel.explosion_trigger", "punk.ruling.fuel_details")
@pytest.mark.parametrize(("charges", "face"), [(3, 2), (0, 1)])
def test_no_other_face_does_and_nothing_left_is_nothing(charges: int, face: int) -> None:
    table = duel({}, tank(charges), dice=[9, 1, face, 9])
    table.do("fight", "B")
    assert table.table.heard(Exploded) == []


@pytest.mark.rule("punk.ruling.fuel_details")
def test_if_the_bearer_is_down_already_the_others_are_still_hit() -> None:
    table = duel({"F": 9, "D": 4}, {**tank(5), "D": 1}, dice=[9, 1, 1, 1, 1, 9])
    table.do("fight", "B")
    assert table["B"].out == "downed"
    assert len(table.table.rolled) == 3
    assert table["a"].out == ""


@pytest.mark.rule("punk.ruling.fuel_details")
def test_of_what_has_exploded_nothing_is_left() -> None:
    """It weighs nothing, clubs nobody, and is neither mended nor taken."""
    scrap = Item("flamethrower", broken=True)
    table = fielded(
        a=who(at=(20, 20), AG=4, gear=[scrap], special=["mends"]),
        b=who(at=(20, 22.5), gear=[Item("flamethrower", broken=True)], out="downed"),
        answers=[[]],
    )
    table.activate("a")
    assert value(table["a"], "AG") == 4
    assert [arm.kind for arm in arms(table["a"])] == ["unarmed"]
    assert not table.offers("mend")
    table.do("loot", "b")
    assert table.table.asked[-1][2].describe()["options"] == []
    assert table["a"].gear == [scrap]


@pytest.mark.rule("punk.ruling.fuel_details", "punk.ruling.fire_whose_action")
def test_what_a_fire_blows_up_is_not_fired_any_more() -> None:
    table = fielded(
        a=who(at=(20, 20), D=9, gear=[Item("flamethrower", charges=5)]),
        B=who(at=(20, 10)),
        dice=[1, 10, 1, 10],
    )
    table.state.markers.append(Marker("fire", Place(Point(2000, 2300)), 500, 2))
    table.activate("a")
    table.answer(["template:0", [2000, 1000]])
    assert (table["a"].out, table.table.heard(Covered)) == ("", [])


@pytest.mark.rule("punk.ruling.fuel_details")
def test_explosions_may_set_off_one_another() -> None:
    table = fielded(
        a=who(at=(20, 20)),
        B=who(at=(40, 40), gear=[Item("flamethrower", charges=3)]),
        C=who(at=(40, 42.5), gear=[Item("flamethrower", charges=2)]),
        dice=[1, 9, *[2, 9], *[1, 9], *[2, 9], *[2, 9]],
    )
    table.activate("a")
    strike(table.skirmish, table["B"], Hit(4, 0, RULE, by="a"))
    assert [event.strength for event in table.table.heard(Exploded)] == [3, 2]
    table.table.done()


# --- slow weapons


@pytest.mark.rule("punk.special.slow.melee")
def test_a_slow_weapon_serves_until_it_hits() -> None:
    """It misses, hits, and then counts as unloaded."""
    table = duel(
        {"A": 3, "gear": ["ballistic_fist"]},
        {"D": 9},
        dice=[1, 10, 1, 9, *[9, 1, 1, 9], *[5, 1, 1, 9]],
    )
    for _ in range(3):
        table.do("fight", "B")
    weapons = [event.weapon for event in table.table.heard(Fought)]
    assert weapons == ["ballistic_fist", "ballistic_fist", "improvised"]
    assert table["a"].gear[0].reload == 2


@pytest.mark.rule("punk.special.slow.other_weapon")
def test_then_another_weapon_may_be_taken() -> None:
    table = duel(
        {"gear": ["ballistic_fist", "medium_blade"]},
        {"D": 9},
        dice=[9, 1, 1, 9, *[9, 1, 1, 9]],
        answers=["ballistic_fist", "medium_blade"],
    )
    table.do("fight", "B")
    table.do("fight", "B")
    weapons = [event.weapon for event in table.table.heard(Fought)]
    assert weapons == ["ballistic_fist", "medium_blade"]


@pytest.mark.rule("punk.special.slow.melee", "punk.ruling.reload")
def test_a_defender_unloads_it_too() -> None:
    table = duel({}, {"gear": ["ballistic_fist"]}, dice=[1, 9, 1, 9])
    table.do("fight", "B")
    assert table["B"].gear[0].reload == 2


# --- bloodthirst


TORRENT = block(26, 0, 12, 90, barred=True)


def thirsty(**given: Any) -> Fielded:
    table = fielded(
        a=who(at=(20, 20), special=["bloodthirst"], facing=90, gear=["pistol"]), **given
    )
    table.activate("a")
    return table


@pytest.mark.rule("punk.special.bloodthirst.advance")
def test_it_only_goes_for_the_nearest_it_sees() -> None:
    table = thirsty(B=who(at=(34.5, 20)), C=who(at=(42.5, 22)))
    assert driven(table.skirmish, table["a"])
    assert set(table.ways()) == {"assault"}, "it may not even stop"
    domain = table.ways()["assault"]
    assert {one.to for one in domain.candidates()} == {("B",)}
    with pytest.raises(Refused):
        domain.read({"to": ["C"], "way": [[3000, 2000]], "facing": None})


@pytest.mark.rule("punk.special.bloodthirst.advance", "punk.ruling.bloodthirst_actions")
def test_it_goes_as_far_as_it_can_by_the_shortest_way() -> None:
    table = thirsty(B=who(at=(60, 20)))
    domain = table.ways()["assault"]
    for way in ([[2500, 2000]], [[2900, 2300]]):
        with pytest.raises(Refused):
            domain.read({"to": ["B"], "way": way, "facing": None})
    table.answer(["assault", {"to": ["B"], "way": [[3000, 2000]], "facing": None}])
    assert table["a"].at.point.x == 3000


@pytest.mark.rule("punk.special.bloodthirst.advance")
@pytest.mark.parametrize("thirst", [True, False])
def test_a_longer_way_of_as_many_actions_is_only_for_others(thirst: bool) -> None:
    """A little to the side it still takes four Actions to B."""
    special = ["bloodthirst"] if thirst else []
    table = fielded(a=who(at=(20, 20), special=special, facing=90), B=who(at=(60, 20)))
    table.activate("a", left=4)
    refusal = table.ways()["assault"].refuse({"to": ["B"], "way": [[2990, 2141]], "facing": None})
    assert (refusal.rule if refusal else "") == (
        "punk.special.bloodthirst.advance" if thirst else ""
    )


@pytest.mark.rule("punk.ruling.bloodthirst_actions")
def test_who_lies_prone_gets_up_to_go_on() -> None:
    table = thirsty(B=who(at=(34.5, 20)))
    table["a"].prone = True
    assert [do.what for do in table.offered()] == ["stand_up"]


@pytest.mark.rule("punk.ruling.bloodthirst_actions")
def test_who_cannot_get_at_it_gets_as_near_as_it_can() -> None:
    """A torrent, too wide to be jumped, from one end of the table to the other."""
    table = thirsty(B=who(at=(44, 20)), pieces=[TORRENT])
    assert driven(table.skirmish, table["a"])
    assert set(table.ways()) == {"move"}
    domain = table.ways()["move"]
    for way in ([[2200, 2000]], [[2400, 2400]], []):
        assert not domain.contains({"way": way, "facing": 0})
    assert domain.contains({"way": [[2475, 2000]], "facing": None})
    near = domain.sample(Random(1))
    assert abs(near.journey.end.point.x - 2475) <= 25


@pytest.mark.rule("punk.ruling.bloodthirst_actions")
def test_who_can_get_no_nearer_may_do_other_things_there() -> None:
    """It shoots or it stops, but it does not walk away."""
    table = thirsty(B=who(at=(44, 20)), pieces=[TORRENT])
    table["a"].at = Place(Point(2475, 2000))
    table["a"].bullets = {"bullet": 3}
    assert set(table.ways()) == {"do"}
    assert {"shoot", "end"} <= {do.what for do in table.offered()}


@pytest.mark.rule("punk.ruling.bloodthirst_actions")
def test_without_an_enemy_in_sight_it_does_as_it_likes() -> None:
    table = thirsty(B=who(at=(8, 20)))
    assert not driven(table.skirmish, table["a"])
    assert "move" in table.ways()


@pytest.mark.rule("punk.special.bloodthirst.advance", "punk.ruling.random_choice")
def test_of_two_equally_near_one_at_random() -> None:
    table = thirsty(B=who(at=(34, 22)), C=who(at=(34, 18)), dice=["C"])
    choose_quarry(table.skirmish, table["a"])
    chosen = quarry(table.skirmish, table["a"])
    assert chosen is not None
    assert chosen.id == "C"
    assert [event.target for event in table.table.heard(Frenzied)] == ["C"]
    choose_quarry(table.skirmish, table["a"])


@pytest.mark.rule("punk.special.bloodthirst.no_separate")
def test_it_never_separates() -> None:
    table = thirsty(B=who(at=(22.5, 20)))
    assert {do.what for do in table.offered()} == {"fight", "end"}
    assert table.barred("separate")[0] == "punk.special.bloodthirst.no_separate"
