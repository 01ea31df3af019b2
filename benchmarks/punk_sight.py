"""All lines between two bases among 20 pieces of scenery: how many pairs a second on one core.

The peer is dense sampling in the same run: lines between places of both edges so close together
that it errs by no more than a tenth of a millimetre, all of them tested at once by shapely against
the pieces that meet the hull of the two bases.

Then the game's own sight and cover, with sizes, grades, contact, heights and ten minis who may be
in the way: of places never looked at before, and of places looked at again.
"""

from __future__ import annotations

import argparse
import gc
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from math import atan2, cos, degrees, pi, sin
from random import Random
from time import process_time
from typing import NamedTuple

import shapely
from rich.console import Console
from tests.spaces.sampled import Thing, crosses, sampled, thing

from tapete.games.punk.content.field import Field, keep_field
from tapete.games.punk.meta import Rules
from tapete.games.punk.rules.sight.covering import cover
from tapete.games.punk.rules.sight.sight import Body, body_of, sees
from tapete.games.punk.state import Mini, State
from tapete.games.punk.world import Skirmish
from tapete.kernel.tables.scripted import ScriptedTable
from tapete.spaces.boards.board import Board
from tapete.spaces.boards.piece import Piece, polygon, wall
from tapete.spaces.boards.scenery import Scenery
from tapete.spaces.boards.scenery import scenery as piece_of
from tapete.spaces.climbs.surfaces import Levels, Place
from tapete.spaces.plane.disc import Disc
from tapete.spaces.plane.point import Point
from tapete.spaces.sight.crossing import Lines, Obstacle, lines

PIECES = 20
WANTED = 10_000  # pairs a second
RATIO = 20
SPACING = 2  # tenths of a millimetre: half of it is the most a sampled line is off
RADII = (125, 125, 125, 200, 275)
MINIS = 10


class Table(NamedTuple):
    """Its pieces, as shapely has them and as we do, and bases that look at each other."""

    things: list[Thing]
    obstacles: list[Obstacle]
    pairs: list[tuple[Disc, float, Disc]]


def table(rng: Random, pairs: int) -> Table:
    width, height = rng.choice([(9000, 9000), (12000, 9000), (12000, 12000)])
    things: list[Thing] = []
    while len(things) < PIECES:
        x, y = rng.randint(800, width - 800), rng.randint(800, height - 800)
        one = thing(len(things), scenery(rng, x, y))
        if all(one.shape.distance(other.shape) > 0 for other in things):
            things.append(one)
    obstacles = [part for one in things for part in one.obstacles]
    spots = [spot(rng, width, height, things) for _ in range(2 * pairs)]
    looks = [
        (eye, looking(eye, target) + rng.uniform(-60, 60), target)
        for eye, target in zip(spots[::2], spots[1::2], strict=True)
    ]
    return Table(things, obstacles, looks)


def scenery(rng: Random, x: int, y: int) -> Piece | Disc:
    """A building, a ruin in the shape of an L, a crate, a barricade, a thin fence, a tank."""
    kind, turn = rng.choice("BBLLCCWWFT"), rng.uniform(0, pi)
    if kind == "T":
        return Disc(Point(x, y), rng.randint(150, 500))
    if kind == "F":
        return wall(turned(x, y, turn, [(-600, 0), (0, 0), (600, rng.randint(-300, 300))]))
    half, deep = {
        "B": (rng.randint(400, 900), rng.randint(400, 800)),
        "L": (rng.randint(400, 900), rng.randint(400, 900)),
        "C": (rng.randint(100, 300), rng.randint(100, 300)),
        "W": (rng.randint(300, 800), rng.randint(20, 60)),
    }[kind]
    ring = [(-half, -deep), (half, -deep), (half, deep), (-half, deep)]
    if kind == "L":
        ring = [(-half, -deep), (half, -deep), (half, 100 - deep), (100 - half, 100 - deep)]
        ring += [(100 - half, deep), (-half, deep)]
    return polygon(turned(x, y, turn, ring))


def turned(x: int, y: int, turn: float, ring: list[tuple[int, int]]) -> list[tuple[int, int]]:
    cosine, sine = cos(turn), sin(turn)
    return [(x + round(a * cosine - b * sine), y + round(a * sine + b * cosine)) for a, b in ring]


def spot(rng: Random, width: int, height: int, things: list[Thing]) -> Disc:
    """Somewhere free."""
    while True:
        radius = rng.choice(RADII)
        x, y = rng.randint(radius, width - radius), rng.randint(radius, height - radius)
        place = shapely.Point(x, y)
        if all(one.shape.distance(place) > radius for one in things):
            return Disc(Point(x, y), radius)


def looking(eye: Disc, target: Disc) -> float:
    dx, dy = target.centre.x - eye.centre.x, target.centre.y - eye.centre.y
    return degrees(atan2(dx, -dy)) % 360


def by_sampling(
    eye: Disc, facing: float, target: Disc, things: list[Thing], spacing: float
) -> Lines:
    """The obvious way, with what is far from both bases left out first."""
    ends = [shapely.Point(d.centre.x, d.centre.y).buffer(d.radius) for d in (eye, target)]
    hull = shapely.union_all(ends).convex_hull
    near = [(n, one.shape) for n, one in enumerate(things) if one.shape.intersects(hull)]
    sample = sampled(eye, facing, target, spacing)
    free = None
    crossed = set()
    for index, shape in near:
        met = crosses(shape, sample, least=0)
        free = ~met if free is None else free & ~met
        if met.any():
            crossed.add(index)
    return Lines(free is None or bool(free.any()), frozenset(crossed))


# --- the game's sight and cover


class Match(NamedTuple):
    """A skirmish with minis on it, and bases that look at each other."""

    skirmish: Skirmish
    pairs: list[tuple[Body, Body]]


def match(rng: Random, pairs: int, raised: bool) -> Match:
    """The same scenery with sizes and grades; some of the bases on top of it, if wanted."""
    plain = table(rng, 0)
    pieces = [graded(rng, one) for one in plain.things]
    name = f"bench-{rng.random()}"
    board = Board(12000, 12000, tuple(pieces))
    keep_field(name, Field(board, ("",) * len(pieces), tuple(range(len(pieces)))))
    minis = [mini(rng, str(n), board, False) for n in range(MINIS)]
    state = State(scenario="", ground=name, minis=minis, rules=Rules())
    looks = []
    for _ in range(pairs):
        eye, target = (body_of(mini(rng, "", board, raised)) for _ in range(2))
        facing = round(looking(eye.disc, target.disc) + rng.uniform(-60, 60)) % 360
        looks.append((eye._replace(facing=facing), target))
    return Match(Skirmish(state, ScriptedTable()), looks)


def graded(rng: Random, one: Thing) -> Scenery:
    """Most is low, as on any table; half of what is large is a building."""
    ring = one.shape if one.thin else one.shape.exterior
    corners = [(round(x), round(y)) for x, y in ring.simplify(8).coords]
    height = rng.choice([250, 300, 500, 600, 800])
    size = 1 if height <= 300 else 2 if height <= 600 else 3
    grade = rng.choice(["light", "medium", "heavy"])
    given = corners if one.thin else corners[:-1]
    return piece_of(given, height=height, size=size, grade=grade, wall=one.thin)


def mini(rng: Random, name: str, board: Board, raised: bool) -> Mini:
    """Somewhere free, or half of the time on top of something."""
    levels = Levels.of(board)
    tops = [piece for _, piece in levels.tops if piece.height >= 500]
    while True:
        radius = rng.choice(RADII)
        spot = Point(rng.randint(radius, 9000 - radius), rng.randint(radius, 9000 - radius))
        if raised and tops and rng.random() < 0.7:
            on = rng.choice(tops)
            left, top, right, bottom = on.box
            spot = Point(rng.randint(left, right), rng.randint(top, bottom))
        place = Place(spot, levels.heights(spot)[0] if raised else 0)
        if levels.barred_at(place, radius) is None:
            return Mini(name, 0, "", name, radius, {}, {}, at=place)


def look(given: Match) -> Counter[str]:
    found: Counter[str] = Counter()
    skirmish = given.skirmish
    for eye, target in given.pairs:
        if sees(skirmish, eye, target):
            found[cover(skirmish, eye, target).kind or "open"] += 1
        else:
            found["hidden"] += 1
    return found


@contextmanager
def undisturbed() -> Iterator[None]:
    """As `timeit` does: Python does not look through all its memory meanwhile."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def show_game(console: Console, tables: int, pairs: int) -> None:
    for name, raised in (("on the ground", False), ("half on roofs", True)):
        rng = Random(7)
        matches = [match(rng, pairs, raised) for _ in range(tables)]
        with undisturbed():
            start = process_time()
            kinds = sum((look(one) for one in matches), Counter())
            fresh = (process_time() - start) / (tables * pairs)
            start = process_time()
            for one in matches:
                look(one)
            again = (process_time() - start) / (tables * pairs)
        console.print(f"sees and cover, {name}: {dict(kinds)}")
        console.print(
            f"  new {fresh * 1e6:8,.1f} µs   {1 / fresh:10,.0f} a second (want {WANTED:,});   "
            f"known {again * 1e6:8,.1f} µs   {1 / again:10,.0f} a second"
        )


def show(console: Console, tables: int = 20, pairs: int = 500, sampled_pairs: int = 3) -> None:
    show_raw(console, tables, pairs, sampled_pairs)
    show_game(console, tables, pairs)


def show_raw(console: Console, tables: int, pairs: int, sampled_pairs: int) -> None:
    rng = Random(5)
    boards = [table(rng, pairs) for _ in range(tables)]
    kinds: Counter[str] = Counter()
    with undisturbed():
        start = process_time()
        for board in boards:
            for eye, facing, target in board.pairs:
                found = lines(eye, facing, target, board.obstacles)
                kinds["total" if found.total else "partial" if found.crossed else "none"] += 1
        ours = (process_time() - start) / (tables * pairs)
    start = process_time()
    differ = 0
    few = [(b, pair) for b in boards for pair in b.pairs[:1]][:sampled_pairs]
    for board, (eye, facing, target) in few:
        differ += by_sampling(eye, facing, target, board.things, SPACING) != lines(
            eye, facing, target, board.obstacles
        )
    peer = (process_time() - start) / len(few)
    console.print(f"{tables * pairs:,} pairs among {PIECES} pieces, cover: {dict(kinds)}")
    console.print(f"ours     {ours * 1e6:10,.1f} µs   {1 / ours:10,.0f} a second (want {WANTED:,})")
    console.print(
        f"sampling {peer * 1e6:10,.1f} µs   {1 / peer:10,.1f} a second, "
        f"to a tenth of a millimetre; {differ} of {len(few)} differ (by less than that)"
    )
    console.print(f"ratio    {peer / ours:10,.0f}      (want {RATIO})")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--pairs", type=int, default=500)
    parser.add_argument("--sampled", type=int, default=3)
    given = parser.parse_args()
    show(Console(width=120), given.tables, given.pairs, given.sampled)
