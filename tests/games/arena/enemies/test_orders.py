"""The enemy turn: cards, orders, who carries them out and when."""

from __future__ import annotations

import pytest

from tapete.games.arena.content.effects import Empty
from tapete.games.arena.content.entries import RampageRule
from tapete.games.arena.events.attacks import Attacked
from tapete.games.arena.events.story import (
    Announced,
    Moved,
    Ordered,
    Raged,
    RoundBegan,
)
from tapete.games.arena.steps import step
from tapete.spaces.hexes.hexes import apart
from tests.games.arena.answers import guarding
from tests.games.arena.enemies.cards import (
    LARGE,
    TEXT,
    TURN,
    Author,
    add,
    asked,
    cited,
    enemy_turn,
    tire,
)  # fmt: skip
from tests.games.arena.scene import Scene, arena


def far(scene: Scene, letter: str, other: str = "S") -> int:
    """How many zones an enemy is from a hunter."""
    here, there = scene.enemy(letter).at, scene.hunter(other).at
    assert here is not None
    assert there is not None
    return apart(here, there)


@pytest.mark.rule("arena.round.structure", "arena.round.hero_turn")
def test_hunters_then_enemies_then_the_end_of_the_round(author: Author) -> None:
    scene = arena("S M . . . . .")
    author.says(scene, "move")
    scene.state.phase = "hunters"
    phases = []
    world = scene.arena([2], [(0, "salvador"), scene.end, scene.end])
    while scene.state.round == 1:
        phases.append(scene.state.phase)
        step(world)
    assert list(dict.fromkeys(phases)) == [
        "hunters", "enemies", "cleanup", "respawn", "verdict", "refresh",
    ]  # fmt: skip
    assert scene.heard(RoundBegan)[0].round == 2


@pytest.mark.rule("arena.round.enemy_turn", "arena.round.order_complete_first")
def test_each_order_is_completed_before_the_next(author: Author) -> None:
    """arena.example.orders_in_sequence"""
    scene = tire(arena("S . . p . q", p="psycho", q="psycho"))
    author.says(scene, "move", "attack")
    enemy_turn(scene, [12], [TURN, TURN, guarding("green", spent=True)])
    kinds = [type(one) for one in scene.table.told if type(one) in (Moved, Attacked, Ordered)]
    assert kinds[:3] == [Ordered, Moved, Moved]
    assert kinds[3] is Ordered
    assert Attacked in kinds[4:]


@pytest.mark.rule("arena.round.announcement_spent", "arena.announcement.timer")
def test_a_card_that_was_carried_out_is_ignored(author: Author) -> None:
    scene = arena("S . . . . . .")
    author.says(scene, card="second")
    author.says(scene, card="first")
    scene.state.queue = ["first", "second", "despedidos"]
    enemy_turn(scene)
    assert scene.state.turned == 1
    enemy_turn(scene)
    assert [one.card for one in scene.heard(Announced)] == ["second"]


@pytest.mark.rule("arena.round.rank0_never_spent")
def test_the_last_card_is_repeated(author: Author) -> None:
    scene = arena("S . . . . . .")
    author.says(scene, card="zero", rank=0)
    scene.state.queue = ["zero"]
    for _ in range(3):
        enemy_turn(scene)
        assert [one.card for one in scene.heard(Announced)] == ["zero"]
    assert "arena.round.rank0_never_spent" in cited(scene, Announced)


@pytest.mark.rule("arena.enemy.small_first")
def test_small_bases_go_before_large_ones(author: Author) -> None:
    author.foe("big", mini=LARGE, movement=1)
    scene = arena("S . . . . g . p . q", g="big", p="psycho", q="psycho")
    author.says(scene, "move")
    enemy_turn(scene, answers=[TURN])
    assert [one.figure for one in scene.heard(Moved)][-1] == scene.id("g")
    assert "arena.enemy.small_first" in cited(scene, Ordered)


@pytest.mark.rule("arena.enemy.order_choice")
def test_players_choose_who_is_next(author: Author) -> None:
    scene = arena("S . . . . p . q . r", p="psycho", q="psycho", r="psycho")
    author.says(scene, "move")
    enemy_turn(scene, answers=[scene.id("r"), scene.id("p")])
    assert [one.figure for one in scene.heard(Moved)] == [scene.id(one) for one in "rpq"]


def test_as_they_come_is_the_nearest_first(author: Author) -> None:
    scene = arena("S . . . . p . q . r", p="psycho", q="psycho", r="psycho")
    scene.state.enemies.reverse()
    author.says(scene, "move")
    enemy_turn(scene, answers=[TURN])
    assert [one.figure for one in scene.heard(Moved)] == [scene.id(one) for one in "pqr"]


@pytest.mark.rule("arena.enemy.repeat_orders")
def test_an_order_that_is_there_twice_is_done_twice(author: Author) -> None:
    scene = arena("S . . . . . . p", p="psycho")
    author.says(scene, "move", "move")
    enemy_turn(scene)
    assert far(scene, "p") == 3
    assert "arena.enemy.repeat_orders" in cited(scene, Announced)


@pytest.mark.rule("arena.enemy.orders.seven")
def test_all_seven_orders_are_carried_out(author: Author) -> None:
    scene = arena("S . . . . . . .")
    author.scenario(scene, spawn=(), rampage_spawn=())
    author.event(scene)
    author.says(scene, "rampage", "attack", "event", "move", Empty("spotlight"), "spawn", "special")
    enemy_turn(scene, ["test_event"])
    said = [one.order for one in scene.heard(Ordered)]
    assert said == ["rampage", "attack", "event", "move", "no_ammo", "spawn", "special"]


# --- the Rampage


@pytest.mark.rule("arena.rampage.activate", "arena.rampage.duration")
def test_the_rampage_lasts_until_the_next_enemy_turn(author: Author) -> None:
    scene = arena("S . . . . . .")
    author.says(scene, "rampage")
    states = [enemy_turn(scene).state.rampage]
    author.says(scene)
    states.append(enemy_turn(scene).state.rampage)
    assert states == [True, False]
    kinds = [type(one) for one in scene.table.told]
    assert kinds.index(Raged) < kinds.index(Announced)


@pytest.mark.rule("arena.rampage.effect")
@pytest.mark.parametrize(("raging", "face"), [(False, 4), (True, 5)])
def test_a_rampage_raises_strength(author: Author, raging: bool, face: int) -> None:
    """Strength 5 is reached by 4 and Melee 1; with one more it takes a 5.

    arena.example.rampage_strength
    """
    author.foe()
    scene = tire(arena("S p", p="foe"))
    rage = RampageRule(text=TEXT, strength=1)
    author.scenario(scene, rampage=rage)
    author.says(scene, *(("rampage",) if raging else ()), "attack")
    enemy_turn(scene, [face], [guarding("green", spent=True)])
    assert scene.tokens("S")[0] == "(green)"
    assert ("arena.rampage.effect" in cited(scene, Attacked)) == raging


# --- Attack orders


@pytest.mark.rule("arena.order.attack")
def test_an_enemy_in_reach_attacks_once(author: Author) -> None:
    scene = arena("S p", p="psycho")
    author.says(scene, "attack")
    enemy_turn(scene, [8], [guarding("green")])
    assert len(scene.heard(Attacked)) == 1


@pytest.mark.rule("arena.order.attack.else_move")
def test_an_enemy_out_of_reach_moves_instead(author: Author) -> None:
    scene = arena("S . . . . p", p="psycho")
    author.says(scene, "attack")
    enemy_turn(scene)
    assert far(scene, "p") == 3
    assert scene.heard(Moved)[0].rule == "arena.order.attack.else_move"


@pytest.mark.rule("arena.order.attack.else_move")
def test_no_attack_follows_the_move(author: Author) -> None:
    scene = arena("S . . p", p="psycho")
    author.says(scene, "attack")
    enemy_turn(scene)
    assert far(scene, "p") == 1
    assert not scene.heard(Attacked)


@pytest.mark.rule("arena.order.attack.ignored")
@pytest.mark.parametrize("drawing", ["S p . .", "S . . . . p"])
def test_who_ignores_attack_orders_does_not_even_move(author: Author, drawing: str) -> None:
    """arena.example.suicide_psycho_ignores_attack"""
    author.foe("deaf", ignores=("attack",))
    scene = arena(drawing, p="deaf")
    before = scene.enemy("p").at
    author.says(scene, "attack")
    enemy_turn(scene)
    assert scene.enemy("p").at == before
    assert not scene.heard(Attacked)
    assert "arena.order.attack.ignored" in cited(scene, Ordered)


# --- Move orders


@pytest.mark.rule("arena.order.move", "arena.order.move.closest")
@pytest.mark.parametrize(("movement", "left"), [(1, 5), (2, 4)])
def test_an_enemy_moves_straight_towards_the_spotlight(
    author: Author, movement: int, left: int
) -> None:
    author.foe(movement=movement)
    scene = arena("S . . . . . p", p="foe")
    author.says(scene, "move")
    enemy_turn(scene)
    assert far(scene, "p") == left
    assert scene.heard(Moved)[0].also[0] == "arena.order.move.closest"


@pytest.mark.rule("arena.order.move", "arena.order.move.stop")
def test_a_marauder_stops_as_soon_as_it_can_shoot(author: Author) -> None:
    """Movement 2 and range 3: one zone brings the target within 3.

    arena.example.marauder_stops
    """
    author.foe(movement=2, range=3)
    scene = arena("S . . . m", m="foe")
    author.says(scene, "move")
    enemy_turn(scene)
    assert far(scene, "m") == 3
    assert scene.heard(Moved)[0].also[0] == "arena.order.move.stop"


@pytest.mark.rule("arena.order.move.stop")
def test_an_enemy_that_can_attack_does_not_move(author: Author) -> None:
    author.foe(range=3)
    scene = arena("S . . m", m="foe")
    author.says(scene, "move")
    enemy_turn(scene)
    assert not scene.heard(Moved)


@pytest.mark.rule("arena.order.move.route_choice")
def test_players_choose_among_equal_ways(author: Author) -> None:
    author.foe(movement=1, range=0)
    scene = arena(
        """
         . . .
        S T . p
         . . .
        """,
        p="foe",
    )
    scene.enemy("p").at = scene.at(1, 2)
    author.says(scene, "move")
    down = scene.at(2, 1)
    enemy_turn(scene, answers=[[*down]])
    assert scene.enemy("p").at == down
    assert asked(scene) == ["route"]


@pytest.mark.rule("arena.ruling.move_metric")
def test_an_enemy_that_is_shut_off_goes_as_near_as_it_can_past_figures(author: Author) -> None:
    """Three of its own stand in the only way: it walks up to them."""
    author.foe(movement=3)
    author.foe("wall", movement=0)
    scene = arena("S . w . . . p", w="wall", p="foe")
    for _ in range(2):
        add(scene, "wall", scene.enemy("w").at)
    author.says(scene, "move")
    enemy_turn(scene, answers=[TURN])
    assert far(scene, "p") == 3


@pytest.mark.rule("arena.ruling.move_metric")
def test_an_enemy_never_moves_away(author: Author) -> None:
    author.foe(movement=3)
    author.foe("wall", movement=0)
    scene = arena("S . w p . . .", w="wall", p="foe")
    for _ in range(2):
        add(scene, "wall", scene.enemy("w").at)
    author.says(scene, "move")
    enemy_turn(scene, answers=[TURN])
    assert not scene.heard(Moved)


@pytest.mark.rule("arena.ruling.move_metric")
def test_a_way_past_figures_still_goes_round_walls(author: Author) -> None:
    """The tyres stay shut: the way along the row leads nowhere, that over the gap's edge does."""
    author.foe(movement=1)
    author.foe("wall", movement=0)
    scene = arena(
        """
        S T . p .
         w . . .
        """,
        w="wall", p="foe",
    )  # fmt: skip
    for _ in range(2):
        add(scene, "wall", scene.enemy("w").at)
    scene.enemy("p").at = scene.at(0, 2)
    author.says(scene, "move")
    enemy_turn(scene, answers=[TURN])
    assert scene.enemy("p").at == scene.at(1, 1)


@pytest.mark.rule("arena.ruling.move_no_spotlight")
def test_nobody_moves_if_nobody_is_in_the_spotlight(author: Author) -> None:
    scene = arena("S . . . . p", p="psycho")
    scene.hunter("S").at, scene.hunter("S").out = None, True
    author.says(scene, "move")
    enemy_turn(scene)
    assert not scene.heard(Moved)
