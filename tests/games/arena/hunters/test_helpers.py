"""Helpers: where they come from, what they do, and with whose tokens."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.arena.events.attacks import Attacked, Eliminated, Provoked
from tapete.games.arena.events.loot import Took
from tapete.games.arena.events.story import Deployed, Spotlit, StarMoved
from tapete.games.arena.meta import Options
from tapete.games.arena.rules.enemies import targeting
from tapete.games.arena.rules.harm import wounds
from tapete.games.arena.rules.story.setup import set_up
from tapete.games.arena.rules.turns import helpers, rounds
from tapete.games.arena.state import Token
from tests.games.arena.answers import guarding
from tests.games.arena.hunters.cards import arm, bag, barred, cited, hold, strikes
from tests.games.arena.scene import Scene, arena, together


def bite(scene: Scene, target: str, token: str = "yellow") -> list[Any]:
    """The answer that lets the Helper attack."""
    return scene.do("bite", target, 0, token=token)


def _remove(scene: Scene) -> None:
    scene.helper.at = None


@pytest.mark.rule("arena.helper.definition")
def test_mordecai_brings_bloodwing() -> None:
    """arena.example.bloodwing_is_helper"""
    state = set_up(Options())
    assert [(one.id, one.owner) for one in state.helpers] == [("bloodwing", "mordecai")]


@pytest.mark.rule("arena.helper.start", "arena.zone.capacity")
def test_a_helper_starts_beside_its_hunter_and_takes_up_space() -> None:
    scene = together(arena("M S . h"), "M", "S")
    _remove(scene)
    world = scene.arena(answers=[[0, 0]])
    helpers.join(world, scene.hunter("M"))
    assert scene.helper.at == scene.at(0, 0)
    assert world.room(scene.at(0, 0)) == 0
    assert scene.heard(Deployed)[0].also == ("arena.helper.definition",)


@pytest.mark.rule("arena.helper.start")
def test_a_helper_starts_in_the_next_zone_if_its_hunters_is_full() -> None:
    scene = together(arena("M . S A h"), "M", "S", "A")
    _remove(scene)
    helpers.join(scene.arena(), scene.hunter("M"))
    assert scene.helper.at == scene.at(0, 1)


@pytest.mark.rule(
    "arena.helper.acts_like_vh", "arena.ruling.helper_los", "arena.ruling.helper_stats"
)
def test_a_helper_attacks_from_where_it_is_with_what_it_has() -> None:
    scene = arena("M . . h p", p="soft").activate("M")
    arm(scene, "M")
    assert ("bite", scene.id("p")) in scene.deeds("M")
    assert barred(scene, "M", "melee")[scene.id("p")] == "arena.action.long_range_icon"
    scene.play(dice=[7, "cash"], answers=[bite(scene, "p")])
    assert scene.gone("p")
    assert "arena.helper.acts_like_vh" in scene.heard(Attacked)[0].also


@pytest.mark.rule("arena.helper.shared_tokens")
def test_mordecai_and_bloodwing_share_three_tokens() -> None:
    """arena.example.mordecai_splits_actions"""
    scene = arena("M h . . .").activate("M")
    scene.play(
        answers=[
            scene.move("yellow", scene.at(0, 2)),
            scene.move("yellow", scene.at(0, 3), way="fly"),
            scene.move("green", scene.at(0, 4)),
        ]
    )
    assert scene.tokens("M") == ["(green)", "(yellow)", "(yellow)"]
    assert barred(scene, "M", "bite") == {"-1": "arena.helper.shared_tokens"}


@pytest.mark.rule("arena.helper.own_tokens")
def test_a_helper_may_pay_with_its_own_tokens_and_its_hunters_and_the_hunter_may_not() -> None:
    scene = arena("M h . p", p="soft").activate("M")
    scene.helper.tokens = [Token("red", "red")]
    hold(scene, "M", "yellow", "(yellow)")
    ways = {one[0] for one in scene.offered("M")}
    assert {"move:yellow", "fly:yellow", "fly:red"} <= ways
    assert "move:red" not in ways
    hold(scene, "M", "(yellow)", "(yellow)")
    assert barred(scene, "M", "melee") == {"-1": "arena.helper.own_tokens"}
    scene.play(answers=[scene.move("red", scene.at(0, 2), way="fly")])
    assert scene.helper.tokens[0].spent


@pytest.mark.rule("arena.helper.redirect_loot", "arena.loot.auto_collect")
def test_the_loot_of_a_helper_is_its_hunters() -> None:
    """Bloodwing kills a Psycho that drops ammunition worth $100."""
    scene = arena("M . h p", p="psycho").activate("M")
    bag(scene, "plain_ammo", "cash")
    scene.play(dice=[7, "plain_ammo"], answers=[bite(scene, "p")])
    assert scene.hunter("M").loot == ["plain_ammo"]
    assert scene.heard(Took)[0].also == ("arena.helper.redirect_loot",)


@pytest.mark.rule("arena.helper.redirect_attack", "arena.ruling.page21")
def test_the_answer_to_a_helpers_fumble_is_meant_for_its_hunter() -> None:
    """The enemy moves towards Mordecai, and attacks him once it is beside him."""
    scene = arena("M . . p h", p="angry").activate("M")
    hold(scene, "M", "yellow", "(green)")
    scene.play(dice=[1, 12], answers=[bite(scene, "p"), guarding("green", spent=True)])
    assert scene.enemy("p").at == scene.at(0, 1)
    assert scene.heard(Provoked)[0].target == "mordecai"
    assert "arena.helper.redirect_attack" in scene.heard(Provoked)[0].also


@pytest.mark.rule("arena.helper.no_spotlight", "arena.spotlight.star_move")
def test_a_helper_that_earns_the_spotlight_earns_it_for_its_hunter() -> None:
    scene = arena("S M . h p", p="soft", spotlight="S").activate("M")
    scene.hunter("M").star = "one_bite"
    scene.play(dice=[7, "cash"], answers=[bite(scene, "p")])
    assert scene.state.spotlight == "mordecai"
    assert scene.heard(Spotlit)[0].figure == "mordecai"
    assert scene.heard(StarMoved)[0].also == ("arena.helper.no_spotlight",)


@pytest.mark.rule("arena.helper.untargetable", "arena.ruling.helper_redirect_scope")
def test_no_enemy_aims_at_a_helper() -> None:
    scene = arena("M . . . h p", p="soft")
    world = scene.arena()
    assert targeting.in_reach(world, scene.enemy("p"), 1) == []


@pytest.mark.rule("arena.helper.untargetable")
def test_a_helper_is_not_hurt_by_an_explosion() -> None:
    scene = together(arena("M S . p h", p="tough"), "p", "h").activate("S")
    arm(scene, "S", "blaster")
    scene.play(dice=[5], answers=[scene.attack("p", "yellow")])
    assert scene.helper.at == scene.enemy("p").at
    strikes(scene, "p", "S", scene.arena([12], [guarding("green")]))
    assert "arena.helper.untargetable" in cited(scene)


@pytest.mark.rule("arena.helper.eliminated_with_vh")
def test_a_helper_goes_and_comes_back_with_its_hunter() -> None:
    scene = arena("N . M h S")
    wounds.eliminate(scene.arena(), scene.hunter("M"))
    assert [one.at for one in scene.state.helpers] == [None]
    assert scene.heard(Eliminated)[0].also == ("arena.helper.eliminated_with_vh",)
    scene.state.money = 1
    rounds.respawn(scene.arena(answers=["pool", [1, 0]]))
    assert scene.hunter("M").at == scene.at(0, 0)
    assert scene.helper.at == scene.at(0, 1)


@pytest.mark.rule("arena.helper.acts_like_vh", "arena.ruling.reaction_helper")
def test_a_helper_reacts_once_besides_its_hunter() -> None:
    scene = together(arena("M h p . .", p="soft"), "M", "p", "h")
    arm(scene, "M")
    hold(scene, "M", "yellow", "yellow")
    world = scene.arena(
        [2, 2, 5, "cash"],
        [
            guarding("yellow"),
            (0, "bloodwing"),
            bite(scene, "p"),
            scene.melee("p", "red"),
        ],
    )
    strikes(scene, "p", "M", world)
    assert scene.gone("p")
    assert scene.tokens("M") == ["(red)", "(yellow)"]
