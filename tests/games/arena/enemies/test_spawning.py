"""Enemies appear, and Events happen."""

from __future__ import annotations

import pytest

from tapete.games.arena.content.effects import Gain
from tapete.games.arena.content.entries import Wave
from tapete.games.arena.events.attacks import Attacked
from tapete.games.arena.events.loot import Dropped
from tapete.games.arena.events.story import Ended, Happened, Moved, Ordered, Spawned, Withdrawn
from tapete.games.arena.rules.enemies import spawning
from tapete.games.arena.rules.story import ending
from tapete.kernel import Deck
from tapete.spaces.hexes.hexes import Hex
from tests.games.arena.answers import guarding
from tests.games.arena.enemies.cards import (
    LARGE,
    Author,
    add,
    asked,
    cited,
    enemy_turn,
    tire,
)  # fmt: skip
from tests.games.arena.scene import Scene, arena


def zoned(scene: Scene, *zones: Hex) -> Scene:
    """The scene with these Spawn Zones."""
    scene.ground = scene.ground._replace(
        spawns={number + 1: zone for number, zone in enumerate(zones)}
    )
    return scene


def plain(zone: Hex) -> list[int]:
    return [*zone]


def where(scene: Scene) -> list[Hex | None]:
    return [one.at for one in scene.state.enemies]


@pytest.mark.rule("arena.order.spawn", "arena.spawn.place.first")
def test_the_first_stands_in_the_spawn_zone(author: Author) -> None:
    """Even if an enemy is there already, as long as there is room."""
    author.foe()
    scene = arena("S . . . . . .")
    scene = zoned(scene, scene.at(0, 5))
    add(scene, "foe", scene.at(0, 5))
    author.scenario(scene, spawn=(Wave("foe", 1, 1),))
    author.says(scene, "spawn")
    before = scene.state.pool["psycho"]
    enemy_turn(scene)
    assert where(scene) == [scene.at(0, 5)] * 2
    assert scene.state.pool["psycho"] == before - 1
    assert scene.heard(Spawned)[0].rule == "arena.spawn.place.first"


@pytest.mark.rule("arena.order.spawn")
def test_enemies_are_numbered_in_the_order_in_which_they_come() -> None:
    scene = arena("S . . . . . .")
    for kind in ("psycho", "skag", "psycho"):
        spawning.appear(scene.arena(), kind, scene.at(0, 5))
    assert [one.id for one in scene.state.enemies] == ["psycho_1", "skag_2", "psycho_3"]


@pytest.mark.rule("arena.spawn.place.adjacent")
def test_then_one_in_each_zone_beside_it(author: Author) -> None:
    author.foe()
    scene = arena("S . . . . . .")
    zoned(scene, scene.at(0, 5))
    author.scenario(scene, spawn=(Wave("foe", 3, 1),))
    author.says(scene, "spawn")
    enemy_turn(scene, answers=[plain(scene.at(0, 6))])
    assert where(scene) == [scene.at(0, place) for place in (5, 6, 4)]
    assert asked(scene) == ["spawn"]


@pytest.mark.rule("arena.spawn.place.rest")
def test_then_wherever_the_players_like(author: Author) -> None:
    author.foe()
    scene = arena("S . . . . . .")
    zoned(scene, scene.at(0, 5))
    author.scenario(scene, spawn=(Wave("foe", 4, 1),))
    author.says(scene, "spawn")
    four, six = scene.at(0, 4), scene.at(0, 6)
    enemy_turn(scene, answers=[plain(six), plain(four)])
    assert where(scene)[-1] == four
    assert scene.heard(Spawned)[-1].rule == "arena.spawn.place.rest"


@pytest.mark.rule("arena.spawn.place.overflow")
def test_then_as_near_as_possible(author: Author) -> None:
    author.foe()
    scene = arena("S . . . . . .")
    zoned(scene, scene.at(0, 5))
    for place in (4, 5, 6):
        for _ in range(3):
            add(scene, "foe", scene.at(0, place))
    author.scenario(scene, spawn=(Wave("foe", 1, 1),))
    author.says(scene, "spawn")
    enemy_turn(scene)
    assert where(scene)[-1] == scene.at(0, 3)
    assert scene.heard(Spawned)[0].rule == "arena.spawn.place.overflow"


@pytest.mark.rule("arena.ruling.spawn_zone_blocked")
def test_a_large_one_needs_an_empty_zone(author: Author) -> None:
    author.foe("big", mini=LARGE)
    author.foe()
    scene = arena("S . . . . . .")
    zoned(scene, scene.at(0, 6))
    add(scene, "foe", scene.at(0, 6))
    add(scene, "foe", scene.at(0, 5))
    spawning.spawn(scene.arena(), "big", 1, scene.at(0, 6))
    assert where(scene)[-1] == scene.at(0, 4)


@pytest.mark.rule("arena.ruling.spawn_zone_blocked")
def test_a_zone_with_a_hunter_counts_as_done(author: Author) -> None:
    author.foe()
    scene = arena(". . . . . M S")
    spawning.spawn(scene.arena(), "foe", 2, scene.at(0, 4))
    assert where(scene) == [scene.at(0, 4), scene.at(0, 3)]


@pytest.mark.rule("arena.spawn.acts_this_card")
def test_new_enemies_take_part_in_what_is_left_of_the_card(author: Author) -> None:
    scene = arena("S . . . . . .")
    zoned(scene, scene.at(0, 1))
    author.foe()
    author.scenario(scene, spawn=(Wave("foe", 1, 1),))
    author.says(scene, "spawn", "attack")
    enemy_turn(scene, [8], [guarding("green")])
    assert len(scene.heard(Attacked)) == 1


@pytest.mark.rule("arena.spawn.not_enough")
def test_as_many_spawn_as_are_left(author: Author) -> None:
    """Five Psychos and one miniature: one comes and nothing else happens.

    arena.example.spawn_psychos
    """
    author.foe()
    scene = arena("S . . . . . .")
    zoned(scene, scene.at(0, 5))
    scene.state.pool["psycho"] = 1
    author.scenario(scene, spawn=(Wave("foe", 5, 1),))
    author.says(scene, "spawn")
    enemy_turn(scene)
    assert len(scene.state.enemies) == 1
    assert [one.order for one in scene.heard(Ordered)] == ["spawn"]
    assert "arena.spawn.not_enough" in cited(scene, Spawned)


@pytest.mark.rule("arena.spawn.none_left")
def test_with_none_left_those_with_that_miniature_move_and_attack(author: Author) -> None:
    """Whatever their cards; others do nothing.

    arena.example.spawn_psychos
    """
    author.foe("one", movement=3)
    author.foe("two", movement=3)
    author.foe("other", mini="marauder", movement=3)
    scene = tire(arena("S . . . p . m", p="one", m="other"))
    zoned(scene, scene.at(0, 6))
    scene.state.pool["psycho"] = 0
    author.scenario(scene, spawn=(Wave("two", 5, 1),))
    author.says(scene, "spawn")
    enemy_turn(scene, [8], [guarding("green", spent=True)])
    assert [one.order for one in scene.heard(Ordered)] == ["spawn", "move", "attack"]
    assert {one.figure for one in scene.heard(Moved)} == {scene.id("p")}
    assert len(scene.heard(Attacked)) == 1
    assert "arena.spawn.none_left" in cited(scene, Ordered)


@pytest.mark.rule("arena.ruling.spawn_mixed_table")
def test_they_do_so_before_the_next_line_of_the_table(author: Author) -> None:
    author.foe("one")
    author.foe("other", mini="marauder")
    scene = arena("S . . . . . p", p="one")
    zoned(scene, scene.at(0, 2))
    scene.state.pool["psycho"] = 0
    author.scenario(scene, spawn=(Wave("one", 1, 1), Wave("other", 1, 1)))
    author.says(scene, "spawn")
    enemy_turn(scene)
    kinds = [type(one) for one in scene.table.told if type(one) in (Moved, Spawned)]
    assert kinds == [Moved, Moved, Spawned]


@pytest.mark.rule("arena.spawn.place.first", "arena.ruling.spawn_mixed_table")
def test_one_who_came_with_the_last_miniature_is_the_first_of_its_zone(author: Author) -> None:
    """Whoever the next line of the table brings there stands beside it."""
    author.foe("one")
    author.foe("other", mini="marauder")
    scene = arena("S . . . . . .")
    zoned(scene, scene.at(0, 6))
    scene.state.pool["psycho"] = 1
    author.scenario(scene, spawn=(Wave("one", 1, 1), Wave("other", 1, 1)))
    author.says(scene, "spawn")
    enemy_turn(scene)
    assert where(scene) == [scene.at(0, 6), scene.at(0, 5)]


@pytest.mark.rule("arena.spawn.unique_always", "arena.ruling.spawn_unique_swap_loot")
def test_a_unique_takes_the_place_of_another(author: Author) -> None:
    """It drops nothing, and nobody moves or attacks."""
    scene = arena("S . . p . q . .", p="psycho", q="psycho")
    zoned(scene, scene.at(0, 7))
    scene.state.pool["psycho"] = 0
    author.scenario(scene, spawn=(Wave("nine_fingers", 1, 1),))
    author.says(scene, "spawn")
    enemy_turn(scene, answers=[scene.id("q")])
    assert scene.gone("q")
    assert scene.state.enemies[-1].kind == "nine_fingers"
    assert len(scene.heard(Withdrawn)) == 1
    assert not scene.heard(Dropped)
    assert not scene.heard(Moved)


@pytest.mark.rule("arena.rampage.effect")
def test_a_rampage_has_a_table_of_its_own(author: Author) -> None:
    author.foe("calm")
    author.foe("furious")
    scene = arena("S . . . . . .")
    zoned(scene, scene.at(0, 5))
    author.scenario(scene, spawn=(Wave("calm"),), rampage_spawn=(Wave("furious"),))
    author.says(scene, "rampage", "spawn")
    enemy_turn(scene)
    assert [one.kind for one in scene.state.enemies] == ["furious"]


def test_orders_that_are_given_in_the_hunters_turn_are_carried_out_then(author: Author) -> None:
    author.foe()
    scene = arena("S . . . . . p", p="foe").activate("S")
    scene.state.pool["psycho"] = 0
    spawning.spawn(scene.arena(), "foe", 1, scene.at(0, 6))
    scene.play(steps=4)
    assert scene.enemy("p").at == scene.at(0, 2)
    assert scene.state.phase == "hunters"
    assert not scene.state.orders


# --- Events


@pytest.mark.rule("arena.order.event")
def test_an_event_is_drawn_done_and_discarded(author: Author) -> None:
    author.foe()
    scene = arena("S . . . . . p", p="foe")
    author.event(scene, Gain(strength=1, all=True))
    author.says(scene, "event")
    enemy_turn(scene, ["test_event"])
    assert len(scene.state.events) == 0
    assert scene.state.happened == ["test_event"]
    assert scene.enemy("p").boosts[0].strength == 1


@pytest.mark.rule("arena.order.event.nested_orders")
def test_orders_of_an_event_come_before_what_is_left(author: Author) -> None:
    scene = arena("S . . . . . .")
    author.event(scene, "move")
    author.says(scene, "event", "attack")
    enemy_turn(scene, ["test_event"])
    assert [one.order for one in scene.heard(Ordered)] == ["event", "move", "attack"]
    assert "arena.order.event.nested_orders" in cited(scene, Happened)


@pytest.mark.rule("arena.ruling.large_order")
def test_small_bases_go_first_in_orders_of_events_too(author: Author) -> None:
    author.foe("big", mini=LARGE)
    scene = arena("S . . . . p . g", p="psycho", g="big")
    author.event(scene, "move")
    author.says(scene, "event")
    enemy_turn(scene, ["test_event"])
    assert [one.figure for one in scene.heard(Moved)] == [scene.id("p"), scene.id("g")]


@pytest.mark.rule("arena.event.reshuffle")
def test_the_discard_pile_is_shuffled_when_the_deck_runs_out(author: Author) -> None:
    scene = arena("S . . . . . .")
    author.event(scene)
    scene.state.happened, scene.state.events = ["test_event"], Deck.of([])
    author.says(scene, "event")
    enemy_turn(scene, ["test_event"])
    assert scene.state.happened == ["test_event"]
    assert "arena.event.reshuffle" in cited(scene, Happened)


@pytest.mark.rule("arena.event.end_of_scenario")
def test_discarded_events_go_beneath_the_deck_as_they_lie(author: Author) -> None:
    """A and B are drawn first, in some order; C and D follow as they were discarded."""
    scene = arena("S . . . . . .")
    scene.state.events, scene.state.happened = Deck.of(["a", "b"]), ["c", "d"]
    world = scene.arena(["b", "a"])
    ending.end(world, won=True)
    drawn = [scene.state.events.draw(world.table, "arena.order.event") for _ in range(4)]
    assert drawn == ["b", "a", "c", "d"]
    assert scene.state.happened == []
    assert "arena.event.end_of_scenario" in cited(scene, Ended)
