"""The book's examples: each is played by some test of this folder, whose docstring names it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tapete.games.arena.content.library import library
from tapete.games.arena.events.attacks import Attacked, Eliminated, Provoked
from tapete.games.arena.events.story import Moved
from tapete.games.arena.meta import Options
from tapete.games.arena.rules.story import setup
from tapete.games.arena.world import Arena
from tests.games.arena.answers import guarding, wound
from tests.games.arena.scene import arena, together
from tests.games.arena.test_intermission import FirstTable

NAMED = re.compile(r"\barena\.example\.(\w+)")
BOOK = """
orders_in_sequence spent_token_defends nine_fingers_ring los_gap los_free_edge los_enemy_blocks
los_one_edge_vs_two range_red range_yellow_green range_red_yellow_green range_long_only defence_5
green_d12 salvador_shoots_psycho interact_explosives salvador_collects kill_in_own_zone medicine_1
ammo_token_discarded salvador_health_mix mordecai_star_move two_weapon_slots reaper_d4
salvador_shield lethal_leftover_wound salvador_tree bloodwing_is_helper mordecai_splits_actions
bloodwing_kill_and_fumble rampage_strength strength_5 suicide_psycho_ignores_attack
one_reaction_per_attack marauder_stops spawn_psychos badass_marauder_shield three_announcements
announcement_upgrade goliath_vomit two_loot_chests corrosion_2 lethal_crits charge_green
pinata_values vulnerable_cryo tink_stacking rapid_highest
"""
EXAMPLES = BOOK.split()
"""In the book's order."""


def named() -> Iterator[str]:
    """The examples that the tests of this folder say they play."""
    for file in sorted(Path(__file__).parent.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield from NAMED.findall(ast.get_docstring(node) or "")


def test_all_forty_seven_are_played() -> None:
    assert len(EXAMPLES) == len(set(EXAMPLES)) == 47
    assert set(named()) == set(EXAMPLES)


# --- played from end to end, where no single rule shows all of it


@pytest.mark.rule("arena.helper.redirect_loot", "arena.helper.redirect_attack")
def test_bloodwing_kills_one_psycho_and_fumbles_against_another() -> None:
    """arena.example.bloodwing_kill_and_fumble: an Ammo token of $100, and then a 1."""
    scene = arena("M . h p q", p="psycho", q="psycho").activate("M")
    together(scene, "h", "p", "q")
    bites = [scene.do("bite", "p", 0, token="green"), scene.do("bite", "q", 0, token="yellow")]
    scene.play([12, "ammo_100", 1, 8], [*bites, guarding("yellow")])
    assert (scene.heard(Eliminated)[0].killer, scene.hunter("M").loot) == (
        "mordecai", ["ammo_100"],
    )  # fmt: skip
    assert library().loot["ammo_100"].resale == 100
    assert [(one.figure, one.target) for one in scene.heard(Provoked)] == [
        (scene.id("q"), "mordecai")
    ]
    assert [one.figure for one in scene.heard(Moved)] == [scene.id("q")]
    assert scene.heard(Attacked)[-1].target == "mordecai"


@pytest.mark.rule("arena.setup.announcement_queue")
def test_three_announcements_make_a_queue_of_four() -> None:
    """arena.example.three_announcements"""
    state = setup.set_up(Options())
    setup._queue(Arena(state, FirstTable()), 3)
    assert [library().announcements[card].rank for card in state.queue] == [1, 1, 1, 0]


@pytest.mark.rule("arena.loot.health")
def test_medicine_1_heals_two_wounds() -> None:
    """arena.example.medicine_1: Maya has three wounds."""
    scene = arena("Y .").activate("Y")
    maya = scene.hunter("Y")
    assert library().hunters[maya.id].attributes["medicine"] == 1
    for token in maya.tokens:
        token.colour = "red"
    maya.loot = ["health"]
    heal = ["heal", wound("green"), "heal", wound("yellow")]
    scene.play(answers=[scene.do("use", item=0), *heal])
    assert scene.tokens("Y") == ["green", "yellow", "red"]
