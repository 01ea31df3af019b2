"""Templates: whom they touch, where they land, and what cover is worth against them."""

from __future__ import annotations

import pytest

from tapete.games.savage.content.scenario import Ground
from tapete.games.savage.events.fight import Attacked, Deviated
from tapete.games.savage.meta import Rules
from tapete.games.savage.rules.attacks.areas import (
    Burst,
    Lob,
    cover_armour,
    deviate,
    explode,
    leap,
    lob,
    may_evade,
    spots_around,
)
from tapete.games.savage.rules.attacks.attack import weapon_in
from tapete.games.savage.rules.attacks.templates import blast, cone, touched
from tapete.games.savage.rules.harm.damage import Blow
from tapete.games.savage.state import GONE
from tapete.games.savage.world import PACE, disc, squares_between
from tapete.spaces.plane.point import Point, distance
from tests.games.savage.skirmish import NAMES, Skirmish, board, skirmish, who

THROWER = who(athletics=8, gear=("grenade",))


def thrown(gap: int, dice: list[int], board: str = "free") -> Skirmish:
    """A grenade thrown at somebody that many paces away, straight to the right."""
    drawing = "a" + "." * gap + "B" + "." * 20
    lines = "\n".join(["." * len(drawing)] * 10 + [drawing] + ["." * len(drawing)] * 10)
    fight = skirmish(lines, a=THROWER, B=who(), dice=dice, board=board)
    fight.turn("a")
    return fight


def deviated(fight: Skirmish, gap: float, penalty: int = 0, *, thrown: bool = True) -> Point:
    """How far, and in which direction, a template deviates from B."""
    a, b = fight["a"], fight["B"]
    at = deviate(fight.fight, a, b.at, gap=int(gap * PACE), thrown=thrown, penalty=penalty)
    return Point(at.x - b.at.x, at.y - b.at.y)


@pytest.mark.rule("savage.area.damage")
def test_all_whom_the_template_touches_take_damage_friend_or_foe() -> None:
    """3 within 2 paces of B, one of them an ally: 4 + 4 + 4 for each, and D is too far away."""
    fight = skirmish(
        "a......CBb..D",
        a=THROWER,
        b=who(),
        B=who(),
        C=who(),
        D=who(),
        dice=[6, *[4, 4, 4] * 3],
    )
    fight.turn("a")
    fight.do("lob", "B")
    assert [letter for letter in "bBCD" if fight[letter].out] == ["b", "B", "C"]
    assert fight["a"].items[0].hand == GONE
    fight.table.done()


@pytest.mark.rule("savage.area.damage")
@pytest.mark.parametrize(("template", "paces"), [("small", 1), ("medium", 2), ("large", 3)])
def test_a_template_reaches_1_2_or_3_paces_from_its_centre(template: str, paces: int) -> None:
    fight = skirmish("a.........", a=who())
    near = fight["a"].at.x + fight["a"].radius + paces * PACE
    centres = [Point(near + off, fight["a"].at.y) for off in (-2, 2)]
    found = [touched(fight.fight, blast(template, centre)) for centre in centres]
    assert found == [[fight["a"]], []]


@pytest.mark.rule("savage.core.area_attack", "savage.area.damage")
@pytest.mark.parametrize(
    ("far", "aside", "inside"),
    [(9.4, 0.0, True), (9.6, 0.0, False), (7.5, 1.9, True), (7.5, 2.1, False)],
)
def test_a_cone_is_9_paces_long_and_3_wide(far: float, aside: float, inside: bool) -> None:
    """The base of who stands at its edge is half a pace in radius."""
    fight = skirmish("a...............\nB...............", a=who(), B=who())
    a, b = fight["a"], fight["B"]
    b.at = Point(a.at.x + round(far * PACE), a.at.y + round(aside * PACE))
    found = touched(fight.fight, cone(a, Point(a.at.x + PACE, a.at.y)))
    assert found == ([b] if inside else [])


@pytest.mark.rule("savage.core.area_attack")
def test_only_the_place_counts_and_a_raise_adds_a_die() -> None:
    """A prone, tiny, dodging target in cover of darkness: only range and light count."""
    fight = skirmish(
        "a......B",
        a=THROWER,
        B=who(size=-4, edges=("dodge",), state={"prone": True, "speed": 200}),
        ambient=25,
        dice=[8, 6, 1, 1, 1, 2],
    )
    fight.turn("a")
    fight.do("lob", "B")
    assert fight.all_terms()[0] == {"savage.range.penalty": -2, "savage.light": -4}
    last = fight.table.rolled[-1]
    assert getattr(last, "dice", ()) == (6, 6, 6, 6)


@pytest.mark.rule("savage.core.area_attack", "savage.combat.aim")
@pytest.mark.parametrize(
    ("target", "terms"),
    [
        ("B", {"savage.range.penalty": -2, "savage.combat.aim": 2}),
        ("", {"savage.range.penalty": -2}),
    ],
)
def test_an_aim_helps_against_its_target_and_not_at_a_mere_place(
    target: str, terms: dict[str, int]
) -> None:
    careful = {**THROWER, "state": {"aim": "B", "aim_with": "grenade"}}
    fight = skirmish("a......B", a=careful, B=who(), dice=[6, 1, 1, 1])
    fight.turn("a")
    a, item = fight["a"], fight["a"].items[0]
    whom = fight["B"] if target else None
    lob(fight.fight, Lob(a, whom, fight["B"].at, item, weapon_in(item)))
    assert fight.all_terms()[0] == terms
    assert [event.target for event in fight.table.heard(Attacked)] == [target]


@pytest.mark.rule("savage.core.area_attack")
def test_a_failed_cone_does_nothing() -> None:
    breath = who(athletics=6, gear=("fire_breath",))
    fight = skirmish("a....B", a=breath, B=who(), dice=[3])
    fight.turn("a")
    fight.do("spray", "B")
    fight.table.done()
    assert not fight["B"].shaken


@pytest.mark.rule("savage.area.cover_as_armour")
@pytest.mark.rule("savage.ruling.obstacle_vs_area")
def test_half_cover_from_the_centre_is_4_armour() -> None:
    """Toughness 6 and a crate half as high as a man between: 9 against 10 does nothing."""
    fight = skirmish("a....oB", a=who(), B=who(vigor=8), dice=[3, 3, 3])
    burst = Burst(fight["a"], "grenade", blast("large", fight["a"].at), Blow((6, 6, 6)))
    near = Burst(fight["a"], "grenade", blast("medium", Point(4 * PACE, 127)), Blow((6, 6, 6)))
    assert cover_armour(fight.fight, burst, fight["B"]) == 4
    assert explode(fight.fight, near) == [(fight["B"], 0)]


@pytest.mark.rule("savage.area.cover_as_armour")
@pytest.mark.rule("savage.ruling.area_cover")
def test_by_the_option_the_material_counts() -> None:
    """A crate is worth +2, whatever it hides; where nothing is in between, there is no Armor."""
    fight = skirmish("C..a....oB", a=who(), B=who(), C=who(), rules=Rules(area_cover="material"))
    burst = Burst(fight["a"], "grenade", blast("large", fight["a"].at), Blow((6,)))
    assert [cover_armour(fight.fight, burst, fight[one]) for one in "BC"] == [2, 0]


@pytest.mark.rule("savage.area.cover_as_armour")
@pytest.mark.rule("savage.ruling.prone_melee_stack")
def test_lying_down_is_4_armour_against_what_comes_from_afar() -> None:
    fight = skirmish("a.bB...C", a=who(), b=who(), B=who(), C=who())
    for letter in "bC":
        fight[letter].prone = True
    burst = Burst(fight["a"], "grenade", blast("large", fight["B"].at), Blow((6,)))
    assert [cover_armour(fight.fight, burst, fight[letter]) for letter in "bC"] == [0, 4]


@pytest.mark.rule("savage.area.cover_as_armour")
@pytest.mark.parametrize(("paces", "armour"), [(2, 0), (3, 4)])
def test_lying_down_counts_from_3_paces(paces: int, armour: int) -> None:
    fight = skirmish("a" + "." * paces + "B", a=who(), B=who(state={"prone": True}))
    burst = Burst(fight["a"], "grenade", blast("large", fight["B"].at), Blow((6,)))
    assert fight.fight.gap(fight["a"], fight["B"]) == paces * PACE
    assert cover_armour(fight.fight, burst, fight["B"]) == armour


@pytest.mark.rule("savage.area.cover_as_armour")
def test_lying_down_is_no_armour_against_a_blast_of_ones_own() -> None:
    fight = skirmish("a...B", a=who(state={"prone": True}), B=who())
    burst = Burst(fight["a"], "grenade", blast("large", fight["B"].at), Blow((6,)))
    assert cover_armour(fight.fight, burst, fight["a"]) == 0


@pytest.mark.rule("savage.injury.head", "savage.core.area_attack")
def test_the_blind_throw_at_minus_6_whatever_the_light() -> None:
    blind = who(athletics=8, gear=("grenade",), hindrances=("blind",))
    fight = skirmish("a....B", a=blind, B=who(), ambient=25, dice=[3, 1, 12, 1, 1, 1])
    fight.turn("a")
    fight.do("lob", "B")
    assert fight.all_terms()[0] == {"savage.injury.head": -6}


@pytest.mark.rule("savage.core.area_attack", "savage.evasion", "savage.surprise.notice")
@pytest.mark.parametrize(
    ("what", "gear", "gap", "dice"),
    [("lob", "grenade", 18, [3, 6, 12]), ("spray", "fire_breath", 4, [3])],
)
def test_who_is_missed_knows_of_the_attack(what: str, gear: str, gap: int, dice: list[int]) -> None:
    """The grenade goes off 9 paces beyond its target, where it touches nobody."""
    unaware = who(state={"unaware": True})
    drawing = "a" + "." * gap + "B" + "." * 12
    fight = skirmish(drawing, a=who(athletics=6, gear=(gear,)), B=unaware, dice=dice)
    fight.turn("a")
    fight.do(what, "B")
    fight.table.done()
    assert not fight["B"].unaware


@pytest.mark.rule("savage.area.deviation")
def test_a_grenade_at_medium_range_goes_twice_as_far() -> None:
    """A d6 of 3 at medium range: 6 paces."""
    fight = thrown(20, dice=[3, 12])
    assert deviated(fight, gap=20, penalty=-2) == Point(6 * PACE, 0)


@pytest.mark.rule("savage.area.deviation")
@pytest.mark.parametrize(("penalty", "paces"), [(0, 3), (-2, 6), (-4, 9), (-8, 12)])
def test_projectiles_roll_2d6_and_range_multiplies(penalty: int, paces: int) -> None:
    fight = thrown(20, dice=[1, 2, 6])
    assert deviated(fight, gap=90, penalty=penalty, thrown=False) == Point(-paces * PACE, 0)


@pytest.mark.rule("savage.area.deviation.direction")
def test_3_on_the_clock_is_to_the_right() -> None:
    """Fired north, to the east."""
    fight = skirmish("B\n.\n.\n.\na", a=THROWER, B=who(), dice=[1, 3])
    assert deviated(fight, gap=10) == Point(PACE, 0)


@pytest.mark.rule("savage.area.deviation.direction")
@pytest.mark.rule("savage.ruling.deviation_min")
def test_a_wall_stops_it_and_on_squares_it_lands_in_one() -> None:
    fight = skirmish("a...B..#....", a=THROWER, B=who(), dice=[6, 12])
    assert 0 < deviated(fight, gap=20).x < 3 * PACE
    fight = skirmish(
        "a...B...\n........\n........", a=THROWER, B=who(), dice=[2, 4], board="squares"
    )
    assert deviated(fight, gap=20) == Point(-PACE, 2 * PACE)


@pytest.mark.rule("savage.area.deviation.direction")
@pytest.mark.parametrize(("height", "paces"), [(1, 6), (2, 2), (3, 2)])
def test_only_what_is_as_high_as_a_man_stops_it(height: int, paces: int) -> None:
    """Something stands 2 paces and a half beyond the target; it flies 6."""
    ground = {"o": Ground(name=NAMES, height=height, material="stone_wall")}
    fight = skirmish("a...B..o.......", a=THROWER, B=who(), ground=ground, dice=[6, 12])
    assert deviated(fight, gap=20).x // PACE == paces


@pytest.mark.rule("savage.area.deviation", "savage.area.deviation.direction")
@pytest.mark.parametrize(("hurled", "dice"), [(True, (6,)), (False, (6, 6))])
def test_a_d6_or_2d6_for_how_far_and_a_d12_for_where(hurled: bool, dice: tuple[int, ...]) -> None:
    fight = thrown(20, dice=[1] * (len(dice) + 1))
    deviated(fight, gap=20, thrown=hurled)
    assert [getattr(roll, "dice", ()) for roll in fight.table.rolled] == [dice, (12,)]


@pytest.mark.rule("savage.area.deviation.cap", "savage.area.deviation")
@pytest.mark.parametrize(
    ("gap", "told", "cut"), [(6, 3.0, False), (5, 2.5, True), (5.5, 2.7, True)]
)
def test_what_is_told_of_a_deviation(gap: float, told: float, cut: bool) -> None:
    """A 3 is half of 6 paces, which cuts nothing, and more than half of 5. It is told in tenths."""
    fight = thrown(20, dice=[3, 12])
    deviated(fight, gap=gap)
    (event,) = fight.table.heard(Deviated)
    rule = "savage.area.deviation.cap" if cut else "savage.area.deviation"
    assert (event.paces, event.hour, event.rule) == (told, 12, rule)


@pytest.mark.rule("savage.area.deviation.cap")
@pytest.mark.parametrize(("face", "paces"), [(6, 5), (2, 4)])
def test_never_more_than_half_the_distance(face: int, paces: int) -> None:
    """10 paces away at medium range: 12 is cut to 5, 4 stays 4."""
    fight = thrown(10, dice=[face, 12])
    assert deviated(fight, gap=10, penalty=-2) == Point(paces * PACE, 0)


@pytest.mark.rule("savage.area.deviation.cap")
def test_on_squares_the_half_is_rounded_down() -> None:
    fight = thrown(10, dice=[6, 12], board="squares")
    assert deviated(fight, gap=11, penalty=-2) == Point(5 * PACE, 0)


@pytest.mark.rule("savage.area.deviation")
def test_a_missed_grenade_goes_off_all_the_same() -> None:
    """A 3 misses; 2 paces back lands within 2 of its target; no raise die."""
    fight = thrown(5, dice=[3, 2, 6, 4, 4, 4])
    fight.do("lob", "B")
    assert fight["B"].out
    fight.table.done()


@pytest.mark.rule("savage.evasion")
def test_agility_at_minus_2_avoids_a_breath() -> None:
    """6 - 2 is 4: no damage, and it stands outside the cone."""
    breath = who(athletics=6, gear=("fire_breath",))
    fight = skirmish(
        "......\n......\na...B.\n......\n......", a=breath, B=who(agility=8), dice=[4, 6]
    )
    before = fight["B"].at
    fight.turn("a")
    fight.do("spray", "B")
    fight.table.done()
    assert not fight["B"].shaken
    assert fight["B"].at != before
    assert fight.terms() == {"savage.evasion": -2}


@pytest.mark.rule("savage.evasion")
@pytest.mark.rule("savage.ruling.evasion_able")
@pytest.mark.parametrize("state", ["stunned", "entangled", "bound", "unaware", "surprised"])
def test_who_cannot_move_or_has_not_noticed_does_not_evade(state: str) -> None:
    breath = who(athletics=6, gear=("fire_breath",))
    fight = skirmish("a...B", a=breath, B=who(state={state: True}), dice=[4, 1, 1])
    fight.turn("a")
    fight.do("spray", "B")
    fight.table.done()


@pytest.mark.rule("savage.evasion")
def test_who_evades_looks_from_a_quarter_of_a_pace_to_6_paces_away() -> None:
    here = Point(20 * PACE, 20 * PACE)
    away = [distance(spot, here) / PACE for spot in spots_around(evading("free").fight, here)]
    assert (away[0], away[-1]) == pytest.approx((0.25, 6), abs=0.02)
    assert sorted(away) == pytest.approx(away, abs=0.02)


@pytest.mark.rule("savage.evasion", "savage.ruling.evasion_able")
def test_neither_a_vehicle_nor_who_rides_in_it_evades() -> None:
    fight = board(skirmish("a...V", a=who(), V=who(kind="truck", side=0)), "V", "a")
    assert not may_evade(fight["V"])
    assert not may_evade(fight["a"])
    assert may_evade(skirmish("a", a=who())["a"])


def evading(board: str) -> Skirmish:
    """B in the middle of an empty field."""
    lines = ["." * 7] * 3 + ["...B..."] + ["." * 7] * 3
    return skirmish("\n".join(lines), B=who(), board=board)


@pytest.mark.rule("savage.evasion")
@pytest.mark.parametrize(("right", "down"), [(1, 0), (-1, 0), (0, 1), (0, -1)])
def test_on_squares_who_evades_leaps_to_the_next_one_outside(right: int, down: int) -> None:
    """One square from the middle of a small template."""
    fight = evading("squares")
    start = fight["B"].at
    centre = Point(start.x - right * PACE, start.y - down * PACE)
    leap(fight.fight, fight["B"], blast("small", centre))
    assert fight["B"].at == Point(start.x + right * PACE, start.y + down * PACE)


@pytest.mark.rule("savage.evasion")
def test_who_is_barely_touched_leaps_no_further_than_it_must() -> None:
    fight = evading("free")
    b, start = fight["B"], fight["B"].at
    template = blast("small", Point(start.x - PACE - b.radius + 5, start.y))
    leap(fight.fight, b, template)
    assert touched(fight.fight, template) == []
    assert distance(start, b.at) < PACE / 3


@pytest.mark.rule("savage.evasion", "savage.ruling.grapple_hold")
def test_who_leaps_away_lets_go_of_whom_it_held() -> None:
    drawing = "......\n......\na...B.\n....b.\n......"
    breath = who(athletics=6, gear=("fire_breath",))
    fight = skirmish(drawing, a=breath, B=who(agility=8), b=who(), dice=[4, 6, 1, 1])
    fight["b"].entangled, fight["b"].held_by = True, "B"
    fight["b"].at = Point(fight["B"].at.x + PACE, fight["B"].at.y)
    loose = fight["B"].at
    leap(fight.fight, fight["B"], blast("large", loose))
    assert not fight.fight.adjacent(fight["B"], fight["b"])
    assert not fight["b"].entangled


@pytest.mark.rule("savage.evasion", "savage.ruling.evasion_able")
@pytest.mark.parametrize(
    ("template", "off", "squares"),
    [("small", (0, 0), 2), ("large", (0, 0), 3), ("large", (2, 0), 2)],
)
def test_on_squares_who_evades_leaps_to_the_nearest_square_outside(
    template: str, off: tuple[int, int], squares: int
) -> None:
    """The middle of the template is so many squares away from B, and B stands amid the map."""
    drawing = "\n".join(["." * 15] * 7 + ["." * 7 + "B" + "." * 7] + ["." * 15] * 7)
    fight = skirmish(drawing, B=who(), board="squares")
    start = fight["B"].at
    middle = Point(start.x + off[0] * PACE, start.y + off[1] * PACE)
    leap(fight.fight, fight["B"], blast(template, middle))
    assert not blast(template, middle).touches(disc(fight["B"]))
    assert squares_between(start, fight["B"].at) == squares


@pytest.mark.rule("savage.area.damage")
def test_a_template_may_lie_between_two() -> None:
    """Half way between B and C it touches both, and not the friend beyond B."""
    dice = [6, *[4, 4, 4] * 2]
    fight = skirmish("a...b.B..C", a=THROWER, b=who(), B=who(), C=who(), dice=dice)
    fight.turn("a")
    fight.do("lob", "B", point="C")
    assert [letter for letter in "bBC" if fight[letter].out] == ["B", "C"]
