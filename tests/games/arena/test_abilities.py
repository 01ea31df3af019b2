"""Special rules of hunters, Helpers, and abilities that follow from deeds."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from tapete.games.arena.content.entries import Grant
from tapete.games.arena.content.library import library
from tapete.games.arena.events.attacks import Defended, Struck, Suppressed, Tainted
from tapete.games.arena.events.story import SpecialUsed
from tapete.games.arena.figures import fresh
from tapete.games.arena.rules.story import counting
from tapete.games.arena.rules.turns import rounds
from tapete.games.arena.state import Hunter, Token
from tests.games.arena.answers import guarding, wound
from tests.games.arena.scene import Scene, arena, falls, learn, together, wear

SPECIAL = pytest.mark.rule("arena.hero.special_rule")
KNOWN = library()


# --- Salvador


@SPECIAL
def test_gunzerker_is_a_free_shot_with_a_weapon_not_used_yet() -> None:
    scene = arena("S . p", p="goliath").activate("S")
    wear(scene, "S", "love_letter")
    scene.play(
        dice=[3, 3],
        answers=[
            scene.attack("p", "yellow"), scene.end,
            scene.do("gunzerk", "p", 1, token="green"), False,
        ],
    )  # fmt: skip
    assert [one.outcome for one in scene.heard(Struck)] == ["miss", "miss"]
    assert scene.tokens("S") == ["green", "(yellow)", "yellow"]


@SPECIAL
@pytest.mark.parametrize("twice", [False, True])
def test_two_gunzerker_attacks_take_the_fourth_rank(twice: bool) -> None:
    scene = arena("S . p", p="goliath").activate("S")
    learn(scene, "S", "mascabalas", *([4] if twice else []))
    wear(scene, "S", "morning_jog")
    scene.play(dice=[3], answers=[scene.end, scene.do("gunzerk", "p", 0, token="yellow")])
    again = {what for what, _ in scene.deeds("S")}
    assert ("gunzerk" in again) == twice


@pytest.mark.rule("arena.ffyl.success", "arena.hero.special_rule")
def test_a_free_gunzerker_attack_may_save_whoever_fights_for_its_life() -> None:
    """The [RE]action misses; the free shot with the other weapon kills, and that counts."""
    scene = arena("S . p", p="psycho")
    learn(scene, "S", "mascabalas", 0, 2)
    wear(scene, "S", "morning_jog")
    shot, free = scene.attack("p", "red"), scene.do("gunzerk", "p", 1, token="red")
    falls(scene, [shot, free, False], [2, 5, "money"])
    assert scene.gone("p")
    assert not scene.gone("S")
    assert scene.tokens("S").count("(green)") == 1
    assert scene.tokens("S").count("yellow") == 2


@pytest.mark.rule("arena.ffyl.failure")
def test_without_the_skill_there_is_no_free_attack() -> None:
    scene = arena("S . p", p="psycho")
    wear(scene, "S", "morning_jog")
    falls(scene, [scene.attack("p", "red")], [2])
    assert scene.gone("S")


@SPECIAL
def test_the_free_attack_needs_another_weapon_and_a_reaction() -> None:
    scene = arena("S . p", p="psycho")
    learn(scene, "S", "mascabalas", 2)
    falls(scene, [scene.attack("p", "red")], [2])
    assert scene.gone("S")
    scene = arena("S . p", p="psycho")
    learn(scene, "S", "mascabalas", 2)
    falls(scene, [scene.end], [])
    assert scene.gone("S")


@pytest.mark.rule("arena.loot.use_anytime")
def test_loot_used_in_a_reaction_is_not_the_reaction() -> None:
    scene = arena("S . p", p="psycho")
    scene.hunter("S").loot = ["ammo"]
    scene.hunter("S").equipped[0].spent = True
    use = ["do", {"option": {"what": "use", "to": "", "item": 0}, "details": {}}]
    falls(scene, [use, scene.attack("p", "red")], [6, "money"])
    assert scene.gone("p")
    assert not scene.gone("S")


# --- Mordecai and Bloodwing


@SPECIAL
@pytest.mark.parametrize(("beside", "outcome"), [(True, "hit"), (False, "miss")])
def test_bloodwing_shows_mordecai_where_to_aim(beside: bool, outcome: str) -> None:
    """2 and Ranged 3 are 5; with Bloodwing in the zone, 6."""
    scene = arena("M h . p", p="psycho").activate("M")
    scene.enemy("p").wounds = -5
    if beside:
        scene.helper.at = scene.enemy("p").at
    scene.play(dice=[2], answers=[scene.attack("p", "yellow")])
    assert [one.outcome for one in scene.heard(Struck)] == [outcome]


@pytest.mark.rule("arena.helper.acts_like_vh")
def test_a_skill_can_raise_a_helper() -> None:
    """2 misses and is rolled anew; 3, Melee 2 and the skill are 6."""
    scene = arena("M h p", p="psycho").activate("M")
    learn(scene, "M", "falconry", 0, 2)
    bite = scene.do("bite", "p", 0, token="yellow")
    scene.play(dice=[2, 3, "money"], answers=[bite, True, scene.end])
    assert scene.gone("p")


@pytest.mark.rule("arena.helper.acts_like_vh")
def test_what_raises_a_hunter_does_not_raise_its_helper() -> None:
    """3 and Melee 2 are 5: the spikes on Mordecai's Shield do nothing for Bloodwing."""
    scene = arena("M h p", p="psycho").activate("M")
    wear(scene, "M", "hedgehog")
    scene.play(dice=[3], answers=[scene.do("bite", "p", 0, token="yellow")])
    assert not scene.gone("p")


@pytest.mark.rule("arena.helper.no_spotlight")
def test_what_a_helper_does_brings_its_hunter_the_spotlight() -> None:
    scene = arena("M h p . S", spotlight="S", p="psycho").activate("M")
    scene.hunter("M").star = "butcher"
    scene.play(dice=[7, "money"], answers=[scene.do("bite", "p", 0, token="yellow")])
    assert scene.state.spotlight == "mordecai"


@pytest.mark.rule("arena.helper.acts_like_vh")
def test_a_helper_rolls_with_its_own_attributes() -> None:
    """3 would do with Mordecai's Tech 1; Bloodwing has none."""
    scene = arena("M h . c", c="mailbox").activate("M")
    scene.helper.at = scene.state.things[0].at
    scene.play(dice=[3], answers=[scene.do("fetch", "c", token="yellow")])
    assert not scene.state.things[0].used


@pytest.mark.rule("arena.helper.acts_like_vh")
def test_a_helper_opens_chests() -> None:
    scene = arena("M h . c", c="mailbox").activate("M")
    scene.helper.at = scene.state.things[0].at
    fetch = scene.do("fetch", "c", token="yellow")
    scene.play(dice=[5, "money"], answers=[fetch])
    assert scene.state.money == 1 + library().scenarios[scene.state.scenario].money // 500


# --- Axton and his turret


@pytest.mark.rule("arena.helper.own_tokens")
def test_the_turret_pays_with_its_own_token_first_and_axton_never_does() -> None:
    scene = arena("X h p", p="psycho").activate("X")
    for token in scene.hunter("X").tokens:
        token.spent = True
    deeds = scene.deeds("X")
    assert ("bite", scene.id("p")) in deeds
    assert ("attack", scene.id("p")) not in deeds
    scene.play(dice=[4, "money"], answers=[scene.do("bite", "p", 0, token="yellow")])
    assert scene.gone("p")
    assert scene.helper.tokens[0].spent


@SPECIAL
def test_the_turret_stands_still_until_axton_calls_it() -> None:
    scene = arena("X . . h").activate("X")
    assert not [way for way, _ in scene.offered("X") if way.startswith("fly")]
    scene.play(answers=[scene.do("gift", token="yellow")])
    assert scene.helper.at == scene.hunter("X").at
    assert [one.ability for one in scene.heard(SpecialUsed)] == ["redeploy"]
    assert ("gift", "") not in scene.deeds("X")


@pytest.mark.rule("arena.prop.suppression")
def test_the_turret_suppresses() -> None:
    scene = arena("X h p", p="psycho").activate("X")
    scene.play(dice=[1], answers=[scene.do("bite", "p", 0, token="yellow")])
    assert scene.heard(Suppressed)


# --- specials that are attacks


@SPECIAL
@pytest.mark.parametrize("twice", [False, True])
def test_a_special_attack_can_be_made_once_and_with_a_skill_twice(twice: bool) -> None:
    scene = arena("A . p", p="goliath").activate("A")
    learn(scene, "A", "spare_arms", *([4] if twice else []))
    slam = scene.do("special", "p", 0, token="yellow")
    scene.play(dice=[1 + 1, 2], answers=[slam])
    assert (("special", scene.id("p")) in scene.deeds("A")) == twice


@SPECIAL
def test_a_skill_adds_a_distance_to_a_special_attack() -> None:
    scene = arena("A . . p", p="goliath").activate("A")
    assert ("special", scene.id("p")) not in scene.deeds("A")
    learn(scene, "A", "spare_arms", 2)
    assert ("special", scene.id("p")) in scene.deeds("A")


@pytest.mark.rule("arena.action.complex")
def test_a_steady_hand_does_complex_things_beside_enemies() -> None:
    scene = together(arena("Z p q", p="psycho", q="psycho"), "Z", "p").activate("Z")
    learn(scene, "Z", "mama_bear", 3)
    assert ("special", scene.id("p")) not in scene.deeds("Z")
    learn(scene, "Z", "mama_bear", 0, 3)
    assert ("special", scene.id("p")) in scene.deeds("Z")


@pytest.mark.rule("arena.prop.explosive")
@pytest.mark.parametrize("clever", [False, True])
def test_clever_fire_spares_friends(clever: bool) -> None:
    scene = together(arena("Z . p S", p="psycho"), "p", "S").activate("Z")
    learn(scene, "Z", "demolition", *([1] if clever else []))
    blast = scene.do("special", "p", 0, token="yellow")
    guard = [] if clever else [guarding("yellow")]
    scene.play(dice=[5, *([] if clever else [8]), "money"], answers=[blast, *guard])
    assert scene.gone("p")
    assert len(scene.heard(Defended)) == (not clever)


@pytest.mark.rule("arena.prop.crit_effects")
def test_crits_with_an_element_roll_for_it_only_on_a_crit() -> None:
    scene = arena("S . . . g", g="goliath").activate("S")
    scene.hunter("S").equipped = [fresh("horizon")]
    shot = scene.attack("g", "yellow")
    scene.play(dice=[8, 4], answers=[shot])
    assert [one.element for one in scene.heard(Tainted)] == ["slag"]
    assert scene.enemy("g").wounds == 3
    scene = arena("S . . . g", g="goliath").activate("S")
    scene.hunter("S").equipped = [fresh("horizon")]
    scene.play(dice=[6], answers=[shot, False])
    assert not scene.heard(Tainted)


@pytest.mark.rule("arena.prop.crit_effects")
def test_by_a_house_rule_slag_of_a_crit_counts_from_the_next_attack_on() -> None:
    scene = arena("S . . . g", rules={"element_same_attack": False}, g="goliath").activate("S")
    scene.hunter("S").equipped = [fresh("horizon")]
    scene.play(dice=[8, 4], answers=[scene.attack("g", "yellow")])
    assert scene.enemy("g").elements == {"slag": 1}
    assert scene.enemy("g").wounds == 2


# --- what follows from a deed

FOLLOWING = [name for name, ability in KNOWN.abilities.items() if ability.when]


def _gives(name: str, grants: Iterable[Grant]) -> bool:
    return any(grant.ability == name for grant in grants)


def _teach(hunter: Hunter, name: str) -> None:
    """Gives a hunter an ability: a slot of some tree, or else a card."""
    for tree, page in KNOWN.trees.items():
        for place, slot in enumerate(page.slots):
            if _gives(name, slot.grants):
                hunter.tree, hunter.filled = tree, [place]
                return
    every = [*KNOWN.depot.items(), *KNOWN.zed.items(), *KNOWN.torgue.items()]
    item = fresh(next(kind for kind, card in every if _gives(name, card.grants)))
    for token in item.shields:
        token.spent = True
    hunter.equipped = [*hunter.equipped, item]


def _battered(name: str) -> Scene:
    """A hunter that anything would help, with an ability."""
    scene = arena("M h . S")
    hunter = wear(scene, "M", "turtle")
    hunter.tokens = [Token("red", "green", spent=True), Token("red", "yellow", spent=True)]
    hunter.tokens.append(Token("yellow", "yellow", spent=True))
    hunter.elements = {"burn": 1}
    for item in hunter.equipped:
        item.spent = item.kind == "long_shot"
        for token in item.shields:
            token.spent = True
    _teach(hunter, name)
    return scene


def _picture(scene: Scene) -> list[Any]:
    hunter = scene.hunter("M")
    tokens = [(one.colour, one.spent) for one in hunter.tokens]
    shields = [token.spent for item in hunter.equipped for token in item.shields]
    spent = [item.spent for item in hunter.equipped]
    return [tokens, shields, spent, hunter.elements, hunter.at, len(scene.state.lying)]


@SPECIAL
@pytest.mark.parametrize("name", FOLLOWING)
def test_an_ability_follows_from_its_deed(name: str) -> None:
    """Each does something for who needs it, and as often in a round as it says."""
    ability, scene = KNOWN.abilities[name], _battered(name)
    before = _picture(scene)
    place = scene.ground.hexes.beside[scene.hunter("M").at][0]  # type: ignore[index]
    answers = _answers(scene, name, place)
    world = scene.arena(["money"] * name.startswith("thieving"), answers)
    if ability.when == "activation":
        rounds.begin(world, scene.hunter("M"))
    else:
        counting.did(world, scene.hunter("M"), ability.when)  # type: ignore[arg-type]
    scene.table.done()
    after = _picture(scene)
    assert after != before
    assert [one.ability for one in scene.heard(SpecialUsed)] == [name]
    if ability.most:
        counting.did(scene.arena(), scene.hunter("M"), ability.when)  # type: ignore[arg-type]
        assert _picture(scene) == after


def _answers(scene: Scene, name: str, place: Any) -> list[Any]:
    """What is asked: which wound to heal, or where to go."""
    does = {type(effect).__name__ for effect in KNOWN.abilities[name].effects}
    if "Stride" in does:
        centre = scene.ground.hexes.centre(place)
        return [[[centre.x, centre.y]]]
    return [wound("green", spent=True)] if "Cure" in does else []


@SPECIAL
def test_abilities_can_be_used_anew_in_the_next_round() -> None:
    scene = _battered("ovation")
    counting.did(scene.arena(), scene.hunter("M"), "kill")
    assert scene.hunter("M").worked == ["ovation"]
    rounds.begin_round(scene.arena())
    assert scene.hunter("M").worked == []
