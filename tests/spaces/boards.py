"""Random boards, and the slow ways of working things out that the fast ones are held against."""

from __future__ import annotations

from math import cos, hypot, pi, sin
from random import Random

import shapely
from hypothesis import strategies as st

from tapete.spaces.boards.board import Board
from tapete.spaces.boards.figure import Figure
from tapete.spaces.boards.piece import Piece, polygon, rectangle, wall
from tapete.spaces.plane.disc import Disc
from tapete.spaces.plane.point import INCH, Point
from tapete.spaces.routes.ground import Ground

SIDE = 24 * INCH
RADIUS = 125

places = st.builds(Point, st.integers(RADIUS, SIDE - RADIUS), st.integers(RADIUS, SIDE - RADIUS))
heights = st.sampled_from([INCH, 300, 4 * INCH])
corner = st.integers(0, SIDE - 6 * INCH)


@st.composite
def rectangles(draw: st.DrawFn) -> Piece:
    x, y = draw(corner), draw(corner)
    sides = st.integers(50, 6 * INCH)
    return rectangle(x, y, draw(sides), draw(sides), height=draw(heights), name="box")


@st.composite
def stars(draw: st.DrawFn) -> Piece:
    """Outlines seen whole from their middle, most of them not convex."""
    x, y = draw(corner) + 3 * INCH, draw(corner) + 3 * INCH
    spokes = draw(st.lists(st.integers(60, 3 * INCH), min_size=3, max_size=8))
    turn = 2 * pi / len(spokes)
    corners = [
        (x + round(far * cos(i * turn)), y + round(far * sin(i * turn)))
        for i, far in enumerate(spokes)
    ]
    return polygon(corners, height=draw(heights), name="star")


@st.composite
def walls(draw: st.DrawFn) -> Piece:
    x, y = draw(corner), draw(corner)
    dx, dy = draw(st.integers(-INCH, 6 * INCH)), draw(st.integers(1, 6 * INCH))
    ends = [(x, y), (max(0, x + dx), y + dy)]
    return wall(ends, height=draw(heights), name="wall")


pieces = st.one_of(rectangles(), stars(), walls())


@st.composite
def boards(draw: st.DrawFn, most: int = 5) -> Board:
    """Not checked: pieces may cross, which sight and routes do not mind."""
    return Board(SIDE, SIDE, tuple(draw(st.lists(pieces, max_size=most))))


def shape(piece: Piece) -> shapely.Geometry:
    return shapely.LineString(piece.corners) if piece.wall else shapely.Polygon(piece.corners)


def figure(x: int, y: int, name: str = "other", passable: bool = False) -> Figure:
    return Figure(Disc(Point(x, y), RADIUS), name, 400, passable)


def sampled_hidden(
    board: Board, eye: Point, target: Disc, height: int, others: list[Figure], lines: int = 400
) -> float:
    """Rays spread over the target's width, each stopped by the highest thing in its way."""
    dx, dy = target.centre.x - eye.x, target.centre.y - eye.y
    far = hypot(dx, dy)
    things = [(shape(p), p.height) for p in board.pieces if p.opaque]
    things += [
        (shapely.Point(f.disc.centre.x, f.disc.centre.y).buffer(f.disc.radius, 64), f.height)
        for f in others
    ]
    total = 0.0
    for place in range(lines):
        offset = ((2 * place + 1) / lines - 1) * target.radius / far
        end = (target.centre.x - dy * offset, target.centre.y + dx * offset)
        ray = shapely.LineString([(eye.x, eye.y), end])
        met = [min(1.0, high / height) for solid, high in things if solid.intersects(ray)]
        total += max(met, default=0.0)
    return total / lines


def scattered(seed: int, count: int = 7) -> Board:
    """A crowded board by chance: boxes, stars and walls, some difficult ground among them."""
    rng = Random(seed)
    return Board(SIDE, SIDE, tuple([_scattered_piece(rng) for _ in range(count)]))


def _scattered_piece(rng: Random) -> Piece:
    x, y = rng.randrange(4 * INCH, 20 * INCH), rng.randrange(4 * INCH, 20 * INCH)
    spokes = [rng.randrange(100, 3 * INCH) for _ in range(rng.randrange(4, 8))]
    turn, first = 2 * pi / len(spokes), rng.random()
    corners = [
        (x + round(far * cos(first + i * turn)), y + round(far * sin(first + i * turn)))
        for i, far in enumerate(spokes)
    ]
    high = rng.choice([INCH, 300, 4 * INCH])
    kind = rng.choice(["box", "star", "wall", "mud"])
    if kind == "box":
        return rectangle(x, y, 2 * spokes[0], spokes[1], height=high, name="box")
    if kind == "mud":
        return polygon(corners, name="mud", blocks=False, opaque=False, difficult=True)
    return wall(corners, height=high) if kind == "wall" else polygon(corners, height=high)


def free_place(ground: Ground, rng: Random) -> Point:
    """A place by chance where a disc may stand."""
    while True:
        place = Point(rng.randrange(RADIUS, SIDE - RADIUS), rng.randrange(RADIUS, SIDE - RADIUS))
        if ground.may_stand(place):
            return place
