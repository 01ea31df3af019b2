"""The figures that the book states, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.euphoria import figures
from tapete.games.euphoria.content.boards import REWARDS, SIDE
from tapete.games.euphoria.content.entries import FACTIONS, MERCENARY
from tapete.games.euphoria.content.field import TRAPDOOR
from tapete.games.euphoria.content.library import library
from tapete.games.euphoria.content.missions import TURNS
from tapete.games.euphoria.content.recruiting import recruit
from tapete.games.euphoria.content.traits import KEYWORDS
from tapete.games.euphoria.rules.dice.readings import SHIELDED, Blow
from tapete.games.euphoria.rules.gear.carrying import INTERACT_AP
from tapete.games.euphoria.rules.gear.rewards import FOUND
from tapete.games.euphoria.rules.gifts.genes import EATS_AP, ROAR_REACH
from tapete.games.euphoria.rules.moving.gaits import (
    FLIGHT,
    LONGEST_JUMP,
    PLAIN,
    SMALL_GAP,
    TRAVERSE,
)
from tapete.games.euphoria.rules.moving.marching import DEEPEST_FALL, FALLS
from tapete.games.euphoria.rules.shooting import terms
from tapete.games.euphoria.rules.shooting.grenades import REACH
from tapete.games.euphoria.rules.shooting.placing import SPIT_AP
from tapete.games.euphoria.rules.story.deployment import MARKER, MARKERS
from tapete.games.euphoria.rules.story.ending import kind_of_victory
from tapete.games.euphoria.rules.turns.points import GRAVE_LOSS, SERIOUS_LOSS
from tapete.spaces.plane.point import INCH

KNOWN = library()


def item(name: str) -> tuple[int, int]:
    """What an object costs, and how much it does."""
    return KNOWN.items[name].cost, KNOWN.items[name].amount


def gene(name: str) -> tuple[int, int]:
    return KNOWN.genes[name].cost, KNOWN.genes[name].amount


def card(name: str) -> dict[str, Any]:
    """What is printed on a pet's card."""
    mini = recruit(name)
    guns = [(gun.shots, gun.range, gun.damage) for gun in mini.weapons]
    return {
        "ap": mini.ap_profile, "armour": mini.armour, "aim": mini.aim, "strength": mini.strength,
        "combat": mini.combat, "guns": guns, "base": mini.radius // 5, "cost": mini.cost,
    }  # fmt: skip


MODIFIERS = {
    "point_blank": (terms.POINT_BLANK, 1), "light_cover": (terms.LIGHT, -1),
    "heavy_cover": (terms.HEAVY, -2), "two_weapons": (terms.TWO_WEAPONS, -1),
    "several_targets": (terms.SEVERAL, -1), "shooter_moved": (terms.SHOOTER_MOVED, -1),
    "target_moved": (terms.TARGET_MOVED, -1), "human_shield": (terms.SHIELD, -2),
    "stand_and_shoot": (terms.STAND, -3), "drone": (terms.DRONE, -1),
}  # fmt: skip
GENES = {
    "aggression": (20, 20), "benkei_bb": (30, 0), "roar": (20, 2), "perfect_defence": (20, 0),
    "unbalanced": (10, 1), "expert": (20, 0), "blood": (20, 30), "somersault": (10, 0),
    "cannibal": (20, 20), "shield": (10, 0), "expendable": (20, 0), "flammable": (30, 30),
}  # fmt: skip
REWARDED = (
    "grenade", "blinding_grenade", "medkit", "grenade", "adrenaline", "stabilizers", "sword",
    "reward_rifle", "magazine", "vest",
)  # fmt: skip
BENKEI = {"ap": 10, "armour": 0, "aim": 0, "strength": 40, "combat": 1, "guns": [], "base": 40}
BTO = {"ap": 6, "armour": 2, "aim": 2, "strength": 0, "combat": 0, "base": 40}


@pytest.mark.parametrize("name", MODIFIERS)
def test_a_modifier_is_as_printed(name: str) -> None:
    modifier, amount = MODIFIERS[name]
    assert modifier.amount == amount


def test_point_blank_is_five_inches_and_aim_is_on_the_card() -> None:
    assert terms.CLOSE == 5
    assert SHIELDED == 2
    assert recruit("bto").aim == 2


def test_table_turns_trapdoors_and_markers() -> None:
    assert (SIDE, TURNS) == (24, 6)
    assert (len(REWARDS), 2 * TRAPDOOR) == (4, INCH)
    assert (MARKERS, 2 * MARKER) == (3, 300)


def test_what_movement_and_interaction_cost() -> None:
    assert (PLAIN, TRAVERSE, FLIGHT) == (1, 2, 1 / 3)
    assert (SMALL_GAP, LONGEST_JUMP) == (INCH, 3 * INCH)
    assert INTERACT_AP == 2


def test_what_a_fall_costs() -> None:
    assert FALLS == ((2 * INCH, 0), (4 * INCH, 20), (7 * INCH, 50))
    assert DEEPEST_FALL == 80


def test_wounds() -> None:
    assert (figures.SERIOUS, figures.GRAVE, figures.GRAVE_AIM) == (40, 20, -2)
    assert figures.LOST_TRAITS == ("agile", "reflexes", "dodge")
    assert (SERIOUS_LOSS, GRAVE_LOSS) == (2, 5)


@pytest.mark.parametrize(("dice", "difference"), [(2, 15), (3, 20), (4, 25)])
def test_a_fatality_needs_more_than_the_dice_times_five_and_five(
    dice: int, difference: int
) -> None:
    assert not Blow(dice).struck(difference).fatal
    assert Blow(dice).struck(difference + 1).fatal
    assert not Blow(1).struck(difference).fatal


@pytest.mark.parametrize(
    ("difference", "kind"),
    [(0, "marginal"), (100, "marginal"), (101, "victory"), (300, "victory"), (301, "crushing"),
        (500, "crushing"), (501, "massacre")],
)  # fmt: skip
def test_the_scale_of_victory(difference: int, kind: str) -> None:
    assert kind_of_victory(difference) == kind


@pytest.mark.parametrize("face", range(1, 11))
def test_what_is_under_a_trapdoor(face: int) -> None:
    assert FOUND[face] == REWARDED[face - 1]


def test_what_rewards_do() -> None:
    assert KNOWN.items["sword"].adds == {"strength": 20}
    assert KNOWN.items["magazine"].adds == {"shots": 1}
    assert KNOWN.items["vest"].adds == {"armour": 10}
    rifle = KNOWN.weapons[KNOWN.items["reward_rifle"].weapon]
    assert (rifle.shots, rifle.range, rifle.damage) == (2, 12, 40)


def test_what_objects_cost() -> None:
    assert item("adrenaline") == (50, 5)
    assert item("medkit") == (30, 50)
    assert item("grenade") == (50, 30)
    assert [item(one)[0] for one in ("blinding_grenade", "rope", "stabilizers")] == [20, 30, 30]
    assert [item(one)[0] for one in ("benkei", "bto")] == [50, 40]
    assert REACH == 6 * INCH


def test_the_two_printed_cards() -> None:
    assert card("benkei") == {**BENKEI, "cost": 50}
    assert (recruit("benkei").life, recruit("benkei").classes) == (50, ["alive", "animal"])
    assert card("bto") == {**BTO, "guns": [(1, 12, 40)], "cost": 40}
    assert {"mechanical", "clumsy"} <= {*recruit("bto").classes}


@pytest.mark.parametrize("name", GENES)
def test_what_a_genetic_upgrade_costs_and_does(name: str) -> None:
    assert gene(name) == GENES[name]


def test_what_some_upgrades_need() -> None:
    assert (ROAR_REACH, EATS_AP, SPIT_AP) == (6, 2, 1)
    assert {*KNOWN.genes} == {*GENES, "gastric"}


def test_factions_keywords_and_names() -> None:
    assert len(FACTIONS) == 8
    assert {*KNOWN.factions} == {*FACTIONS, MERCENARY, "none"}
    assert KEYWORDS == ("alive", "mechanical", "bad_born", "clone", "ghost", "gunslinger")
    names = {one.name["en"] for one in KNOWN.profiles.values()}
    assert {"Mariskal Richelle", "The Gravekeeper", "Edmund Allue", "Ghosted 210"} <= names
    assert KNOWN.profiles["richelle"].parts == ("benkei",)
    assert "sergeant" in KNOWN.profiles["sergeant"].classes
