"""A point along a way: which may be named, what is shown of it, and what it comes close to."""

from __future__ import annotations

from random import Random

import pytest

from tapete.kernel.domains import Refusal
from tapete.kernel.errors import Malformed, Refused
from tapete.kernel.message import Message
from tapete.spaces.climbs.journey import CLIMB, DROP, LEAP, WALK, Journey, Leg, level
from tapete.spaces.climbs.passing import first_touch
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.plane.disc import Disc
from tapete.spaces.plane.point import Point, distance
from tapete.spaces.questions.point_on_way import Along, evenly, heading, place_on, stops, stretch
from tapete.spaces.questions.sketch import Pointed

NEAR, BEND, FAR = Place(Point(0, 0)), Place(Point(1000, 0)), Place(Point(1000, 500))
BENT = Journey(NEAR, (Leg(WALK, NEAR, BEND, 1000), Leg(WALK, BEND, FAR, 500)))


def not_on_the_first_leg(along: int) -> Refusal | None:
    return Refusal(Message.of("test.hidden"), "test.rule") if along < 1000 else None


WATCHED = Along(BENT, 0, 1500, 125, (1000, 1250, 1500), not_on_the_first_leg)


def test_a_point_is_a_length_or_nothing() -> None:
    assert WATCHED.read(1250) == 1250
    assert WATCHED.read(None) is None
    assert WATCHED.write(WATCHED.read(1100)) == 1100
    assert WATCHED.recall(1250) == 1250
    assert WATCHED.recall(None) is None


@pytest.mark.parametrize("answer", [-1, 1501])
def test_it_is_on_the_stretch(answer: int) -> None:
    with pytest.raises(Refused):
        WATCHED.read(answer)


@pytest.mark.parametrize("answer", [True, 12.5, "12", [1]])
def test_it_is_a_whole_number(answer: object) -> None:
    with pytest.raises(Malformed):
        WATCHED.read(answer)


def test_what_is_wrong_with_a_point_is_said() -> None:
    wrong = WATCHED.refuse(999)
    assert wrong is not None
    assert (wrong.reason.key, wrong.rule) == ("test.hidden", "test.rule")


def test_the_spots_are_tried_and_so_is_declining() -> None:
    assert list(WATCHED.candidates()) == [1000, 1250, 1500, None]
    drawn = {WATCHED.sample(Random(seed)) for seed in range(60)}
    assert drawn == {1000, 1250, 1500, None}
    assert Along(BENT, 0, 1500).sample(Random(1)) is None


def test_it_is_pointed_at() -> None:
    assert isinstance(WATCHED, Pointed)
    assert WATCHED.head([Point(0, 0)]) == 1000, "the nearest that will do"
    assert WATCHED.head([Point(1100, 264)]) == 1260, "to the millimetre"
    assert Along(BENT, 0, 1500, 125).head([Point(511, 40)]) == 510
    sketch = WATCHED.sketch(1250)
    assert sketch.path == (Point(0, 0), Point(1000, 0), Point(1000, 250))
    assert (sketch.cost, sketch.radius) == (1250, 125)
    assert WATCHED.sketch(None).path == ()


def test_it_describes_the_way() -> None:
    described = Along(BENT, 500, 1500, 125, (1000,)).describe()
    assert described["kind"] == "along"
    assert described["path"] == [[500, 0], [1000, 0], [1000, 500]]
    assert (described["least"], described["most"], described["spots"]) == (500, 1500, [1000])


def test_in_the_air_one_is_held_by_nothing() -> None:
    high = Place(Point(1000, 0), 400)
    leap = Journey(NEAR, (Leg(LEAP, NEAR, high, 1000),))
    assert place_on(leap, 0) == NEAR
    assert place_on(leap, 500) == Place(Point(500, 0), 200, held=True)
    assert place_on(leap, 1000) == high


def test_which_way_one_goes() -> None:
    assert heading(BENT, 100, 7) == 90
    assert heading(BENT, 1200, 7) == 180
    assert heading(Journey(NEAR), 0, 7) == 7


def test_a_stretch_has_its_ends_and_bends() -> None:
    assert stretch(BENT, 0, 0) == [NEAR]
    assert [place.point for place in stretch(BENT, 900, 1100)] == [
        Point(900, 0), Point(1000, 0), Point(1000, 100),
    ]  # fmt: skip


def test_points_at_even_distances() -> None:
    assert evenly(0, 120, 50) == [0, 50, 100, 120]
    assert evenly(10.5, 60.2, 50) == [11, 60]
    assert evenly(0, 0, 50) == [0]


# --- what is touched


def touched(journey: Journey, x: int, y: int, radius: int, **how: float) -> float | None:
    start, end = how.get("start", 0.0), how.get("end", float(journey.length))
    area = Disc(Point(x, y), radius)
    return first_touch(journey, 100, area, int(how.get("height", 0)), 500, start, end)


def test_where_a_base_first_touches() -> None:
    assert touched(BENT, 700, 0, 200) == pytest.approx(400)
    assert touched(BENT, 700, 300, 200) == pytest.approx(700), "it grazes it"
    assert touched(BENT, 700, 301, 200) == pytest.approx(1301)
    assert touched(BENT, 500, 500, 200) is None
    assert touched(BENT, 0, 0, 200) == 0


def test_only_on_the_stretch() -> None:
    assert touched(BENT, 700, 0, 200, end=399) is None
    assert touched(BENT, 700, 0, 200, start=600) == 600
    assert touched(BENT, 1000, 500, 100, start=0, end=1000) is None
    assert touched(BENT, 1000, 500, 100) == pytest.approx(1300)


def test_what_is_flown_over_is_not_touched() -> None:
    leap = Journey(NEAR, (Leg(LEAP, NEAR, BEND, 1000),))
    assert touched(leap, 500, 0, 200) is None
    assert touched(leap, 1000, 0, 200) == 1000


def test_what_is_far_above_or_below_is_not_touched() -> None:
    assert touched(BENT, 700, 0, 200, height=501) is None
    top = Place(Point(100, 0), 900)
    climb = Journey(NEAR, (Leg(CLIMB, NEAR, top, 900),))
    assert touched(climb, 0, 0, 200, height=900) == pytest.approx(400)
    assert touched(climb, 900, 0, 200) is None
    ground = Place(Point(200, 0), 0)
    drop = Journey(top, (Leg(DROP, top, ground, 0),))
    assert touched(drop, 200, 0, 50) == 0


def test_a_walk_on_level_ground_is_measured_leg_by_leg_and_stops_at_its_bends() -> None:
    corner = [Point(0, 0), Point(70, 0), Point(70, 0), Point(70, 50)]
    way = level(corner, distance)
    assert (way.length, way.end.point, len(way.legs)) == (120, Point(70, 50), 2)
    assert stops(way, 0, way.length, 50) == [0, 50, 70, 100, 120]
    assert stops(way, 80, way.length, 50) == [80, 120]
    assert place_on(way, 80).point == Point(70, 10)
