"""Who sees whom: lines from centre to centre, past friends and along edges."""

from __future__ import annotations

import pytest

from tapete.games.arena.state import Enemy
from tapete.spaces.hexes.hexes import Hex
from tests.games.arena.hunters.cards import arm, barred, cited
from tests.games.arena.scene import Scene, arena

BOARD = """
    . . . . . . . .
     . . . . . . . .
    . . S . . . . .
     . . . . . . . .
    . . . . . . . .
"""


def seen(scene: Scene, letter: str = "S") -> set[str]:
    """The enemies that a hunter can shoot at."""
    return {to for what, to in scene.deeds(letter) if what == "attack"}


def facing(*steps: tuple[int, int], friend: tuple[int, int] | None = None) -> Scene:
    """Salvador on an open board, with enemies p, q, r at so many steps from him."""
    names = "pqr"[: len(steps)]
    drawing = BOARD.replace(". . . . . . . .", " ".join([*names, *"........"[len(names) :]]), 1)
    drawing = drawing.replace("S .", "S M") if friend else drawing
    scene = arena(drawing, **dict.fromkeys(names, "soft"))
    q, r = scene.hunter("S").at or (0, 0)
    for name, (dq, dr) in zip(names, steps, strict=True):
        scene.enemy(name).at = (q + dq, r + dr)
    if friend:
        scene.hunter("M").at = (q + friend[0], r + friend[1])
    arm(scene, "S", "gun")
    return scene.activate("S")


@pytest.mark.rule(
    "arena.los.blocked_between",
    "arena.los.obstacle_zone",
    "arena.los.required",
)
def test_an_enemy_hides_the_one_straight_behind_it() -> None:
    """arena.example.los_enemy_blocks"""
    scene = facing((1, 0), (2, 0))
    assert seen(scene) == {scene.id("p")}
    assert barred(scene, "S", "attack")[scene.id("q")] == "arena.los.blocked_between"


@pytest.mark.rule("arena.los.allies_never_block")
def test_a_friend_hides_nobody() -> None:
    scene = facing((2, 0), friend=(1, 0))
    scene.play(dice=[2], answers=[scene.attack("p", "yellow")])
    assert "arena.los.allies_never_block" in cited(scene)


@pytest.mark.rule("arena.los.edge_one")
def test_a_line_along_the_edge_of_one_obstacle_is_free() -> None:
    """arena.example.los_one_edge_vs_two"""
    scene = facing((1, 0), (1, 1))
    assert scene.id("q") in seen(scene)
    scene.play(dice=[2], answers=[scene.attack("q", "yellow")])
    assert "arena.los.edge_one" in cited(scene)


@pytest.mark.rule("arena.los.edge_two")
def test_a_line_between_two_obstacles_is_blocked() -> None:
    """arena.example.los_one_edge_vs_two"""
    scene = facing((1, 0), (1, 1), (0, 1))
    assert scene.id("q") not in seen(scene)
    assert barred(scene, "S", "attack")[scene.id("q")] == "arena.los.edge_two"


@pytest.mark.rule("arena.los.edge_one", "arena.los.centre_line")
def test_a_line_between_a_gap_and_a_free_zone_is_free() -> None:
    """The layout of the picture's second case: no tile at (-1, 1), the enemy at (-1, 2).

    arena.example.los_free_edge
    """
    scene = arena(
        """
        . . S .
         .   . .
        . . p .
        """,
        p="soft",
    ).activate("S")
    arm(scene, "S", "gun")
    (q, r), (s, t) = scene.hunter("S").at or (0, 0), scene.enemy("p").at or (0, 0)
    assert (s - q, t - r) == (-1, 2)
    assert scene.id("p") in seen(scene)


@pytest.mark.rule("arena.los.gap_blocks", "arena.los.centre_line")
def test_no_line_crosses_a_gap() -> None:
    """arena.example.los_gap"""
    scene = arena("S   p\n . .", p="soft").activate("S")
    arm(scene, "S", "gun")
    assert seen(scene) == set()
    assert barred(scene, "S", "attack")[scene.id("p")] == "arena.los.gap_blocks"


@pytest.mark.rule("arena.los.same_zone")
def test_those_in_a_zone_see_each_other_whatever_stands_there() -> None:
    scene = arena("S p\n t", p="soft")
    scene.hunter("S").at = scene.enemy("p").at = next(iter(scene.ground.tyres))
    arm(scene.activate("S"), "S", "gun")
    scene.play(dice=[2], answers=[scene.attack("p", "yellow")])
    assert "arena.los.same_zone" in cited(scene)


@pytest.mark.rule("arena.los.engaged_limit")
def test_a_hunter_beside_an_enemy_of_its_zone_looks_no_farther() -> None:
    scene = facing((0, 0), (1, 0))
    assert seen(scene) == {scene.id("p")}
    assert barred(scene, "S", "attack")[scene.id("q")] == "arena.los.engaged_limit"


@pytest.mark.rule("arena.los.engaged_limit")
def test_an_enemy_beside_a_hunter_of_its_zone_looks_no_farther() -> None:
    scene = facing((0, 0), friend=(1, 0))
    world, foe = scene.arena(), scene.enemy("p")
    assert world.sees(foe, scene.hunter("S").at or (0, 0))
    assert not world.sees(foe, scene.hunter("M").at or (0, 0))


@pytest.mark.rule("arena.los.obstacle_zone")
def test_three_tyres_block_a_line_and_one_does_not() -> None:
    for sign, hidden in (("T", True), ("t", False)):
        scene = arena(f"S {sign} p", p="soft").activate("S")
        arm(scene, "S", "gun")
        assert (scene.id("p") not in seen(scene)) is hidden
        if hidden:
            assert barred(scene, "S", "attack")[scene.id("p")] == "arena.los.obstacle_zone"


@pytest.mark.rule("arena.ruling.los_helper_blocks")
@pytest.mark.parametrize(("blocks", "sees"), [(True, False), (False, True)])
def test_a_helper_blocks_the_sight_of_enemies_as_the_house_rule_says(
    blocks: bool, sees: bool
) -> None:
    scene = arena("p h M", rules={"helper_blocks_los": blocks}, p="shooter")
    found = scene.arena().sees(scene.enemy("p"), scene.hunter("M").at or (0, 0))
    assert found is sees


@pytest.mark.rule("arena.los.centre_line", "arena.ruling.los_between_endpoints")
def test_others_in_the_zone_of_the_target_do_not_matter() -> None:
    scene = facing((2, 0), (2, 0), (2, 0))
    assert seen(scene) == {scene.id(one) for one in "pqr"}


# --- lines that only touch

FIELD = "\n".join((". " * 8, " ." * 8, ". " * 8, " ." * 8))
"""Its first row begins at (0, 0), its third at (-1, 2)."""


def sees(target: Hex, *enemies: Hex) -> bool:
    """True if Salvador, at (0, 0), sees a zone past enemies in these."""
    scene = arena(FIELD.replace(".", "S", 1))
    scene.state.enemies = [Enemy(f"e{n}", at, kind="soft") for n, at in enumerate(enemies)]
    return scene.arena().sees(scene.hunter("S"), target)


@pytest.mark.rule("arena.ruling.los_edge_count")
@pytest.mark.parametrize(
    ("enemies", "seen"),
    [([(1, 0)], True), ([(2, 1)], True), ([(1, 0), (2, 1)], False), ([(0, 1), (2, 1)], False)],
)
def test_obstacles_on_different_edges_of_a_line_add_up(enemies: list[Hex], seen: bool) -> None:
    assert sees((2, 2), *enemies) is seen


@pytest.mark.rule("arena.ruling.los_vertex")
@pytest.mark.parametrize(("enemy", "seen"), [((1, 1), True), ((3, 0), True), ((2, 0), False)])
def test_a_zone_that_a_line_touches_at_a_corner_does_not_matter(enemy: Hex, seen: bool) -> None:
    """The line to (4, 1) passes a corner of (1, 1) and one of (3, 0)."""
    assert sees((4, 1), enemy) is seen
