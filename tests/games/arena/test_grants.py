"""What cards raise, things that are used up, Star Moves, and objectives in terrain."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from tapete.games.arena.actions import attacking
from tapete.games.arena.content.entries import Attacks
from tapete.games.arena.content.library import library
from tapete.games.arena.events.loot import Discarded
from tapete.games.arena.events.story import StarMoved
from tapete.games.arena.figures import fresh, is_immune, value
from tapete.games.arena.rules.attacks import attack
from tapete.games.arena.rules.gear import cards
from tapete.games.arena.rules.harm import defence
from tapete.games.arena.rules.harm.elements import taint
from tapete.games.arena.rules.intermission import shopping
from tapete.games.arena.rules.loot import using
from tapete.games.arena.rules.reactions import window
from tapete.games.arena.rules.story import counting
from tapete.games.arena.rules.turns import rounds
from tests.games.arena.answers import guarding, wound
from tests.games.arena.scene import Scene, arena, falls, learn, together, wear

KNOWN = library()


def lit(scene: Scene, letter: str, star: str) -> None:
    """Deals a Star Move, while somebody else is in the Spotlight."""
    scene.hunter(letter).star = star
    scene.hunter(letter).deeds = {}


# --- figures that cards raise


@pytest.mark.rule("arena.gear.modifier")
@pytest.mark.parametrize(("item", "needs"), [("", 4), ("gps_bullets", 3)])
def test_a_bonus_counts_for_the_attacks_it_names(item: str, needs: int) -> None:
    """Ranged 2 and the die must be 6."""
    for face in (needs - 1, needs):
        scene = arena("S . p", p="psycho").activate("S")
        wear(scene, "S", *([item] if item else []))
        scene.play(
            dice=[face, *(["money"] if face == needs else [])],
            answers=[scene.attack("p", "yellow")],
        )
        assert scene.gone("p") == (face == needs)
    scene = arena("S p", p="psycho").activate("S")
    wear(scene, "S", "gps_bullets")
    scene.play(dice=[4], answers=[scene.melee("p", "yellow")])
    assert not scene.gone("p")


@pytest.mark.rule("arena.shield.no_attribute")
def test_a_shield_bonus_counts_only_with_the_shield() -> None:
    scene = arena("S . p", p="psycho")
    hunter = wear(scene, "S", "sponge", "rubber_boots")
    threat = defence.Threat(5, "melee")
    assert defence.defend(scene.arena([4], [guarding("yellow")]), hunter, threat)
    hunter.equipped[1].shields[0].spent = True
    assert not defence.defend(scene.arena([3], [guarding("yellow")]), hunter, threat)


@pytest.mark.rule("arena.defence.roll")
def test_a_defence_bonus_counts_with_any_token() -> None:
    """3 and Melee 1 are 4; with the skill, 5."""
    scene = arena("S . p", p="psycho")
    hunter = learn(scene, "S", "ox", 0, 1)
    threat, token = defence.Threat(6, "melee"), guarding("yellow")
    assert defence.defend(scene.arena([3], [token]), hunter, threat)
    hunter.filled = [0]
    assert not defence.defend(scene.arena([3], [token]), hunter, threat)


@pytest.mark.rule("arena.loot.health")
def test_a_second_heart_makes_health_tokens_heal_more() -> None:
    scene = arena("A . p", p="psycho")
    hunter = wear(scene, "A", "second_heart")
    for token in hunter.tokens:
        token.colour = "red"
    using.heal(scene.arena(answers=["heal", wound("green"), "heal", wound("yellow")]), hunter)
    assert scene.tokens("A") == ["green", "yellow", "red"]


@pytest.mark.rule("arena.loot.resale")
def test_a_sponsor_pays_more_for_tokens_with_a_resale_value() -> None:
    scene = arena("A . p", p="psycho")
    hunter = wear(scene, "A", "sponsorship")
    worth = [shopping.worth(hunter, kind) for kind in ("ammo_100", "ammo", "money")]
    assert worth == [200, 0, 500]


SORTS = {
    "ranged": "caracal", "melee": "saw_axe", "firearm": "caracal", "grenade": "frag",
    "pistol": "two_bits", "rifle": "caracal", "shotgun": "doorbell", "sniper": "last_word",
    "launcher": "confetti", "all": "doom_kazoo", "special": "", "reaction": "", "helper": "",
}  # fmt: skip


@pytest.mark.parametrize("sort", get_args(Attacks))
def test_there_are_attacks_of_every_sort_that_cards_raise(sort: str) -> None:
    kind = SORTS[sort]
    if kind:
        action, item = KNOWN.gear(kind).actions[0], fresh(kind)
        assert sort in attack.sorts_of(action, item)
    else:
        assert sort in attack.sorts_of(attacking.MELEE, None, sort)


@pytest.mark.rule("arena.action.range_set")
def test_a_pitcher_throws_grenades_far() -> None:
    scene = arena("S . . . p", p="psycho").activate("S")
    wear(scene, "S", "frag")
    assert ("grenade", scene.id("p")) not in scene.deeds("S")
    wear(scene, "S", "pitcher_arm")
    assert ("grenade", scene.id("p")) in scene.deeds("S")


@pytest.mark.rule("arena.gear.weapon_action", "arena.prop.charge")
def test_a_weapon_with_two_actions_shoots_and_charges() -> None:
    scene = arena("S . p", p="psycho").activate("S")
    scene.hunter("S").equipped = [fresh("noisy_neighbour")]
    assert {("attack", scene.id("p")), ("charge", "")} <= scene.deeds("S")


def test_who_is_immune_gets_no_tokens() -> None:
    scene = arena("S . p", p="psycho")
    hunter = wear(scene, "S", "igloo")
    assert is_immune(hunter, "burn")
    taint(scene.arena(), hunter, "burn")
    taint(scene.arena(), hunter, "slag")
    assert hunter.elements == {"slag": 1}


@pytest.mark.rule("arena.gear.inventory_inert", "arena.hero.attributes")
def test_a_filled_slot_raises_an_attribute() -> None:
    scene = arena("S . p", p="psycho")
    assert value(scene.hunter("S"), "ranged") == 2
    assert value(learn(scene, "S", "mascabalas", 0, 1), "ranged") == 3


@pytest.mark.rule("arena.basic.move")
def test_a_skill_takes_a_hunter_farther() -> None:
    scene = arena("A . . . .").activate("A")
    far = scene.move("yellow", *[scene.at(0, place) for place in (1, 2, 3)])
    learn(scene, "A", "brawl", 2)
    scene.play(answers=[far])
    assert scene.hunter("A").at == scene.at(0, 3)


@pytest.mark.rule("arena.action.easy", "arena.prop.disposable")
def test_a_thing_that_is_used_up_helps_all_in_the_zone() -> None:
    scene = together(arena("S A p", p="psycho"), "S", "A").activate("S")
    wear(scene, "S", "soap")
    for letter in ("S", "A"):
        scene.hunter(letter).elements = {"burn": 2}
        scene.hunter(letter).tokens[1].colour = "red"
    scene.play(
        answers=[
            scene.do("apply", item=1, token="green"), wound("yellow"), wound("yellow"),
        ]
    )  # fmt: skip
    assert [scene.hunter(letter).elements for letter in ("S", "A")] == [{}, {}]
    assert scene.tokens("A") == ["green", "yellow", "yellow"]
    assert [one.item for one in scene.heard(Discarded)] == ["soap"]
    assert [item.kind for item in scene.hunter("S").equipped] == ["caracal"]


@pytest.mark.rule("arena.prop.run_and_gun")
def test_a_run_and_gun_token_leaves_with_its_weapon_and_comes_back_as_it_left() -> None:
    """In the next round it is Available, wherever the weapon is."""
    scene = arena("Z . p", p="psycho")
    hunter = scene.hunter("Z")
    for token in (*hunter.tokens, hunter.equipped[0].lent):
        assert token is not None
        token.spent = token in hunter.tokens
    world = scene.arena()
    assert window.can_pay(world, hunter)
    cards.swap(world, hunter, (0, -1), "arena.basic.swap")
    assert not window.can_pay(world, hunter)
    cards.swap(world, hunter, (-1, 0), "arena.basic.swap")
    assert window.can_pay(world, hunter)
    lent = hunter.equipped[0].lent
    assert lent is not None
    lent.spent = True
    cards.swap(world, hunter, (0, -1), "arena.basic.swap")
    cards.swap(world, hunter, (-1, 0), "arena.basic.swap")
    assert not window.can_pay(world, hunter)
    cards.swap(world, hunter, (0, -1), "arena.basic.swap")
    rounds.refresh(world)
    assert not lent.spent


# --- Star Moves


@pytest.mark.rule("arena.spotlight.star_move")
@pytest.mark.parametrize("star", KNOWN.stars)
def test_a_star_move_takes_the_spotlight_once_there_is_enough_of_its_deed(star: str) -> None:
    card = KNOWN.stars[star]
    scene = arena("M . S", spotlight="S").activate("M")
    lit(scene, "M", star)
    world = scene.arena()
    for _ in range(card.count):
        assert scene.state.spotlight == "salvador"
        counting.did(world, scene.hunter("M"), card.deed)
    assert scene.state.spotlight == "mordecai"
    assert [one.card for one in scene.heard(StarMoved)] == [star]


@pytest.mark.rule("arena.spotlight.star_move")
@pytest.mark.parametrize("star", KNOWN.stars)
def test_only_the_deeds_of_a_round_count_while_somebody_else_is_active(star: str) -> None:
    card = KNOWN.stars[star]
    scene = arena("M . S", spotlight="S").activate("S")
    lit(scene, "M", star)
    counting.did(scene.arena(), scene.hunter("M"), card.deed, card.count)
    assert (scene.state.spotlight == "mordecai") == (card.span == "round")


@pytest.mark.rule("arena.spotlight.star_move")
def test_two_ranged_kills_in_an_activation_take_the_spotlight() -> None:
    scene = arena("M . p q S", spotlight="S", p="psycho", q="psycho").activate("M")
    lit(scene, "M", "brutal")
    for kind in ("p", "q"):
        assert scene.state.spotlight == "salvador"
        shot = scene.do("attack", kind, 1 if kind == "p" else 0, token="yellow")
        scene.play(dice=[7, "money"], answers=[shot])
    assert scene.state.spotlight == "mordecai"


def test_a_kill_by_a_barrel_is_no_ranged_kill() -> None:
    scene = together(arena("S . p b M", spotlight="M", p="psycho"), "p").activate("S")
    scene.state.things[0].at = scene.enemy("p").at  # type: ignore[assignment]
    scene.play(dice=[6, "plain", 10, "money"], answers=[scene.do("attack", "b", 0, token="yellow")])
    assert scene.hunter("S").deeds.get("kill_blast") == 1
    assert "kill_ranged" not in scene.hunter("S").deeds


@pytest.mark.rule("arena.ffyl.success")
def test_coming_out_alive_and_killing_in_a_reaction_are_deeds() -> None:
    scene = arena("S . p", p="psycho")
    falls(scene, [scene.attack("p", "red")], [6, "money"])
    deeds = scene.hunter("S").deeds
    for deed in ("saved", "kill_reaction", "kill_ranged", "reaction"):
        assert deeds[deed] == 1


DROPS = (1, "money", "money")
"""What a Goliath leaves: one token, and as many more as the die shows."""


@pytest.mark.rule("arena.spotlight.star_move")
@pytest.mark.parametrize(
    ("drawing", "what", "dice", "deeds"),
    [
        ("S . g", "attack", [7, *DROPS], ["kill", "kill_ranged", "kill_large", "weapons"]),
        ("S g", "melee", [7, *DROPS], ["kill", "kill_melee", "kill_large"]),
        ("A . g", "special", [1, 7, *DROPS], ["kill", "kill_special", "kill_large"]),
        ("S . g", "grenade", [7, *DROPS], ["kill", "kill_grenade", "kill_large", "weapons"]),
        ("S . g", "attack", [8, *DROPS], ["crit"]),
        ("S . g", "attack", [1], ["fumble"]),
    ],
)
def test_attacks_are_counted_as_what_they_are(
    drawing: str, what: str, dice: list[Any], deeds: list[str]
) -> None:
    scene = arena(drawing, g="goliath").activate(drawing[0])
    scene.enemy("g").wounds = 3
    hunter = wear(scene, drawing[0], "frag")
    token = {} if what == "grenade" else {"token": "yellow"}
    item = -1 if what == "melee" else 0
    scene.play(dice=dice, answers=[scene.do(what, "g", item, **token)])
    counted = {deed for deed in counting.DEEDS if hunter.deeds.get(deed)}
    assert set(deeds) <= counted
    kills = {deed for deed in counted if deed.startswith("kill")}
    assert kills <= {*deeds, "kill", "kill_ranged", "kill_large"}


@pytest.mark.rule("arena.terrain.chest.contents", "arena.spotlight.star_move")
def test_opening_taking_and_walking_are_counted() -> None:
    scene = arena("S c . .", c="mailbox").activate("S")
    walk = scene.move("yellow", scene.at(0, 1))
    scene.play(dice=[5, "loot", "ammo"], answers=[walk, scene.do("interact", "c", token="yellow")])
    deeds = scene.hunter("S").deeds
    assert [deeds[deed] for deed in ("zones", "open", "loot")] == [1, 1, 1]


# --- terrain


@pytest.mark.rule("arena.terrain.barrel.key")
def test_objectives_lie_in_terrain_only_where_the_scenario_has_them() -> None:
    scene = arena("S . b")
    backs = [one for kind in scene.state.chests for one in scene.state.chests[kind].items]
    assert not {"key", "bomb", "terminal"} & set(backs)
