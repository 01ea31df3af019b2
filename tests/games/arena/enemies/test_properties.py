"""Properties of attacks and of enemies."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.arena.events.attacks import (
    Attacked,
    Defended,
    Provoked,
    Reacts,
    Repeated,
    Struck,
    Suppressed,
)  # fmt: skip
from tapete.games.arena.events.loot import Discarded, DrewGear, Emptied
from tapete.games.arena.events.story import Moved
from tapete.games.arena.figures import fresh
from tapete.games.arena.rules.gear import cards
from tapete.games.arena.rules.harm import enemies
from tapete.kernel import Roll
from tests.games.arena.answers import guarding, wound
from tests.games.arena.enemies.cards import (
    CHASE,
    Author,
    add,
    asked,
    cited,
    enemy_turn,
    tire,
)  # fmt: skip
from tests.games.arena.scene import Scene, arena, together


def shoots(author: Author, *properties: str, drawing: str = "S . p . . .", **foe: Any) -> Scene:
    """Salvador with a gun of those properties, and an enemy of Defence 7 with three Hit Points."""
    author.foe(**{"defence": 7, "hit_points": 3, **foe})
    scene = arena(drawing, p="foe").activate("S")
    author.weapon(scene, "S", *properties)
    return scene


def told(scene: Scene, *kinds: type[Any]) -> list[str]:
    """The events of these kinds, in the order in which they were told."""
    return [type(one).__name__ for one in scene.table.told if isinstance(one, kinds)]


def targets(scene: Scene) -> list[str]:
    return [one.target for one in scene.heard(Attacked)]


@pytest.mark.rule("arena.prop.small_magazines", "arena.ruling.rapid_out_of_ammo")
@pytest.mark.parametrize(("face", "spent"), [(1, True), (2, False)])
def test_a_fumble_empties_small_magazines(author: Author, face: int, spent: bool) -> None:
    scene = shoots(author, "small_magazines")
    scene.play([face], [scene.attack("p", "green")])
    assert scene.hunter("S").equipped[0].spent == spent


@pytest.mark.rule("arena.prop.small_magazines", "arena.prop.pistol")
def test_a_pistol_that_a_fumble_has_emptied_does_not_defend_against_the_answer(
    author: Author,
) -> None:
    """A 5 and Melee 1 against Strength 7; with Ranged 2 it would have been enough."""
    scene = shoots(author, "small_magazines", "pistol", drawing="S p", fumble=CHASE, strength=7)
    scene.play([1, 5], [scene.attack("p", "green"), guarding("yellow"), scene.end])
    assert scene.heard(Defended) == []


@pytest.mark.rule("arena.prop.bullet_hog")
def test_a_bullet_hog_is_empty_before_its_fumble_is_answered(author: Author) -> None:
    scene = shoots(author, "bullet_hog", drawing="S p", fumble=CHASE)
    scene.play([1, 8], [scene.attack("p", "green"), guarding("yellow")])
    assert told(scene, Emptied, Provoked) == ["Emptied", "Provoked"]


@pytest.mark.rule("arena.prop.bullet_hog", "arena.reaction.timing")
def test_a_bullet_hog_is_empty_when_friends_react_to_its_explosion(author: Author) -> None:
    """The attack is completely resolved by then, before anybody [RE]acts."""
    scene = shoots(author, "bullet_hog", "explosive", drawing="S . p . A .")
    scene.hunter("A").at = scene.enemy("p").at
    scene.play([9, 2], [scene.attack("p", "green"), guarding("green"), scene.end])
    assert told(scene, Emptied, Reacts) == ["Emptied", "Reacts"]


@pytest.mark.rule("arena.ruling.rapid_out_of_ammo")
def test_an_empty_weapon_repeats_no_more(author: Author) -> None:
    scene = shoots(author, "small_magazines", "rapid(2)")
    scene.play([1], [scene.attack("p", "green")])
    assert len(targets(scene)) == 1


@pytest.mark.rule("arena.prop.crowd_control")
def test_crowd_control_meets_as_many_as_the_d4_says(author: Author) -> None:
    """Three in the zone and a 2: the players pick one more, and one roll is for both."""
    scene = shoots(author, "crowd_control")
    zone = scene.enemy("p").at
    second, third = add(scene, "foe", zone), add(scene, "foe", zone)
    scene.play([2, 8], [scene.attack("p", "green"), third.id])
    assert [one.target for one in scene.heard(Struck)] == [scene.id("p"), third.id]
    assert scene.table.throws[0].dice == (4,)
    assert (second.wounds, third.wounds) == (0, 1)


@pytest.mark.rule("arena.prop.run_and_gun")
def test_a_run_and_gun_weapon_reacts_with_its_own_token(author: Author) -> None:
    """All tokens of the hunter are Spent; the yellow one of the weapon pays for a [RE]action."""
    author.foe(defence=7, hit_points=3)
    scene = tire(arena("S p", p="foe"))
    author.weapon(scene, "S", "run_and_gun")
    author.says(scene, "attack")
    enemy_turn(scene, [2, 6], [guarding("green", spent=True), scene.attack("p", "lent")])
    weapon = scene.hunter("S").equipped[0]
    assert weapon.lent is not None
    assert (weapon.lent.colour, weapon.lent.spent) == ("yellow", True)
    assert scene.enemy("p").wounds == 1


@pytest.mark.rule("arena.prop.run_and_gun", "arena.ruling.run_gun_token")
def test_that_token_pays_for_nothing_else(author: Author) -> None:
    scene = tire(shoots(author, "run_and_gun"), "S")
    assert ("attack", scene.id("p")) not in scene.deeds("S")


@pytest.mark.rule("arena.prop.run_and_gun")
def test_the_token_comes_with_the_weapon(author: Author, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = arena("S . . .")
    kind = author.weapon(scene, "S", "run_and_gun")
    scene.hunter("S").equipped = []
    monkeypatch.setitem(scene.state.shops, "arms", type(scene.state.shops["arms"]).of([kind]))
    cards.draw(scene.arena([kind], ["equip"]), scene.hunter("S"), "arms", "arena.loot.weapon")
    assert "arena.prop.run_and_gun" in cited(scene, DrewGear)


@pytest.mark.rule("arena.prop.crit_effects")
@pytest.mark.parametrize(("face", "wounds"), [(12, 2), (8, 1)])
def test_lethal_crits(author: Author, face: int, wounds: int) -> None:
    """arena.example.lethal_crits"""
    scene = shoots(author, "crits(lethal)")
    scene.play([face], [scene.attack("p", "green")])
    assert scene.enemy("p").wounds == wounds
    assert ("arena.prop.crit_effects" in cited(scene, Struck)) == (face == 12)


@pytest.mark.rule("arena.prop.charge")
@pytest.mark.parametrize(("token", "zones", "sides"), [("green", 3, 12), ("yellow", 2, 8)])
def test_a_charge_moves_first(author: Author, token: str, zones: int, sides: int) -> None:
    """arena.example.charge_green"""
    author.foe(hit_points=9)
    drawing = "S" + " ." * zones + " p ."
    scene = arena(drawing, p="foe").activate("S")
    scene.hunter("S").equipped = [fresh("brass_knuckles")]
    way = [scene.at(0, place) for place in range(zones + 1)]
    points = [scene.ground.hexes.centre(zone) for zone in way]
    route = [[one.x, one.y] for one in points]
    charge = scene.do("charge", item=0, token=token)
    scene.play([5], [charge, route, scene.id("p")])
    assert scene.hunter("S").at == scene.at(0, zones)
    rolled = scene.table.rolled[0]
    assert isinstance(rolled, Roll)
    assert rolled.dice == (sides,)


@pytest.mark.rule("arena.prop.explosive", "arena.ruling.friendly_fire")
def test_an_explosion_meets_friend_and_foe(author: Author) -> None:
    """One roll, 8 and Ranged 2: two enemies of Defence 7, and Amara, who needs 10."""
    scene = shoots(author, "explosive", drawing="S . p . A .")
    zone = scene.enemy("p").at
    other = add(scene, "foe", zone)
    scene.hunter("A").at = zone
    tire(scene, "A")
    scene.play([8, 3], [scene.attack("p", "green"), guarding("green", spent=True)])
    assert scene.enemy("p").wounds == other.wounds == 1
    assert scene.tokens("A")[0] == "(red)"
    assert "arena.prop.explosive" in cited(scene, Attacked)


@pytest.mark.rule("arena.prop.lethal")
def test_lethal_does_one_more_wound(author: Author) -> None:
    scene = shoots(author, "lethal")
    scene.play([8], [scene.attack("p", "green")])
    assert scene.enemy("p").wounds == 2
    assert "arena.prop.lethal" in cited(scene, Struck)


@pytest.mark.rule("arena.prop.lethal", "arena.wound.extra_wounds")
def test_a_lethal_hit_on_a_hunter_turns_two_tokens(author: Author) -> None:
    author.foe(properties=("lethal",))
    scene = tire(arena("S p", p="foe"))
    author.says(scene, "attack")
    enemy_turn(scene, [2], [guarding("green", spent=True), wound("yellow", spent=True)])
    assert scene.tokens("S") == ["(red)", "(red)", "(yellow)"]


@pytest.mark.rule("arena.prop.pinata")
@pytest.mark.parametrize(("text", "dice", "count"), [("pinata(1)", [], 2), ("pinata(1d4)", [3], 4)])
def test_a_pinata_drops_more(author: Author, text: str, dice: list[int], count: int) -> None:
    """arena.example.pinata_values"""
    author.foe(properties=(text,))
    scene = arena("S . p . .", p="foe")
    world = scene.arena([*dice, *["money"] * count])
    enemies.wound(world, scene.enemy("p"), 1, scene.hunter("S"), attack=True)
    scene.table.done()
    assert scene.hunter("S").loot == ["money"] * count


@pytest.mark.rule("arena.prop.accurate", "arena.prop.reroll_limit", "arena.ruling.accurate_keep")
def test_an_accurate_attack_can_be_thrown_again_once(author: Author) -> None:
    """The second die stands, and only it can be a fumble; the elemental d4 is not thrown again."""
    scene = shoots(author, "accurate", "accurate", "burn", fumble=CHASE)
    scene.play([1, 1, 8], [scene.attack("p", "green"), True])
    assert scene.enemy("p").wounds == 1
    assert asked(scene).count("reroll") == 1
    assert not scene.heard(Provoked)
    assert "arena.prop.reroll_limit" in cited(scene, Repeated)


@pytest.mark.rule("arena.prop.suppression", "arena.ruling.suppression_turn")
def test_suppression_covers_the_first_fumble_of_a_turn(author: Author) -> None:
    scene = shoots(author, "suppression", fumble=CHASE)
    blow = scene.attack("p", "yellow")
    scene.play([1, 1, 8], [blow, blow, guarding("green")])
    assert len(scene.heard(Suppressed)) == 1
    assert len(scene.heard(Provoked)) == 1


@pytest.mark.rule("arena.prop.bullet_hog")
@pytest.mark.parametrize("face", [2, 8])
def test_a_bullet_hog_is_empty_afterwards(author: Author, face: int) -> None:
    scene = shoots(author, "bullet_hog")
    scene.play([face], [scene.attack("p", "green")])
    assert scene.hunter("S").equipped[0].spent


@pytest.mark.rule("arena.prop.disposable")
def test_what_is_disposable_is_discarded(author: Author) -> None:
    scene = shoots(author, "disposable")
    scene.play([8], [scene.attack("p", "green")])
    assert scene.hunter("S").equipped == []
    assert len(scene.heard(Discarded)) == 1


@pytest.mark.rule("arena.prop.rapid.repeat", "arena.ruling.rapid_count")
def test_rapid_1_is_two_attacks_for_one_token(author: Author) -> None:
    scene = shoots(author, "rapid(1)")
    scene.play([6, 6], [scene.attack("p", "yellow"), scene.id("p")])
    assert scene.enemy("p").wounds == 2
    assert scene.tokens("S").count("(yellow)") == 1
    dice = [one.dice for one in scene.table.rolled if isinstance(one, Roll)]
    assert dice == [(8,), (8,)]


@pytest.mark.rule("arena.prop.rapid.targets")
def test_the_next_target_is_near_the_last_one(author: Author) -> None:
    """One beside it can be chosen, one two zones from it cannot."""
    scene = shoots(author, "rapid(1)", drawing="p S . . . .")
    scene.enemy("p").at = scene.at(0, 2)
    up, far = add(scene, "foe", scene.at(0, 1)), add(scene, "foe", scene.at(0, 0))
    scene.hunter("S").at = scene.at(0, 1)
    up.at = scene.at(0, 2)
    scene.play([6, 6], [scene.attack("p", "yellow"), up.id])
    offered: Any = scene.table.asked[-1][2]
    assert set(offered.options) == {scene.id("p"), up.id, "stop"}
    assert far.id not in offered.options


@pytest.mark.rule("arena.prop.attack_fumble", "arena.ruling.page21")
def test_a_fumble_of_bloodwing_sets_the_psycho_on_mordecai() -> None:
    scene = arena("M . h p", p="psycho").activate("M")
    together(scene, "p", "h")
    blow = scene.do("bite", "p", 0, token="green")
    scene.play([1, 8], [blow, guarding("yellow")])
    assert scene.heard(Provoked)[0].target == "mordecai"
    assert len(scene.heard(Moved)) == 1
    assert scene.heard(Attacked)[-1].target == "mordecai"


@pytest.mark.rule("arena.ruling.fumble_multi_target")
def test_each_enemy_that_was_aimed_at_answers_a_fumble(author: Author) -> None:
    scene = shoots(author, "explosive", fumble=CHASE)
    other = add(scene, "foe", scene.enemy("p").at)
    guard = guarding("yellow")
    scene.play([1, 7, 7], [scene.attack("p", "green"), other.id, guard, guard])
    assert [one.figure for one in scene.heard(Provoked)] == [other.id, scene.id("p")]
