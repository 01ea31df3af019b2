"""Scenarios: their sections, objectives, conditions, boxes, Rampages and results."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from tapete.bots import RandomBot
from tapete.games.arena.bots import ArenaTactics
from tapete.games.arena.content import entries as of
from tapete.games.arena.content.ground import ground_of
from tapete.games.arena.content.library import library
from tapete.games.arena.events.story import BoxOpened
from tapete.games.arena.game import GAME
from tapete.games.arena.meta import Options
from tapete.games.arena.rules.enemies import attacking, moving, orders, spawning
from tapete.games.arena.rules.harm import enemies
from tapete.games.arena.rules.intermission import training
from tapete.games.arena.rules.loot import collecting
from tapete.games.arena.rules.story import boxes, counting, ending, setup
from tapete.games.arena.rules.terrain import barrels, interacting, objectives
from tapete.games.arena.screen.settings import settings
from tapete.games.arena.state import Thing
from tapete.games.arena.world import Arena
from tapete.kernel import playout
from tapete.kernel.chance.seed import from_number
from tapete.kernel.tables.scripted import ScriptedTable
from tests.games.arena.scene import Scene, arena, together

SCENARIOS = sorted(library().scenarios)


def played(scenario: str, drawing: str, **kinds: str) -> Scene:
    """A small board that is played by the rules of a scenario."""
    scene = arena(drawing, **kinds)
    scene.state.scenario = scenario
    return scene


# --- what every scenario has


@pytest.mark.rule("arena.scenario.sections")
def test_a_scenario_without_one_of_its_sections_is_refused() -> None:
    page = msgspec.to_builtins(library().scenarios["warm_up"])
    for section in ("map", "money", "announcements", "spawn", "special", "victory", "win"):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({k: v for k, v in page.items() if k != section}, of.Scenario)


@pytest.mark.rule("arena.scenario.sections", "arena.scenario.hidden_boxes")
@pytest.mark.parametrize("name", SCENARIOS)
def test_every_scenario_says_what_it_must(name: str) -> None:
    page, ground = library().scenarios[name], ground_of(name)
    assert 20 <= len(ground.hexes.cells) <= 45
    assert page.money % setup.MONEY == 0 < page.money
    assert page.special
    assert page.victory
    assert page.boxes
    assert page.rampage.strength or page.rampage.movement or page.rampage.properties
    for wave in (*page.spawn, *page.rampage_spawn):
        assert wave.zone in ground.spawns
        mini = library().minis[library().enemies[wave.enemy].mini]
        assert wave.count <= page.pool.get(library().enemies[wave.enemy].mini, mini.count)


@pytest.mark.parametrize("name", [*SCENARIOS, *library().maps])
def test_all_that_matters_on_a_map_can_be_walked_to(name: str) -> None:
    ground = ground_of(name)
    walked = moving.distances(ground.hexes, ground.stations[:1], ground.blocked)
    placed = [zone for zone, _ in ground.placed]
    ends = [*placed, *ground.stations, *ground.spawns.values(), *ground.exits]
    assert all(zone in walked for zone in ends)


@pytest.mark.rule("arena.terrain.chest.setup", "arena.terrain.chest.kinds")
@pytest.mark.parametrize("name", [*SCENARIOS, *library().maps])
def test_there_are_tokens_for_all_terrain_of_a_map(name: str) -> None:
    """A scenario that says what its terrain holds says it for just as many as there are."""
    page = library().scenarios.get(name)
    own = page.holds if page else {}
    goals = page.objectives if page else {}
    for kind, count in Counter(what for _, what in ground_of(name).placed).items():
        if kind not in setup.CHESTS:
            continue
        if kind in own:
            assert len(own[kind]) == count
        held = own.get(kind, library().caches[kind].holds)
        usual = [one for one in held if one not in setup.OBJECTIVES or one in goals]
        assert len(usual) >= count
    for kind, holds in own.items():
        hidden = set(holds) & {"bomb", "terminal"}
        assert not hidden or kind == "ammo_chest"


@pytest.mark.parametrize("name", SCENARIOS)
def test_every_counter_that_a_scenario_asks_for_is_one_it_counts(name: str) -> None:
    page = library().scenarios[name]
    counted = {one.counts for one in page.objectives.values()}
    goals = [*page.victory, *page.defeat, *[one.when for one in page.win.extra]]
    asked = {goal.of for goal in goals if goal.kind in ("counted", "gathered") and goal.of}
    asked |= {box.when.of for box in page.boxes.values() if box.when.kind == "counted"}
    assert asked <= counted


@pytest.mark.parametrize("name", SCENARIOS)
def test_random_hunters_play_every_scenario_to_its_end(name: str) -> None:
    for seed in range(3):
        bots = [RandomBot(seed * 10 + place) for place in range(4)]
        story = playout(GAME, Options(scenario=name), bots, from_number(seed))
        assert story.result is not None


# --- bombs, terminals, keys


@pytest.mark.rule("arena.terrain.chest.gain", "arena.terrain.chest.contents")
def test_a_bomb_found_in_a_chest_is_carried_and_counts_at_a_station() -> None:
    scene = together(played("bomb_hunt", "S a . N", a="ammo_chest"), "S")
    hunter = scene.hunter("S")
    chest = scene.state.things[0]
    chest.at = hunter.at  # type: ignore[assignment]
    scene.state.chests = {"ammo_chest": type(scene.state.bag).of(["bomb"])}
    world = scene.arena(dice=[8, "bomb"])
    interacting.interact(world, hunter, chest, "yellow")
    assert hunter.carried == ["bomb"]
    assert not scene.state.progress
    hunter.at = scene.at(0, 3)
    objectives.delivered(world, hunter)
    assert hunter.carried == []
    assert scene.state.progress == {"bombs": 1}


@pytest.mark.rule("arena.terrain.chest.contents", "arena.basic.interact")
def test_a_terminal_found_in_a_chest_stays_and_is_hacked_with_tech() -> None:
    scene = played("pirate_signal", "Z . .")
    hunter = scene.hunter("Z")
    assert hunter.at is not None
    scene.state.things = [Thing("t1", "ammo_chest", hunter.at)]
    scene.state.chests = {"ammo_chest": type(scene.state.bag).of(["terminal"])}
    world = scene.arena(dice=[8, "terminal", 7, 1])
    interacting.interact(world, hunter, scene.state.things[0], "yellow")
    terminal = interacting.usable(world, hunter)[0]
    assert terminal.kind == "terminal"
    interacting.interact(world, hunter, terminal, "yellow")
    assert scene.state.progress == {"hacked": 1}
    assert interacting.usable(world, hunter) == []


@pytest.mark.rule("arena.basic.interact")
def test_a_roll_that_is_too_low_hacks_nothing() -> None:
    scene = played("pirate_signal", "S . .")
    hunter = scene.hunter("S")
    assert hunter.at is not None
    scene.state.things = [Thing("t1", "terminal", hunter.at)]
    world = scene.arena(dice=[3])
    interacting.interact(world, hunter, scene.state.things[0], "yellow")
    assert scene.state.progress == {}
    assert interacting.usable(world, hunter)


@pytest.mark.rule("arena.terrain.barrel.key")
def test_the_key_is_among_the_barrels_only_where_the_scenario_says_so() -> None:
    usual = setup.set_up(Options(scenario="warm_up")).chests["barrel"].items
    here = setup.set_up(Options(scenario="locked_gate")).chests["barrel"].items
    assert "key" not in usual
    assert here.count("key") == 1


@pytest.mark.rule("arena.terrain.barrel.key", "arena.basic.collect.other")
def test_the_barrel_with_the_key_leaves_it_in_its_zone() -> None:
    scene = played("locked_gate", "S . b")
    scene.state.chests = {"barrel": type(scene.state.bag).of(["key"])}
    world = scene.arena(dice=["key", 5], answers=[[{"kind": "key", "number": 1}]])
    barrels.explode(world, scene.state.things[0], scene.hunter("S"))
    assert [one.kind for one in scene.state.things] == ["key"]
    hunter = scene.hunter("S")
    hunter.at = scene.at(0, 2)
    collecting.collect(world, hunter)
    assert scene.state.things == []
    assert scene.state.progress == {"key": 1}


# --- feeding


def fed(drawing: str) -> Scene:
    return played("feeding_time", drawing, g="goliath", v="vomit").activate("S")


@pytest.mark.rule("arena.terrain.scenario_override", "arena.terrain.skag_vomit")
def test_vomit_that_feeds_a_goliath_gives_no_loot() -> None:
    """arena.example.goliath_vomit"""
    scene = fed("S v . g")
    hunter = scene.hunter("S")
    hunter.at = scene.at(0, 1)
    collecting.collect(scene.arena(answers=[[{"kind": "vomit", "number": 1}]]), hunter)
    assert (hunter.carried, hunter.loot, scene.state.things) == (["vomit"], [], [])


@pytest.mark.rule("arena.terrain.scenario_override", "arena.basic.interact")
def test_a_goliath_within_one_zone_is_fed_with_an_action() -> None:
    scene = fed("S g")
    scene.hunter("S").carried = ["vomit"]
    scene.enemy("g").wounds = 2
    scene.play(answers=[scene.do("interact", "g", token="yellow")])
    assert scene.hunter("S").carried == []
    assert scene.state.progress == {"fed": 1}
    assert scene.enemy("g").wounds == 1
    assert attacking.onslaught(scene.arena(), scene.enemy("g")).strength == 5
    assert "(yellow)" in scene.tokens("S")


@pytest.mark.rule("arena.terrain.scenario_override")
@pytest.mark.parametrize(("drawing", "carried"), [("S . g", ["vomit"]), ("S g", [])])
def test_nobody_feeds_from_afar_or_with_empty_hands(drawing: str, carried: list[str]) -> None:
    scene = fed(drawing)
    scene.hunter("S").carried = carried
    assert ("interact", scene.id("g")) not in scene.deeds("S")


def test_food_does_not_count_at_a_station() -> None:
    scene = played("feeding_time", "N . S")
    hunter = scene.hunter("S")
    hunter.carried, hunter.at = ["vomit"], scene.at(0, 0)
    objectives.delivered(scene.arena(), hunter)
    assert hunter.carried == ["vomit"]
    assert scene.state.progress == {}


# --- winning and losing


def goal(kind: str, count: int = 1, name: str = "") -> of.Goal:
    return of.Goal(kind, count, name)  # type: ignore[arg-type]


@pytest.mark.rule("arena.victory.scenario")
def test_conditions_are_met_when_they_say() -> None:
    scene = arena("S . p", p="psycho")
    world = scene.arena(dice=["money"])
    assert not ending.reached(world, goal("slain", 1, "psycho"))
    enemies.eliminate(world, scene.enemy("p"), scene.hunter("S"))
    assert ending.reached(world, goal("slain", 1, "psycho"))
    assert ending.reached(world, goal("slain", 1))
    assert not ending.reached(world, goal("slain", 1, "marauder"))
    assert ending.reached(world, goal("cleared"))
    assert not ending.reached(world, goal("cleared", 2))
    assert not ending.reached(world, goal("rounds", 2))
    counting.progress(world, "bombs", 2)
    assert ending.reached(world, goal("counted", 2, "bombs"))
    assert not ending.reached(world, goal("counted", 3, "bombs"))


@pytest.mark.rule("arena.victory.scenario")
def test_all_must_be_at_the_exit_or_beside_it() -> None:
    scene = arena("S A . N .")
    world = scene.arena()
    out = goal("gathered")
    assert not ending.reached(world, out)
    scene.hunter("S").at, scene.hunter("A").at = scene.at(0, 2), scene.at(0, 4)
    assert ending.reached(world, out)
    assert not ending.reached(world, goal("gathered", 1, "key"))
    for away in (scene.at(0, 1), None):
        scene.hunter("A").at = away
        assert not ending.reached(world, out)


@pytest.mark.rule("arena.victory.scenario", "arena.ruling.defeat_vs_victory")
def test_a_scenario_is_lost_by_its_own_condition() -> None:
    scene = played("bomb_hunt", "S . .")
    scene.state.round = 10
    ending.judge(scene.arena())
    assert scene.state.won is False


@pytest.mark.rule("arena.victory.scenario")
def test_what_is_reached_in_the_last_round_still_counts() -> None:
    scene = played("bomb_hunt", "S . .")
    scene.state.round, scene.state.progress = 10, {"bombs": 4}
    ending.judge(scene.arena())
    assert scene.state.won is True


def test_the_scenario_of_the_lesson_is_not_offered_by_itself() -> None:
    taught = {name for name, page in library().scenarios.items() if page.taught}
    assert taught == {"screen_test"}
    assert {setting.id for setting in settings()} == set(SCENARIOS) - taught


@pytest.mark.rule("arena.boss.win", "arena.ruling.boss_win_timing")
def test_a_boss_that_falls_wins_at_once() -> None:
    scene = played("steamroller", "S . O", O="crusher")
    world = scene.arena(dice=["money"] * 3)
    enemies.eliminate(world, scene.enemy("O"), scene.hunter("S"))
    ending.at_once(world)
    assert scene.state.won is True


def test_no_boss_no_sudden_end() -> None:
    """A scenario without a Boss does not take any counter for one."""
    scene = played("warm_up", "S . .")
    scene.state.progress = {"slain.": 1}
    ending.at_once(scene.arena())
    assert scene.state.won is None


@pytest.mark.rule("arena.scenario.after")
def test_those_who_did_well_gain_more() -> None:
    scene = played("feeding_time", "S . .")
    extra = library().scenarios["feeding_time"].win.extra[0]
    scene.state.progress = {"fed": extra.when.count}
    ending.end(scene.arena(), won=True)
    assert scene.state.extras == [0]
    deck = scene.state.shops["torgue"]
    card = deck.middle[0]
    world = scene.arena(dice=[card], answers=[0, "stow"])
    training.reward(world)
    hunter = scene.hunter("S")
    assert card in [item.kind for item in (*hunter.equipped, *hunter.inventory)]


@pytest.mark.rule("arena.scenario.after")
def test_after_a_loss_there_is_no_level() -> None:
    scene = played("pirate_signal", "S . .")
    ending.end(scene.arena(), won=False)
    training.reward(scene.arena())
    assert scene.state.levels == 0


# --- boxes and Rampages


@pytest.mark.rule("arena.scenario.hidden_boxes")
def test_a_box_is_opened_once_when_its_time_has_come() -> None:
    scene = played("bomb_hunt", "S . .")
    world = scene.arena()
    counting.progress(world, "bombs")
    boxes.check(world, "counted")
    assert scene.heard(BoxOpened) == []
    counting.progress(world, "bombs")
    boxes.check(world, "counted")
    boxes.check(world, "counted")
    assert [one.box for one in scene.heard(BoxOpened)] == ["ticking"]


@pytest.mark.rule("arena.scenario.hidden_boxes")
@pytest.mark.parametrize(("now", "due"), [(1, False), (2, True), (3, True)])
def test_the_time_of_a_box_has_come_as_its_round_begins(now: int, due: bool) -> None:
    scene = arena("S . .")
    scene.state.round = now
    assert boxes.is_due(scene.arena(), of.Trigger("round", 2)) == due


class Foreseen(ScriptedTable):
    """A table at which something is only weighed."""

    def ignores(self, key: str) -> bool:
        return ArenaTactics().ignores(key) and ArenaTactics().skips(key)


@pytest.mark.rule("arena.scenario.hidden_boxes")
def test_what_a_box_holds_is_not_known_before_it_is_opened() -> None:
    scene = played("bomb_hunt", "S . .")
    scene.state.progress = {"bombs": 2}
    boxes.check(Arena(scene.state, Foreseen()), "counted")
    assert scene.state.boxes == []
    boxes.check(scene.arena(), "counted")
    assert scene.state.boxes == ["ticking"]


@pytest.mark.rule("arena.rampage.effect", "arena.rampage.activate")
def test_a_rampage_does_what_its_scenario_says() -> None:
    scene = played("pirate_signal", "m . . . . S", m="badass_marauder")
    enemy = scene.enemy("m")
    enemy.shielded = False
    world = scene.arena()
    plain = attacking.onslaught(world, enemy).strength
    orders.give(world, ("rampage",))
    orders.carry_out(world)
    assert enemy.shielded
    assert attacking.onslaught(world, enemy).strength == plain + 1


@pytest.mark.rule("arena.rampage.effect")
def test_some_rampages_make_enemies_faster() -> None:
    scene = played("bomb_hunt", "p . . . . . S", p="psycho")
    world = scene.arena()
    assert moving.movement(world, scene.enemy("p")) == 2
    scene.state.rampage = True
    assert moving.movement(world, scene.enemy("p")) == 3


# --- spawning


@pytest.mark.rule("arena.spawn.place.overflow")
def test_an_enemy_that_fits_nowhere_does_not_come() -> None:
    scene = together(arena("S T A M", p="psycho"), "S", "A", "M")
    scene.hunter("A").at = scene.hunter("M").at = scene.hunter("S").at
    for zone in (scene.at(0, 2), scene.at(0, 3)):
        scene.ground.tyres[zone] = 3
    before = dict(scene.state.pool)
    assert spawning.appear(scene.arena(), "psycho", scene.at(0, 1)) is None
    assert (scene.state.enemies, scene.state.pool) == ([], before)


def test_an_arena_is_what_its_scenario_says() -> None:
    state = setup.set_up(Options(campaign="skag_season"))
    world = Arena(state, ScriptedTable())
    assert world.scenario.spawn[0].enemy == "skag_pup"
    assert state.money == library().scenarios["night_shift"].money // setup.MONEY > 0
