"""What may be bought for whom, and what it costs."""

from __future__ import annotations

from functools import partial

import pytest

from tapete.catalogue import load
from tapete.games.euphoria.content.library import library
from tapete.games.euphoria.content.team.costs import bill_of, cost_of
from tapete.games.euphoria.content.team.faults import faults_of
from tapete.games.euphoria.content.team.roster import Member, Team, examples
from tapete.words import LANGUAGES, Words
from tests.games.euphoria.teams.rosters import broken, member, team

VARGAS = library().profiles["vargas"].cost


@pytest.mark.rule("euphoria.setup.build")
def test_a_team_costs_no_more_than_agreed() -> None:
    cost = 4 * VARGAS + 50 + 10
    team_of = partial(team, "soldiers", "vargas: grenade, life", "vargas", "vargas", "vargas")
    assert cost_of(team_of()) == cost
    assert not faults_of(team_of(points=cost))
    assert [one.rule for one in faults_of(team_of(points=cost - 1))] == ["euphoria.setup.build"]
    assert broken("soldiers", "vargas", name=" ") == ["euphoria.setup.build"]


@pytest.mark.rule("euphoria.setup.build")
def test_the_points_of_a_show_bind_as_those_of_the_team() -> None:
    (fault,) = faults_of(team("soldiers", "vargas"), limit=50)
    assert dict(fault.message.args) == {"cost": VARGAS, "most": 50}


@pytest.mark.rule("euphoria.def.character")
def test_a_pet_cannot_be_picked_without_an_owner() -> None:
    assert broken("soldiers", "vargas", "benkei") == ["euphoria.def.character"]
    assert broken("soldiers", "vargas: benkei") == []
    assert broken("soldiers", "vargas", "nobody") == ["euphoria.def.character"]


@pytest.mark.rule("euphoria.class.object.buy")
def test_objects_on_the_card_cost_nothing_and_rewards_are_not_sold() -> None:
    assert library().profiles["doc"].items == ("medkit",)
    assert bill_of(member("doc")).cost == library().profiles["doc"].cost
    assert broken("soldiers", "vargas: sword") == ["euphoria.class.object.buy"]


@pytest.mark.parametrize(
    ("faction", "one", "rule"),
    [
        pytest.param(*case, marks=pytest.mark.rule(case[2]))
        for case in (
            ("ghost", "veteran: medkit", "euphoria.faction.ghost.no_items"),
            ("ghost", "veteran: aim", "euphoria.faction.ghost.no_attr_mod"),
            ("legends", "king: life", "euphoria.faction.legends.items"),
            ("bad_born", "gnasher: life", "euphoria.class.bad_born.no_attr_mod"),
            ("bad_born", "gnasher: grenade", "euphoria.class.bad_born.no_carry"),
            ("clones", "omega: medkit", "euphoria.class.experiment"),
            ("cyborg", "spark: medkit", "euphoria.item.medkit"),
            ("soldiers", "vargas: benkei, benkei", "euphoria.item.benkei"),
            ("legends", "richelle: benkei", "euphoria.item.benkei"),
            ("soldiers", "vargas: bto, bto", "euphoria.item.bto"),
            ("soldiers", "vargas: trophy_blade", "euphoria.item.characters_only"),
            ("soldiers", "vargas: roar", "euphoria.class.genetic"),
            ("clones", "omega: roar, blood", "euphoria.gene.who"),
            ("clones", "omega: benkei_bb", "euphoria.gene.benkei_bb"),
            ("clones", "omega: shield", "euphoria.gene.shield"),
        )
    ],
)
def test_not_everything_is_for_everybody(faction: str, one: str, rule: str) -> None:
    assert broken(faction, one) == [rule]


@pytest.mark.rule("euphoria.class.experiment")
def test_an_experiment_takes_an_upgrade_but_no_object() -> None:
    assert broken("bad_born", "gnasher: blood") == []
    assert broken("bad_born", "gnasher: benkei_bb") == []


@pytest.mark.rule("euphoria.ruling.genetic_who")
def test_the_class_genetic_upgrade_leaves_objects() -> None:
    assert broken("soldiers", "vargas", "old_hound: roar, medkit") == []


@pytest.mark.rule("euphoria.faction.legends.items")
def test_legends_take_objects() -> None:
    assert broken("legends", "king: grenade, medkit, medkit") == []


def test_an_ability_is_bought_only_by_those_without_one() -> None:
    assert broken("soldiers", "recruit: take_aim") == []
    assert broken("soldiers", "vargas: take_aim") == ["euphoria.core.bought_abilities"]
    assert broken("soldiers", "recruit: encore") == ["euphoria.core.bought_abilities"]
    assert cost_of(team("soldiers", "recruit: take_aim")) == library().profiles["recruit"].cost + 15


def test_attributes_change_up_to_their_limit_and_restricted_objects_need_their_class() -> None:
    assert broken("soldiers", "vargas: life, life, life, aim") == []
    assert broken("soldiers", "vargas: aim, aim") == ["euphoria.core.modifications"]
    assert broken("soldiers", "vargas: eye_drone") == ["euphoria.core.restricted"]
    assert broken("hunters", "trampero: eye_drone") == []


def test_what_does_not_exist_is_named() -> None:
    strange = Member(profile="vargas", items=("x",), genes=("y",), modifications=("z",))
    rules = [one.rule for one in faults_of(Team(name="a", faction="soldiers", members=(strange,)))]
    assert rules == [
        "euphoria.class.object.buy",
        "euphoria.class.genetic",
        "euphoria.gene.who",
        "euphoria.core.modifications",
    ]


def test_every_fault_has_its_words_and_a_rule_of_the_catalogue() -> None:
    bad = [
        team("mercenary", "nobody", name=""),
        team("clones", "king", "neon", "veteran", "ysa", "gnasher: medkit, roar, blood, life"),
        team("ghost", "sergeant: aim", "gambler", "gambler: benkei, benkei", points=1),
        team("soldiers", "benkei", "vargas: sword, bto, bto, trophy_blade, take_aim, aim, aim"),
        team("bad_born", "gravekeeper", "gravekeeper", *["gnasher"] * 4),
    ]
    faults = [fault for one in bad for fault in faults_of(one)]
    assert len(faults) > 20
    assert [one.rule for one in faults if one.rule not in load("tapete.games.euphoria")] == []
    for language in LANGUAGES:
        for fault in faults:
            assert "euphoria" not in Words(language).say(fault.message), fault.message.key


def test_the_teams_that_are_ready_have_no_fault_and_use_their_points() -> None:
    assert {name: faults_of(one) for name, one in examples().items() if faults_of(one)} == {}
    for name, one in examples().items():
        faction, _, points = name.rpartition("_")
        assert (one.faction, one.points) == (faction, int(points))
        assert 0 <= one.points - cost_of(one) <= 20, name
    assert len(examples()) == 8 * 3
