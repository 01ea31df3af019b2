"""Being put somewhere on a board with heights: where one may, and why not elsewhere."""

from __future__ import annotations

from random import Random

import pytest

from tapete.kernel.errors import Malformed, Refused
from tapete.spaces.boards.board import Board
from tapete.spaces.boards.scenery import block
from tapete.spaces.climbs.surfaces import SNUG, Levels, Place, Standing
from tapete.spaces.plane.disc import Disc
from tapete.spaces.plane.point import CM, Point
from tapete.spaces.questions.deployment import Post, Posts
from tapete.spaces.questions.sketch import Pointed
from tapete.spaces.treks.leash import Leash

SIDE = 50 * CM
HOUSE = block(20 * CM, 2 * CM, 10 * CM, 6 * CM, name="house", height=800, size=3)
ZONE = (Point(0, 0), Point(SIDE, 0), Point(SIDE, 10 * CM), Point(0, 10 * CM))
MIDDLE = Point(SIDE // 2, SIDE // 2)
RULES = dict.fromkeys(("zone", "through", "ends_on", "too_near", "leash", "seen"), "a.rule")


def posts(**how: object) -> Posts:
    levels = Levels.of(Board(SIDE, SIDE, (HOUSE,)))
    return Posts(levels, 125, MIDDLE, **{"zone": ZONE, "rules": RULES, **how})  # type: ignore[arg-type]


def why(domain: Posts, x: float, y: float, *height: int) -> str:
    refused = domain.refuse({"at": [round(x * CM), round(y * CM), *height]})
    return "" if refused is None else refused.reason.key.rpartition(".")[2]


def standing(x: float, y: float) -> Standing:
    return Standing(Disc(Point(round(x * CM), round(y * CM)), 125), 0, "other")


def test_the_whole_base_is_within_the_zone() -> None:
    assert why(posts(), 5, 8.75) == ""
    assert why(posts(), 5, 8.76) == "zone"
    assert why(posts(), 5, 1.24) == "zone"


def test_or_not_too_far_beyond_its_edge() -> None:
    further = posts(beyond=10 * CM)
    assert why(further, 5, 20 - 1.25) == ""
    assert why(further, 5, 20 - 1.24) == "zone"


def test_on_a_roof_or_beside_it_but_not_within() -> None:
    domain = posts()
    assert domain.read({"at": [2500, 500]}) == Post(Place(Point(2500, 500), 800), 180)
    assert why(domain, 25, 5, 0) == "through"
    assert why(domain, 20 - 1.25, 5) == ""
    assert why(domain, 20 - 1.2, 5) == "through"


def test_not_on_others_nor_too_near_nor_too_far_nor_where_one_is_seen() -> None:
    assert why(posts(others=(standing(5, 5),)), 7, 5) == "ends_on"
    near = posts(shunned=(standing(5, 30),), away=25 * CM)
    assert (why(near, 5, 2.4), why(near, 5, 2.6)) == ("", "too_near")
    tied = posts(leash=Leash((standing(5, 5),), 5 * CM, "a.rule"))
    assert (why(tied, 12.5, 5), why(tied, 12.6, 5)) == ("", "leash")
    watched = posts(seen=lambda place: "watcher" if place.point.x > 1000 else "")
    assert (why(watched, 10, 5), why(watched, 10.1, 5)) == ("", "seen")


def test_a_refusal_names_its_rule() -> None:
    with pytest.raises(Refused) as refused:
        posts().read({"at": [500, 3000]})
    assert refused.value.rule == "a.rule"


@pytest.mark.parametrize(
    "answer", [[1, 2], {"at": [1]}, {"at": [1, 2, "x"]}, {"at": [500, 500], "facing": 360}, {}]
)
def test_what_is_no_post_is_malformed(answer: object) -> None:
    with pytest.raises(Malformed):
        posts().read(answer)


def test_one_faces_the_middle_unless_told() -> None:
    assert posts().read({"at": [2500, 500]}).facing == 180
    assert posts().read({"at": [500, 500], "facing": 7}).facing == 7
    assert posts().read({"at": [500, 500], "facing": None}).facing == 135


def test_whatever_is_offered_may_be_answered() -> None:
    rng = Random(4)
    tied = posts(leash=Leash((standing(5, 5),), 5 * CM, "a.rule"), others=(standing(5, 5),))
    for domain in (posts(), posts(beyond=1000), tied):
        offered = [*domain.candidates(), *(domain.sample(rng) for _ in range(50))]
        assert offered
        for post in offered:
            assert domain.read(domain.write(post)) == post


def test_where_there_is_no_room_there_is_none() -> None:
    assert posts(seen=lambda place: "watcher").any() is None


def test_it_is_answered_by_pointing() -> None:
    domain = posts()
    assert isinstance(domain, Pointed)
    answer = domain.head([Point(300, 300), Point(500, 500)])
    assert domain.read(answer).at.point == Point(500, 500)
    assert domain.sketch(answer).path == (Point(500, 500),)
    assert domain.describe()["kind"] == "spot"


def test_a_base_that_must_touch_two_others_finds_the_places_between_them() -> None:
    one, other = standing(20, 40), standing(24.5, 40)
    owner, marker = (Leash((near,), SNUG, "a.rule", strict=True) for near in (one, other))
    domain = posts(zone=(), others=(one, other), leash=owner, ties=(marker,))
    found = list(domain.candidates())
    assert len(found) == 2
    for post in found:
        assert [near.far(post.at, domain.radius) <= SNUG for near in (one, other)] == [True, True]
    far = Leash((standing(60, 60),), SNUG, "a.rule", strict=True)
    assert posts(zone=(), leash=owner, ties=(far,)).any() is None
