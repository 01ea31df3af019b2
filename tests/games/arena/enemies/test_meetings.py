"""Where two rules meet: each test is a situation in which only one order of things is right."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.arena.content.effects import Bring, Drag, Gain
from tapete.games.arena.content.entries import Special, Wave
from tapete.games.arena.events.attacks import (
    Eliminated,
    Healed,
    Provoked,
    Reacts,
    Saved,
)
from tapete.games.arena.events.story import Gained, Moved, Ordered, Spawned
from tapete.games.arena.figures import fresh
from tapete.games.arena.rules.enemies import effects, orders
from tapete.games.arena.rules.harm import enemies, wounds
from tapete.games.arena.rules.story import ending
from tapete.games.arena.rules.turns import rounds
from tests.games.arena.answers import guarding, wound
from tests.games.arena.enemies.cards import CHASE, TEXT, TURN, Author, enemy_turn, tire
from tests.games.arena.enemies.test_spawning import plain, where, zoned
from tests.games.arena.scene import Scene, arena, together

GREEN = guarding("green")


def red(scene: Scene, *letters: str) -> None:
    """Nothing but red tokens, all Available."""
    for letter in letters:
        for token in scene.hunter(letter).tokens:
            token.colour = "red"


# --- fighting for one's life


@pytest.mark.rule("arena.ffyl.success", "arena.prop.explosive", "arena.ruling.friendly_fire")
def test_the_explosion_that_fells_a_hunter_is_not_what_saves_it(author: Author) -> None:
    """Salvador's own explosion kills an enemy and fells him: he has still to fight for his life."""
    author.foe()
    scene = together(arena("S p .", p="foe"), "S", "p").activate("S")
    author.weapon(scene, "S", "explosive")
    red(scene, "S")
    answers = [scene.attack("p", "red"), guarding("red", "green", spent=True), scene.end]
    scene.play([5, 2, "money"], answers)
    assert scene.gone("p")
    assert scene.hunter("S").out
    assert scene.heard(Saved) == []


@pytest.mark.rule("arena.ruling.ffyl_state", "arena.element.radiation.blast")
def test_nothing_hurts_the_fighter_before_its_reaction_ends(author: Author) -> None:
    """Its victim's Radiation goes off in its own zone: it is saved all the same, and unhurt."""
    author.foe(strength=12)
    scene = together(arena("S p .", p="foe"), "S", "p")
    scene.enemy("p").elements = {"radiation": 1}
    red(scene, "S")
    author.says(scene, "attack")
    enemy_turn(scene, [2, 6, "money", 10], [guarding("red", "green"), scene.melee("p", "red")])
    assert not scene.hunter("S").out
    assert len(scene.heard(Saved)) == 1
    assert sorted(scene.tokens("S")) == ["(green)", "yellow", "yellow"]


@pytest.mark.rule("arena.ffyl.success", "arena.prop.attack_fumble")
def test_a_fumble_after_the_kill_does_not_take_the_life_back(author: Author) -> None:
    """A Rapid attack kills, then fumbles: the enemy that answers finds nobody to attack."""
    author.foe(strength=12, fumble=CHASE)
    scene = together(arena("S p q", p="foe", q="foe"), "S", "p", "q")
    author.weapon(scene, "S", "rapid(1)")
    red(scene, "S")
    author.says(scene, "attack")
    answers = [TURN, guarding("red", "green"), scene.attack("p", "red"), scene.id("q")]
    answers += [guarding("green", spent=True), scene.end]
    enemy_turn(scene, [2, 6, "money", 1, 2], answers)
    assert not scene.hunter("S").out
    assert len(scene.heard(Saved)) == 1


@pytest.mark.rule("arena.ruling.ffyl_state", "arena.helper.own_tokens")
@pytest.mark.parametrize(("own", "saved"), [(True, False), (False, True)])
def test_a_helpers_kill_saves_its_hunter_only_with_the_hunters_token(
    author: Author, own: bool, saved: bool
) -> None:
    author.foe(defence=3)
    scene = together(arena("X h p .", p="foe"), "X", "h", "p")
    red(scene, "X")
    scene.hunter("X").tokens = scene.hunter("X").tokens[:1]
    scene.helper.tokens[0].spent = not own
    author.says(scene, "attack")
    bite = scene.do("bite", "p", 0, token="yellow" if own else "red")
    answers = [guarding("red", "green"), (0, scene.helper.id), bite, *([scene.end] if own else [])]
    enemy_turn(scene, [2, 5, "money"], answers)
    assert scene.gone("p")
    assert scene.hunter("X").out is not saved
    assert len(scene.heard(Saved)) == saved


@pytest.mark.rule("arena.element.cryo.effect")
@pytest.mark.parametrize("frozen", [True, False])
def test_nobody_drags_a_hunter_that_is_frozen(frozen: bool) -> None:
    scene = arena("S . . p", p="psycho")
    hunter = scene.hunter("S")
    hunter.elements = {"cryo": 1} if frozen else {}
    drag = Drag(whom="spotlight", range=3, zones=1)
    effects.perform(scene.arena(), drag, scene.enemy("p"), None)
    assert (hunter.at == scene.at(0, 0)) is frozen


# --- [RE]actions


@pytest.mark.rule("arena.reaction.trigger", "arena.loot.use_anytime")
def test_a_wound_is_answered_even_if_health_was_used_before_the_roll(author: Author) -> None:
    """One token is healed and another wounded in the same attack: it is still a wound."""
    author.foe()
    scene = arena("S p", p="foe")
    hunter = scene.hunter("S")
    hunter.loot, hunter.tokens[1].colour = ["health"], "red"
    author.says(scene, "attack")
    use = {"loot": "health", "draws": False}
    answers = [use, "heal", wound("yellow"), GREEN, scene.end]
    enemy_turn(scene, [2], answers)
    assert scene.tokens("S") == ["red", "yellow", "yellow"]
    assert [one.figure for one in scene.heard(Reacts)] == ["salvador"]


# --- fumbles


@pytest.mark.rule("arena.ruling.fumble_multi_target", "arena.prop.attack_fumble")
def test_enemies_answer_a_fumble_even_once_its_hunter_has_fallen(author: Author) -> None:
    """The first answer eliminates Salvador; the second enemy still gains what its card says."""
    rage = Special(name=TEXT, text=TEXT, effects=(Gain(strength=1),))
    author.foe("killer", strength=20, fumble=CHASE)
    author.foe("proud", fumble=rage)
    scene = together(arena("S p q", p="killer", q="proud"), "S", "p", "q").activate("S")
    author.weapon(scene, "S", "crowd_control")
    red(scene, "S")
    for token in scene.hunter("S").tokens[1:]:
        token.spent = True
    answers = [scene.attack("p", "red"), scene.id("p"), guarding("red", "green", spent=True)]
    scene.play([2, 1, 2], answers)
    assert scene.hunter("S").out
    assert [one.figure for one in scene.heard(Provoked)] == [scene.id("p"), scene.id("q")]
    assert [one.figure for one in scene.heard(Gained)] == [scene.id("q")]


@pytest.mark.rule("arena.prop.suppression", "arena.ruling.suppression_turn")
def test_the_first_fumble_with_suppression_counts_whomever_it_meets(author: Author) -> None:
    """The first meets an enemy that has no answer; the second, in the same turn, is answered."""
    author.foe("mild")
    author.foe("wild", fumble=CHASE, movement=0)
    scene = arena("p . S . q", p="mild", q="wild").activate("S")
    author.weapon(scene, "S", "suppression")
    scene.play([1, 1], [scene.attack("p", "green"), scene.attack("q", "yellow")])
    assert [one.figure for one in scene.heard(Provoked)] == [scene.id("q")]


# --- orders


@pytest.mark.rule("arena.order.event.nested_orders", "arena.spawn.none_left")
def test_an_event_is_carried_out_from_top_to_bottom(author: Author) -> None:
    """No miniature is left to spawn: those on the board move and attack, and only then all move."""
    author.foe(movement=0)
    scene = tire(arena("S . . . . p", p="foe"))
    scene = zoned(scene, scene.at(0, 5))
    scene.state.pool["psycho"] = 0
    author.event(scene, Bring("foe", 1, 1), "special", Gain(strength=1, all=True))
    author.says(scene, "event", "move")
    enemy_turn(scene, ["test_event"])
    told = [
        one.order if isinstance(one, Ordered) else "gain"
        for one in scene.table.told if isinstance(one, Ordered | Gained)
    ]  # fmt: skip
    assert told == ["event", "move", "attack", "special", "words", "gain", "move"]


@pytest.mark.rule("arena.spawn.place.first", "arena.spawn.place.adjacent")
def test_of_one_spawn_order_only_the_first_enemy_stands_in_the_zone(author: Author) -> None:
    """Two lines of the table name the same zone: the second line begins beside it."""
    author.foe()
    author.foe("other", mini="marauder")
    scene = arena("S . . . . . .")
    scene = zoned(scene, scene.at(0, 5))
    author.scenario(scene, spawn=(Wave("foe", 1, 1), Wave("other", 1, 1)))
    author.says(scene, "spawn")
    enemy_turn(scene, answers=[plain(scene.at(0, 4))])
    assert where(scene) == [scene.at(0, 5), scene.at(0, 4)]
    assert [one.rule for one in scene.heard(Spawned)] == [
        "arena.spawn.place.first", "arena.spawn.place.adjacent",
    ]  # fmt: skip


@pytest.mark.rule("arena.spawn.place.first", "arena.ruling.spawn_mixed_table")
@pytest.mark.parametrize("left", [0, 5])
def test_a_line_that_brings_nobody_leaves_the_zone_to_the_next(author: Author, left: int) -> None:
    author.foe()
    author.foe("other", mini="marauder")
    scene = arena("S . . . . . .")
    scene = zoned(scene, scene.at(0, 5), scene.at(0, 2))
    scene.state.pool["psycho"] = left
    waves = (Wave("foe", 1, 2), Wave("foe", 1, 1), Wave("other", 1, 1))
    author.scenario(scene, spawn=waves if left else waves[1:])
    author.says(scene, "spawn")
    enemy_turn(scene, answers=[plain(scene.at(0, 4))] if left else [])
    zones = [scene.at(0, 2), scene.at(0, 5), scene.at(0, 4)]
    assert where(scene) == (zones if left else [scene.at(0, 5)])


@pytest.mark.rule("arena.wanted.spawn_order", "arena.enemy.small_first", "arena.ruling.large_order")
def test_uniques_of_a_mission_act_small_ones_first_and_in_the_order_players_choose(
    author: Author,
) -> None:
    boast = Special(name=TEXT, text=TEXT, effects=(Gain(strength=1),))
    author.foe("giant", kind="unique", mini="goliath", specials=(boast,))
    author.foe("dwarf", kind="unique", specials=(boast,))
    author.foe("extra", specials=(boast,))
    scene = arena("S . p q r s", p="giant", q="dwarf", r="dwarf", s="extra")
    scene.state.mark = "nine"
    world = scene.arena(answers=[scene.id("r")])
    orders.give(world, ("spawn",))
    while scene.state.orders:
        orders.carry_out(world)
    scene.table.done()
    assert [one.figure for one in scene.heard(Gained)] == [scene.id(one) for one in "rqp"]
    assert "arena.wanted.spawn_order" in scene.heard(Ordered)[-1].also


@pytest.mark.rule("arena.wanted.rampage")
def test_every_rampage_of_a_mission_heals_and_says_so(author: Author) -> None:
    """Ordered twice in a turn, it heals twice: arena.ruling.rampage_again"""
    author.foe("star", kind="unique", hit_points=9, shield="red")
    scene = arena("S . . p", p="star")
    scene.state.mark, scene.enemy("p").wounds, scene.enemy("p").shielded = "nine", 5, False
    world = scene.arena()
    orders.give(world, ("rampage", "rampage"))
    while scene.state.orders:
        orders.carry_out(world)
    assert (scene.enemy("p").wounds, scene.enemy("p").shielded) == (1, True)
    assert [(one.wounds, one.rule) for one in scene.heard(Healed)] == [
        (2, "arena.wanted.rampage")
    ] * 2


# --- missions


@pytest.mark.rule("arena.ruling.wanted_victory", "arena.wanted.loss")
def test_a_mission_is_won_even_if_its_last_unique_takes_a_hunter_along(author: Author) -> None:
    """The irradiated Unique falls first, and then Salvador by its blast."""
    author.foe("star", kind="unique")
    scene = together(arena("S p .", p="star"), "S", "p")
    scene.state.mark, scene.enemy("p").elements = "nine", {"radiation": 1}
    red(tire(scene), "S")
    world = scene.arena([10, 2], [guarding("red", "green", spent=True)])
    enemies.wound(world, scene.enemy("p"), 1, None, attack=True)
    ending.at_once(world)
    assert (scene.hunter("S").out, scene.state.mission) == (True, True)


# --- the end of the round


@pytest.mark.rule("arena.element.burn.effect", "arena.element.radiation.blast")
def test_nobody_that_has_fallen_is_asked_about_its_burns() -> None:
    """Salvador burns to death, and his Radiation takes Mordecai before he burns."""
    scene = tire(together(arena("S M ."), "S", "M"))
    red(scene, "S", "M")
    scene.hunter("S").elements = {"burn": 1, "radiation": 1}
    scene.hunter("M").elements, scene.hunter("M").loot = {"burn": 1}, ["ammo_card"]
    rounds.burn(scene.arena([10, 2], [guarding("red", "green", spent=True)]))
    scene.table.done()
    assert [one.figure for one in scene.heard(Eliminated)] == ["salvador", "mordecai"]


@pytest.mark.rule("arena.respawn.state")
def test_all_weapons_are_reloaded_by_a_respawn_also_those_put_away() -> None:
    scene = arena("N S .")
    hunter = scene.hunter("S")
    hunter.inventory = [fresh("caracal")]
    for item in (*hunter.equipped, *hunter.inventory):
        item.spent = True
    wounds.eliminate(scene.arena(), hunter)
    rounds.come_back(scene.arena(), hunter)
    assert not any(item.spent for item in (*hunter.equipped, *hunter.inventory))


# --- Helpers


@pytest.mark.rule("arena.helper.no_collect", "arena.ruling.helper_stats", "arena.basic.trade")
def test_a_helper_trades_the_tokens_of_its_hunter() -> None:
    """Bloodwing is with Salvador: Mordecai's tokens change hands, and he pays the action."""
    scene = together(arena("M . . S h"), "S", "h").activate("M")
    scene.hunter("M").loot, scene.hunter("S").loot = ["ammo", "health"], ["money"]
    piece: dict[str, Any] = {"kind": "ammo", "number": 1}
    scene.play(answers=[scene.do("barter", "S", token="yellow"), [piece], []])
    assert (scene.hunter("M").loot, scene.hunter("S").loot) == (["health"], ["money", "ammo"])
    assert sum(token.spent for token in scene.hunter("M").tokens) == 1


@pytest.mark.rule("arena.ruling.helper_stats")
def test_a_helper_trades_only_where_it_is() -> None:
    scene = together(arena("M . . S h"), "M", "S").activate("M")
    scene.hunter("M").loot = ["ammo"]
    assert ("trade", "salvador") in scene.deeds("M")
    assert ("barter", "salvador") not in scene.deeds("M")


@pytest.mark.rule("arena.order.move.closest", "arena.move.no_cross_full")
def test_a_zone_full_of_hunters_stops_an_enemy(author: Author) -> None:
    author.foe(movement=3)
    scene = together(arena("S . M A Z p", p="foe"), "M", "A", "Z")
    author.says(scene, "move")
    enemy_turn(scene)
    assert scene.enemy("p").at == scene.at(0, 3)
    assert len(scene.heard(Moved)) == 1
