"""The book's worked examples: each is played by some test, which says so."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tapete.games.punk.events.fighting import Fought
from tests.games.punk.fielded import who
from tests.games.punk.rounds import battle, play
from tests.games.punk.test_assault import MARSH, MISS, bonus, charge, field

NAMED = re.compile(r"\bpunk\.example\.(\w+)")

BOOK = """
attribute_roll opposed_roll separate_from_three aim_twice buckshot_and_aim reroll fraction
contradiction measure_minis measure_move template_combat
los_a los_b los_c los_d agility_round game_turn
rough_after_3cm rough_after_7cm gap_25mm jump_60mm fall_62mm
obstacle_narrow obstacle_wide obstacle_unstable
assault_two_moves assault_late_los assault_a assault_b assault_c assault_d multiple_combat
avoid_cover_choice penetration_2 penetration_6
cover_shield heights_advice cover_a cover_b cover_c cover_car cover_none
cover_reich_a cover_reich_b cover_reich_c cover_reich_lean_out cover_stacking mini_cover
heights_roof variable_size
automatic_1 automatic_2 automatic_3 berserker_enemy_activation berserker_own_activation
infiltration delay super_leap parabolic_8 parabolic_5
"""
EXAMPLES = BOOK.split()
"""In the book's order."""


def named() -> Iterator[str]:
    """The examples that the tests of this folder say they play."""
    for file in sorted(Path(__file__).parent.glob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield from NAMED.findall(ast.get_docstring(node) or "")


def test_all_sixty_are_played() -> None:
    assert len(EXAMPLES) == len(set(EXAMPLES)) == 60
    assert set(named()) == set(EXAMPLES)


# --- played from end to end, where no single rule shows all of it


@pytest.mark.rule("punk.combat.assault.min_actions")
def test_through_the_marsh_in_one_action_and_one_is_left() -> None:
    """punk.example.assault_c: the roll is passed."""
    table = field({"AG": 4}, {"at": (29.5, 20)}, pieces=[MARSH], dice=[4, *MISS], answers=[True])
    charge(table, (27, 20))
    assert (bonus(table), table.skirmish.active.left) == (1, 1)
    assert table.table.heard(Fought)[0].mine == 6 + 1


@pytest.mark.rule("punk.combat.assault.min_actions", "punk.combat.assault.bonus")
def test_round_the_marsh_with_both_actions_and_only_1() -> None:
    """punk.example.assault_c: a plain move first, and then the Assault."""
    table = field({"at": (20, 13)}, {"at": (29.5, 13)}, pieces=[MARSH], dice=MISS)
    table.answer(["move", {"way": [[2070, 870], [2530, 870]], "facing": 135}])
    charge(table, (27, 13))
    assert (bonus(table), table.skirmish.active.left) == (1, 0)
    assert table.table.rolled[0].rule == "punk.combat.fight.roll"


@pytest.mark.rule("punk.special.berserker.end")
def test_the_beast_of_the_pit_fights_on_for_one_action() -> None:
    """punk.example.berserker_own_activation: downed by its first Action, out after its second."""
    table = battle(
        a=who(at=(20, 20), AG=5, gear=["claws"], special=["berserker"]),
        B=who(at=(20, 22.5), AG=2, D=9, gear=["claws"]),
        dice=[1, 9, 9, 1, 9, 1, 1, 9],
    )
    fights = ("punk.ask.act", ["do", {"option": {"what": "fight", "to": "B", "item": -1}}])
    table.table.answers = [fights, fights]
    assert play(table) == ["a"]
    assert len(table.table.heard(Fought)) == 2
    assert (table["a"].out, table["B"].out) == ("downed", "")
