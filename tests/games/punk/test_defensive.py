"""Defensive Fire: getting ready, and shooting at who moves."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.punk.events.harm import Hit
from tapete.games.punk.events.shooting import Reacted, Readied, Shot
from tapete.games.punk.meta import Rules
from tapete.games.punk.rules.shooting.defensive import react
from tapete.games.punk.rules.shooting.watchers import Watch, chances
from tapete.games.punk.state import Marker
from tapete.spaces.climbs.journey import CLIMB, WALK, Journey, Leg
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.plane.point import Point
from tapete.spaces.questions.point_on_way import Along
from tests.games.punk.fielded import Fielded, fielded, who
from tests.games.punk.firing import DEADLY, HARMLESS, duel
from tests.games.punk.scenes import block

ACROSS = {"way": [[5000, 4000]], "facing": None}
"""10 cm to the east, in front of whoever watches."""


def watched(*dice: Any, answers: Any = (), kind: str = "crossbow", **more: Any) -> Fielded:
    """a is about to move from (40, 40) to (50, 40); B, ready, looks up at it from 20 cm away."""
    watcher = {key[2:]: more.pop(key) for key in list(more) if key.startswith("B_")}
    table = fielded(
        a=who(at=(40, 40), facing=90),
        B=who(**{"at": (45, 62.5), "gear": [kind], "ready": True, **watcher}),
        dice=list(dice), answers=list(answers), **more,
    )  # fmt: skip
    table.activate("a")
    return table


def at(along: int | None, who_: str = "B") -> tuple[str, list[Any]]:
    return ("punk.ask.react", [who_, along])


def goes(table: Fielded, way: dict[str, Any] = ACROSS) -> None:
    table.answer(["move", way])


# --- getting ready


@pytest.mark.rule("punk.shoot.defensive.declare")
@pytest.mark.rule("punk.shoot.defensive.ends_activation")
def test_one_action_and_nothing_more() -> None:
    table = duel(20)
    table.activate("a", left=2)
    table.do("ready")
    assert table["a"].ready
    assert table.skirmish.active.left == 0, "the second Action is lost"
    assert table.table.heard(Readied)


@pytest.mark.rule("punk.ruling.defensive_requirements")
def test_a_usable_weapon_is_needed_to_declare_it() -> None:
    for kind, reload in (("medium_blade", 0), ("pistol", 0), ("crossbow", 1)):
        table = duel(20, kind)
        table["a"].gear[0].reload = reload
        table.activate("a")
        assert not table.offers("ready"), kind
    assert table.barred("ready")[0] == "punk.special.slow.reload"


@pytest.mark.rule("punk.ruling.defensive_lost", "punk.shoot.not_in_contact")
@pytest.mark.parametrize(
    ("gear", "able"),
    [
        (["crossbow"], True),
        (["throwing_knives"], False),
        (["throwing_knives", "crossbow"], True),
        (["crossbow", "throwing_knives"], True),
    ],
)
def test_one_weapon_that_reaches_is_enough(gear: list[str], able: bool) -> None:
    table = watched(B_gear=gear)
    start, end = Place(Point(4000, 4000)), Place(Point(5000, 4000))
    way = Journey(start, (Leg(WALK, start, end, 1000),))
    assert list(chances(table.skirmish, table["a"], way, 0, 1000)) == (["B"] if able else [])


@pytest.mark.rule("punk.shoot.not_in_contact")
def test_not_with_an_enemy_in_contact() -> None:
    table = duel(20, C=who(at=(47.5, 80)))
    table.activate("a")
    assert not table.offers("ready")


# --- the shot


@pytest.mark.rule("punk.shoot.defensive.one_shot")
@pytest.mark.rule("punk.shoot.defensive.penalty")
def test_one_free_shot_at_minus_two() -> None:
    table = watched(3, *HARMLESS, answers=[at(500)], B_P=5)
    goes(table)
    assert table.table.rolled[0].read.target == 3  # type: ignore[union-attr]
    assert len(table.table.heard(Hit)) == 1
    assert not table["B"].ready
    assert table["B"].gear[0].reload == 1
    goes(table, {"way": [[4500, 4000]], "facing": None})
    assert len(table.table.heard(Shot)) == 1, "and only one"


@pytest.mark.rule("punk.shoot.defensive.continue")
def test_who_is_missed_goes_on_and_who_is_downed_does_not() -> None:
    missed = watched(10, answers=[at(500)])
    goes(missed)
    assert missed["a"].at.point == Point(5000, 4000)
    downed = watched(1, *DEADLY, answers=[at(300)])
    goes(downed)
    assert downed["a"].out == "downed"
    assert downed["a"].at.point == Point(4300, 4000), "it lies where it was shot"


@pytest.mark.rule("punk.shoot.defensive.timing")
def test_cover_is_that_of_the_point() -> None:
    walls = [block("1P", 38, 42, 4, 0.5), block("1P", 49, 42, 4, 0.5)]
    covered = watched(1, 9, 5, answers=[at(0), ("punk.ask.react_how", _plain())], pieces=walls)
    goes(covered)
    assert not covered["a"].out, "9 + 4 against 5 + 4 and 7 less 3"
    in_the_open = watched(1, 9, 5, answers=[at(500)], pieces=walls)
    goes(in_the_open)
    assert in_the_open["a"].out == "downed", "9 + 4 against 5 + 4"


def _plain() -> dict[str, Any]:
    return {"option": {"what": "shoot", "to": "a", "item": 0}, "details": {"avoid": False}}


@pytest.mark.rule("punk.shoot.defensive.timing")
def test_only_where_it_is_seen_and_in_range() -> None:
    wall = block("3P", 46, 38, 8, 0.5)
    table = watched(answers=[at(None)], pieces=[wall, block("3P", 46, 42, 8, 0.5)])
    goes(table)
    ((_, _, ways),) = table.table.asked
    along: Along = ways.ways["B"]  # type: ignore[attr-defined]
    assert along.spots[0] == 0
    assert along.spots[-1] < 1000
    refused = along.refuse(1000)
    assert refused is not None
    assert refused.rule == "punk.shoot.needs_los"


@pytest.mark.rule("punk.shoot.defensive.optional")
def test_it_may_wait_for_another() -> None:
    table = watched(10, answers=[at(None), at(0, "B")], c=who(at=(45, 30), facing=90))
    goes(table)
    assert table["B"].ready
    table.activate("c")
    goes(table, {"way": [[5000, 3000]], "facing": None})
    assert table.table.heard(Reacted)[0].target == "c"


@pytest.mark.rule("punk.shoot.defensive.expires")
def test_it_ends_with_the_turn() -> None:
    from tapete.games.punk.rules.turns.turns import end_turn

    table = watched()
    table.state.active, table.state.scenario = None, "brawl"
    end_turn(table.skirmish)
    assert not table["B"].ready


@pytest.mark.rule("punk.shoot.aim.expires")
def test_no_aim_for_it() -> None:
    table = watched(10, answers=[at(500)])
    table.skirmish.active.aim = "a"
    goes(table)
    assert table.table.rolled[0].read.target == 2  # type: ignore[union-attr]


# --- when it is not offered


@pytest.mark.rule("punk.ruling.defensive_lost")
@pytest.mark.parametrize("how", ["prone", "engaged", "climbing", "unloaded"])
def test_it_cannot_be_used_and_is_not_lost(how: str) -> None:
    more: dict[str, Any] = {"d": who(at=(47.5, 62.5))} if how == "engaged" else {}
    table = watched(**more)
    if how == "prone":
        table["B"].prone = True
    if how == "climbing":
        table["B"].at = Place(table["B"].at.point, 0, held=True)
    if how == "unloaded":
        table["B"].gear[0].reload = 1
    goes(table)
    assert not table.table.asked
    assert table["B"].ready


@pytest.mark.rule("punk.ruling.defensive_automatic")
def test_never_in_automatic_mode() -> None:
    table = watched(10, answers=[at(500)], kind="automatic_rifle", B_bullets={"bullet": 3})
    goes(table)
    assert table["B"].bullets == {"bullet": 2}


def test_friends_and_those_behind_are_not_shot_at() -> None:
    behind = watched(B_facing=180)
    goes(behind)
    assert not behind.table.asked
    friend = watched(B_seat=0)
    goes(friend)
    assert not friend.table.asked


# --- what sets it off


@pytest.mark.rule("punk.ruling.defensive_trigger")
def test_turning_and_standing_up_are_movement() -> None:
    table = watched(10, answers=[at(0), ("punk.ask.facing", 0)])
    table["a"].prone = True
    table.do("stand_up")
    assert table.table.heard(Reacted)
    turning = watched(10, answers=[at(0)])
    goes(turning, {"way": [], "facing": 0})
    assert turning.table.heard(Reacted)


@pytest.mark.rule("punk.ruling.defensive_trigger")
def test_shooting_is_not() -> None:
    table = watched(10)
    table["a"].gear.append(table["B"].gear[0].__class__("sling"))
    table["a"].facing = 180
    table["B"].at = Place(Point(4500, 5500))
    table.do("shoot", "B")
    assert not table.table.asked


@pytest.mark.rule("punk.ruling.defensive_assault")
def test_the_one_that_charges_may_be_shot_before_it_arrives() -> None:
    def charged(*dice: Any, answers: Any) -> Fielded:
        table = fielded(
            a=who(at=(45, 52.5), facing=180),
            B=who(at=(45, 62.5), gear=["crossbow"], ready=True),
            dice=list(dice), answers=list(answers),
        )  # fmt: skip
        table.activate("a")
        return table

    start, end = Place(Point(4500, 5250)), Place(Point(4500, 6000))
    way = Journey(start, (Leg(WALK, start, end, 750),))
    table = charged(1, *DEADLY, answers=[at(700)])
    assert not react(table.skirmish, table["a"], way, 0, 750)
    assert table["a"].out == "downed"
    late = charged(answers=[at(None)])
    react(late.skirmish, late["a"], way, 0, 750)
    along = late.table.asked[0][2].ways["B"]  # type: ignore[attr-defined]
    refused = along.refuse(750)
    assert refused is not None
    assert refused.rule == "punk.shoot.not_in_contact"


# --- several


@pytest.mark.rule("punk.ruling.defensive_requirements")
def test_each_that_is_ready_may_react_once_in_the_order_wanted() -> None:
    second = who(at=(50, 62.5), gear=["crossbow"], ready=True)
    table = watched(10, 10, answers=[at(400, "C"), at(600, "B")], C=second)
    goes(table)
    assert [told.figure for told in table.table.heard(Reacted)] == ["C", "B"]
    later = table.table.asked[1][2].ways["B"]  # type: ignore[attr-defined]
    assert later.start == 400, "nobody goes back along the way"


def test_fire_before_the_point_comes_first() -> None:
    table = watched(*DEADLY, answers=[at(900)])
    table.state.markers.append(Marker("fire", Place(Point(4900, 4000)), 300, 9))
    goes(table)
    assert table["a"].out == "downed"
    assert not table.table.heard(Reacted)
    assert table["B"].ready


@pytest.mark.rule("punk.ruling.reroll_scope")
def test_it_is_an_action_of_its_own() -> None:
    table = watched(10, answers=[at(500)])
    table.state.rerolled = [0]
    table.skirmish.active.burned.append("a")
    goes_on = table.skirmish.active.burned
    table.skirmish.table.told = []  # type: ignore[attr-defined]
    react(table.skirmish, table["a"], _straight(), 0, 1000)
    assert table.state.rerolled == [0]
    assert table.skirmish.active.burned == goes_on == ["a"]


def _straight() -> Journey:
    start, end = Place(Point(4000, 4000)), Place(Point(5000, 4000))
    return Journey(start, (Leg(WALK, start, end, 1000),))


@pytest.mark.rule("punk.shoot.defensive.continue", "punk.special.parabolic.target")
def test_a_bomb_may_be_thrown_at_who_passes_and_it_runs_on() -> None:
    table = watched(1, *HARMLESS, answers=[at(500)], kind="molotov", B_F=8, B_P=5)
    goes(table)
    assert table["a"].at.point == Point(5000, 4000)
    assert table.state.markers[0].at.point == Point(4500, 4000)
    assert len(table.table.heard(Hit)) == 1, "once in this Action"


def test_who_flees_shows_its_back() -> None:
    """On its way it looks where it goes."""
    table = watched(10, answers=[at(500)])
    goes(table, {"way": [[4000, 3000]], "facing": None})
    assert table.table.rolled[0].read.target == 4 - 2 + 1  # type: ignore[union-attr]


# --- a glimpse of somebody


@pytest.mark.rule("punk.shoot.defensive.one_shot")
@pytest.mark.rule("punk.shoot.defensive.timing")
def test_who_looks_round_a_corner_and_back_may_be_shot_at_there() -> None:
    wall = block("3P", 30, 42, 15.55, 10)
    how = ("punk.ask.react_how", _plain())
    table = watched(10, answers=[at(450), how], pieces=[wall], B_at=(44.5, 62.5))
    goes(table, {"way": [[4450, 4000], [4000, 4000]], "facing": None})
    along = _offered(table)
    assert along.refuse(400) is not None
    assert along.refuse(500) is not None
    assert along.spots == (450,), "the bend is looked at too"
    assert table.table.heard(Reacted)


@pytest.mark.rule("punk.shoot.defensive.one_shot")
def test_a_moment_in_sight_is_enough() -> None:
    """Within range at one point of a straight way, which passes it by."""
    table = watched(10, answers=[at(450)], B_at=(44.5, 40 + 45 + 2.5))
    goes(table)
    assert _offered(table).spots == (450,)
    assert table.table.heard(Reacted)


WALL = block("3P", 30, 50, 30, 2)


def _might(leg: Leg, **given: Any) -> bool:
    """True if no shot at a mover is ruled out between 4 and 5 cm along its way."""
    table = watched(**given)
    weapons = [table["B"].gear[0]]
    watch = Watch(table.skirmish, table["B"], table["a"], Journey(leg.start, (leg,)), weapons)
    return watch.might(400, 500)


@pytest.mark.rule("punk.shoot.defensive.timing")
@pytest.mark.parametrize(
    ("given", "might"),
    [
        ({}, True),
        ({"B_at": (45, 90)}, False),
        ({"B_facing": 180}, False),
        ({"pieces": [WALL]}, False),
        ({"pieces": [WALL], "rules": Rules(lob_blind=True)}, True),
        ({"pieces": [WALL], "B_height": 20}, True),
    ],
)
def test_a_glimpse_is_ruled_out_where_it_is_too_far_behind_or_hidden(
    given: dict[str, Any], might: bool
) -> None:
    """Who is hidden from the ground may show to who stands higher, or be lobbed at."""
    start, end = Place(Point(4000, 4000)), Place(Point(5000, 4000))
    assert _might(Leg(WALK, start, end, 1000), **given) is might


@pytest.mark.rule("punk.shoot.defensive.timing")
def test_a_stretch_is_not_ruled_out_if_its_end_is_within_reach() -> None:
    """4.9 cm along, the bases are 45 cm apart."""
    start, end = Place(Point(4500, 4000)), Place(Point(4500, 5000))
    assert _might(Leg(WALK, start, end, 1000), B_at=(45, 40 + 4.9 + 2.5 + 45))


@pytest.mark.rule("punk.shoot.defensive.timing")
def test_on_a_climb_no_glimpse_is_ruled_out() -> None:
    foot = Point(4000, 4000)
    climb = Leg(CLIMB, Place(foot), Place(foot, 1000), 1000)
    assert _might(climb, B_at=(45, 90))


@pytest.mark.rule("punk.cover.mini.total")
@pytest.mark.rule("punk.ruling.combat_and_mini_cover")
def test_who_has_left_a_combat_may_be_behind_who_was_in_it() -> None:
    """A large friend of the watcher covers it wholly where it runs to, and not where it was."""
    start, end = Place(Point(4100, 5000)), Place(Point(4500, 4000))
    table = watched(answers=[at(None)], Y=who(at=(45, 50), base=55))
    table["a"].at = start
    length = 1077.0
    react(table.skirmish, table["a"], Journey(start, (Leg(WALK, start, end, length),)), 0, length)
    along = _offered(table)
    assert along.refuse(0) is None
    refused = along.refuse(1077)
    assert refused is not None
    assert refused.rule == "punk.cover.mini.total"


def _offered(table: Fielded) -> Along:
    ways: Any = table.table.asked[0][2]
    found: Along = ways.ways["B"]
    return found
