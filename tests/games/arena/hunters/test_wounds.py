"""Wounds of hunters, healing, and fighting for one's life."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tapete.games.arena.events.attacks import Eliminated, Fighting, Healed, Reacts, Saved, Wounded
from tapete.games.arena.rules.harm import defence, wounds
from tapete.games.arena.rules.loot import using
from tapete.kernel.plain import plain_of
from tests.games.arena.answers import guarding, wound
from tests.games.arena.hunters.cards import arm, cited, hold, strikes
from tests.games.arena.scene import Scene, arena, together


def hit(scene: Scene, dice: Sequence[object], answers: Sequence[object]) -> None:
    """An enemy attacks Salvador, with all that follows."""
    strikes(scene, "p", "S", scene.arena(dice, answers))


def struck(scene: Scene, token: Any, *more: Any, count: int = 1) -> None:
    """Salvador fails a Defence with this token."""
    world = scene.arena([2], [token, *more])
    defence.defend(world, scene.hunter("S"), defence.Threat(12, "melee", count))
    scene.table.done()


@pytest.mark.rule("arena.wound.token_turns_red")
def test_the_token_of_a_failed_defence_turns_red() -> None:
    scene = arena("S .")
    struck(scene, guarding("yellow"))
    assert scene.tokens("S") == ["green", "red", "yellow"]


@pytest.mark.rule("arena.wound.green_straight_to_red", "arena.wound.keeps_state")
def test_a_spent_green_token_becomes_a_spent_red_one() -> None:
    scene = arena("S .")
    hold(scene, "S", "(green)", "yellow")
    struck(scene, guarding("green", spent=True))
    assert scene.tokens("S") == ["(red)", "yellow"]
    assert set(scene.heard(Wounded)[0].also) == {
        "arena.wound.keeps_state", "arena.wound.green_straight_to_red",
    }  # fmt: skip


@pytest.mark.rule("arena.wound.red_eliminates")
def test_a_failed_defence_with_red_is_fatal_whatever_else_is_left() -> None:
    scene = arena("S .")
    hold(scene, "S", "(green)", "(red)")
    struck(scene, guarding("red", spent=True))
    assert scene.hunter("S").out
    assert scene.heard(Eliminated)[0].rule == "arena.wound.red_eliminates"


@pytest.mark.rule("arena.wound.non_attack", "arena.ruling.wound_choose_nonred")
def test_a_wound_that_is_no_attack_turns_a_token_of_ones_choice_red() -> None:
    scene = arena("S .")
    hold(scene, "S", "green", "(yellow)", "red")
    world = scene.arena(answers=[wound("yellow", spent=True)])
    wounds.suffer_one(world, scene.hunter("S"), attack=False)
    assert scene.tokens("S") == ["green", "(red)", "red"]
    options = [plain_of(one) for one in scene.table.asked[0][2].candidates()]
    assert options == [wound("yellow", spent=True), wound("green")]


@pytest.mark.rule("arena.wound.extra_wounds")
def test_a_second_wound_goes_on_another_token() -> None:
    """arena.example.lethal_leftover_wound"""
    scene = arena("S .")
    hold(scene, "S", "yellow", "green")
    struck(scene, guarding("yellow"), wound("green"), count=2)
    assert scene.tokens("S") == ["red", "red"]


@pytest.mark.rule("arena.wound.only_red_left")
def test_a_wound_is_fatal_if_all_tokens_are_red() -> None:
    scene = arena("S .")
    hold(scene, "S", "red", "red", "red")
    wounds.suffer_one(scene.arena(), scene.hunter("S"), attack=False)
    assert scene.heard(Eliminated)[0].rule == "arena.wound.only_red_left"


@pytest.mark.rule("arena.wound.only_red_left")
def test_the_second_wound_of_a_lethal_attack_is_fatal_if_only_red_is_left() -> None:
    scene = arena("S p", p="killer")
    hold(scene, "S", "(red)", "(red)", "(yellow)")
    hit(scene, [2], [guarding("yellow", spent=True)])
    assert scene.hunter("S").out


# --- healing


@pytest.mark.rule("arena.heal.restore")
def test_healing_gives_a_token_its_colour_back() -> None:
    scene = arena("S .")
    hold(scene, "S", "green>red", "(green>red)", "red")
    world = scene.arena(answers=[wound("green", spent=True)])
    wounds.heal(world, scene.hunter("S"), 1)
    assert scene.tokens("S") == ["red", "(green)", "red"]


@pytest.mark.rule("arena.heal.cap")
def test_more_healing_than_wounds_is_lost() -> None:
    scene = arena("S .")
    hold(scene, "S", "green>red", "red")
    wounds.heal(scene.arena(answers=[wound("green")]), scene.hunter("S"), 3)
    assert scene.tokens("S") == ["green", "red"]
    healed = scene.heard(Healed)[0]
    assert (healed.wounds, healed.also) == (1, ("arena.heal.cap",))


@pytest.mark.rule("arena.heal.must_be_in_play")
def test_a_hunter_that_is_out_cannot_heal() -> None:
    scene = arena("S .")
    hunter = scene.hunter("S")
    hold(scene, "S", "green>red")
    hunter.at, hunter.out, hunter.loot = None, True, ["plain_health"]
    why = using.useless(scene.arena(), hunter, using.Use("plain_health"))
    assert why is not None
    assert why[0] == "arena.heal.must_be_in_play"
    assert wounds.heal(scene.arena(), hunter, 1) == 0


# --- fighting for one's life


def last_stand() -> Scene:
    """Salvador has one red token that is Available, and an enemy in his zone."""
    scene = together(arena("S p .", p="soft"), "S", "p")
    arm(scene, "S", "ward")
    hold(scene, "S", "red", "(green>red)", "(yellow>red)")
    for token in scene.hunter("S").equipped[0].shields:
        token.spent = True
    return scene


@pytest.mark.rule("arena.ffyl.trigger", "arena.ffyl.success", "arena.ruling.ffyl_token")
def test_a_kill_saves_the_one_that_fights_for_its_life() -> None:
    scene = last_stand()
    answers = [guarding("red"), scene.melee("p", "red")]
    hit(scene, [2, 5, "cash"], answers)
    assert not scene.hunter("S").out
    assert scene.tokens("S") == ["(red)", "(green)", "(yellow)"]
    assert not any(one.spent for one in scene.hunter("S").equipped[0].shields)
    assert scene.heard(Fighting)[0].rule == "arena.ffyl.trigger"
    assert scene.heard(Saved)[0].rule == "arena.ffyl.success"


@pytest.mark.rule("arena.ffyl.failure")
def test_without_a_kill_the_fight_is_lost() -> None:
    scene = last_stand()
    hit(scene, [2, 2], [guarding("red"), scene.melee("p", "red")])
    assert scene.hunter("S").out
    assert scene.heard(Eliminated)[0].rule == "arena.ffyl.failure"


@pytest.mark.rule("arena.ffyl.trigger")
def test_without_an_available_token_there_is_no_fight() -> None:
    scene = last_stand()
    hold(scene, "S", "(red)", "(red)")
    hit(scene, [2], [guarding("red", spent=True)])
    assert scene.hunter("S").out
    assert scene.heard(Fighting) == []


@pytest.mark.rule("arena.ruling.ffyl_non_attack")
@pytest.mark.parametrize("any_wound", [True, False])
def test_a_wound_that_is_no_attack_leaves_no_fight_unless_the_house_rule_says_so(
    any_wound: bool,
) -> None:
    scene = together(arena("S p", p="soft", rules={"ffyl_any_wound": any_wound}), "S", "p")
    hold(scene, "S", "red")
    fight = ([5, "cash"], [scene.melee("p", "red")]) if any_wound else ([], [])
    wounds.suffer_one(scene.arena(*fight), scene.hunter("S"), attack=False)
    scene.table.done()
    assert scene.hunter("S").out is not any_wound
    assert not scene.hunter("S").dying


@pytest.mark.rule("arena.ruling.ffyl_state")
def test_health_does_not_save_a_hunter_that_is_dying() -> None:
    scene = last_stand()
    hunter = scene.hunter("S")
    hunter.dying, hunter.loot = True, ["plain_health"]
    why = using.useless(scene.arena(), hunter, using.Use("plain_health"))
    assert why == ("arena.ruling.ffyl_state", "dying")


@pytest.mark.rule("arena.ruling.ffyl_order", "arena.ruling.loot_use_window")
def test_kills_of_others_do_not_save_the_fighter() -> None:
    """Mordecai, who uses loot first, kills the attacker; Salvador then lets his chance pass."""
    scene = together(arena("S p M .", p="soft"), "S", "p", "M")
    arm(scene, "M", "gun")
    hold(scene, "S", "red")
    scene.hunter("M").equipped[0].spent = True
    scene.hunter("M").loot = ["plain_ammo"]
    offer = {"figure": "mordecai", "loot": "plain_ammo", "draws": False}
    answers = [
        guarding("red"),
        (1, offer),
        (1, "mordecai"),
        scene.attack("p", "yellow"),
        scene.end,
    ]
    hit(scene, [2, 5, "cash"], answers)
    assert scene.gone("p")
    assert scene.hunter("S").out
    assert [one.figure for one in scene.heard(Reacts)] == ["mordecai", "salvador"]
    assert "arena.ffyl.failure" in cited(scene)


# --- friendly fire


def caught(face: int, *defence_dice: int) -> Scene:
    """Salvador shoots an explosive at an enemy beside Mordecai, who may have to defend himself."""
    scene = together(arena("S . p M", p="tough"), "p", "M").activate("S")
    arm(scene, "S", "blaster")
    hold(scene, "S", "yellow")
    hold(scene, "M", "(yellow)")
    answers: list[object] = [scene.attack("p", "yellow")]
    answers += [guarding("yellow", spent=True)] if face > 1 else []
    return scene.play(dice=[face, *defence_dice], answers=answers)


@pytest.mark.rule("arena.ruling.friendly_fire")
@pytest.mark.parametrize(("faces", "token"), [((5, 5), "(red)"), ((5, 6), "(yellow)")])
def test_a_friend_in_an_explosion_defends_against_the_total(
    faces: tuple[int, int], token: str
) -> None:
    """Ranged 2 and a 5 are Strength 7; Mordecai has Reflexes 1."""
    assert caught(*faces).tokens("M") == [token]


@pytest.mark.rule("arena.ruling.friendly_fire")
def test_a_fumble_spares_friends() -> None:
    assert caught(1).tokens("M") == ["(yellow)"]


@pytest.mark.rule("arena.ruling.friendly_fire")
def test_nobody_defends_against_a_friends_crit() -> None:
    assert caught(8).tokens("M") == ["(red)"]


@pytest.mark.rule("arena.prop.charge", "arena.ruling.charge_target")
def test_a_charge_without_a_target_is_just_a_move() -> None:
    scene = arena("S . . . . . p", p="soft").activate("S")
    arm(scene, "S", "ram")
    away = scene.move("green", scene.at(0, 1))[1]
    scene.play(answers=[scene.do("charge", item=0, token="green"), away])
    assert scene.hunter("S").at == scene.at(0, 1)
    assert scene.tokens("S") == ["(green)", "yellow", "yellow"]
