"""Heroes that players make: what their picks cost, and what is wrong with them."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tapete.catalogue import load
from tapete.content.references import broken_in
from tapete.games.savage.content.library import ATTRIBUTES, Profile, library
from tapete.games.savage.workshop.budget import Spent, spent, steps
from tapete.games.savage.workshop.builder import Sheet, build, check, sheet_of
from tapete.games.savage.workshop.hero import Hero
from tapete.games.savage.workshop.statblock import read, write
from tapete.games.savage.workshop.statblock.abilities.standard import standards
from tapete.words import LANGUAGES, Words
from tapete.workshop import Fault

LIBRARY = library()
PROFILES = {**LIBRARY.heroes, **LIBRARY.foes, **LIBRARY.mounts}
RULES = {entry.id for entry in load("tapete.games.savage")}


def hero(**picks: Any) -> Hero:
    return build(Sheet(name="Ana", **picks))


def faults(built: Hero) -> list[str]:
    return [fault.message.key.removeprefix("savage.hero.fault.") for fault in built.faults]


@pytest.mark.parametrize("identity", LIBRARY.heroes)
def test_the_library_s_heroes_are_well_made(identity: str) -> None:
    built = check(LIBRARY.heroes[identity])
    assert built.faults == ()
    assert (built.spent.needed, built.spent.earned) == (4, 4)
    assert built.spent.skills >= 12


@pytest.mark.parametrize("identity", LIBRARY.heroes)
def test_a_sheet_makes_the_same_hero(identity: str) -> None:
    profile = LIBRARY.heroes[identity]
    name = profile.name["en"]
    same = msgspec.structs.replace(profile, name={"es": name, "en": name})
    built = build(sheet_of(profile))
    assert (built.profile, built.faults) == (same, ())


def test_a_blank_sheet_is_a_hero_of_d4() -> None:
    built = hero()
    assert built.faults == ()
    assert built.spent == Spent(0, 0, 0, 0)
    assert set(built.profile.attributes.values()) == {4}
    assert (built.derived.pace, built.derived.parry, built.derived.toughness) == (6, 2, 4)


def test_values_follow_from_the_picks() -> None:
    values = hero(skills={"fighting": 8}, gear=("medium_shield", "leather_jacket")).derived
    assert (values.parry, values.toughness, values.armour) == (8, 4, 1)


# --- points


@pytest.mark.parametrize(
    ("low", "high", "count"), [(4, 4, 0), (4, 12, 4), (4, 14, 6), (8, 6, 0), (12, 13, 1)]
)
def test_steps_of_dice(low: int, high: int, count: int) -> None:
    assert steps(low, high) == count


@pytest.mark.parametrize(
    ("skills", "points"),
    [
        ({"fighting": 4}, 1),
        ({"fighting": 6}, 2),
        ({"fighting": 8}, 4),
        ({"fighting": 10}, 6),
        ({"athletics": 4}, 0),
        ({"athletics": 6}, 1),
        ({"athletics": 8}, 3),
    ],
)
def test_a_skill_costs_1_up_to_its_attribute_and_2_beyond(
    skills: dict[str, int], points: int
) -> None:
    assert hero(attributes={"agility": 6}, skills=skills).spent.skills == points


SKILLED = {"fighting": 8, "shooting": 8, "riding": 8, "stealth": 8}
"""12 points with Agility d8."""


@pytest.mark.parametrize(
    ("picks", "needed"),
    [
        ({"attributes": {"agility": 8, "vigor": 10}}, 0),
        ({"attributes": {"agility": 8, "vigor": 12}}, 2),
        ({"edges": ("alertness",)}, 0),
        ({"edges": ("alertness", "combat_reflexes")}, 2),
        ({"attributes": {"agility": 8}, "skills": SKILLED}, 0),
        ({"attributes": {"agility": 8}, "skills": {**SKILLED, "notice": 6}}, 1),
    ],
)
def test_more_is_paid_with_hindrances(picks: dict[str, Any], needed: int) -> None:
    assert faults(hero(**picks)) == (["points"] if needed else [])
    assert hero(**picks).spent.needed == needed
    assert faults(hero(**picks, hindrances=("heroic",))) == []


def test_no_more_than_4_points_come_from_hindrances() -> None:
    many = ("heroic", "overconfident", "stubborn", "loyal")
    assert hero(hindrances=many).spent.hindrances == 6
    assert hero(hindrances=many).spent.earned == 4
    five = ("alertness", "combat_reflexes", "trademark_weapon", "arcane_background")
    assert faults(hero(hindrances=many, edges=five)) == ["points"]


# --- faults


@pytest.mark.parametrize(
    ("picks", "found"),
    [
        ({"attributes": {"luck": 6}}, "unknown"),
        ({"skills": {"flying": 6}}, "unknown"),
        ({"edges": ("flight",)}, "unknown"),
        ({"hindrances": ("bad_luck",)}, "unknown"),
        ({"gear": ("laser",)}, "unknown"),
        ({"powers": ("flight",)}, "unknown"),
        ({"arcane": "flying"}, "unknown"),
        ({"token": "ghost"}, "unknown"),
        ({"attributes": {"agility": 7}}, "no_die"),
        ({"skills": {"notice": 0}}, "no_die"),
        ({"attributes": {"agility": 13}}, "too_high"),
        ({"skills": {"notice": 14}}, "too_high"),
        ({"edges": ("dodge",)}, "edge_die"),
        ({"edges": ("frenzy",)}, "edge_die"),
        ({"edges": ("improved_sweep",)}, "edge_needs"),
        ({"edges": ("alertness", "alertness")}, "edge_twice"),
        ({"hindrances": ("mean", "mean")}, "hindrance_twice"),
        ({"hindrances": ("slow", "slow_major")}, "not_both"),
        ({"powers": ("bolt",), "arcane": "faith", "skills": {"faith": 6}}, "no_background"),
        ({"powers": ("bolt",), "edges": ("arcane_background",)}, "no_arcane_skill"),
        ({"powers": ("bolt",), "arcane": "notice", "skills": {"notice": 6}}, "no_arcane_skill"),
        ({"powers": ("bolt", "stun", "fear", "light", "smite")}, "powers"),
        ({"gear": ("claws",)}, "natural"),
        ({"gear": ("fire_breath",)}, "natural"),
    ],
)
def test_a_fault_has_a_rule_and_words(picks: dict[str, Any], found: str) -> None:
    built = hero(**picks)
    assert found in faults(built)
    for fault in built.faults:
        said_well(fault)


def said_well(fault: Fault) -> None:
    assert fault.rule in RULES
    said = {Words(language).say(fault.message) for language in LANGUAGES}
    assert len(said) == 2
    assert not any("⟦" in sentence or "{" in sentence for sentence in said)


def test_a_hero_has_a_name() -> None:
    assert faults(build(Sheet(name=" \n"))) == ["no_name"]


def test_faults_name_things_in_the_reader_s_language() -> None:
    fault = hero(edges=("dodge",)).faults[0]
    assert Words("es").say(fault.message) == "Esquiva pide Agilidad d8."
    assert Words("en").say(fault.message) == "Dodge asks for Agility d8."


@pytest.mark.parametrize(
    ("change", "found"),
    [
        ({"wild": False}, "extra"),
        ({"size": 1}, "human"),
        ({"armour": 1}, "human"),
        ({"parry": 1}, "human"),
        ({"toughness": 1}, "human"),
        ({"pace": 7}, "human"),
        ({"run": 8}, "human"),
        ({"heavy": True}, "beast"),
        ({"mount": True}, "beast"),
        ({"points": 20}, "power_points"),
    ],
)
def test_a_hero_is_human_and_a_wild_card(change: dict[str, Any], found: str) -> None:
    built = check(msgspec.structs.replace(LIBRARY.heroes["nemesio"], **change))
    assert faults(built) == [found]
    said_well(built.faults[0])


@pytest.mark.parametrize("identity", [*LIBRARY.foes, *LIBRARY.mounts])
def test_the_faults_of_anybody_are_in_words(identity: str) -> None:
    for fault in check(PROFILES[identity]).faults:
        said_well(fault)


# --- anything at all


ANY_DICE = st.dictionaries(
    st.one_of(st.sampled_from([*ATTRIBUTES, *LIBRARY.skills]), st.text(max_size=5)),
    st.one_of(st.sampled_from([4, 6, 8, 10, 12]), st.integers(-5, 30)),
    max_size=6,
)


def picks_of(names: list[str]) -> st.SearchStrategy[tuple[str, ...]]:
    name = st.one_of(st.sampled_from(names), st.text(max_size=5))
    return st.lists(name, max_size=5).map(tuple)


SHEETS = st.builds(
    Sheet,
    name=st.text(),
    attributes=ANY_DICE,
    skills=ANY_DICE,
    edges=picks_of(list(LIBRARY.edges)),
    hindrances=picks_of(list(LIBRARY.hindrances)),
    gear=picks_of([*LIBRARY.weapons, *LIBRARY.armour, *LIBRARY.shields]),
    powers=picks_of(list(LIBRARY.powers)),
    arcane=st.one_of(st.sampled_from(list(LIBRARY.skills)), st.text(max_size=5)),
    abilities=picks_of(list(standards())),
)


@pytest.mark.fuzz
@given(SHEETS)
def test_any_sheet_makes_a_profile_that_can_be_played(sheet: Sheet) -> None:
    built = build(sheet)
    assert list(broken_in(built.profile, LIBRARY.known)) == []
    own = check(built.profile).faults
    assert built.faults[len(built.faults) - len(own) :] == own
    for fault in built.faults:
        assert "⟦" not in Words("es").say(fault.message)


def slow_price(profile: Profile) -> int:
    """The obvious way: a die at a time."""
    total = 0
    for name, die in profile.skills.items():
        skill = LIBRARY.skills[name]
        for step in (4, 6, 8, 10, 12):
            free = skill.core and step == 4
            if step <= die and not free:
                total += 1 if step <= profile.attributes[skill.linked] else 2
    return total


@pytest.mark.parametrize("identity", PROFILES)
def test_prices_are_those_of_counting_step_by_step(identity: str) -> None:
    profile = PROFILES[identity]
    assert spent(profile).skills == slow_price(profile)


@pytest.mark.parametrize("identity", LIBRARY.heroes)
def test_a_hero_written_and_read_is_still_well_made(identity: str) -> None:
    assert check(read(write(LIBRARY.heroes[identity], "es")).profile).faults == ()
