"""Powers at their limits: prices, what can be added to which, rolls, barriers, fatigue."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.savage.content.library import library
from tapete.games.savage.events.fight import Became
from tapete.games.savage.rules.powers.effects import barrier_line, room_for_barrier
from tapete.games.savage.rules.powers.modifiers import (
    Chosen,
    affordable,
    cost,
    options,
    paid,
    reach,
)
from tapete.games.savage.rules.powers.powers import Casting, inside, tire
from tapete.games.savage.rules.powers.powers import blow_of as power_blow
from tapete.games.savage.world import PACE
from tapete.spaces.plane.point import Point, distance
from tests.games.savage.skirmish import skirmish, who
from tests.games.savage.test_powers import cast, caster

RULE = "savage.power.cost"


# --- prices


@pytest.mark.rule("savage.power.cost", "savage.power.range", "savage.power.ap")
@pytest.mark.parametrize(
    ("chosen", "points"),
    [
        ({}, 0), ({"range": 1}, 1), ({"range": 2}, 2), ({"heavy": True}, 2), ({"veil": "glow"}, 1),
        ({"veil": "shroud"}, 1), ({"pace": "hinder"}, 1), ({"pace": "hurry"}, 1), ({"ap": 1}, 1),
        ({"ap": 3}, 3), ({"lingering": True}, 2), ({"fatigue": True}, 2), ({"selective": True}, 1),
    ],
)  # fmt: skip
def test_the_price_of_each_modifier(chosen: dict[str, Any], points: int) -> None:
    bolt = library().powers["bolt"]
    assert cost(bolt, Chosen(**chosen)) == bolt.cost + points


YES_OR_NO = (False, True)
ANY = {"veil": ("", "glow", "shroud"), "pace": ("", "hinder", "hurry")}
HARM = {"heavy": YES_OR_NO, "ap": (0, 1, 2, 3), "lingering": YES_OR_NO, "fatigue": YES_OR_NO}
FAR = {"range": (0, 1, 2)}


@pytest.mark.rule("savage.power.cost", "savage.power.range", "savage.power.selective")
@pytest.mark.parametrize(
    ("power", "values"),
    [
        ("bolt", {**FAR, **HARM, **ANY}),
        ("blast", {**FAR, **HARM, **ANY, "selective": YES_OR_NO}),
        ("stun", {**FAR, "fatigue": YES_OR_NO, **ANY}),
        ("healing", ANY),
        ("light", FAR),
    ],
)
def test_what_can_be_added_to_which_power(power: str, values: dict[str, Any]) -> None:
    assert dict(options(library().powers[power])) == values


@pytest.mark.rule("savage.power.cost", "savage.ruling.power_modifiers")
@pytest.mark.parametrize(
    ("left", "least", "found"),
    [
        (0, 0, {}),
        (1, 0, {"range": [0, 1], "ap": [0, 1], "veil": ["", "glow", "shroud"],
                "pace": ["", "hinder", "hurry"]}),
        (1, 1, {"range": [1]}),
        (2, 1, {"range": [1, 2], "ap": [0, 1], "veil": ["", "glow", "shroud"],
                "pace": ["", "hinder", "hurry"]}),
    ],
)  # fmt: skip
def test_only_what_can_be_paid_after_the_range_it_needs(
    left: int, least: int, found: dict[str, Any]
) -> None:
    bolt = library().powers["bolt"]
    assert affordable(bolt, bolt.cost + left, least) == found


@pytest.mark.rule("savage.power.cost", "savage.ruling.power_modifiers")
@pytest.mark.parametrize(
    ("left", "heavy", "veil"), [(1, False, "glow"), (2, True, ""), (3, True, "glow")]
)
def test_points_are_spent_in_order_as_far_as_they_last(left: int, heavy: bool, veil: str) -> None:
    bolt = library().powers["bolt"]
    taken = paid(bolt, bolt.cost + left, {"heavy": True, "veil": "glow"})
    assert (taken.heavy, taken.veil) == (heavy, veil)


@pytest.mark.rule("savage.power.range")
def test_the_range_is_its_own_doubled_or_tripled() -> None:
    bolt = library().powers["bolt"]
    assert [reach(bolt, points) for points in (0, 1, 2)] == [bolt.range * n for n in (1, 2, 3)]


# --- the roll


@pytest.mark.rule("savage.power.cost", "savage.turn.multi_action")
@pytest.mark.parametrize(("power", "to"), [("protection", "a"), ("stun", "B"), ("blast", "B")])
def test_to_work_a_power_is_an_action_like_others(power: str, to: str) -> None:
    fight = skirmish("a....B", a=caster(power), B=who(vigor=12), dice=[4, *[1] * 9])
    fight.turn("a", declared=2)
    fight.do("cast", to)
    assert fight.all_terms()[0] == {"savage.turn.multi_action": -2}


@pytest.mark.rule("savage.power.cost")
def test_the_brave_resist_fear_at_2_and_nothing_else() -> None:
    brave = who(vigor=8, edges=("brave",))
    assert cast("a....B", "fear", [5, 4], B=brave).terms() == {RULE: 2}
    assert cast("a....B", "stun", [5, 6], B=brave).terms() == {}


@pytest.mark.rule("savage.power.cost")
def test_a_healer_heals_at_2_and_does_nothing_else_better() -> None:
    healer = {"edges": ("arcane_background", "healer")}
    hurt = who(wild=True, state={"wounds": 1})
    fight = cast("ab....B", "healing", [3], to="b", a=caster("healing", **healer), b=hurt)
    assert fight.terms() == {RULE: 2}
    fight = cast("a....B", "protection", [4], to="a", a=caster("protection", **healer))
    assert fight.terms() == {}


@pytest.mark.rule("savage.power.cost", "savage.core.opposed")
@pytest.mark.parametrize(
    ("mine", "theirs", "stunned"), [(3, None, False), (4, 3, True), (4, 4, False), (5, 6, False)]
)
def test_a_power_takes_a_4_and_more_than_who_resists(
    mine: int, theirs: int | None, stunned: bool
) -> None:
    dice = [mine] if theirs is None else [mine, theirs]
    fight = cast("a....B", "stun", dice, B=who(vigor=8))
    assert fight["B"].stunned is stunned
    fight.table.done()


@pytest.mark.rule("savage.power.cost")
@pytest.mark.parametrize(("theirs", "bound"), [(4, False), (3, True)])
def test_four_more_than_who_resists_is_a_raise(theirs: int, bound: bool) -> None:
    fight = cast("a....B", "entangle", [7, theirs], B=who(agility=8, athletics=8, strength=8))
    assert (fight["B"].bound, fight["B"].entangled) == (bound, not bound)


# --- areas and barriers


@pytest.mark.rule("savage.power.cost", "savage.power.ap")
@pytest.mark.parametrize(("face", "rolls"), [(3, 1), (4, 3)])
def test_a_burst_takes_a_4_and_may_then_be_evaded(face: int, rolls: int) -> None:
    """A 3 at Agility -2 does not get out of it."""
    fight = cast("a....B", "burst", [face, 3, 1, 1], ap=2)
    assert len(fight.table.rolled) == rolls
    assert power_blow(Casting(fight["a"], "burst", fight["B"], fight["B"].at, Chosen(ap=2))).ap == 4


@pytest.mark.rule("savage.power.cost", "savage.area.damage")
@pytest.mark.parametrize(("power", "near"), [("burst", "B"), ("blast", "BC")])
def test_a_burst_is_a_cone_and_a_blast_is_round(power: str, near: str) -> None:
    """C stands beside B, off the line from the caster."""
    fight = skirmish("a..B.....\n.........\n...C.....", a=caster(power), B=who(), C=who())
    casting = Casting(fight["a"], power, fight["B"], fight["B"].at)
    assert [figure.id for figure in inside(fight.fight, casting, fight["B"].at)] == list(near)


@pytest.mark.rule("savage.power.cost")
def test_a_barrier_is_5_paces_wide_and_rises_before_its_target() -> None:
    lines = "\n".join(["." * 12] * 4 + ["a......B...."] + ["." * 12] * 4)
    fight = skirmish(lines, a=caster("barrier"), B=who())
    start, end = barrier_line(fight.fight, fight["a"], fight["B"])
    assert distance(start, end) == pytest.approx(5 * PACE, abs=2)
    front = fight["B"].at.x - fight["B"].radius
    assert [front - at.x for at in (start, end)] == pytest.approx([0.75 * PACE] * 2, abs=1)


@pytest.mark.rule("savage.power.cost")
def test_a_barrier_ends_at_the_edge_of_the_table() -> None:
    fight = skirmish("a......B....", a=caster("barrier"), B=who())
    ends = barrier_line(fight.fight, fight["a"], fight["B"])
    assert {at.y for at in ends} == {0, fight.fight.board.height}
    fight = skirmish("a\n.\n.\n.\nB", a=caster("barrier"), B=who())
    ends = barrier_line(fight.fight, fight["a"], fight["B"])
    assert {at.x for at in ends} == {0, fight.fight.board.width}


@pytest.mark.rule("savage.power.cost")
@pytest.mark.parametrize(("aside", "room"), [(0.9, False), (1.1, True)])
def test_there_is_room_for_a_barrier_beside_somebody(aside: float, room: bool) -> None:
    fight = skirmish("a..b...B....", a=caster("barrier"), b=who(), B=who())
    start, _ = barrier_line(fight.fight, fight["a"], fight["B"])
    b = fight["b"]
    b.at = Point(start.x - round(aside * b.radius), b.at.y)
    assert room_for_barrier(fight.fight, fight["a"], fight["B"]) is room
    assert not room_for_barrier(fight.fight, fight["a"], fight["a"])


# --- fatigue


@pytest.mark.rule("savage.power.fatigue")
def test_fatigue_is_told_and_stops_at_exhausted() -> None:
    fight = skirmish("a", a=who())
    for _ in range(3):
        tire(fight.fight, fight["a"])
    assert fight["a"].fatigue == 2
    assert [event.state for event in fight.table.heard(Became)] == ["fatigued", "exhausted"]
