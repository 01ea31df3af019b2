"""Sight and cover on tables of any kind, against very many lines."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random

import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st

from tapete.games.punk.content.field import Field
from tapete.games.punk.rules.sight import sight
from tapete.games.punk.rules.sight.covering import from_scenery
from tapete.games.punk.rules.sight.sight import Body, hidden, in_arc, sees
from tapete.games.punk.rules.sight.sight_cache import Level, Screens
from tapete.games.punk.world import Skirmish
from tapete.spaces.boards.board import Board
from tapete.spaces.boards.scenery import Scenery, scenery
from tapete.spaces.climbs.surfaces import Levels, Place
from tapete.spaces.plane.point import Point
from tests.games.punk.fielded import fielded
from tests.games.punk.looked import Looked, Seen

SIDE = 4000
SLACK = 1.05
"""Tenths of a millimetre that scenery may be larger or smaller without our having to agree."""
RADII = (125, 125, 125, 200, 275)


def table(rng: Random) -> Skirmish:
    """Blocks of any size and grade, turned any way; some have others on top, some are of one."""
    pieces: list[Scenery] = []
    while len(pieces) < 7:
        height = rng.choice([250, 300, 500, 600, 700, 800, 1200])
        size = 1 if height <= 300 else 2 if height <= 600 else 3
        x, y = rng.randint(600, SIDE - 600), rng.randint(600, SIDE - 600)
        one = _block(rng, x, y, rng.randint(60, 700), rng.randint(20, 500), height, size)
        if all(_shape(one).distance(_shape(other)) > 3 for other in pieces):
            pieces.append(one)
    pieces += [crate for one in list(pieces) if (crate := _upon(rng, one)) is not None]
    elements = tuple([rng.choice([n, n, max(0, n - 1)]) for n in range(len(pieces))])
    state = fielded(pieces=pieces, size=SIDE / 100, elements=elements)
    return state.skirmish


def _block(
    rng: Random, x: int, y: int, half: int, deep: int, height: int, size: int, foot: int = 0
) -> Scenery:
    turn = rng.choice([0.0, rng.uniform(0, pi)])
    cosine, sine = cos(turn), sin(turn)
    ring = [(-half, -deep), (half, -deep), (half, deep), (-half, deep)]
    half, deep = min(half, 550), min(deep, 550)
    corners = [
        (x + round(a * cosine - b * sine), y + round(a * sine + b * cosine)) for a, b in ring
    ]
    inside = [(min(SIDE, max(0, a)), min(SIDE, max(0, b))) for a, b in corners]
    grade = rng.choice(["light", "medium", "heavy"])
    opaque = rng.random() > 0.1
    return scenery(inside, height=height, size=size, grade=grade, foot=foot, opaque=opaque)


def _upon(rng: Random, below: Scenery) -> Scenery | None:
    """A crate on a roof, now and then."""
    centre = _shape(below).centroid
    one = _block(rng, round(centre.x), round(centre.y), 120, 60, 300, 1, below.top)
    fits = _shape(below).covers(_shape(one))
    return one if fits and rng.random() < 0.6 else None


def _shape(piece: Scenery) -> shapely.Polygon:
    return shapely.Polygon(piece.corners)


def bodies(rng: Random, field: Field, count: int) -> list[Body]:
    """On the ground, on roofs, and pressed against things."""
    levels, found = Levels.of(field.board), list[Body]()
    for _ in range(3000):
        radius = rng.choice(RADII)
        spot = Point(rng.randint(radius, SIDE - radius), rng.randint(radius, SIDE - radius))
        if rng.random() < 0.5:
            spot = _against(rng, field, radius)
        heights = levels.heights(spot)
        place = Place(spot, rng.choice(heights) if heights else 0)
        body = Body(str(len(found)), place, radius, rng.randint(0, 359))
        if levels.barred_at(place, radius) is None and all(_apart(body, one) for one in found):
            found.append(body)
        if len(found) == count:
            break
    return found


def _against(rng: Random, field: Field, radius: int) -> Point:
    """Beside a side of something, or just inside the edge of its top."""
    piece = rng.choice(field.board.pieces)
    (ax, ay), (bx, by) = rng.choice(piece.lines)
    share, length = rng.random(), max(1.0, ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5)
    off = rng.choice([radius, radius + 3, -radius, -radius - 200, -radius - 300])
    nx, ny = (by - ay) / length, -(bx - ax) / length
    return Point(round(ax + (bx - ax) * share + nx * off), round(ay + (by - ay) * share + ny * off))


def _apart(one: Body, other: Body) -> bool:
    a, b = one.place.point, other.place.point
    return (a.x - b.x) ** 2 + (a.y - b.y) ** 2 > (one.radius + other.radius) ** 2


def seen_by(skirmish: Skirmish, shooter: Body, target: Body) -> Seen:
    if hidden(skirmish, shooter, target):
        return Seen(hidden=True)
    found = from_scenery(skirmish, shooter, target)
    return Seen(False, found.bonus, found.kind)


@given(st.integers(0, 10**9))
@settings(max_examples=10, deadline=None)
@pytest.mark.fuzz
def test_cover_agrees_with_very_many_lines(seed: int) -> None:
    """Wherever a tenth of a millimetre more or less of scenery makes no difference to them."""
    rng = Random(seed)
    skirmish = table(rng)
    less, more = (Looked(skirmish.field, by) for by in (-SLACK, SLACK))
    found = bodies(rng, skirmish.field, 5)
    for shooter in found[:2]:
        for target in found[2:]:
            expected = less.at(shooter, target)
            if expected == more.at(shooter, target):
                assert seen_by(skirmish, shooter, target) == expected


@given(st.integers(0, 10**9))
@settings(max_examples=40, deadline=None)
@pytest.mark.rule("punk.los.reciprocal")
def test_who_can_be_shot_can_shoot_back(seed: int) -> None:
    """On any table, for pairs in each other's arcs, in whichever order they are looked at."""
    rng = Random(seed)
    skirmish = table(rng)
    screens, found = Screens.of(skirmish.field), bodies(rng, skirmish.field, 8)
    for one in found[:4]:
        for other in found[4:]:
            assert hidden(skirmish, one, other) is hidden(skirmish, other, one)
            if in_arc(one, other) and in_arc(other, one):
                assert sees(skirmish, one, other) is sees(skirmish, other, one)
            pair = sight.between(skirmish, one, other)
            if isinstance(pair, Level):
                ways = sight._level(screens, one, other), sight._level(screens, other, one)
                assert ways[0].hidden is ways[1].hidden is pair.hidden


def test_a_small_table_is_as_it_should_be() -> None:
    assert isinstance(table(Random(1)).board, Board)
