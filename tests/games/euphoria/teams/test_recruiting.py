"""The miniatures that a team brings to a show."""

from __future__ import annotations

import pytest

from tapete.games.euphoria.content.library import library
from tapete.games.euphoria.content.recruiting import bonus, bonus_rule, minis_of, penalty
from tapete.games.euphoria.content.wearing import put_on, take_off
from tapete.games.euphoria.meta import Rules
from tapete.games.euphoria.state import Mini
from tests.games.euphoria.teams.rosters import team


def recruited(faction: str, *members: str) -> list[Mini]:
    return minis_of(team(faction, *members), 0)


@pytest.mark.rule("euphoria.def.team")
def test_pets_are_equipment_and_come_after_their_owner() -> None:
    owner, dog, robot = recruited("soldiers", "vargas: benkei, bto, grenade")
    assert [one.id for one in (owner, dog, robot)] == ["A1", "A2", "A3"]
    assert (dog.owner, robot.owner, dog.character) == ("A1", "A1", False)
    assert owner.items == ["grenade"]


@pytest.mark.rule("euphoria.class.object.miniature")
def test_a_pet_has_its_owners_euphoria() -> None:
    owner, dog = recruited("soldiers", "vargas: benkei")
    assert (owner.euphoria, dog.euphoria) == (5, 5)


@pytest.mark.rule("euphoria.ruling.kill_cost_items")
def test_a_character_is_worth_its_objects_and_its_pets_are_scored_apart() -> None:
    owner, dog = recruited("soldiers", "vargas: benkei, grenade, aim")
    assert (owner.cost, dog.cost) == (library().profiles["vargas"].cost + 50 + 15, 50)


@pytest.mark.rule("euphoria.def.character.composite")
def test_mariskal_richelle_and_her_dog_are_one_character() -> None:
    richelle, dog = recruited("legends", "richelle")
    assert (richelle.whole, dog.whole, dog.owner) == ("A1", "A1", "A1")
    assert (richelle.cost, dog.cost) == (library().profiles["richelle"].cost, 50)


def test_a_bought_dog_is_no_part_of_its_owner() -> None:
    owner, dog = recruited("legends", "king: benkei")
    assert (owner.whole, dog.whole) == ("", "")


def test_modifications_genes_and_abilities_are_part_of_the_miniature() -> None:
    (recruit,) = recruited("soldiers", "recruit: life, ap, aim, take_aim")
    assert (recruit.life, recruit.full, recruit.ap_profile, recruit.aim) == (70, 70, 8, 1)
    assert recruit.ability == "take_aim"
    (omega,) = recruited("clones", "omega: roar")
    assert omega.gene == "roar"


@pytest.mark.rule("euphoria.class.clone")
def test_clones_have_both_rules_on_euphoria() -> None:
    (beta,) = recruited("clones", "beta")
    assert {"clone", "modify_euphoria", "variable_euphoria"} <= {*beta.classes}


@pytest.mark.rule("euphoria.class.mechanical")
def test_what_is_mechanical_can_be_repaired_and_a_drone_flies() -> None:
    spark, drone = recruited("cyborg", "spark: eye_drone")
    assert "repairable" in spark.classes
    assert {"repairable", "fly"} <= {*drone.classes}
    assert not drone.landed


@pytest.mark.rule("euphoria.class.base")
def test_a_base_of_40_mm_has_a_radius_of_20() -> None:
    owner, dog = recruited("soldiers", "vargas: benkei")
    assert (owner.radius, dog.radius) == (150, 200)


def test_those_with_the_same_name_are_numbered() -> None:
    names = [one.name.number for one in recruited("soldiers", "vargas", "lena", "vargas")]
    assert names == [1, 0, 2]


def test_objects_change_their_bearer_and_give_it_back() -> None:
    (queen,) = recruited("hunters", "reina: trophy_blade")
    assert (queen.strength, queen.strange) == (40, ["trophy_blade"])
    put_on(queen, "vest")
    put_on(queen, "magazine", weapon=1)
    assert (queen.armour, [gun.shots for gun in queen.weapons]) == (10, [2, 3])
    take_off(queen, "trophy_blade")
    assert queen.strength == 30


@pytest.mark.rule("euphoria.reward.rifle")
def test_the_rifle_replaces_all_weapons_and_keeps_the_magazine() -> None:
    (queen,) = recruited("hunters", "reina")
    put_on(queen, "magazine")
    put_on(queen, "reward_rifle")
    (rifle,) = queen.weapons
    assert (rifle.shots, rifle.range, rifle.damage) == (3, 12, 40)


def test_a_trait_goes_with_its_object_unless_it_was_born_with_it() -> None:
    vargas, lena = recruited("soldiers", "vargas: toolbox", "lena: toolbox")
    assert "repairer" in vargas.classes
    for one in (vargas, lena):
        take_off(one, "toolbox")
    assert ["repairer" in one.classes for one in (vargas, lena)] == [False, True]


# --- the team's bonus


@pytest.mark.rule("euphoria.faction.bonus")
def test_a_pure_team_has_its_bonus() -> None:
    pure = team("cyborg", "spark: eye_drone", "bulwark")
    assert (bonus(pure), bonus_rule(pure)) == (True, "euphoria.faction.bonus")
    assert bonus_rule(team("clones", "beta")) == ""
    assert bonus_rule(team("legends", "king")) == ""


@pytest.mark.rule("euphoria.faction.bonus_lost")
def test_somebody_of_another_faction_costs_the_bonus() -> None:
    mixed = team("cyborg", "spark", "ysa")
    assert (bonus(mixed), bonus_rule(mixed)) == (False, "euphoria.faction.bonus_lost")


@pytest.mark.rule("euphoria.faction.mercenary")
def test_mercenaries_do_not_cost_the_bonus() -> None:
    hired = team("soldiers", "vargas", "gambler")
    assert (bonus(hired), bonus_rule(hired)) == (True, "euphoria.faction.mercenary")


@pytest.mark.rule("euphoria.faction.bad_born.gravekeeper")
def test_the_gravekeeper_costs_the_bad_born_their_bonus() -> None:
    assert bonus(team("bad_born", "gnasher: benkei_bb"))
    assert not bonus(team("bad_born", "gnasher", "gravekeeper"))


@pytest.mark.rule("euphoria.ruling.estars_soldier_bonus")
def test_soldiers_cost_estars_their_bonus_unless_agreed_otherwise() -> None:
    mixed = team("estars", "marksman", "vargas")
    assert not bonus(mixed)
    assert bonus(mixed, Rules(estars_soldiers_keep=True))


@pytest.mark.rule("euphoria.faction.legends.penalty")
def test_each_stranger_costs_legends_an_ap() -> None:
    assert penalty(team("legends", "king", "gambler", "old_hound")) == 2
    assert penalty(team("soldiers", "vargas", "gambler")) == 0


@pytest.mark.rule("euphoria.ruling.legend_count")
def test_pets_are_no_strangers_unless_agreed_otherwise() -> None:
    petted = team("legends", "richelle", "king: benkei")
    assert penalty(petted) == 0
    assert penalty(petted, Rules(legend_pets=True)) == 2
