"""Where the book is silent or doubtful: what was ruled for hunters."""

from __future__ import annotations

import pytest

from tapete.games.arena.content.library import library
from tapete.games.arena.events.attacks import Provoked, Struck
from tapete.games.arena.figures import value
from tapete.games.arena.rules.harm import wounds
from tapete.games.arena.rules.intermission import training
from tapete.games.arena.rules.loot import dropping
from tapete.games.arena.rules.turns import rounds
from tapete.games.arena.state import Token
from tests.games.arena.answers import guarding, wound
from tests.games.arena.hunters.cards import arm, bag, barred, hold, stow, strikes
from tests.games.arena.scene import arena, together


@pytest.mark.rule("arena.ruling.fumble_multi_target")
def test_each_target_of_a_fumble_answers_in_the_order_chosen() -> None:
    scene = together(arena("S . p q", p="angry", q="angry"), "p", "q").activate("S")
    arm(scene, "S", "blaster")
    hold(scene, "S", "yellow", "(green)")
    defend = ("arena.ask.defend", guarding("green", spent=True))
    scene.play(
        dice=[1, 12, 12],
        answers=[scene.attack("p", "yellow"), scene.id("q"), defend, defend],
    )
    assert [one.figure for one in scene.heard(Provoked)] == [scene.id("q"), scene.id("p")]


@pytest.mark.rule("arena.ruling.explosive_miss")
def test_an_explosion_that_misses_its_target_may_hit_the_others() -> None:
    scene = together(arena("S . p q", p="hard", q="soft"), "p", "q").activate("S")
    arm(scene, "S", "blaster")
    scene.play(dice=[3, "cash"], answers=[scene.attack("p", "yellow")])
    assert not scene.gone("p")
    assert scene.gone("q")


@pytest.mark.rule("arena.ruling.crit_vs_enemy_shield")
@pytest.mark.parametrize(("face", "outcome"), [(6, "crit"), (1, "fumble")])
def test_the_shield_die_of_an_enemy_is_just_a_number(face: int, outcome: str) -> None:
    scene = arena("S . p", p="warded").activate("S")
    arm(scene, "S", "gun")
    hold(scene, "S", "red")
    scene.play(dice=[8 if face > 1 else 1, face], answers=[scene.attack("p", "red")])
    assert scene.heard(Struck)[0].outcome == outcome
    assert scene.enemy("p").shielded is (outcome == "fumble")


@pytest.mark.rule("arena.ruling.shield_non_attack")
def test_a_shield_takes_no_wound_that_is_no_attack() -> None:
    scene = arena("S .")
    arm(scene, "S", "ward")
    wounds.suffer_one(
        scene.arena(answers=[wound("green")]), scene.hunter("S"), attack=False
    )  # fmt: skip
    assert scene.tokens("S") == ["red", "yellow", "yellow"]
    assert not any(one.spent for one in scene.hunter("S").equipped[0].shields)


@pytest.mark.rule("arena.ruling.shield_abilities")
def test_a_shield_whose_tokens_are_spent_still_has_its_ability() -> None:
    scene = arena("S .")
    arm(scene, "S", "lucky_ward")
    for token in scene.hunter("S").equipped[0].shields:
        token.spent = True
    assert value(scene.hunter("S"), "melee") == 2


@pytest.mark.rule("arena.ruling.reaction_free_action")
def test_a_grenade_thrown_as_a_reaction_flips_a_token_and_rolls_its_own_die() -> None:
    scene = arena("S p", p="tough")
    arm(scene, "S", "bomb")
    hold(scene, "S", "red", "(yellow)")
    world = scene.arena(
        [2, 2], [guarding("yellow", spent=True), scene.do("grenade", "p", 0, token="red")]
    )  # fmt: skip
    strikes(scene, "p", "S", world)
    assert scene.tokens("S") == ["(red)", "(red)"]
    assert scene.table.throws[1].dice == (8,)


@pytest.mark.rule("arena.ruling.grenade_turn")
def test_a_grenade_can_be_thrown_again_in_the_enemy_turn() -> None:
    scene = arena("S . p", p="hard")
    scene.hunter("S").threw = True
    rounds.begin_enemy_turn(scene.arena())
    assert not scene.hunter("S").threw


@pytest.mark.rule("arena.ruling.run_gun_token")
def test_the_token_of_a_running_gun_pays_for_nothing_but_that_gun_in_a_reaction() -> None:
    scene = arena("S p", p="tough").activate("S")
    arm(scene, "S", "runner", "gun")
    hold(scene, "S", "(yellow)")
    assert {one[0] for one in scene.offered("S")} == {"do"}
    assert not [one for one in scene.deeds("S") if one[0] == "attack"]
    shot = scene.do("attack", "p", 0, token="lent")
    strikes(scene, "p", "S", scene.arena([2, 5], [guarding("yellow", spent=True), shot]))
    lent = scene.hunter("S").equipped[0].lent
    assert lent is not None
    assert lent.spent
    assert scene.tokens("S") == ["(red)"]


@pytest.mark.rule("arena.ruling.run_gun_token")
def test_the_token_of_a_running_gun_leaves_with_it_and_comes_back_as_it_was() -> None:
    scene = arena("S .").activate("S")
    arm(scene, "S", "runner")
    scene.hunter("S").equipped[0].lent = Token("yellow", "yellow", spent=True)
    for _ in range(2):
        scene.play(answers=[scene.do("swap", item=0, token="yellow")])
    lent = scene.hunter("S").equipped[0].lent
    assert lent is not None
    assert lent.spent


@pytest.mark.rule("arena.ruling.charge_target", "arena.prop.charge")
@pytest.mark.parametrize(("token", "zones"), [("green", 3), ("yellow", 2)])
def test_the_target_of_a_charge_is_chosen_where_the_charge_ends(token: str, zones: int) -> None:
    scene = arena("S . . . p", p="soft").activate("S")
    arm(scene, "S", "ram")
    way = scene.move(token, scene.at(0, zones))[1]
    near = zones == 3
    dice = [7, "cash"] if near else []
    after = [("arena.ask.charge_at", scene.id("p"))] if near else []
    scene.play(dice=dice, answers=[scene.do("charge", item=0, token=token), way, *after])
    assert scene.gone("p") is near


@pytest.mark.rule("arena.ruling.bag_empty_timing")
def test_draws_go_on_with_the_refilled_bag() -> None:
    scene = arena("S .")
    bag(scene, "cash")
    scene.state.discard = ["plain_ammo"]
    world = scene.arena(["cash", "plain_ammo"])
    assert dropping.draw(world, scene.hunter("S")) == "cash"
    assert dropping.draw(world, scene.hunter("S")) == "plain_ammo"
    assert dropping.draw(world, scene.hunter("S")) is None


@pytest.mark.rule("arena.ruling.money_loot_tokens")
def test_loot_money_spent_on_a_respawn_goes_to_the_discard_pile() -> None:
    scene = arena("N S .")
    scene.state.money = 0
    fallen = scene.hunter("S")
    fallen.at, fallen.out, fallen.loot = None, True, ["cash"]
    rounds.respawn(scene.arena(answers=["salvador"]))
    assert (fallen.loot, scene.state.discard) == ([], ["cash"])


@pytest.mark.rule("arena.ruling.range_distance")
def test_range_is_counted_through_the_air() -> None:
    """The enemy is two zones away, though the way on foot is longer."""
    scene = arena(
        """
        S . p
         T .
        . . .
        """,
        p="soft",
    )
    assert scene.arena().apart(scene.hunter("S"), scene.enemy("p")) == 2


@pytest.mark.rule("arena.ruling.los_void_edge")
def test_a_gap_beside_the_line_counts_as_one_obstacle() -> None:
    """The line from Salvador to the lower enemy runs between a gap and the zone of another."""
    scene = arena(
        """
        . . S .
         .   . .
        . . p q
        """,
        p="soft",
        q="soft",
    ).activate("S")
    arm(scene, "S", "gun")
    assert ("attack", scene.id("p")) in scene.deeds("S")
    scene.enemy("q").at = scene.at(1, 1)
    assert barred(scene, "S", "attack")[scene.id("p")] == "arena.los.edge_two"


@pytest.mark.rule("arena.skill.respec", "arena.ruling.tree_choice")
def test_a_hunter_may_lay_its_levels_anew_on_another_tree() -> None:
    """Three tokens leave one tree, and three are laid on the other by the rule of ranks."""
    scene = arena("S .")
    trees = library().hunters["salvador"].trees
    hunter = scene.hunter("S")
    hunter.tree, hunter.filled = trees[0], [0, 1, 3]
    training.reset(scene.arena(answers=[trees[1], 0, 1, 2]))
    scene.table.done()
    assert (hunter.tree, hunter.filled) == (trees[1], [0, 1, 2])


@pytest.mark.rule("arena.ruling.swap_into_empty")
def test_an_item_can_be_stowed_or_taken_without_another() -> None:
    scene = arena("S .").activate("S")
    arm(scene, "S")
    stow(scene, "S", "gun")
    scene.play(answers=[scene.do("swap", item=0, token="yellow")])
    assert [one.kind for one in scene.hunter("S").equipped] == ["gun"]
