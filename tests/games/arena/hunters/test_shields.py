"""Shields and Defence rolls of hunters."""

from __future__ import annotations

import pytest

from tapete.games.arena.events.attacks import Defended, ShieldSpent
from tapete.games.arena.rules.harm import defence, wounds
from tapete.games.arena.state import Token
from tapete.kernel import Refused
from tapete.kernel.plain import plain_of
from tests.games.arena.answers import guarding, wound
from tests.games.arena.hunters.cards import arm, cited, hold
from tests.games.arena.scene import Scene, arena


def attacked(
    scene: Scene, dice: list[int], answers: list[object], *, strength: int = 6, count: int = 1
) -> bool:
    """Salvador defends himself against an attack that is resisted with Melee."""
    world = scene.arena(dice, answers)
    found = defence.defend(world, scene.hunter("S"), defence.Threat(strength, "melee", count))
    scene.table.done()
    return found


def shields(scene: Scene) -> list[bool]:
    return [one.spent for item in scene.hunter("S").equipped for one in item.shields]


def warded(*, spent: tuple[bool, bool] = (False, False)) -> Scene:
    scene = arena("S .")
    arm(scene, "S", "ward")
    for token, used in zip(scene.hunter("S").equipped[0].shields, spent, strict=True):
        token.spent = used
    return scene


@pytest.mark.rule(
    "arena.shield.mandatory_first", "arena.shield.no_attribute", "arena.shield.absorb"
)
def test_salvador_defends_with_what_is_left_of_his_shield() -> None:
    """The green token is Spent; a yellow 5 with no attribute does not reach Strength 6.

    arena.example.salvador_shield
    """
    scene = warded(spent=(True, False))
    assert not attacked(scene, [5], [guarding("yellow")])
    assert shields(scene) == [True, True]
    assert scene.tokens("S") == ["green", "yellow", "yellow"]
    assert "arena.shield.no_attribute" in cited(scene)


@pytest.mark.rule("arena.shield.mandatory_first")
def test_action_tokens_are_refused_while_a_shield_can_defend() -> None:
    scene = warded()
    hold(scene, "S", "(red)", "yellow")
    with pytest.raises(Refused) as refused:
        attacked(scene, [], [guarding("red", spent=True)])
    assert refused.value.rule == "arena.shield.mandatory_first"


@pytest.mark.rule("arena.shield.defence_only")
def test_a_shield_token_pays_for_nothing_and_stays_after_a_good_defence() -> None:
    scene = warded().activate("S")
    hold(scene, "S", "(green)")
    assert {one[0] for one in scene.offered("S")} == {"do"}
    assert attacked(scene, [6], [guarding("green")])
    assert shields(scene) == [False, False]
    assert scene.heard(Defended)[0].also == ("arena.shield.defence_only",)


@pytest.mark.rule("arena.shield.multi_wound")
def test_several_wounds_spend_several_shield_tokens() -> None:
    scene = warded()
    assert not attacked(scene, [2], [guarding("green")], count=2)
    assert shields(scene) == [True, True]
    assert scene.tokens("S") == ["green", "yellow", "yellow"]
    assert scene.heard(ShieldSpent)[0].also == ("arena.shield.multi_wound",)


@pytest.mark.rule("arena.shield.multi_wound", "arena.ruling.wound_extra_after_shield")
def test_a_wound_too_many_is_suffered() -> None:
    scene = warded(spent=(True, False))
    attacked(scene, [2], [guarding("yellow"), wound("yellow")], count=2)
    assert scene.tokens("S") == ["green", "red", "yellow"]


@pytest.mark.rule("arena.ruling.shield_choice")
def test_the_player_picks_which_shield_tokens_are_spent() -> None:
    scene = warded()
    item = scene.hunter("S").equipped[0]
    item.shields = [*item.shields, Token("red", "red")]
    attacked(scene, [2], [guarding("green"), guarding("red")], count=2)
    assert shields(scene) == [True, False, True]


@pytest.mark.rule("arena.shield.exhausted")
def test_without_shield_tokens_an_action_token_defends() -> None:
    """A 5 and Melee 1 reach Strength 6."""
    scene = warded(spent=(True, True))
    assert attacked(scene, [5], [guarding("yellow")])
    assert "arena.shield.exhausted" in cited(scene)


@pytest.mark.rule("arena.shield.recharge")
def test_recharging_reactivates_all_shield_tokens() -> None:
    scene = warded(spent=(True, True))
    wounds.recharge(scene.arena(), scene.hunter("S"))
    assert shields(scene) == [False, False]
    assert "arena.shield.recharge" in cited(scene)


@pytest.mark.rule("arena.spend.action_token_exception")
def test_spent_tokens_can_still_defend() -> None:
    """arena.example.spent_token_defends"""
    scene = arena("S .")
    hold(scene, "S", "(green)", "(yellow)", "(red)")
    assert attacked(scene, [11], [guarding("green", spent=True)])
    options = [plain_of(one) for one in scene.table.asked[0][2].candidates()]
    assert options == [
        guarding("green", spent=True),
        guarding("yellow", spent=True),
        guarding("red", spent=True),
    ]
    assert "arena.spend.action_token_exception" in cited(scene)
    assert scene.tokens("S") == ["(green)", "(yellow)", "(red)"]


@pytest.mark.rule("arena.attr.defence_use")
@pytest.mark.parametrize(("resist", "defends"), [("melee", True), ("reflexes", False)])
def test_the_icon_of_the_enemy_says_which_attribute_defends(resist: str, defends: bool) -> None:
    """Salvador has Melee 1 and no Reflexes: a 5 reaches Strength 6 only in melee."""
    scene = arena("S .")
    world = scene.arena([5], [guarding("yellow")])
    threat = defence.Threat(6, "melee" if resist == "melee" else "reflexes")
    assert defence.defend(world, scene.hunter("S"), threat) is defends


@pytest.mark.rule("arena.ruling.crit_on_defence")
@pytest.mark.parametrize(
    ("on", "face", "strength", "defends"),
    [(True, 8, 20, True), (False, 8, 20, False), (True, 1, 2, False), (False, 1, 2, True)],
)
def test_faces_decide_defences_as_the_house_rule_says(
    on: bool, face: int, strength: int, defends: bool
) -> None:
    scene = arena("S .", rules={"defence_crit_fumble": on})
    found = attacked(scene, [face], [guarding("yellow")], strength=strength)
    assert found is defends
