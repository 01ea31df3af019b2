"""The six basic actions, activations, and what it is to spend something."""

from __future__ import annotations

import pytest

from tapete.games.arena.actions.menu import MENU
from tapete.games.arena.actions.paying import payable
from tapete.games.arena.events.loot import Emptied
from tapete.games.arena.events.story import Activated, Passed
from tapete.games.arena.figures import value
from tapete.games.arena.rules.attacks.numbers import wounds_on
from tapete.games.arena.rules.dice.asking import decide
from tapete.games.arena.rules.gear import ammunition
from tapete.games.arena.state import Lying
from tapete.games.arena.steps import step
from tapete.kernel import Refused
from tests.games.arena.answers import guarding
from tests.games.arena.hunters.cards import arm, bag, barred, cited, hold, stow
from tests.games.arena.scene import arena, together

# --- the system


@pytest.mark.rule("arena.system.action_uses_token", "arena.spend.flip")
def test_only_available_tokens_can_pay_and_they_keep_their_colour() -> None:
    scene = arena("S . .").activate("S")
    hold(scene, "S", "(green)", "yellow")
    assert payable(scene.arena(), scene.hunter("S")) == ["yellow"]
    scene.play(answers=[scene.move("yellow", scene.at(0, 1))])
    assert scene.tokens("S") == ["(green)", "(yellow)"]
    assert barred(scene, "S", "swap") == {"-1": "arena.basic.list"}
    assert barred(scene, "S", "charge") == {"-1": "arena.system.action_uses_token"}


@pytest.mark.rule("arena.system.disagreement")
def test_the_one_in_the_spotlight_decides_or_leaves_it_to_chance() -> None:
    scene = arena("S M .", spotlight="M")
    world = scene.arena(answers=["p"])
    assert decide(world, "tie", ["p", "q"], "arena.system.disagreement") == "p"
    assert scene.table.asked[0][0] == scene.hunter("M").seat
    world = scene.arena(dice=["q"], answers=["chance"])
    assert decide(world, "tie", ["p", "q"], "arena.system.disagreement") == "q"


@pytest.mark.rule("arena.system.random_number")
@pytest.mark.parametrize("face", [1, 4])
def test_the_die_of_additional_wounds_is_a_plain_number(face: int) -> None:
    """A Psycho Reaper deals 1d4 additional wounds: 1 on a Fumble, 4 on a Crit.

    arena.example.reaper_d4
    """
    scene = arena("S p", p="reaper")
    world = scene.arena(dice=[face])
    assert wounds_on(world, scene.hunter("S"), ("wounds(1d4)",)) == 1 + face


@pytest.mark.rule("arena.system.rule_priority", "arena.ruling.unique_pinata")
def test_the_text_of_a_card_comes_before_the_core_rule() -> None:
    """A Unique enemy draws no loot, but its Piñata 1 says that it does."""
    for kind, drawn in (("star", []), ("star_pinata", ["cash"])):
        scene = arena("S . p", p=kind).activate("S")
        arm(scene, "S", "gun")
        scene.play(dice=[7, *drawn], answers=[scene.attack("p", "yellow")])
        assert scene.hunter("S").loot == drawn
        assert [one.kind for one in scene.state.lying] == ["legendary"]
        assert ("arena.system.rule_priority" in cited(scene)) is bool(drawn)


# --- activations


@pytest.mark.rule("arena.system.active_figure", "arena.activation.order_free")
def test_players_choose_who_is_next_and_one_is_active_at_a_time() -> None:
    scene = arena("S M A Z")
    world = scene.arena(answers=[(2, "amara")])
    step(world)
    assert scene.heard(Activated)[0].figure == "amara"
    active = scene.state.active
    assert active is not None
    assert active.hunter == "amara"
    scene.play(answers=[scene.end])
    assert not scene.state.active
    assert scene.table.asked[0][0] == scene.hunter("A").seat


@pytest.mark.rule("arena.activation.once")
def test_whoever_has_ended_its_activation_cannot_be_chosen_again() -> None:
    scene = arena("S M A Z").activate("S")
    scene.play(answers=[scene.end])
    assert scene.tokens("S") == ["green", "yellow", "yellow"]
    with pytest.raises(Refused):
        step(scene.arena(answers=[(1, "salvador")]))
    scene.hunter("M").seat = scene.hunter("S").seat
    with pytest.raises(Refused) as refused:
        step(scene.arena(answers=[(0, "salvador")]))
    assert refused.value.rule == "arena.activation.once"


@pytest.mark.rule("arena.activation.run")
def test_a_hunter_may_stop_and_keep_its_tokens() -> None:
    scene = arena("S . .").activate("S")
    scene.play(answers=[scene.move("green", scene.at(0, 1)), scene.end])
    assert scene.tokens("S") == ["(green)", "yellow", "yellow"]
    assert scene.heard(Passed)[0].rule == "arena.activation.run"


@pytest.mark.rule("arena.activation.run")
def test_a_hunter_that_is_out_has_not_just_nothing_left_to_do() -> None:
    scene = arena("S . .").activate("S")
    scene.hunter("S").at = None
    scene.play(steps=1)
    assert (scene.heard(Passed)[0].idle, scene.heard(Passed)[0].rule) == (
        False, "arena.activation.run",
    )  # fmt: skip


@pytest.mark.rule("arena.ruling.activation_end", "arena.gear.grenade.free")
def test_without_tokens_free_actions_are_left() -> None:
    scene = arena("S . p", p="soft").activate("S")
    arm(scene, "S", "bomb")
    hold(scene, "S", "(green)")
    assert {what for what, _ in scene.deeds("S")} == {"grenade", "end"}
    scene.play(answers=[scene.end])
    assert not scene.heard(Passed)[0].idle


@pytest.mark.rule("arena.ruling.activation_end")
def test_an_activation_ends_by_itself_when_nothing_is_left_to_do() -> None:
    scene = arena("M . p", p="soft").activate("M")
    hold(scene, "M", "(green)")
    scene.play(steps=1)
    assert scene.hunter("M").activated
    assert scene.heard(Passed)[0].idle


@pytest.mark.rule("arena.ruling.eliminated_mid_activation")
def test_a_hunter_that_falls_in_its_activation_has_had_it() -> None:
    scene = together(arena("S p M", p="angry"), "S", "p").activate("S")
    hold(scene, "S", "red", "(red)")
    scene.play(dice=[1, 1], answers=[scene.melee("p", "red"), guarding("red", spent=True)])
    assert scene.hunter("S").out
    scene.play(steps=1)
    assert scene.state.active is None
    assert scene.hunter("S").activated


# --- spending


@pytest.mark.rule("arena.spend.inactive")
def test_a_spent_weapon_can_neither_be_used_nor_help() -> None:
    scene = arena("S . p", p="soft").activate("S")
    arm(scene, "S", "lucky", "bomb")
    assert value(scene.hunter("S"), "melee") == 3
    for item in scene.hunter("S").equipped:
        item.spent = True
    assert value(scene.hunter("S"), "melee") == 1
    assert ("attack", scene.id("p")) not in scene.deeds("S")
    assert barred(scene, "S", "grenade")[scene.id("p")] == "arena.spend.inactive"


@pytest.mark.rule("arena.spend.flip")
def test_going_out_of_ammo_spends_a_weapon() -> None:
    scene = arena("S .")
    arm(scene, "S", "gun")
    ammunition.empty_all(scene.arena(), scene.hunter("S"))
    assert scene.hunter("S").equipped[0].spent
    assert "arena.spend.flip" in scene.heard(Emptied)[0].also


@pytest.mark.rule("arena.spend.reactivate", "arena.gear.grenade.once_per_turn")
def test_what_is_reactivated_works_again() -> None:
    scene = arena("S . p", p="soft").activate("S")
    arm(scene, "S", "bomb")
    scene.hunter("S").equipped[0].spent = True
    ammunition.reload(scene.arena(), scene.hunter("S"))
    assert "arena.spend.reactivate" in cited(scene)
    assert ("grenade", scene.id("p")) in scene.deeds("S")


# --- basic actions


@pytest.mark.rule("arena.basic.list")
def test_everybody_has_the_basic_actions() -> None:
    scene = together(arena("S p M", p="soft", c="loot_chest"), "S", "M").activate("S")
    arm(scene, "S", "fists")
    stow(scene, "S", "aim")
    scene.hunter("M").loot = ["cash"]
    deeds = {what for what, _ in scene.deeds("S")}
    moves = {one[0] for one in scene.offered("S") if one[0] != "do"}
    assert {"melee", "swap", "trade"} <= deeds
    assert moves == {"move:green", "move:yellow"}
    assert {kind.name for kind in MENU.kinds if kind.basic} == {
        "melee", "swap", "interact", "trade",
    }  # fmt: skip


@pytest.mark.rule("arena.basic.melee")
def test_bare_hands_reach_the_next_zone() -> None:
    """Melee 1 and a 5 are 6, enough for Defence 6."""
    scene = arena("S p . q", p="middling", q="soft").activate("S")
    arm(scene, "S")
    assert barred(scene, "S", "melee") == {scene.id("q"): "arena.action.range_set"}
    scene.play(dice=[5, "cash"], answers=[scene.melee("p", "yellow")])
    assert scene.gone("p")
    assert "arena.basic.melee" in cited(scene)


@pytest.mark.rule("arena.basic.swap")
def test_any_equipped_item_changes_places_with_one_that_fits() -> None:
    scene = arena("S .").activate("S")
    arm(scene, "S", "fists", "gun")
    stow(scene, "S", "aim")
    scene.play(answers=[scene.do("swap", item=0, token="yellow")])
    assert [one.kind for one in scene.hunter("S").equipped] == ["gun", "aim"]
    assert [one.kind for one in scene.hunter("S").inventory] == ["fists"]
    assert scene.tokens("S") == ["green", "(yellow)", "yellow"]


@pytest.mark.rule("arena.basic.interact")
def test_there_must_be_something_to_interact_with() -> None:
    scene = arena("S . M").activate("S")
    assert barred(scene, "S", "interact") == {"-1": "arena.basic.interact"}


@pytest.mark.rule("arena.basic.trade", "arena.basic.trade_no_gear")
def test_a_trade_is_of_loot_and_both_say_what_they_give() -> None:
    """Two tokens for one, and one Action token of the hunter that trades."""
    scene = together(arena("S M ."), "S", "M").activate("S")
    arm(scene, "S", "gun")
    scene.hunter("S").loot = ["cash", "cash", "plain_ammo"]
    scene.hunter("M").loot = ["plain_health"]
    first = [{"kind": "cash", "number": 1}, {"kind": "cash", "number": 2}]
    back = [{"kind": "plain_health", "number": 1}]
    scene.play(answers=[scene.do("trade", "M", token="yellow"), first, back])
    assert scene.hunter("S").loot == ["plain_ammo", "plain_health"]
    assert scene.hunter("M").loot == ["cash", "cash"]
    assert [seat for seat, key, _ in scene.table.asked if key == "arena.ask.trade"] == [0, 1]
    assert scene.tokens("S") == ["green", "(yellow)", "yellow"]
    assert "arena.basic.trade_no_gear" in cited(scene)


@pytest.mark.rule("arena.basic.trade_no_gear")
def test_gear_cannot_be_traded() -> None:
    scene = together(arena("S M ."), "S", "M").activate("S")
    arm(scene, "S", "gun")
    scene.hunter("S").loot = ["cash"]
    with pytest.raises(Refused):
        scene.play(answers=[scene.do("trade", "M", token="yellow"), [{"kind": "gun", "number": 1}]])


@pytest.mark.rule("arena.basic.trade")
def test_nobody_trades_with_somebody_elsewhere() -> None:
    scene = arena("S M .").activate("S")
    scene.hunter("S").loot = ["cash"]
    assert barred(scene, "S", "trade") == {"-1": "arena.basic.trade"}


# --- collecting


def taken(*kinds: str) -> list[dict[str, object]]:
    return [{"kind": kind, "number": kinds[: n + 1].count(kind)} for n, kind in enumerate(kinds)]


@pytest.mark.rule(
    "arena.basic.collect.when", "arena.basic.collect.choice", "arena.basic.collect.free"
)
def test_salvador_collects_one_of_two_tokens_and_then_three() -> None:
    """arena.example.salvador_collects"""
    scene = arena("S . . M")
    lying = [Lying("cash", scene.at(0, 0)) for _ in range(2)]
    scene.state.lying = lying + [Lying("plain_ammo", scene.at(0, 1)) for _ in range(3)]
    scene.hunter("M").activated = True
    scene.play(
        answers=[
            taken("cash"),
            scene.move("green", scene.at(0, 1)),
            taken("plain_ammo", "plain_ammo", "plain_ammo"),
        ]
    )
    assert scene.hunter("S").loot == ["cash", "plain_ammo", "plain_ammo", "plain_ammo"]
    assert [(one.kind, one.at) for one in scene.state.lying] == [("cash", scene.at(0, 0))]
    assert scene.tokens("S") == ["(green)", "yellow", "yellow"]
    assert "arena.basic.collect.free" in cited(scene)


@pytest.mark.rule("arena.basic.collect.when")
def test_loot_is_offered_in_the_middle_of_a_move() -> None:
    scene = arena("S . . .").activate("S")
    scene.state.lying = [Lying("cash", scene.at(0, 1))]
    scene.play(answers=[scene.move("green", scene.at(0, 3)), taken("cash")])
    assert scene.hunter("S").at == scene.at(0, 3)
    assert scene.hunter("S").loot == ["cash"]


@pytest.mark.rule("arena.basic.collect.when", "arena.loot.draw_icon_stays")
def test_a_token_of_an_enemy_killed_in_ones_zone_can_be_taken_at_once() -> None:
    """arena.example.kill_in_own_zone"""
    scene = together(arena("S p", p="soft"), "S", "p").activate("S")
    bag(scene, "drawn_health", "cash")
    scene.play(
        dice=[7, "drawn_health"], answers=[scene.melee("p", "yellow"), taken("drawn_health")]
    )
    assert scene.hunter("S").loot == ["drawn_health"]


@pytest.mark.rule("arena.basic.collect.free")
def test_collecting_needs_no_available_token() -> None:
    scene = arena("S . M").activate("S")
    hold(scene, "S", "yellow")
    scene.state.lying = [Lying("cash", scene.at(0, 1))]
    scene.play(answers=[scene.move("yellow", scene.at(0, 1)), taken("cash")])
    assert (scene.hunter("S").loot, scene.tokens("S")) == (["cash"], ["(yellow)"])


@pytest.mark.rule("arena.ruling.collect_in_reaction")
def test_loot_that_appears_in_the_zone_of_another_is_not_offered() -> None:
    scene = arena("S . p", p="soft").activate("S")
    bag(scene, "drawn_health", "cash")
    arm(scene, "S", "gun")
    scene.play(dice=[7, "drawn_health"], answers=[scene.attack("p", "yellow")])
    assert [one.at for one in scene.state.lying] == [scene.at(0, 2)]
