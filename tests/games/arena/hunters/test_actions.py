"""How an action is resolved: its range, its die, what it must reach, and what comes of it."""

from __future__ import annotations

import pytest

from tapete.games.arena.content.library import library
from tapete.games.arena.events.attacks import Provoked, Struck, Wounded
from tapete.games.arena.rules.terrain import interacting
from tapete.games.arena.rules.zones.sight import band
from tests.games.arena.answers import guarding
from tests.games.arena.hunters.cards import arm, barred, cited, hold
from tests.games.arena.scene import Scene, arena, together


def shot(kind: str, *, gun: str = "gun", face: int = 2, token: str = "yellow") -> Scene:
    """Salvador has shot at an enemy two zones away."""
    scene = arena("S . p", p=kind).activate("S")
    arm(scene, "S", gun)
    hold(scene, "S", "green", "yellow", "red")
    dies = library().enemies[kind].hit_points == 1 and _hits(kind, face, token)
    scene.play(dice=[face, *(["cash"] if dies else [])], answers=[scene.attack("p", token)])
    return scene


def _hits(kind: str, face: int, token: str) -> bool:
    top = {"red": 6, "yellow": 8, "green": 12}[token]
    return face == top or (face > 1 and face + 2 >= library().enemies[kind].defence)


def outcome(scene: Scene) -> str:
    return str(scene.heard(Struck)[0].outcome)


@pytest.mark.rule("arena.system.token_die", "arena.action.attribute_icon")
@pytest.mark.parametrize(("token", "sides"), [("red", 6), ("yellow", 8), ("green", 12)])
def test_the_colour_of_the_token_is_that_of_the_die(token: str, sides: int) -> None:
    """arena.example.green_d12"""
    scene = shot("hard", face=2, token=token)
    assert scene.table.throws[0].dice == (sides,)


@pytest.mark.rule("arena.system.aux_dice")
def test_a_plain_attack_rolls_nothing_but_its_own_die() -> None:
    assert len(shot("hard").table.rolled) == 1


@pytest.mark.rule("arena.action.resolve.min", "arena.action.resolve.outcome")
@pytest.mark.parametrize(("face", "result"), [(3, "hit"), (2, "miss")])
def test_a_total_of_five_beats_defence_five(face: int, result: str) -> None:
    """Ranged 2: a 3 makes 5, a 2 only 4.

    arena.example.defence_5
    """
    assert outcome(shot("soft", face=face)) == result


@pytest.mark.rule("arena.action.resolve.roll", "arena.gear.modifier")
def test_other_modifiers_are_added_to_die_and_attribute() -> None:
    """4, Ranged 2 and 1 make 7."""
    scene = arena("S . p", p="hard").activate("S")
    arm(scene, "S", "gun", "luck")
    scene.play(dice=[4, "cash"], answers=[scene.attack("p", "yellow")])
    assert scene.gone("p")


@pytest.mark.rule("arena.action.crit_auto", "arena.system.crit_fumble_faces")
def test_the_highest_face_succeeds_whatever_is_needed() -> None:
    scene = shot("wall", face=6, token="red")
    assert outcome(scene) == "crit"
    assert scene.enemy("p").wounds == 1


@pytest.mark.rule("arena.system.crit_fumble_faces")
def test_a_total_as_high_as_the_highest_face_is_no_crit() -> None:
    assert outcome(shot("tough", face=7)) == "hit"


@pytest.mark.rule("arena.action.fumble_auto", "arena.system.crit_fumble_faces")
def test_a_one_fails_whatever_the_total() -> None:
    scene = shot("tough", face=1)
    assert outcome(scene) == "fumble"
    assert "arena.action.fumble_auto" in cited(scene)
    assert scene.enemy("p").wounds == 0


@pytest.mark.rule("arena.action.crit_fumble_rules")
def test_a_fumble_sets_off_the_attack_fumble_of_the_target() -> None:
    scene = arena("S . p", p="angry").activate("S")
    arm(scene, "S", "gun")
    hold(scene, "S", "green", "yellow")
    scene.play(
        dice=[1, 12], answers=[scene.attack("p", "yellow"), guarding("green")]
    )  # fmt: skip
    assert scene.heard(Provoked)[0].target == "salvador"
    assert scene.enemy("p").at == scene.at(0, 1)


@pytest.mark.rule("arena.action.result_needs_success")
def test_a_lethal_attack_that_fails_does_no_wounds() -> None:
    scene = shot("wall", gun="lethal_gun", face=5)
    assert scene.enemy("p").wounds == 0
    assert "arena.action.result_needs_success" in cited(scene)


@pytest.mark.rule("arena.action.resolve.effects", "arena.attack.one_wound")
def test_a_success_does_one_wound() -> None:
    scene = shot("tough", face=5)
    assert scene.enemy("p").wounds == 1
    assert {"arena.action.resolve.effects", "arena.attack.one_wound"} <= cited(scene)


@pytest.mark.rule("arena.attack.enemy_wounds")
def test_wounds_are_counted_for_each_enemy_by_itself() -> None:
    scene = arena("p S q", p="tough", q="tough").activate("S")
    arm(scene, "S", "gun")
    scene.play(dice=[5], answers=[scene.attack("p", "yellow")])
    assert (scene.enemy("p").wounds, scene.enemy("q").wounds) == (1, 0)
    assert scene.heard(Wounded)[0].rule == "arena.attack.enemy_wounds"


@pytest.mark.rule("arena.attack.enemy_eliminated", "arena.loot.drop_one")
def test_an_enemy_without_hit_points_goes_back_to_the_pool_and_drops_loot() -> None:
    scene = arena("S . p", p="tough").activate("S")
    arm(scene, "S", "gun")
    scene.enemy("p").wounds = 2
    pool, bag = scene.state.pool["psycho"], len(scene.state.bag)
    scene.play(dice=[5, "cash"], answers=[scene.attack("p", "yellow")])
    assert scene.gone("p")
    assert (scene.state.pool["psycho"], len(scene.state.bag)) == (pool + 1, bag - 1)


@pytest.mark.rule("arena.attack.enemies_only")
def test_no_friend_can_be_aimed_at() -> None:
    scene = arena("S M p", p="soft").activate("S")
    arm(scene, "S", "gun")
    attacks = {to for what, to in scene.deeds("S") if what in ("attack", "melee")}
    assert attacks == {scene.id("p")}


# --- range


@pytest.mark.rule("arena.action.range_bands")
def test_distances_have_their_colours() -> None:
    found = [band(apart) for apart in (0, 1, 2, 3, 4, 9)]
    assert found == ["red", "red", "yellow", "green", "long", "long"]


@pytest.mark.rule(
    "arena.action.range_set", "arena.action.components", "arena.action.long_range_icon"
)
@pytest.mark.parametrize(
    ("gun", "able"),
    [("middle", [2, 3]), ("gun", [1, 2, 3]), ("sniper", [4, 5]), ("blade", [1])],
)
def test_a_weapon_reaches_only_the_distances_it_shows(gun: str, able: list[int]) -> None:
    """arena.example.range_red, arena.example.range_yellow_green,
    arena.example.range_red_yellow_green, arena.example.range_long_only"""
    reached = []
    for apart in range(1, 6):
        scene = arena("S" + " ." * (apart - 1) + " p", p="soft").activate("S")
        arm(scene, "S", gun)
        reached += [apart] if ("attack", scene.id("p")) in scene.deeds("S") else []
    assert reached == able


@pytest.mark.rule("arena.action.range_set", "arena.action.long_range_icon")
def test_a_target_out_of_range_is_refused_with_the_rule() -> None:
    scene = arena("S p . . q", p="soft", q="soft").activate("S")
    scene.enemy("p").at, scene.enemy("q").at = scene.at(0, 1), scene.at(0, 4)
    arm(scene, "S", "middle")
    assert barred(scene, "S", "attack") == {
        scene.id("p"): "arena.action.range_set",
        scene.id("q"): "arena.action.long_range_icon",
    }


@pytest.mark.rule("arena.action.resolve.target", "arena.ruling.target_before_token")
def test_without_a_target_no_token_is_spent() -> None:
    scene = arena("S . . . .").activate("S")
    arm(scene, "S", "gun")
    assert not [one for one in scene.deeds("S") if one[0] == "attack"]
    assert barred(scene, "S", "attack") == {"-1": "arena.action.resolve.target"}
    assert scene.tokens("S") == ["green", "yellow", "yellow"]


# --- several targets


@pytest.mark.rule("arena.action.multi_target")
@pytest.mark.parametrize(("face", "left"), [(4, "r"), (8, ""), (1, "pqr")])
def test_one_roll_is_compared_with_each_target(face: int, left: str) -> None:
    """Ranged 2: a total of 6 against Defence 5, 6 and 7."""
    scene = arena("S . p q r", p="soft", q="middling", r="hard")
    together(scene, "p", "q", "r").activate("S")
    arm(scene, "S", "blaster")
    loot = ["cash"] * (3 - len(left))
    scene.play(dice=[face, *loot], answers=[scene.attack("p", "yellow")])
    assert "".join(one for one in "pqr" if not scene.gone(one)) == left
    assert "arena.action.multi_target" in cited(scene)


# --- complex and free actions


@pytest.mark.rule("arena.action.complex")
def test_a_complex_action_is_refused_beside_an_enemy() -> None:
    scene = together(arena("S p", p="soft"), "S", "p").activate("S")
    arm(scene, "S", "careful")
    assert ("attack", scene.id("p")) not in scene.deeds("S")
    assert barred(scene, "S", "attack")[scene.id("p")] == "arena.action.complex"


@pytest.mark.rule("arena.action.complex")
@pytest.mark.parametrize(("kind", "deed"), [("careful", "gunzerk"), ("careful_bomb", "grenade")])
def test_a_complex_action_is_refused_beside_an_enemy_though_it_is_free(
    kind: str, deed: str
) -> None:
    scene = together(arena("S p", p="soft"), "S", "p").activate("S")
    arm(scene, "S", kind)
    assert scene.state.active is not None
    scene.state.active.ending = deed == "gunzerk"
    assert (deed, scene.id("p")) not in scene.deeds("S")
    assert barred(scene, "S", deed)[scene.id("p")] == "arena.action.complex"


@pytest.mark.rule("arena.action.free", "arena.hero.special_rule", "arena.activation.run")
def test_a_free_attack_takes_the_die_of_any_token_and_spends_none() -> None:
    """Salvador ends his activation with a free attack, with the die of a Spent token."""
    scene = arena("S . p", p="soft").activate("S")
    arm(scene, "S", "gun")
    hold(scene, "S", "(green)", "red")
    scene.play(answers=[scene.end])
    answer = scene.do("gunzerk", "p", 0, token="green")
    scene.play(dice=[11, "cash"], answers=[answer])
    assert scene.table.throws[0].dice == (12,)
    assert scene.tokens("S") == ["(green)", "red"]
    assert "arena.action.free" in cited(scene)


# --- attributes and obstacles


@pytest.mark.rule("arena.hero.attributes")
def test_salvador_adds_ranged_to_a_shot() -> None:
    scene = shot("hard", face=6)
    assert scene.gone("p")
    assert "arena.hero.attributes" in cited(scene)


@pytest.mark.rule("arena.attr.missing_is_zero", "arena.system.aux_dice", "arena.attr.list")
@pytest.mark.parametrize(("face", "opens"), [(4, True), (3, False)])
def test_a_chest_needs_four_and_a_missing_attribute_is_nothing(face: int, opens: bool) -> None:
    """Salvador has no Tech. There is a fixed number, so that no d10 is rolled."""
    scene = arena("S c", c="loot_chest").activate("S")
    scene.hunter("S").at = scene.at(0, 1)
    held = "money"
    dice = [face, held] if opens else [face]
    scene.play(dice=dice, answers=[scene.do("interact", "c", token="yellow")])
    assert bool(scene.state.things[0].used) is opens
    assert scene.table.throws[0].dice == (8,)


@pytest.mark.rule("arena.attr.list")
def test_an_action_adds_its_own_attribute_and_no_other() -> None:
    """Moze has Tech 2: a 2 is enough for a chest."""
    scene = arena("Z c", c="loot_chest").activate("Z")
    scene.hunter("Z").at = scene.at(0, 1)
    scene.play(dice=[2, "money"], answers=[scene.do("interact", "c", token="yellow")])
    assert scene.state.things[0].used


@pytest.mark.rule("arena.action.obstacle_die", "arena.system.aux_dice")
@pytest.mark.parametrize(("face", "succeeds"), [(7, True), (6, False)])
def test_the_obstacle_die_says_what_is_needed(face: int, succeeds: bool) -> None:
    """The black die shows 7; Salvador has no Tech. No other die is rolled."""
    scene = arena("S .")
    world = scene.arena(dice=[7, face])
    found = interacting._succeeds(
        world, scene.hunter("S"), "tech", 0, "yellow", "arena.basic.interact"
    )
    assert found is succeeds
    assert [one.dice for one in scene.table.throws] == [(10,), (8,)]


@pytest.mark.rule("arena.ruling.obstacle_die_faces")
@pytest.mark.parametrize(("needed", "face", "succeeds"), [(1, 2, True), (10, 9, False)])
def test_the_faces_of_the_obstacle_die_are_plain_numbers(
    needed: int, face: int, succeeds: bool
) -> None:
    scene = arena("S .")
    world = scene.arena(dice=[needed, face])
    found = interacting._succeeds(
        world, scene.hunter("S"), "tech", 0, "green", "arena.basic.interact"
    )
    assert found is succeeds


@pytest.mark.rule("arena.system.x_rule")
def test_a_number_in_brackets_says_how_much() -> None:
    """Corrosion 2 places two tokens."""
    scene = arena("S . p", p="wall").activate("S")
    arm(scene, "S", "acid")
    scene.play(dice=[4, 2], answers=[scene.attack("p", "yellow")])
    assert scene.enemy("p").elements == {"corrosion": 2}
    assert "arena.system.x_rule" in cited(scene)
