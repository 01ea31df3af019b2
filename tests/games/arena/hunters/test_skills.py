"""Skill Trees, the Spotlight and Star Moves."""

from __future__ import annotations

import pytest

from tapete.games.arena.events.story import LevelledUp, Spotlit
from tapete.games.arena.figures import value
from tapete.games.arena.rules.harm import wounds
from tapete.games.arena.rules.loot import spotlight
from tapete.games.arena.rules.skills import levels
from tapete.kernel import Refused
from tests.games.arena.hunters.cards import arm, hold
from tests.games.arena.scene import arena

TREE = "mascabalas"
"""The tree of the book: one slot of rank 1, two of rank 2, one of rank 3, two of rank 4."""


@pytest.mark.rule("arena.skill.rank_gate")
def test_a_rank_is_open_once_a_slot_below_it_is_filled() -> None:
    assert levels.open_slots(TREE, []) == [0]
    assert levels.open_slots(TREE, [0]) == [1, 2]


@pytest.mark.rule("arena.skill.rank_gate", "arena.skill.same_rank")
def test_salvador_fills_the_other_slot_of_rank_two_or_that_of_rank_three() -> None:
    """arena.example.salvador_tree"""
    assert levels.open_slots(TREE, [0, 1]) == [2, 3]


@pytest.mark.rule("arena.skill.rank_gate")
def test_a_slot_of_too_high_a_rank_is_refused() -> None:
    scene = arena("S .")
    with pytest.raises(Refused) as refused:
        levels.fill(scene.arena(answers=[3]), scene.hunter("S"))
    assert refused.value.rule == "arena.skill.rank_gate"


@pytest.mark.rule("arena.skill.fill_slot", "arena.skill.same_rank", "arena.skill.level_sources")
def test_a_slot_gives_its_improvement_at_once() -> None:
    """The second slot of the tree, the first of rank 2, raises Ranged."""
    scene = arena("S . p", p="hard").activate("S")
    arm(scene, "S", "gun")
    hunter = scene.hunter("S")
    hunter.filled = [0, 2]
    assert value(hunter, "ranged") == 2
    levels.fill(scene.arena(answers=[1]), hunter)
    told = scene.heard(LevelledUp)[0]
    assert (told.slot, told.rule) == (1, "arena.skill.fill_slot")
    assert set(told.also) == {"arena.skill.level_sources", "arena.skill.same_rank"}
    scene.play(dice=[4, "cash"], answers=[scene.attack("p", "yellow")])
    assert scene.gone("p")


@pytest.mark.rule("arena.skill.level_sources", "arena.ruling.tree_full")
def test_a_level_counts_even_if_the_tree_is_full() -> None:
    scene = arena("S .")
    scene.hunter("S").filled = [0, 1, 2, 3, 4, 5]
    levels.level_up(scene.arena())
    assert scene.state.levels == 1
    assert scene.heard(LevelledUp)[0].slot == -1


# --- the Spotlight


@pytest.mark.rule("arena.spotlight.star_move", "arena.spotlight.single")
def test_mordecai_takes_the_spotlight_with_two_kills_from_afar() -> None:
    """arena.example.mordecai_star_move"""
    scene = arena("S M . p q", p="soft", q="soft", spotlight="S").activate("M")
    arm(scene, "M", "gun")
    scene.hunter("M").star = "two_shots"
    scene.play(dice=[7, "cash"], answers=[scene.attack("p", "yellow")])
    assert scene.state.spotlight == "salvador"
    scene.play(dice=[7, "cash"], answers=[scene.attack("q", "yellow")])
    assert scene.state.spotlight == "mordecai"
    assert scene.heard(Spotlit)[0].rule == "arena.spotlight.star_move"


@pytest.mark.rule("arena.spotlight.single")
def test_whoever_gets_the_spotlight_takes_it_from_the_other() -> None:
    scene = arena("S M .", spotlight="S")
    spotlight.give(scene.arena(), scene.hunter("M"))
    assert scene.state.spotlight == "mordecai"
    assert scene.heard(Spotlit)[0].rule == "arena.spotlight.single"


@pytest.mark.rule("arena.spotlight.on_elimination", "arena.ruling.red_count")
def test_the_spotlight_of_one_that_falls_goes_to_whoever_has_most_red_tokens() -> None:
    scene = arena("S M A Z", spotlight="S")
    hold(scene, "M", "green", "yellow")
    hold(scene, "A", "red", "yellow")
    hold(scene, "Z", "(red)", "yellow>red")
    wounds.eliminate(scene.arena(), scene.hunter("S"))
    assert scene.state.spotlight == "moze"


@pytest.mark.rule("arena.spotlight.elimination_tie")
def test_the_player_of_the_fallen_chooses_among_equals() -> None:
    scene = arena("S M A .", spotlight="S")
    hold(scene, "M", "red")
    hold(scene, "A", "red")
    wounds.eliminate(scene.arena(answers=["amara"]), scene.hunter("S"))
    assert scene.state.spotlight == "amara"
    assert scene.table.asked[0][0] == scene.hunter("S").seat


@pytest.mark.rule("arena.ruling.move_no_spotlight")
def test_the_last_one_keeps_the_spotlight() -> None:
    scene = arena("S .", spotlight="S")
    wounds.eliminate(scene.arena(), scene.hunter("S"))
    assert scene.state.spotlight == "salvador"
