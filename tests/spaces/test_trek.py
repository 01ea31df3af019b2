"""Ways over scenery as a question: what is allowed, what is refused, what is tried."""

from __future__ import annotations

from math import hypot
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tapete.kernel.errors import Refused
from tapete.spaces.boards.board import Board
from tapete.spaces.boards.scenery import Scenery, block
from tapete.spaces.climbs.journey import DROP, JUMP, LEAP, WALK, Gait
from tapete.spaces.climbs.soaring import over
from tapete.spaces.climbs.surfaces import Levels, Place, Standing, contact
from tapete.spaces.plane.disc import Disc
from tapete.spaces.plane.point import Point
from tapete.spaces.questions.sketch import Bounded, Pointed
from tapete.spaces.treks.trek import ON_FOOT, Trek, Treks

SMALL = Gait(125, step=1, longest=1000, deepest=500, safe=500)
HOUSE = block(2000, 500, 2000, 1000, height=800, size=3, name="house")
START = Place(Point(1000, 1000))
EDGE = Place(Point(2000, 1000), 800)
HANGING = Place(Point(1875, 1000), 400, held=True)
ENEMY = Standing(Disc(Point(2000, 1000), 125), 0, "enemy")
FRIEND = Standing(Disc(Point(2000, 1000), 125), 0, "friend", passable=True)


def treks(*pieces: Scenery, start: Place = START, allowance: int = 1000, **given: Any) -> Treks:
    levels = Levels(Board.checked(9000, 9000, pieces))
    return Treks(levels, SMALL, start, allowance, **given)


def way(*steps: list[Any], facing: int | None = None) -> dict[str, Any]:
    return {"way": list(steps), "facing": facing}


def refused(domain: Treks, answer: object) -> dict[str, Any]:
    """Why: the kind, and what was measured."""
    with pytest.raises(Refused) as why:
        domain.read(answer)
    reason = why.value.reason
    return {"kind": reason.key.removeprefix("spaces.refusal."), **dict(reason.args)}


# --- what is allowed ------------------------------------------------------------------------


def test_a_way_as_long_as_the_allowance_and_no_longer() -> None:
    domain = treks(rules={"out_of_reach": "how_far"})
    assert domain.read(way([2000, 1000])).journey.length == 1000
    why = refused(domain, way([2010, 1000]))
    assert why == {"kind": "out_of_reach", "needs": 1010, "has": 1000}
    assert domain.refuse(way([2010, 1000])).rule == "how_far"  # type: ignore[union-attr]


def test_what_the_movement_does_not_suffice_for_names_its_own_rule() -> None:
    domain = treks(
        block(1600, 0, 500, 9000, barred=True),
        start=Place(Point(1400, 1000)),
        allowance=500,
        rules={"out_of_reach": "far", "out_of_reach_jump": "jump"},
    )
    refusal = domain.refuse(way([1475, 1000], [2225, 1000, "jump"]))
    assert refusal is not None
    assert refusal.rule == "jump"


def test_one_faces_as_told_or_the_way_one_went() -> None:
    domain = treks()
    assert domain.read(way([1500, 1000], facing=270)).faces(0) == 270
    assert domain.read(way([1500, 1000])).faces(0) == 90
    assert domain.read(way([1500, 1000], [1500, 900])).faces(90) == 0


def test_to_turn_on_the_spot_is_a_way_and_to_do_nothing_is_not() -> None:
    domain = treks()
    turned = domain.read(way(facing=90))
    assert (turned.steps, turned.facing, turned.journey.end) == ((), 90, START)
    assert refused(domain, way())["kind"] == "unmoved"
    assert treks(stay=True).read(way()) == Trek((), turned.journey, None)


def test_up_a_wall_in_part_and_all_the_way() -> None:
    domain = treks(HOUSE, start=Place(Point(1875, 1000)))
    half = domain.read(way([1875, 1000, "climb", 400]))
    assert half.journey.end == HANGING
    assert domain.read(way([2000, 1000, "climb"])).journey.end == EDGE


def test_only_in_the_ways_one_has() -> None:
    grounded = treks(
        HOUSE,
        start=Place(Point(1875, 1000)),
        hows=(WALK, JUMP, DROP),
        rules={"cannot_climb": "beast"},
    )
    assert refused(grounded, way([2000, 1000, "climb"]))["kind"] == "cannot_climb"
    assert refused(treks(), way([1500, 1000, "leap"]))["kind"] == "cannot_leap"


def test_after_a_fall_nobody_goes_on_but_after_a_low_drop_one_does() -> None:
    high = treks(HOUSE, start=EDGE)
    assert high.read(way([1875, 1000, "drop"])).journey.legs[-1].tested == 800
    why = refused(high, way([1875, 1000, "drop"], [1700, 1000]))
    assert why == {"kind": "after_fall", "needs": 800, "has": 500}
    low = block(2000, 500, 2000, 1000, height=500, size=2)
    gone = treks(low, start=Place(Point(2000, 1000), 500)).read(
        way([1875, 1000, "drop"], [1700, 1000])
    )
    assert gone.journey.length == 175


@pytest.mark.parametrize(
    "answer",
    [
        None,
        [],
        {"path": []},
        way([1]),
        way([1, 2, "fly"]),
        way([1, 2, "climb", "high"]),
        way([1.5, 2]),
        {"way": 3},
        {"way": [], "facing": 360},
        {"way": [], "facing": "north"},
        {"way": [[1, 1]] * 65},
    ],
)
def test_what_is_no_way_at_all(answer: object) -> None:
    assert treks().refuse(answer) is not None


# --- others ---------------------------------------------------------------------------------


def test_a_walk_that_would_just_touch_an_enemy_stops_short_of_it() -> None:
    domain = treks(others=(ENEMY,))
    gone = domain.read(way([1747, 1000]))
    assert gone.journey.end == Place(Point(1744, 1000))
    assert domain.read(domain.write(gone)) == gone


def test_an_enemy_is_not_touched_by_who_may_not() -> None:
    domain = treks(others=(ENEMY,), rules={"over": "block"})
    assert refused(domain, way([1750, 1000]))["kind"] == "over"
    beside = treks(HOUSE, others=(Standing(Disc(Point(1875, 748), 125), 0, "low"),), start=EDGE)
    assert refused(beside, way([1875, 1000, "drop"])) == {
        "kind": "touching",
        "name": "low",
        "needs": 6,
        "has": 2,
    }


def test_who_may_be_touched_is_touched_at_the_end_and_nowhere_else() -> None:
    domain = treks(others=(ENEMY,), contacts=(ENEMY,), allowance=3000)
    end = domain.read(way([1750, 1000])).journey.end
    assert contact(Disc(end.point, 125), 0, ENEMY.disc, 0)
    assert domain.read(way([1500, 1000])).journey.length == 500
    assert refused(domain, way([3000, 1000]))["kind"] == "over"
    assert refused(domain, way([1750, 1000], [1500, 1000]))["kind"] == "over"
    assert refused(domain, way([1800, 1000]))["kind"] == "over"


def test_who_must_be_touched() -> None:
    domain = treks(others=(ENEMY,), contacts=(ENEMY,), must_touch=True)
    assert refused(domain, way([1700, 1000])) == {
        "kind": "apart",
        "name": "enemy",
        "needs": 50,
        "has": 5,
    }
    assert refused(domain, way(facing=3))["kind"] == "unmoved"
    assert [trek.journey.end.point for trek in domain.candidates()] == [Point(1750, 1000)]
    assert domain.sample(Random(1)).journey.end.point == Point(1750, 1000)


def test_with_one_who_may_be_touched_nobody_else_is() -> None:
    unseen = Standing(Disc(Point(1750, 1252), 125), 0, "unseen")
    domain = treks(others=(ENEMY, unseen), contacts=(ENEMY,))
    assert refused(domain, way([1750, 1000]))["name"] == "unseen"


def test_into_contact_round_a_wall() -> None:
    screen = block(1500, 800, 100, 400, height=900, size=3)
    domain = treks(screen, others=(ENEMY,), contacts=(ENEMY,), allowance=1500)
    gone = domain.touch(ENEMY)
    assert gone is not None
    assert len(gone.steps) > 1
    assert gone.journey.length < 1000


def test_a_friend_is_passed_and_not_ended_on() -> None:
    domain = treks(others=(FRIEND,), allowance=1500)
    assert domain.read(way([2300, 1000])).journey.length == 1300
    assert refused(domain, way([2100, 1000])) == {
        "kind": "ends_on",
        "name": "friend",
        "x": 2100,
        "y": 1000,
        "needs": 250,
        "has": 100,
    }


def test_nobody_turns_on_the_spot_who_has_to_get_out_of_contact() -> None:
    beside = Standing(Disc(Point(1250, 1000), 125), 0, "enemy")
    domain = treks(others=(beside,), targets=(beside,))
    assert refused(domain, way(facing=3))["kind"] == "touching"
    assert domain.read(way([600, 1000])).journey.length == 400
    for seed in range(40):
        end = domain.sample(Random(seed)).journey.end.point
        assert not contact(Disc(end, 125), 0, beside.disc, 0)


def test_nobody_climbs_past_who_hangs_on_the_wall() -> None:
    hanging = Standing(Disc(Point(1875, 1000), 125), 400, "hanging")
    domain = treks(HOUSE, others=(hanging,), start=Place(Point(1875, 1000)))
    assert refused(domain, way([2000, 1000, "climb"]))["kind"] == "over"


# --- through the air ------------------------------------------------------------------------


def test_a_leap_over_a_wall_goes_up_and_down_again() -> None:
    fence = block(1500, 0, 100, 3000, height=600, size=2)
    domain = treks(fence, allowance=2000, hows=(LEAP,))
    answer = domain.head([Point(2100, 1000)])
    gone = domain.read(answer)
    assert [step.how for step in gone.steps] == ["leap"] * len(gone.steps)
    assert max(step.height or 0 for step in gone.steps) == 600
    assert gone.journey.end == Place(Point(2100, 1000))
    straight = way([2100, 1000, "leap"])
    assert refused(domain, straight)["kind"] == "through"


def test_nobody_ends_in_the_air_or_walks_on_it() -> None:
    domain = treks(hows=(*ON_FOOT, LEAP))
    assert refused(domain, way([1000, 1000, "leap", 500]))["kind"] == "no_ground"
    up_and_on = way([1000, 1000, "leap", 300], [1200, 1000])
    assert refused(domain, up_and_on)["kind"] == "no_ground"


def test_onto_a_roof_straight_through_the_air() -> None:
    roof = block(1800, 500, 1000, 1000, height=600, size=3)
    domain = treks(roof, hows=(LEAP,))
    assert domain.read(domain.head([Point(1800, 1000)])).journey.length == 1000


@given(st.integers(0, 10**6))
@settings(max_examples=30)
def test_over_whatever_stands_in_between_there_is_a_leap(seed: int) -> None:
    """And no shorter than straight through the air."""
    rng = Random(seed)
    domain = msgspec.structs.replace(crowded(rng), hows=(LEAP,), allowance=9000, contacts=())
    for _ in range(8):
        point = Point(rng.randrange(130, 3870), rng.randrange(130, 3870))
        for height in domain.levels.heights(point)[:1]:
            goal = Place(point, height)
            if domain.levels.barred_at(goal, 125, domain.others) is not None:
                continue
            steps = over(domain.levels, SMALL, domain.start, goal)
            journey = domain.check(steps)
            assert (journey.barred, journey.end) == (None, goal)
            here = domain.start
            flat = hypot(point.x - here.point.x, point.y - here.point.y)
            assert journey.length >= hypot(flat, height - here.height) - 1


# --- dragging -------------------------------------------------------------------------------


def test_dragged_onto_a_roof_it_climbs_as_far_as_it_gets() -> None:
    domain = treks(HOUSE, start=Place(Point(1500, 1000)))
    gone = domain.read(domain.head([Point(2500, 1000)]))
    assert gone.journey.end == Place(Point(1875, 1000), 625, held=True)
    assert gone.journey.length == 1000


def test_dragged_onto_a_roof_it_takes_the_ladder_where_there_are_no_holds() -> None:
    sheer = block(
        2000, 500, 2000, 1000, height=300, size=2, climbable=False, ladders=(Point(2000, 700),)
    )
    domain = treks(sheer, start=Place(Point(1700, 1000)))
    gone = domain.read(domain.head([Point(2200, 800)]))
    assert [leg.how for leg in gone.journey.legs] == ["walk", "ladder", "walk"]


def test_who_hangs_is_dragged_up_or_down() -> None:
    domain = treks(HOUSE, start=HANGING)
    up = domain.read(domain.head([Point(2300, 1000)]))
    assert (up.journey.end, up.journey.length) == (Place(Point(2300, 1000), 800), 700)
    down = domain.read(domain.head([Point(1600, 1000)]))
    assert down.journey.end == Place(Point(1600, 1000))
    assert [leg.how for leg in down.journey.legs] == ["drop", "walk"]


def test_dragged_onto_somebody_it_comes_beside_them() -> None:
    plain = treks(others=(ENEMY,))
    end = plain.read(plain.head([Point(1990, 1010)])).journey.end
    assert not contact(Disc(end.point, 125), 0, ENEMY.disc, 0)
    charging = treks(others=(ENEMY,), contacts=(ENEMY,))
    end = charging.read(charging.head([Point(1990, 1010)])).journey.end
    assert contact(Disc(end.point, 125), 0, ENEMY.disc, 0)


def test_dragged_by_way_of_other_places() -> None:
    domain = treks(allowance=2000)
    gone = domain.read(domain.head([Point(1000, 1500), Point(1500, 1500)]))
    assert [step.to for step in gone.steps] == [Point(1000, 1500), Point(1500, 1500)]


def test_dragged_too_far_it_stops_where_there_is_room() -> None:
    domain = treks(others=(FRIEND,))
    end = domain.read(domain.head([Point(3000, 1000)])).journey.end.point
    assert 1700 <= end.x <= 1750


def test_how_a_way_looks() -> None:
    domain = treks(HOUSE, start=Place(Point(1500, 1000)))
    drawn = domain.sketch(way([1875, 1000], [2000, 1000, "climb"]))
    assert drawn.path == (Point(1500, 1000), Point(1875, 1000), Point(2000, 1000))
    assert (drawn.cost, drawn.radius) == (1175, 125)
    assert domain.sketch(way([3000, 1000])).cost is None
    assert isinstance(domain, Pointed)
    assert isinstance(domain, Bounded)


def test_all_that_can_be_reached_is_on_the_table_and_on_roofs() -> None:
    low = block(1400, 500, 1000, 1000, height=300, size=2)
    cells = treks(low, start=Place(Point(1200, 1000))).within_reach()
    roof = [(x, cost) for x, y, cost in cells.places if 1400 < x < 2400 and abs(y - 1000) < 100]
    assert roof
    assert all(abs(cost - (75 + 300 + x - 1400)) < 60 for x, cost in roof)
    assert all(cost <= 1000 for _, _, cost in cells.places)
    assert any(x < 600 for x, _, _ in cells.places)


def test_from_a_roof_the_ground_is_in_reach_too() -> None:
    low = block(1400, 500, 1000, 1000, height=300, size=2)
    cells = treks(low, start=Place(Point(1500, 1000), 300)).within_reach()
    ground = [cost for x, y, cost in cells.places if x < 1200 and abs(y - 1000) < 100]
    assert ground
    assert min(ground) < 500


def test_through_the_air_everything_near_enough_is_in_reach() -> None:
    domain = treks(HOUSE, allowance=1500, hows=(LEAP,))
    places = domain.within_reach().places
    roof = [(x, y, cost) for x, y, cost in places if 2000 < x < 4000 and 500 < y < 1500]
    assert roof
    for x, y, cost in roof:
        straight = hypot(x - 1000, y - 1000, 800)
        assert straight - 1 <= cost < straight + 150


# --- some of the answers --------------------------------------------------------------------


def test_the_plan_comes_first_as_far_as_it_still_goes() -> None:
    domain = treks(allowance=300, stay=True, plan=(domain_step(1900, 1000),))
    first, second = list(domain.candidates())[:2]
    assert first.journey.end.point == Point(1300, 1000)
    assert second.steps == ()


def domain_step(x: int, y: int) -> Any:
    return treks().read(way([x, y])).steps[0]


def test_among_the_candidates_one_hides_one_comes_near_and_one_climbs() -> None:
    enemy = Standing(Disc(Point(4000, 1000), 125), 0, "enemy")
    wall = block(1500, 700, 100, 600, height=700, size=3)
    hut = block(900, 1400, 400, 400, height=300, size=2)
    domain = treks(wall, hut, others=(enemy,), targets=(enemy,), start=Place(Point(1200, 600)))
    ends = [trek.journey.end for trek in domain.candidates()]
    assert any(end.height == 300 for end in ends)
    assert any(end.point.x < 1500 and abs(end.point.y - 1000) < 40 for end in ends)
    nearest = max(end.point.x for end in ends)
    assert nearest > 2100
    looking = [trek.facing for trek in domain.candidates() if trek.steps]
    assert all(facing is not None and 80 <= facing <= 110 for facing in looking)


def test_who_hangs_goes_up_or_down_or_lets_go() -> None:
    domain = treks(HOUSE, start=HANGING)
    ends = {trek.journey.end for trek in domain.candidates() if trek.steps}
    assert ends == {EDGE, Place(Point(1875, 1000))}


@given(st.integers(0, 10**6))
@settings(max_examples=30)
def test_whatever_is_offered_or_drawn_may_be_done(seed: int) -> None:
    """On a crowded table, from the ground, a roof or a wall, on foot or leaping."""
    rng = Random(seed)
    domain = crowded(rng)
    found = [*domain.candidates(), *domain.few(), *[domain.sample(rng) for _ in range(6)]]
    for trek in found:
        assert domain.read(domain.write(trek)) == trek
    goal = Point(rng.randrange(200, 3800), rng.randrange(200, 3800))
    answer: Any = domain.head([goal])
    assert answer.keys() == {"way", "facing"}
    msgspec.json.encode(domain.describe())


def crowded(rng: Random) -> Treks:
    pieces = [
        block(
            x + rng.randrange(0, 200),
            y + rng.randrange(0, 200),
            rng.choice([100, 300, 500]),
            rng.choice([60, 300, 500]),
            height=rng.choice([0, 300, 600, 800]),
            size=rng.choice([1, 2, 3]),
            ground=rng.choice(["", "rough"]),
            barred=rng.random() < 0.1,
        )
        for x in (200, 1200, 2200, 3000)
        for y in (200, 1200, 2200, 3000)
    ]
    levels = Levels(Board.checked(4000, 4000, pieces))
    places: list[Place] = []
    while len(places) < 7:
        point = Point(rng.randrange(130, 3870), rng.randrange(130, 3870))
        for height in levels.heights(point)[:1]:
            place = Place(point, height)
            if levels.barred_at(place, 125, standings(places)) is None:
                places.append(place)
    others = standings(places[1:])
    leaps = rng.random() < 0.3
    return Treks(
        levels,
        SMALL,
        places[0],
        1000,
        0,
        others,
        hows=(*ON_FOOT, LEAP) if leaps else ON_FOOT,
        targets=tuple(one for one in others if not one.passable),
        contacts=tuple(one for one in others if not one.passable)[: rng.randrange(3)],
    )


def standings(places: list[Place]) -> tuple[Standing, ...]:
    return tuple(
        Standing(Disc(place.point, 125), place.height, str(n), passable=n % 2 == 0)
        for n, place in enumerate(places)
    )
