"""Small print: what only shows in one number, one question or one rule that is named."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.arena.content.effects import Blast, Empty
from tapete.games.arena.content.entries import Trigger, Wave
from tapete.games.arena.content.library import library
from tapete.games.arena.events.attacks import (
    Attacked,
    Healed,
    Saved,
)
from tapete.games.arena.events.loot import Emptied
from tapete.games.arena.figures import fresh
from tapete.games.arena.rules.dice.plain import number
from tapete.games.arena.rules.enemies import attacking, effects, spawning, targeting
from tapete.games.arena.rules.gear import cards
from tapete.games.arena.rules.harm import wounds
from tapete.games.arena.rules.loot import using
from tapete.games.arena.rules.story import boxes, counting
from tapete.games.arena.rules.terrain import barrels
from tapete.games.arena.rules.turns import rounds
from tapete.kernel import Bag, Roll
from tests.games.arena.answers import guarding, wound
from tests.games.arena.enemies.cards import Author, enemy_turn, tire
from tests.games.arena.enemies.test_spawning import plain, where, zoned
from tests.games.arena.scene import Scene, arena, together


def red(scene: Scene, *letters: str) -> None:
    """Nothing but red tokens, all Available."""
    for letter in letters:
        for token in scene.hunter(letter).tokens:
            token.colour = "red"


# --- enemies among themselves


@pytest.mark.rule("arena.ruling.enemy_explosive", "arena.enemy.shield.spent")
def test_an_enemys_explosion_spends_the_shields_of_others(author: Author) -> None:
    """Strength 8 reaches the 3 of the Shield's die."""
    author.foe("bomber", range=3, strength=8, properties=("explosive",))
    author.foe("warded", shield="yellow", movement=0)
    scene = tire(arena("S . p q", p="bomber", q="warded"))
    scene.enemy("q").at = scene.hunter("S").at
    scene.enemy("p").at = scene.at(0, 1)
    world = scene.arena([8, 3], [guarding("green", spent=True)])
    aim = targeting.Aim(scene.hunter("S"), "arena.enemy.target.spotlight")
    attacking.attack(world, scene.enemy("p"), aim, attacking.onslaught(world, scene.enemy("p")))
    scene.table.done()
    assert (scene.enemy("q").shielded, scene.enemy("q").wounds) == (False, 0)


@pytest.mark.rule("arena.order.special", "arena.element.trigger_roll")
@pytest.mark.parametrize(("face", "burns"), [(4, {"burn": 1}), (3, {})])
def test_an_element_of_an_enemy_that_blows_up_is_rolled_for(
    author: Author, face: int, burns: dict[str, int]
) -> None:
    author.foe()
    scene = tire(together(arena("S p .", p="foe"), "S", "p"))
    world = scene.arena([5, face, 8], [guarding("green", spent=True)])
    effects.perform(world, Blast(properties=("burn",)), scene.enemy("p"), None)
    scene.table.done()
    assert scene.hunter("S").elements == burns


@pytest.mark.rule("arena.spawn.place.first", "arena.spawn.unique_always")
def test_a_unique_is_the_first_of_its_order_as_well(author: Author) -> None:
    author.foe("star", kind="unique")
    author.foe("other", mini="marauder")
    scene = arena("S . . . . . .")
    scene = zoned(scene, scene.at(0, 5))
    author.scenario(scene, spawn=(Wave("star", 1, 1), Wave("other", 1, 1)))
    author.says(scene, "spawn")
    enemy_turn(scene, answers=[plain(scene.at(0, 4))])
    assert where(scene) == [scene.at(0, 5), scene.at(0, 4)]


@pytest.mark.rule("arena.prop.rapid_no_sum")
def test_a_single_rapid_adds_nothing_up(author: Author) -> None:
    author.foe("quick", properties=("rapid(1)",))
    scene = tire(arena("S p", p="quick"))
    author.says(scene, "attack")
    enemy_turn(scene, [8, 8], [guarding("green", spent=True)] * 2)
    assert not [one for one in scene.heard(Attacked) if "arena.prop.rapid_no_sum" in one.also]


@pytest.mark.rule("arena.prop.rapid.repeat")
def test_only_repetitions_of_a_rapid_attack_say_that_they_are(author: Author) -> None:
    author.foe("quick", properties=("rapid(1)",))
    scene = tire(arena("S p", p="quick"))
    author.says(scene, "attack")
    enemy_turn(scene, [8, 8], [guarding("green", spent=True)] * 2)
    told = ["arena.prop.rapid.repeat" in one.also for one in scene.heard(Attacked)]
    assert told == [False, True]


@pytest.mark.rule("arena.ruling.rapid_enemy", "arena.enemy.target.players_choose")
def test_after_its_last_repetition_no_target_is_chosen(author: Author) -> None:
    """The one in the Spotlight is out of reach, and the two others are alike."""
    author.foe("quick", range=2, properties=("rapid(1)",))
    scene = tire(together(arena("S . . . . p . M A", p="quick"), "M", "A"))
    author.says(scene, "attack")
    spent = guarding("green", spent=True)
    enemy_turn(scene, [8, 8], ["mordecai", spent, "amara", spent])
    assert [one.target for one in scene.heard(Attacked)] == ["mordecai", "amara"]


@pytest.mark.rule("arena.prop.crowd_control")
def test_nobody_is_asked_where_crowd_control_meets_everybody(author: Author) -> None:
    """Three enemies and a 3 on the d4."""
    author.foe(defence=2)
    scene = together(arena("S . p q r", p="foe", q="foe", r="foe"), "p", "q", "r").activate("S")
    author.weapon(scene, "S", "crowd_control")
    scene.play([3, 6, "money", "money", "money"], [scene.attack("p", "green")])
    assert scene.state.enemies == []


@pytest.mark.rule("arena.order.no_ammo", "arena.order.no_ammo.inventory_safe")
@pytest.mark.parametrize(
    ("whom", "empty"),
    [
        ("most_loot", {"mordecai"}), ("all", {"salvador", "mordecai"}),
        ("spotlight", {"salvador"}), ("others", {"mordecai"}),
    ],
)  # fmt: skip
def test_those_whom_an_order_means_go_out_of_ammo(
    author: Author, whom: Any, empty: set[str]
) -> None:
    scene = arena("S . M")
    scene.hunter("M").loot = ["ammo"]
    author.says(scene, Empty(whom=whom))
    enemy_turn(scene)
    assert {one.figure for one in scene.heard(Emptied)} == empty
    assert all("arena.order.no_ammo.inventory_safe" in one.also for one in scene.heard(Emptied))


@pytest.mark.rule("arena.order.no_ammo.inventory_safe", "arena.prop.bullet_hog")
def test_a_bullet_hog_has_nothing_to_do_with_inventories(author: Author) -> None:
    author.foe()
    scene = arena("S . p", p="foe").activate("S")
    author.weapon(scene, "S", "bullet_hog")
    scene.play([2], [scene.attack("p", "green")])
    assert scene.heard(Emptied)[0].also == ("arena.spend.flip",)


@pytest.mark.rule(
    "arena.wound.extra_wounds", "arena.wound.only_red_left", "arena.ffyl.trigger",
    "arena.ruling.wound_extra_after_shield",
)  # fmt: skip
def test_the_second_wound_of_an_attack_can_be_fought_against(author: Author) -> None:
    """The first turns the last yellow token red; the second would be fatal, but it is no Burn."""
    author.foe("sharp", properties=("lethal",))
    scene = arena("S p", p="sharp")
    red(scene, "S")
    scene.hunter("S").tokens[2].colour = "yellow"
    author.says(scene, "attack")
    answers = [guarding("yellow"), scene.melee("p", "red")]
    enemy_turn(scene, [2, 6, "ammo"], answers)
    assert (len(scene.heard(Saved)), scene.hunter("S").out) == (1, False)


@pytest.mark.rule("arena.ruling.eliminated_mid_activation")
def test_who_falls_before_its_activation_has_had_it() -> None:
    scene = arena("S . M")
    wounds.eliminate(scene.arena(), scene.hunter("M"))
    assert (scene.hunter("M").activated, scene.hunter("S").activated) == (True, False)


@pytest.mark.rule("arena.scenario.hidden_boxes")
@pytest.mark.parametrize(("slain", "due"), [(0, False), (1, True)])
def test_a_box_waits_for_the_first_that_falls(slain: int, due: bool) -> None:
    scene = arena("S . .")
    scene.state.progress = {"slain": slain} if slain else {}
    assert boxes.is_due(scene.arena(), Trigger(kind="slain", count=1)) is due


@pytest.mark.rule("arena.terrain.barrel.explode", "arena.element.radiation.blast")
def test_an_explosion_is_as_strong_as_a_die_of_ten() -> None:
    scene = arena("S . . . b")
    scene.state.chests["barrel"] = Bag.of(["plain"])
    barrels.explode(scene.arena(["plain", 7]), scene.state.things[0], None)
    assert [one.dice for one in scene.table.rolled if isinstance(one, Roll)] == [(10,)]


@pytest.mark.rule("arena.prop.explosive")
@pytest.mark.parametrize("properties", [(), ("explosive",)])
def test_an_enemys_attack_says_whether_it_explodes(
    author: Author, properties: tuple[str, ...]
) -> None:
    author.foe("loud", properties=properties)
    scene = tire(arena("S p", p="loud"))
    author.says(scene, "attack")
    enemy_turn(scene, [8], [guarding("green", spent=True)])
    assert ("arena.prop.explosive" in scene.heard(Attacked)[0].also) is bool(properties)


@pytest.mark.rule("arena.system.aux_dice", "arena.system.random_number")
@pytest.mark.parametrize("sides", [4, 6, 8, 10, 12, 20])
def test_dice_that_are_no_action_dice_say_so(sides: int) -> None:
    scene = arena("S .")
    number(scene.arena([3]), sides, "arena.cleanup.roll")
    roll = scene.table.rolled[0]
    assert isinstance(roll, Roll)
    assert ("arena.system.aux_dice" in roll.also) is (sides in (4, 10, 20))


@pytest.mark.rule("arena.spawn.unique_always")
def test_a_unique_takes_the_last_miniature_before_anybody_elses(author: Author) -> None:
    author.foe()
    author.foe("star", kind="unique")
    scene = arena("S . . p .", p="foe")
    scene.state.pool["psycho"] = 1
    spawning.spawn(scene.arena(), "star", 1, scene.at(0, 4))
    assert [one.kind for one in scene.state.enemies] == ["foe", "star"]


@pytest.mark.rule("arena.element.trigger_roll")
def test_elements_are_rolled_for_with_a_d4(author: Author) -> None:
    author.foe(defence=12)
    scene = arena("S . p", p="foe").activate("S")
    author.weapon(scene, "S", "burn")
    scene.play([3, 2], [scene.attack("p", "green")])
    assert [one.dice for one in scene.table.rolled if isinstance(one, Roll)] == [(4,), (12,)]


@pytest.mark.rule("arena.heal.cap")
@pytest.mark.parametrize(("count", "capped"), [(1, False), (2, True)])
def test_only_healing_that_is_lost_says_so(count: int, capped: bool) -> None:
    scene = arena("S .")
    scene.hunter("S").tokens[0].colour = "red"
    wounds.heal(scene.arena(answers=[wound("green")]), scene.hunter("S"), count)
    assert scene.heard(Healed)[0].also == (("arena.heal.cap",) if capped else ())


@pytest.mark.rule("arena.loot.weapon", "arena.ruling.weapon_token_grenade")
def test_a_weapon_token_offers_weapons_alone() -> None:
    scene = arena("S .")
    hunter = scene.hunter("S")
    hunter.equipped = [fresh("caracal"), fresh("soap")]
    hunter.inventory, hunter.loot = [fresh("two_bits"), fresh("mints")], ["weapon"]
    using.use(scene.arena(answers=[{"worn": 0, "held": 0}]), hunter, using.Use("weapon"))
    assert list(scene.table.asked[0][2].candidates()) == [cards.Wear(0, 0)]


@pytest.mark.rule("arena.spotlight.star_move")
@pytest.mark.parametrize("span", ["activation", "round"])
def test_deeds_are_forgotten_when_their_span_begins_anew(span: str) -> None:
    hunter = arena("S .").hunter("S")
    hunter.star = next(name for name, star in library().stars.items() if star.span == span)
    hunter.deeds = {"kill": 1}
    counting.forget(hunter, "round" if span == "activation" else "activation")
    assert hunter.deeds == {"kill": 1}
    counting.forget(hunter, span)
    assert hunter.deeds == {}


@pytest.mark.rule("arena.gear.grenade.once_per_turn", "arena.ruling.grenade_turn")
def test_a_round_begins_with_grenades_and_suppression_unused() -> None:
    scene = arena("S .")
    scene.hunter("S").threw = scene.hunter("S").suppressed = True
    rounds.begin_round(scene.arena())
    assert (scene.hunter("S").threw, scene.hunter("S").suppressed) == (False, False)


@pytest.mark.rule("arena.prop.crit_effects", "arena.prop.lethal")
def test_enemies_never_roll_a_crit(author: Author) -> None:
    """What they would have on a Crit alone they never have: hunters roll against them."""
    author.foe("lucky", properties=("crits(lethal)",))
    scene = tire(arena("S p", p="lucky"))
    author.says(scene, "attack")
    enemy_turn(scene, [2], [guarding("green", spent=True)])
    assert scene.tokens("S") == ["(red)", "(yellow)", "(yellow)"]
