"""Wanted missions: their cards, their maps, how they begin and how they end."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tapete.bots import RandomBot
from tapete.games.arena.actions.menu import react
from tapete.games.arena.content.ground import ground_of
from tapete.games.arena.content.library import library
from tapete.games.arena.events.story import SpecialUsed
from tapete.games.arena.figures import properties
from tapete.games.arena.meta import Options
from tapete.games.arena.rules.enemies import attacking, effects, orders
from tapete.games.arena.rules.harm import enemies, wounds
from tapete.games.arena.rules.intermission import mission, shopping
from tapete.games.arena.rules.story import ending, setup
from tapete.games.arena.state import State
from tapete.games.arena.steps import step
from tapete.games.arena.world import Arena
from tapete.kernel.chance.dice import SeededDice
from tapete.kernel.chance.seed import from_number
from tapete.kernel.tables.playouts import BotTable
from tapete.kernel.tables.scripted import ScriptedTable
from tapete.spaces.hexes.hexes import apart

NAMES = [
    "Las cuevas", "El búnker de los barriles", "La central eléctrica", "La cocina del infierno",
    "El vertedero de neumáticos", "El barranco de los skags", "El abrevadero", "El sótano secreto",
    "El puesto fronterizo", "El caldero",
]  # fmt: skip
FIRST = {"barrel", "mailbox", "loot_chest"}
LATER = {*FIRST, "ammo_chest", "vomit", "zed_machine", "depot_machine"}


def begun(card: str = "nine", rolled: int = 1) -> State:
    """A state in which a mission has just been chosen."""
    state = setup.set_up(Options())
    state.won = True
    mission.begin(Arena(state, ScriptedTable(dice=[card, rolled])))
    return state


def laid(card: str = "nine", rolled: int = 1) -> tuple[State, ScriptedTable]:
    """A mission that is set up; whatever is asked is answered with the first that is possible."""
    state = begun(card, rolled)
    table = FirstTable()
    setup.prepare(Arena(state, table))
    return state, table


class FirstTable(ScriptedTable):
    """Draws and answers with the first of what there is, and rolls nothing."""

    def _face(self, chance: Any) -> Any:
        return chance.items[0]

    def _answer(self, key: str, domain: Any) -> Any:
        return domain.write(next(iter(domain.candidates())))


# --- cards and maps


@pytest.mark.rule("arena.wanted.card")
def test_every_wanted_card_names_a_unique_and_enemies_that_there_are() -> None:
    cards = library().wanted.values()
    assert len(cards) == 8
    for card in cards:
        assert [library().enemies[one].kind for one in card.uniques] == ["unique"]
        count: Counter[str] = Counter()
        for wave in card.enemies:
            count[library().enemies[wave.enemy].mini] += wave.count
        for one in card.uniques:
            count[library().enemies[one].mini] += 1
        assert all(library().minis[mini].count >= many for mini, many in count.items())


@pytest.mark.rule("arena.wanted.map_roll")
@pytest.mark.parametrize("rolled", range(1, 11))
def test_the_die_says_which_map(rolled: int) -> None:
    assert library().maps[begun(rolled=rolled).map].name.es == NAMES[rolled - 1]


@pytest.mark.rule("arena.wanted.map_contents", "arena.ruling.wanted_vending")
@pytest.mark.parametrize("rolled", range(1, 11))
def test_maps_have_what_their_legend_has(rolled: int) -> None:
    """Chests of ammunition, vomit and machines are on the last five maps alone."""
    ground = ground_of(f"m{rolled:02}")
    placed = {what for _, what in ground.placed}
    assert placed <= (FIRST if rolled <= 5 else LATER)
    assert (1 in ground.spawns, len(ground.stations), ground.unique is not None) == (True, 1, True)
    assert apart(ground.stations[0], ground.spawns[1]) >= 4


@pytest.mark.rule("arena.wanted.terrain_symbol_3_tyres")
def test_three_tyres_fill_their_zone_and_block_sight() -> None:
    ground = ground_of("m05")
    assert ground.blocked
    assert all(ground.tyres[zone] == 3 for zone in ground.blocked)
    assert ground.walls == ground.sight.bits(ground.blocked)


# --- the beginning


@pytest.mark.rule("arena.wanted.enemy_setup", "arena.wanted.card", "arena.spawn.place.first")
def test_uniques_stand_in_their_zone_and_the_rest_as_if_they_had_spawned() -> None:
    state, _ = laid("nine", 3)
    ground = ground_of("m03")
    assert Counter(one.kind for one in state.enemies) == {"psycho": 3, "nine_fingers": 1}
    for enemy in state.enemies:
        assert enemy.at is not None
        if enemy.kind == "nine_fingers":
            assert enemy.at == ground.unique
        else:
            assert apart(enemy.at, ground.spawns[1]) <= 1
    assert ground.spawns[1] in [one.at for one in state.enemies]


@pytest.mark.rule("arena.wanted.queue")
def test_two_announcements_and_the_card_of_rank_0() -> None:
    state, _ = laid()
    assert len(state.queue) == 3
    assert [library().announcements[card].rank for card in state.queue] == [1, 1, 0]


@pytest.mark.rule("arena.wanted.vh_setup")
def test_hunters_start_at_the_station() -> None:
    state, _ = laid()
    world = Arena(state, FirstTable())
    for hunter in state.hunters:
        setup.deploy(world, hunter)
        assert hunter.at is not None
        assert apart(hunter.at, world.ground.stations[0]) <= 1


@pytest.mark.rule("arena.wanted.bag")
def test_neither_levels_nor_missions_are_in_the_bag() -> None:
    types = {library().loot[kind].type for kind in begun().bag.items}
    assert not types & {"level_up", "wanted", "legendary"}


@pytest.mark.rule("arena.wanted.card")
def test_a_card_gives_all_its_enemies_what_it_says() -> None:
    state, _ = laid("widow")
    assert len(state.enemies) == 4
    assert all("pinata(1)" in properties(one) for one in state.enemies)


@pytest.mark.rule("arena.wanted.no_money", "arena.ruling.wanted_state")
def test_money_and_loot_are_kept_aside_and_come_back_to_their_owners() -> None:
    state = setup.set_up(Options())
    state.won, state.money = True, 3
    state.hunters[1].loot = ["money"]
    mission.begin(Arena(state, ScriptedTable(dice=["nine", 1])))
    assert (state.money, state.hunters[1].loot) == (0, [])
    state.hunters[1].loot, state.mission = ["health"], False
    mission.end(Arena(state, ScriptedTable()))
    assert state.money == 3
    assert [one.loot for one in state.hunters] == [[], ["money", "health"], [], []]


@pytest.mark.rule(
    "arena.ruling.wanted_state", "arena.ruling.wanted_star_moves", "arena.setup.star_move_deal"
)
def test_star_moves_of_the_scenario_go_back_before_others_are_dealt() -> None:
    state = setup.set_up(Options())
    state.won = True
    for hunter in state.hunters:
        hunter.star = state.stars.middle.pop()
    mission.begin(Arena(state, ScriptedTable(dice=["nine", 1])))
    assert [one.star for one in state.hunters] == [""] * 4
    assert state.stars.cards() == sorted(library().stars)


@pytest.mark.rule("arena.ruling.wanted_star_moves")
def test_the_spotlight_of_the_mission_is_first_at_the_machines() -> None:
    state, _ = laid("nine")
    assert all(one.star for one in state.hunters)
    state.spotlight, state.mission = "amara", False
    mission.end(Arena(state, ScriptedTable()))
    assert shopping.buyer(Arena(state, ScriptedTable())).id == "amara"


# --- orders


@pytest.mark.rule("arena.wanted.spawn_order")
def test_a_spawn_order_makes_uniques_act_and_nothing_spawn() -> None:
    """The card calls a pup by itself; nothing else comes."""
    state, _ = laid("puddle")
    count, table = len(state.came), FirstTable()
    world = Arena(state, table)
    orders.give(world, ("spawn",))
    while state.orders:
        orders.carry_out(world)
    acted = {world.enemy(one.figure).kind for one in table.heard(SpecialUsed)}
    assert acted == {"puddle_licker"}
    assert len(state.came) == count + 1


@pytest.mark.rule("arena.wanted.spawn_order")
def test_words_that_bring_enemies_make_uniques_act_too() -> None:
    state, _ = laid("nine")
    count, table = len(state.came), FirstTable()
    word = library().announcements["despedidos"].orders[1]
    assert not isinstance(word, str)
    world = Arena(state, table)
    effects.perform(world, word, None, None)
    while state.orders:
        orders.carry_out(world)
    assert len(state.came) == count
    assert len(table.heard(SpecialUsed)) == 1


@pytest.mark.rule("arena.wanted.rampage")
def test_a_rampage_heals_and_charges_uniques_and_makes_them_lethal() -> None:
    state, _ = laid("nine")
    unique = next(one for one in state.enemies if one.kind == "nine_fingers")
    unique.wounds, unique.shielded = 3, False
    world = Arena(state, FirstTable())
    orders.give(world, ("rampage",))
    orders.carry_out(world)
    assert (unique.wounds, unique.shielded) == (1, True)
    assert "lethal" in attacking.onslaught(world, unique).texts


# --- the end


@pytest.mark.rule("arena.ruling.wanted_victory")
def test_the_mission_is_won_when_the_last_unique_falls() -> None:
    state, table = laid("nine")
    world = Arena(state, table)
    state.phase = "hunters"
    ending.at_once(world)
    assert state.mission is None
    unique = next(one for one in state.enemies if one.kind == "nine_fingers")
    enemies.eliminate(world, unique, None)
    ending.at_once(world)
    assert [state.mission, state.phase] == [True, "wanted"]


@pytest.mark.rule("arena.ruling.wanted_victory", "arena.wanted.card")
def test_a_card_may_ask_for_the_whole_gang() -> None:
    state, table = laid("twins")
    world = Arena(state, table)
    state.phase = "hunters"
    enemies.remove(world, next(one for one in state.enemies if one.kind == "frost_twins"))
    ending.at_once(world)
    assert state.mission is None
    for enemy in list(state.enemies):
        enemies.remove(world, enemy)
    ending.at_once(world)
    assert state.mission is True


@pytest.mark.rule("arena.wanted.loss")
def test_the_mission_is_lost_as_soon_as_a_hunter_falls() -> None:
    state, table = laid("nine")
    world = Arena(state, table)
    for hunter in state.hunters:
        setup.deploy(world, hunter)
    state.phase = "enemies"
    wounds.eliminate(world, state.hunters[0])
    ending.at_once(world)
    assert (state.mission, state.phase, state.orders) == (False, "wanted", [])


@pytest.mark.rule("arena.wanted.reward", "arena.wanted.loss")
@pytest.mark.parametrize("won", [True, False])
def test_only_a_mission_that_is_won_gives_a_card(won: bool) -> None:
    state, table = laid("nine")
    state.mission = won
    before = len(state.shops["torgue"])
    mission.end(Arena(state, table))
    assert len(state.shops["torgue"]) == before - won
    assert (state.mark, state.map) == ("", "")


@pytest.mark.rule("arena.wanted.map_contents")
@pytest.mark.parametrize("rolled", range(1, 11))
def test_random_hunters_play_a_mission_on_every_map(rolled: int) -> None:
    card = sorted(library().wanted)[rolled % 8]
    state = begun(card, rolled)
    bots = [RandomBot(seat) for seat in range(4)]
    table = BotTable(bots, SeededDice(from_number(rolled)))
    while state.mark:
        step(Arena(state, table, react))
    assert state.mission is not None
