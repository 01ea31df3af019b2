"""Pushes."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.savage.events.fight import Did
from tapete.games.savage.meta import Rules
from tapete.games.savage.rules.dice.traits import RAISE, SUCCESS
from tapete.games.savage.rules.manoeuvres.pushing import drive_back, paces
from tapete.games.savage.world import PACE
from tapete.spaces.plane.point import Point
from tests.games.savage.skirmish import skirmish, who

RULE = "savage.push.effect"


@pytest.mark.rule("savage.push.roll", "savage.ruling.push_run_up")
@pytest.mark.parametrize(("walked", "bonus"), [(3, 2), (2, 0)])
def test_a_run_up_of_more_than_2_paces_gives_2(walked: int, bonus: int) -> None:
    fight = skirmish("aB", a=who(), B=who(), dice=[1])
    fight.turn("a", walked=walked * PACE)
    fight.do("push", "B")
    assert fight.terms().get("savage.ruling.push_run_up", 0) == bonus


@pytest.mark.rule("savage.push.effect", "savage.core.opposed")
@pytest.mark.parametrize(
    ("dice", "paces", "prone"),
    [
        ((9, 5, 5), 2, True),
        ((9, 5, 6), 2, False),
        ((7, 5, 4), 1, False),
        ((7, 5, 3), 1, True),
        ((5, 5), 0, False),
        ((3,), 0, False),
    ],
)
def test_a_push_drives_back_and_perhaps_off_ones_feet(
    dice: tuple[int, ...], paces: int, prone: bool
) -> None:
    fight = skirmish("aB....", a=who(strength=12), B=who(strength=12, athletics=8), dice=dice)
    before = fight["B"].at.x
    fight.turn("a")
    fight.do("push", "B")
    assert fight["B"].at.x - before == paces * PACE
    assert fight["B"].prone is prone
    fight.table.done()


@pytest.mark.rule("savage.push.shield")
def test_both_add_their_shields() -> None:
    fight = skirmish(
        "aB",
        a=who(gear=("club", "small_shield")),
        B=who(gear=("club", "medium_shield")),
        dice=[5, 5],
    )
    fight.turn("a")
    fight.do("push", "B")
    assert fight.all_terms() == [{"savage.push.shield": 1}, {"savage.push.shield": 2}]


@pytest.mark.rule("savage.ruling.push_adjacent_limit")
@pytest.mark.parametrize("drawing", ["aB#....", "aBC...."])
def test_a_push_stops_at_an_obstacle_or_a_figure(drawing: str) -> None:
    third: dict[str, Any] = {"C": who()} if "C" in drawing else {}
    fight = skirmish(drawing, a=who(strength=12), B=who(athletics=8), **third, dice=[9, 2, 3])
    before = fight["B"].at
    fight.turn("a")
    fight.do("push", "B")
    assert fight["B"].at == before
    assert fight["B"].prone


@pytest.mark.rule("savage.ruling.push_adjacent_limit")
def test_on_squares_a_push_goes_square_by_square() -> None:
    fight = skirmish(
        "aB.#..", a=who(strength=12), B=who(athletics=8), board="squares", dice=[9, 2, 7]
    )
    before = fight["B"].at.x
    fight.turn("a")
    fight.do("push", "B")
    assert fight["B"].at.x - before == PACE


@pytest.mark.rule("savage.ruling.grapple_hold")
def test_a_holder_pushed_off_holds_nobody() -> None:
    held = {"entangled": True, "held_by": "B"}
    fight = skirmish(
        "...\ncB.\na..",
        a=who(strength=12),
        B=who(athletics=8),
        c=who(state=held),
        dice=[9, 2, 7],
    )
    fight.turn("a")
    fight.do("push", "B")
    assert not fight["c"].entangled


@pytest.mark.rule("savage.ruling.push_size")
def test_by_the_sheet_anybody_can_be_pushed_and_only_with_strength() -> None:
    fight = skirmish("aB", a=who(), B=who(size=3), dice=[1])
    fight.turn("a")
    fight.do("push", "B")
    assert not fight.table.asked


@pytest.mark.rule("savage.ruling.push_size")
def test_in_the_larger_game_size_matters_and_athletics_serves() -> None:
    core = Rules(push_core=True)
    fight = skirmish("aB", a=who(), B=who(size=2), rules=core)
    fight.turn("a")
    assert fight.barred("push", "B")[0] == "savage.ruling.push_size"
    fight = skirmish(
        "aB.....",
        a=who(athletics=12),
        B=who(size=-2, athletics=8),
        rules=core,
        dice=[9, 7, 5],
        answers=[("savage.ask.resist_with", "athletics")],
    )
    before = fight["B"].at.x
    fight.turn("a")
    fight.do("push", "B", trait="athletics")
    assert fight["B"].at.x - before == 2 * PACE


@pytest.mark.rule("savage.push.roll")
def test_a_foe_out_of_reach_cannot_be_pushed() -> None:
    fight = skirmish("a....B", a=who(), B=who())
    fight.turn("a")
    assert fight.barred("push", "B")[1].key == "savage.barred.not_adjacent"


@pytest.mark.rule("savage.push.effect", "savage.mounted.card")
@pytest.mark.parametrize("board", ["free", "squares"])
@pytest.mark.parametrize(("dice", "paces", "prone"), [([9, 5, 5], 2, True), ([7, 5, 4], 1, False)])
def test_a_rider_is_pushed_out_of_the_saddle(
    board: str, dice: list[int], paces: int, prone: bool
) -> None:
    strong = who(strength=12, athletics=8)
    fight = skirmish("aBh.....", a=strong, B=strong, h=who(side=1), dice=dice, board=board)
    fight["h"].at = fight["B"].at
    fight["B"].mount, fight["h"].rider = "h", "B"
    fight.turn("a")
    fight.do("push", "B")
    assert (fight["B"].mount, fight["h"].rider) == ("", "")
    assert fight["B"].at.x - fight["h"].at.x == paces * PACE
    assert fight["B"].prone is prone


@pytest.mark.rule("savage.push.effect", "savage.mounted.card")
def test_with_no_room_behind_it_the_rider_lands_beside_its_mount() -> None:
    strong = who(strength=12, athletics=8)
    fight = skirmish("....\naBh#\n....", a=strong, B=strong, h=who(side=1), dice=[9, 5, 6])
    fight["h"].at = fight["B"].at
    fight["B"].mount, fight["h"].rider = "h", "B"
    fight.turn("a")
    fight.do("push", "B")
    assert fight["B"].at != fight["h"].at
    assert fight.fight.ground(fight["B"]).may_stand(fight["B"].at)


@pytest.mark.rule("savage.push.effect", "savage.ruling.grapple_hold")
@pytest.mark.parametrize(("drawing", "holds"), [("aBc...", True), ("aB....\n.c....", False)])
def test_a_holder_that_is_moved_lets_go_even_of_one_still_beside_it(
    drawing: str, holds: bool
) -> None:
    """One that cannot be moved holds on."""
    held = who(state={"entangled": True, "held_by": "B"})
    fight = skirmish(drawing, a=who(strength=12), B=who(athletics=8), c=held, dice=[7, 5, 4])
    fight.turn("a")
    fight.do("push", "B")
    assert fight.fight.adjacent(fight["B"], fight["c"])
    assert fight["c"].entangled is holds


@pytest.mark.rule("savage.push.effect", "savage.ruling.push_adjacent_limit")
@pytest.mark.parametrize(
    ("drawing", "right", "down"),
    [
        ("aB...\n.....\n.....", 1, 0),
        ("a....\n.B...\n.....\n.....", 1, 1),
        ("a....\nB....\n.....\n.....", 0, 1),
    ],
)
def test_on_squares_a_push_goes_straight_away_from_the_pusher(
    drawing: str, right: int, down: int
) -> None:
    strong = who(strength=12)
    fight = skirmish(drawing, a=strong, B=who(athletics=8), board="squares", dice=[7, 5, 4])
    before = fight["B"].at
    fight.turn("a")
    fight.do("push", "B")
    assert fight["B"].at == Point(before.x + right * PACE, before.y + down * PACE)


@pytest.mark.rule("savage.push.effect", "savage.ruling.push_adjacent_limit")
@pytest.mark.parametrize(
    ("drawing", "what"), [("aB....", "pushed"), ("aB.#..", "pushed_against"), ("aB..#.", "pushed")]
)
def test_it_is_told_if_something_stopped_the_push(drawing: str, what: str) -> None:
    """A raise is two paces, and nobody passes through a friend of theirs."""
    fight = skirmish(drawing, a=who(strength=12), B=who(athletics=8), dice=[9, 2, 7])
    fight.turn("a")
    fight.do("push", "B")
    assert [event.what for event in fight.table.heard(Did)] == [what]


@pytest.mark.rule("savage.push.effect")
@pytest.mark.parametrize(("dice", "terms"), [([7, 5, 4], {}), ([9, 2, 7], {RULE: -2})])
def test_to_keep_ones_footing_is_harder_after_a_raise(
    dice: list[int], terms: dict[str, int]
) -> None:
    fight = skirmish("aB....", a=who(strength=12), B=who(athletics=8), dice=dice)
    fight.turn("a")
    fight.do("push", "B")
    assert fight.terms() == terms


@pytest.mark.rule("savage.ruling.push_size")
@pytest.mark.parametrize(("size", "offered"), [(1, True), (2, False)])
def test_in_the_larger_game_two_sizes_are_too_many(size: int, offered: bool) -> None:
    fight = skirmish("aB", a=who(), B=who(size=size), rules=Rules(push_core=True))
    fight.turn("a")
    assert fight.offers("push", "B") is offered


@pytest.mark.rule("savage.ruling.push_size", "savage.push.effect")
@pytest.mark.parametrize(
    ("size", "mark", "far"), [(0, SUCCESS, 1), (0, RAISE, 2), (-2, SUCCESS, 2), (-2, RAISE, 4)]
)
def test_in_the_larger_game_the_small_fly_twice_as_far(size: int, mark: int, far: int) -> None:
    fight = skirmish("aB", a=who(), B=who(size=size), rules=Rules(push_core=True))
    assert paces(fight.fight, fight["a"], fight["B"], mark) == far


@pytest.mark.rule("savage.push.effect", "savage.ruling.push_adjacent_limit")
def test_on_squares_a_push_of_2_stops_after_1_if_the_second_is_taken() -> None:
    people: Any = {"a": who(strength=12), "B": who(strength=12), "C": who()}
    fight = skirmish("aB.C..", dice=[9, 5, 3], board="squares", **people)
    before = fight["B"].at.x
    fight.turn("a")
    fight.do("push", "B")
    assert fight["B"].at.x - before == PACE


@pytest.mark.rule("savage.push.effect", "savage.ruling.push_adjacent_limit")
@pytest.mark.parametrize("from_the_left", [0, 1])
def test_a_push_ends_right_at_the_wall(from_the_left: int) -> None:
    """The wall begins 3 inches from the left, and the base has half an inch in all directions."""
    fight = skirmish("aB.#", a=who(strength=12), B=who(strength=12), dice=[9, 5, 3])
    at = fight["B"].at
    fight["B"].at = Point(at.x + from_the_left, at.y)
    fight.turn("a")
    fight.do("push", "B")
    assert fight["B"].at.x == 3 * PACE - fight["B"].radius


@pytest.mark.rule("savage.push.effect", "savage.move.walk")
@pytest.mark.parametrize(
    ("drawing", "size"), [("a....\n.BC..\n.D...\n.....", 0), ("a....\n.B...\n....#\n..#..", 5)]
)
def test_on_squares_only_what_is_in_a_square_is_in_its_way(drawing: str, size: int) -> None:
    foes: Any = {letter: who() for letter in "CD" if letter in drawing}
    large = who(size=size, athletics=8)
    fight = skirmish(drawing, a=who(strength=12), B=large, **foes, board="squares")
    before = fight["B"].at
    drive_back(fight.fight, fight["a"], fight["B"], 1)
    assert fight["B"].at == Point(before.x + PACE, before.y + PACE)
