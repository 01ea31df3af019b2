"""Doors, things that break, and those who lie helpless."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.savage.actions.objects import index_of
from tapete.games.savage.rules.story.marks import face, marks, view_of
from tapete.games.savage.rules.story.objects import near_things
from tapete.games.savage.world import PACE
from tapete.spaces.plane.point import Point
from tests.games.savage.skirmish import skirmish, who

WILD = "savage.combat.wild_attack"
MAULER = who(fighting=8, strength=10, gear=("maul",))


@pytest.mark.rule("savage.break_object")
@pytest.mark.parametrize(("damage", "breaks"), [((7, 1), True), ((6, 1), False)])
def test_a_door_falls_to_its_hardness(damage: tuple[int, int], breaks: bool) -> None:
    """Fighting 2 hits; a door has Hardness 8."""
    fight = skirmish("a+B", a=MAULER, B=who(), dice=[2, *damage])
    fight.turn("a")
    fight.do("break", 0)
    assert fight.state.broken == ([0] if breaks else [])
    assert fight.offers("open") is not breaks
    fight.table.done()


@pytest.mark.rule("savage.break_object")
def test_a_1_misses_even_a_door() -> None:
    fight = skirmish("a+B", a=MAULER, B=who(), dice=[1])
    fight.turn("a")
    fight.do("break", 0)
    assert not fight.state.broken


@pytest.mark.rule("savage.break_object.no_bonus")
def test_against_things_no_raise_die_and_no_aces() -> None:
    """Fighting 7 against 2 is a raise; Strength d6 and d6 showing 6 and 2 are 8, and no more."""
    fight = skirmish("a+B", a=who(fighting=8, gear=("mace",)), B=who(), dice=[7, 6, 2])
    fight.turn("a")
    fight.do("break", 0)
    assert fight.state.broken == [0]
    fight.table.done()


@pytest.mark.rule("savage.break_object")
def test_a_long_wall_is_not_broken_down() -> None:
    fight = skirmish("a#####", a=MAULER)
    fight.turn("a")
    assert fight.barred("break")[1].key == "savage.barred.a_wall"


@pytest.mark.rule("savage.core.turn")
def test_opening_a_door_is_free_and_lets_one_through_and_see() -> None:
    fight = skirmish("###\na+B\n###", a=who(), B=who())
    turn = fight.turn("a")
    assert not fight.fight.sees(fight["a"], fight["B"])
    door = index_of(next(do for do in fight.offered() if do.what == "open"))
    fight.do("open", door)
    assert fight.fight.sees(fight["a"], fight["B"])
    assert not turn.used


@pytest.mark.rule("savage.core.turn")
def test_a_door_can_be_shut_again_which_is_as_free_as_opening_it() -> None:
    fight = skirmish("###\na+B\n###", a=who(), B=who())
    turn = fight.turn("a")
    door = index_of(next(do for do in fight.offered() if do.what == "open"))
    fight.do("open", door)
    fight.do("close", door)
    assert not fight.fight.sees(fight["a"], fight["B"])
    assert fight.state.broken == fight.state.opened == []
    assert not turn.used
    assert not fight.offers("open")
    fight.turn("a")
    assert fight.offers("open")


@pytest.mark.rule("savage.core.turn")
@pytest.mark.parametrize("board", ["free", "squares"])
def test_nobody_shuts_a_door_on_somebody(board: str) -> None:
    fight = skirmish("###..\na+B..\n###..", a=who(), B=who(), board=board)
    fight.turn("a")
    door = index_of(next(do for do in fight.offered() if do.what == "open"))
    fight.do("open", door)
    outside, doorway = fight["B"].at, Point(fight["a"].at.x + PACE, fight["a"].at.y)
    fight["B"].at = doorway
    assert fight.barred("close", door)[1].key == "savage.barred.in_the_doorway"
    fight["B"].at = outside
    assert fight.offers("close", door)


@pytest.mark.rule("savage.core.turn")
def test_a_door_that_was_broken_down_cannot_be_shut() -> None:
    fight = skirmish("a+B", a=MAULER, B=who(), dice=[2, 7, 1])
    fight.turn("a")
    fight.do("break", 0)
    assert not fight.offers("close")


# --- from afar


GUNMAN = who(shooting=8, gear=("revolver",))


@pytest.mark.rule("savage.break_object")
@pytest.mark.parametrize(("damage", "breaks"), [((5, 2), True), ((4, 2), False)])
def test_a_door_can_be_shot_down(damage: tuple[int, int], breaks: bool) -> None:
    """Shooting 4 hits; 2d6+1 against Hardness 8."""
    fight = skirmish("a....+", a=GUNMAN, dice=[4, *damage])
    turn = fight.turn("a")
    fight.do("shoot_thing", 0)
    assert fight.state.broken == ([0] if breaks else [])
    assert turn.used == 1
    assert fight["a"].items[0].loaded == 5
    fight.table.done()


@pytest.mark.rule("savage.break_object")
@pytest.mark.parametrize(("paces", "face", "hits"), [(4, 3, False), (0, 2, True)])
def test_a_thing_is_shot_against_4_and_at_arms_length_against_2(
    paces: int, face: int, hits: bool
) -> None:
    fight = skirmish("a" + "." * paces + "+", a=GUNMAN, dice=[face, 1, 1])
    fight.turn("a")
    fight.do("shoot_thing", 0)
    assert len(fight.table.rolled) == 1 + hits


@pytest.mark.rule("savage.break_object.no_bonus")
def test_shot_at_a_thing_has_no_raise_die_and_no_aces() -> None:
    """Shooting 8 and 1 more is a raise: 6 and 1 and 1 are 8, and no more."""
    fight = skirmish("a....+", a=GUNMAN, dice=[8, 1, 6, 1])
    fight.turn("a")
    fight.do("shoot_thing", 0)
    assert fight.state.broken == [0]
    fight.table.done()


@pytest.mark.rule("savage.break_object", "savage.range.penalty", "savage.shotgun.damage")
def test_range_weighs_on_it_and_shot_does_less_from_further() -> None:
    fight = skirmish("a" + "." * 20 + "+", a=who(shooting=8, gear=("pump_shotgun",)))
    fight.table.dice = [5, 6, 6]
    fight.turn("a")
    fight.do("shoot_thing", 0)
    attack, _ = fight.all_terms()
    assert attack == {"savage.range.penalty": -2, "savage.shotgun.attack": 2}
    assert fight.state.broken == [0]


@pytest.mark.rule("savage.break_object", "savage.ruling.shotgun_reach")
def test_a_slug_opens_doors() -> None:
    """2d10 from 20 paces, at -2."""
    fight = skirmish("a" + "." * 20 + "+", a=who(shooting=8, gear=("pump_shotgun",)))
    fight.table.dice = [6, 7, 1]
    fight.turn("a")
    fight.do("shoot_thing", 0, load="slug")
    assert fight.state.broken == [0]


@pytest.mark.rule("savage.break_object")
def test_the_cover_of_a_foe_can_be_shot_to_pieces_and_a_crate_nobody_hides_behind_is_left() -> None:
    drawing = """
    a......oB
    .........
    ...o.....
    """
    fight = skirmish(drawing, a=GUNMAN, B=who())
    fight.turn("a")
    offered = [do.piece for do in fight.offered() if do.what == "shoot_thing"]
    assert offered == [0]


@pytest.mark.rule("savage.break_object", "savage.cover.penalty")
def test_the_part_of_a_thing_that_is_aimed_at_is_a_pace_wide() -> None:
    fight = skirmish("a....+", a=who())
    (door,) = marks(fight.fight, fight["a"])
    assert 2 * view_of(fight.fight, fight["a"].at, door).target.radius == PACE


@pytest.mark.rule("savage.cover.penalty")
def test_a_door_out_of_sight_or_of_range_is_no_mark() -> None:
    fight = skirmish("a..#..+", a=GUNMAN)
    fight.turn("a")
    assert fight.barred("shoot_thing")[1].key == "savage.barred.no_sight"
    fight = skirmish("a" + "." * 13 + "+", a=who(gear=("throwing_knife",)))
    fight.turn("a")
    assert fight.barred("shoot_thing")[1].key == "savage.barred.out_of_range"


@pytest.mark.rule("savage.bystanders")
def test_a_failed_shot_at_a_thing_may_hit_who_stands_by_it() -> None:
    fight = skirmish("a....b+", a=GUNMAN, b=who(), dice=[1, "b", 6, 1, 4])
    fight.turn("a")
    fight.do("shoot_thing", 0)
    assert fight["b"].shaken


@pytest.mark.rule("savage.melee_ranged.out")
def test_who_shoots_at_a_thing_from_a_melee_is_vulnerable() -> None:
    fight = skirmish("Ca.......+", a=GUNMAN, C=who(), dice=[2])
    fight.turn("a")
    fight.do("shoot_thing", 0)
    assert fight["a"].vulnerable == 2


# --- the finishing move


@pytest.mark.rule("savage.finish", "savage.ruling.finish_when")
@pytest.mark.parametrize(
    "state", [{"out": "unconscious"}, {"out": "incapacitated"}, {"tied": True}]
)
def test_the_helpless_can_be_killed(state: dict[str, object]) -> None:
    fight = skirmish("aB", a=who(gear=("sabre",)), B=who(wild=True, state={**state, "bennies": 3}))
    turn = fight.turn("a")
    fight.do("finish", "B")
    assert fight["B"].out == "dead"
    assert turn.used == 1
    assert not fight.table.rolled
    assert not fight.table.asked


@pytest.mark.rule("savage.finish", "savage.ruling.finish_when")
@pytest.mark.parametrize(
    "state", [{"stunned": True}, {"bound": True}, {"entangled": True}, {"unaware": True}]
)
def test_the_stunned_and_the_bound_cannot(state: dict[str, object]) -> None:
    fight = skirmish("aB", a=who(gear=("sabre",)), B=who(state=state))
    fight.turn("a")
    assert not fight.offers("finish")
    assert fight.barred("finish", "B")[1].key == "savage.barred.not_helpless"


@pytest.mark.rule("savage.finish")
@pytest.mark.parametrize("state", [{"out": "unconscious"}, {"tied": True}], ids=str)
def test_a_bullet_is_spent_on_it(state: dict[str, Any]) -> None:
    fight = skirmish("aB", a=who(gear=("revolver",)), B=who(state=state))
    fight.turn("a")
    fight.do("finish", "B")
    assert fight["B"].out == "dead"
    assert fight["a"].items[0].loaded == 5


@pytest.mark.rule("savage.finish")
@pytest.mark.parametrize("bullets", [0, 1])
def test_an_empty_gun_does_not_finish_anybody(bullets: int) -> None:
    fight = skirmish("aB", a=who(gear=("revolver",)), B=who(state={"out": "unconscious"}))
    fight["a"].items[0].loaded = bullets
    fight.turn("a")
    assert fight.offers("finish", "B") is bool(bullets)


@pytest.mark.rule("savage.finish")
def test_bare_fists_do_not_finish_anybody() -> None:
    fight = skirmish("aB", a=who(), B=who(state={"out": "unconscious"}))
    fight.turn("a")
    assert not fight.offers("finish")
    assert fight.barred("finish", "B")[1].key == "savage.barred.no_lethal_weapon"


@pytest.mark.rule("savage.ruling.finish_when")
def test_one_must_stand_beside_the_helpless() -> None:
    fight = skirmish("a...B", a=who(gear=("sabre",)), B=who(state={"out": "unconscious"}))
    fight.turn("a")
    assert not fight.offers("finish")


# --- at their limits


@pytest.mark.rule("savage.break_object", "savage.turn.multi_action")
@pytest.mark.parametrize(
    ("what", "who_acts"), [("break", MAULER), ("shoot_thing", GUNMAN)], ids=["blow", "shot"]
)
def test_to_break_a_thing_is_an_action_like_others(what: str, who_acts: dict[str, Any]) -> None:
    drawing = "a+" if what == "break" else "a....+"
    fight = skirmish(drawing, a=who_acts, dice=[2])
    fight.turn("a", declared=2)
    fight.do(what, 0)
    assert fight.terms() == {"savage.turn.multi_action": -2}
    fight.table.done()


@pytest.mark.rule("savage.break_object", "savage.core.aces")
@pytest.mark.parametrize(
    ("what", "who_acts"), [("break", MAULER), ("shoot_thing", GUNMAN)], ids=["blow", "shot"]
)
def test_the_die_to_hit_a_thing_aces_though_damage_does_not(
    what: str, who_acts: dict[str, Any]
) -> None:
    """8 and 1 more, at -4 for three actions: 5 is enough, and no die is added."""
    drawing = "a+" if what == "break" else "a....+"
    fight = skirmish(drawing, a=who_acts, dice=[8, 1, 6, 1])
    fight.turn("a", declared=3)
    fight.do(what, 0)
    fight.table.done()


@pytest.mark.rule("savage.break_object", "savage.combat.wild_attack", "savage.state.prone.melee")
@pytest.mark.parametrize(
    ("state", "details", "hit", "harm"),
    [
        ({}, {}, {}, {}),
        ({}, {"wild": True}, {WILD: 2}, {WILD: 2}),
        ({"prone": True}, {}, {"savage.state.prone.melee": -2}, {}),
    ],
)
def test_what_adds_to_a_blow_at_a_thing(
    state: dict[str, Any], details: dict[str, Any], hit: dict[str, int], harm: dict[str, int]
) -> None:
    fight = skirmish("a+", a=who(**MAULER, state=state), dice=[7, 1, 1])
    fight.turn("a")
    fight.do("break", 0, **details)
    assert fight.all_terms() == [hit, harm]


@pytest.mark.rule("savage.break_object.no_bonus", "savage.core.jokers")
@pytest.mark.parametrize(("joker", "breaks"), [(True, True), (False, False)])
def test_a_joker_adds_2_to_the_damage_to_a_thing(joker: bool, breaks: bool) -> None:
    """5 and 1 are 6, against Hardness 8."""
    fight = skirmish("a+", a=MAULER, dice=[7, 5, 1])
    fight.state.jokers = [fight["a"].group] if joker else []
    fight.turn("a")
    fight.do("break", 0)
    assert bool(fight.state.broken) is breaks


@pytest.mark.rule("savage.break_object")
@pytest.mark.parametrize(("long", "wall"), [(4, False), (5, True)])
def test_what_is_longer_than_4_paces_is_a_wall(long: int, wall: bool) -> None:
    fight = skirmish("a" + "#" * long, a=MAULER)
    fight.turn("a")
    assert fight.offers("break") is not wall


@pytest.mark.rule("savage.break_object", "savage.core.adjacency")
@pytest.mark.parametrize(("off", "near"), [(0, True), (3, False)])
def test_a_thing_is_in_reach_from_one_pace(off: int, near: bool) -> None:
    """On every side of it."""
    drawing = "......\n......\n..o...\n......\n......\na....."
    for x, y in ((-1, 0), (1, 0), (0, -1), (0, 1)):
        fight = skirmish(drawing, a=MAULER)
        middle = 2 * PACE + PACE // 2
        far = PACE // 2 + PACE + fight["a"].radius + off
        fight["a"].at = Point(middle + x * far, middle + y * far)
        assert bool(near_things(fight.fight, fight["a"])) is near


@pytest.mark.rule("savage.bystanders", "savage.break_object")
def test_only_those_in_the_way_or_by_the_thing_are_hit_by_a_stray() -> None:
    """c is far from the line and from the door; the shooter's own mount is spared."""
    fight = skirmish(
        "a..h.b+\n.......\n.......\n...c...",
        a=GUNMAN,
        h=who(),
        b=who(),
        c=who(),
        dice=[1, "b", 1, 1],
    )
    fight["a"].mount = "h"
    fight.turn("a")
    fight.do("shoot_thing", 0)
    assert fight.table.rolled[1].items == ("b",)  # type: ignore[union-attr]


@pytest.mark.rule("savage.break_object")
def test_a_shot_at_a_thing_takes_one_bullet_and_a_2_strays_nowhere() -> None:
    fight = skirmish("a....b+", a=GUNMAN, b=who(), dice=[2])
    fight.turn("a")
    fight.do("shoot_thing", 0)
    fight.table.done()
    assert fight["a"].items[0].loaded == 5


@pytest.mark.rule("savage.break_object")
def test_a_shot_at_a_thing_is_aimed_at_the_middle_of_its_nearest_side() -> None:
    fight = skirmish("...o\na...", a=who())
    eye = Point(PACE // 2, PACE // 2)
    assert face(fight.fight, eye, 0) == Point(3 * PACE, PACE // 2)
