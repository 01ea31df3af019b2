"""Answers that nobody offered: whatever is accepted is also right by a plain second opinion.

Offered answers are bent a little: points, manners, heights, angles, targets. Everything offered is
accepted; of the rest, only what the oracle finds nothing wrong with.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from math import cos, hypot, pi, sin
from random import Random
from typing import Any

from tapete.games.punk.actions.template_question import Spray
from tapete.games.punk.rules.fighting.assault_question import Assaults
from tapete.kernel.domains import Domain
from tapete.spaces.boards.scenery import Scenery, block
from tapete.spaces.climbs.surfaces import Levels, Standing
from tapete.spaces.plane.disc import Disc
from tapete.spaces.plane.point import CM, Point
from tapete.spaces.questions.deployment import Posts
from tapete.spaces.treks.trek import Treks
from tests.games.boxes import LOOSE, Body, Box
from tests.games.punk.fielded import Fielded, fielded, who
from tests.games.punk.oracle import (
    Scene,
    drop_at,
    drop_is_right,
    seen_on_the_table,
    wrong_way,
)
from tests.games.situations import situations

SIDE = 60 * CM
CELL = 15 * CM
BASE = 125
HEIGHTS = (200, 300, 400, 500, 800, 800, 1200)
HOWS = ("walk", "climb", "jump", "drop")
BENT = 40
"""How many answers are made of those offered for one question."""


class Situation:
    """A random table with boxes, pits, a mini that acts, its enemies and a friend."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        drawn = list(self._boxes())
        self.boxes = tuple(box for box in drawn if box.height)
        self.pits = tuple(box for box in drawn if not box.height)
        self.bodies: list[Body] = []
        self.start = self._somewhere([], walls=True)
        names = "BCDe"
        for name in names:
            self.bodies.append(Body(*self._somewhere([self.start])[:3], BASE, friend=name == "e"))
        own = self._who(self.start, self.rng.randrange(360), gear=["flamethrower"])
        found = dict(zip(names, self.bodies, strict=True))
        minis: Any = {n: self._who((b.x, b.y, b.height, False), 0) for n, b in found.items()}
        self.table = fielded(pieces=list(self._pieces()), size=SIDE / CM, a=own, **minis)
        self.table["a"].gear[0].charges = 4
        self.table.activate("a")
        self.scene = Scene(SIDE, self.boxes, self.pits, tuple(self.bodies))

    def _who(self, at: tuple[int, int, int, bool], facing: int, **more: Any) -> dict[str, Any]:
        x, y, height, held = at
        place = (x / CM, y / CM)
        return who(at=place, height=height / CM, held=held, facing=facing, **more)

    def _boxes(self) -> Iterator[Box]:
        for column in range(0, SIDE, CELL):
            for row in range(0, SIDE, CELL):
                if self.rng.random() < 0.5:
                    yield self._box(column, row)

    def _box(self, column: int, row: int) -> Box:
        """One within its cell, at least a finger from its edge; some fill most of it."""
        wide, deep = (self.rng.randrange(200, 1460, 10) for _ in range(2))
        left = column + self.rng.randrange(10, CELL - wide, 10)
        top = row + self.rng.randrange(10, CELL - deep, 10)
        height = 0 if self.rng.random() < 0.1 else self.rng.choice(HEIGHTS)
        size = 1 if height <= 300 else 2 if height <= 600 else 3
        climbable = self.rng.random() < 0.8
        return Box(left, top, left + wide, top + deep, height, size if height else 0, climbable)

    def _pieces(self) -> Iterator[Scenery]:
        for n, box in enumerate((*self.boxes, *self.pits)):
            left, top, right, bottom, height, size, climbable = box
            how: Any = {"height": height, "size": size, "climbable": climbable}
            if not height:
                how = {"ground": "impassable", "barred": True}
            yield block(left, top, right - left, bottom - top, name=f"{n}", **how)

    def _somewhere(
        self, taken: list[tuple[int, int, int, bool]], *, walls: bool = False
    ) -> tuple[int, int, int, bool]:
        """A free place on the table, on a roof or, some of the time, on a wall."""
        scene = Scene(SIDE, self.boxes, self.pits, tuple(self.bodies))
        for _ in range(500):
            x, y = self._spot(taken)
            roof = self.rng.choice(self.boxes) if self.boxes and self.rng.random() < 0.5 else None
            held = walls and roof is not None and roof.climbable and self.rng.random() < 0.4
            height = 0
            if roof is not None and held:
                x, y, height = roof.left - BASE, (roof.top + roof.bottom) // 2, roof.height - 100
            elif roof is not None:
                x, y = self._within(roof)
                height = roof.height
            wrong = scene.wrong_to_be if held else scene.wrong_to_stand
            near = any(
                hypot(one[0] - x, one[1] - y) < 2 * BASE + 20 for one in (*taken, *self.bodies)
            )
            if not near and not list(wrong(x, y, height, BASE + 4)):
                return x, y, height, held
        raise AssertionError("no room")

    def _spot(self, taken: list[tuple[int, int, int, bool]]) -> tuple[int, int]:
        """A place anywhere or, half of the time, not far from somebody."""
        if taken and self.rng.random() < 0.5:
            x, y = (one + self.rng.randint(-CELL, CELL) for one in taken[0][:2])
            return x, y
        return self.rng.randrange(SIDE), self.rng.randrange(SIDE)

    def _within(self, box: Box) -> tuple[int, int]:
        return self.rng.randint(box.left, box.right), self.rng.randint(box.top, box.bottom)

    def point(self) -> Point:
        return Point(self.rng.randrange(SIDE), self.rng.randrange(SIDE))

    # --- bent answers

    def bent(self, way: list[Any]) -> list[Any]:
        """A way with one or two of its steps changed, left out, or added."""
        steps = [list(step) for step in way]
        for _ in range(self.rng.choice((1, 1, 2, 3))):
            place = self.rng.randrange(len(steps)) if steps else 0
            self.rng.choice(
                (self._shift, self._shift, self._how, self._height, self._cut, self._add)
            )(steps, place)
        return steps

    def _shift(self, steps: list[Any], place: int) -> None:
        far = self.rng.choice((1, 2, 5, 30, 200))
        if steps:
            steps[place][:2] = [one + self.rng.randint(-far, far) for one in steps[place][:2]]

    def _how(self, steps: list[Any], place: int) -> None:
        if steps:
            steps[place][2:3] = [self.rng.choice(HOWS)]

    def _height(self, steps: list[Any], place: int) -> None:
        if steps:
            how = steps[place][2] if len(steps[place]) > 2 else self.rng.choice(HOWS)
            heights = (0, 1, 100, 333, *HEIGHTS, *[height + 1 for height in HEIGHTS])
            steps[place][2:] = [how, self.rng.choice(heights)]

    def _cut(self, steps: list[Any], place: int) -> None:
        del steps[place : place + 1]

    def _add(self, steps: list[Any], place: int) -> None:
        here = steps[place][:2] if steps else [self.start[0], self.start[1]]
        far = self.rng.choice((0, 130, 300, 900))
        spot = [one + self.rng.randint(-far, far) for one in here]
        steps.insert(place + self.rng.randint(0, 1), [*spot, self.rng.choice(HOWS)])


def ways_of(table: Fielded, kind: type[Domain[Any]]) -> Any:
    return next((one for one in table.ways().values() if isinstance(one, kind)), None)


# --- ways


def offered(now: Situation, treks: Treks) -> Iterator[Any]:
    """What is listed, drawn at random, fallen to and hung at, all of it to be accepted."""
    for trek in (*islice(treks.few(), 10), *islice(treks.candidates(), 30)):
        yield treks.write(trek)
    for _ in range(5):
        yield treks.write(treks.sample(now.rng))
    for _ in range(3):
        fall = treks.fall(now.point())
        if fall is not None:
            yield fall
        yield from hung(now, treks, treks.head([now.point()]))


def hung(now: Situation, treks: Treks, way: Any) -> Iterator[Any]:
    heights = treks.heights(way) if treks.contains(way) else None
    if heights is not None:
        for height in (heights[0], heights[1], now.rng.randint(*heights[:2])):
            yield treks.hang(way, height)


@situations(8)
def test_a_way_that_is_accepted_is_right(seed: int) -> None:
    now = Situation(seed)
    treks = ways_of(now.table, Treks)
    if treks is None:
        return
    answers = list(offered(now, treks))
    for answer in answers:
        assert treks.contains(answer), answer
        right_way(now, treks, answer)
    answers += [treks.head([now.point()]) for _ in range(5)]
    steep = [one for one in answers if any(len(step) > 2 for step in one["way"])] or answers
    for _ in range(BENT):
        answer = now.rng.choice(now.rng.choice((answers, steep)))
        bent = {**answer, "way": now.bent(answer["way"])}
        if treks.contains(bent):
            right_way(now, treks, bent)


def right_way(now: Situation, treks: Treks, answer: Any) -> None:
    trek = treks.read(answer)
    wrong = wrong_way(now.scene, now.start, BASE, trek.steps, treks.allowance)
    assert not wrong, (wrong, now.start, answer, now.scene)


def test_places_behind_an_enemy_on_a_roof_are_shown_only_if_one_gets_there() -> None:
    roof = block(1000, 1000, 1500, 600, height=800, size=3, climbable=False)
    enemy, mini = who(at=(18, 13), height=8), who(at=(12, 13), height=8)
    table = fielded(pieces=[roof], a=mini, B=enemy)
    table.activate("a")
    treks = ways_of(table, Treks)
    places = [place for place in treks.within_reach().places if place[2]]
    assert len(places) > 20
    for x, y, _ in places:
        assert treks.contains(treks.head([Point(x, y)])), (x, y)


# --- Assaults


@situations(8)
def test_an_assault_that_is_accepted_is_right(seed: int) -> None:
    now = Situation(seed)
    assaults = ways_of(now.table, Assaults)
    if assaults is None:
        return
    answers = [assaults.write(one) for one in islice(assaults.candidates(), 12)]
    for answer in answers:
        assert assaults.contains(answer), answer
        right_assault(now, assaults, answer)
    for _ in range(BENT if answers else 0):
        answer = now.rng.choice(answers)
        to = now.rng.choice((answer["to"], ["B"], ["C"], ["D"], ["D", "B"], ["e"], ["a"]))
        bent = {**answer, "to": to, "way": now.bent(answer["way"])}
        if assaults.contains(bent):
            right_assault(now, assaults, bent)


def right_assault(now: Situation, assaults: Assaults, answer: Any) -> None:
    """The way is right and touches nobody but those named, who are enemies in sight."""
    assault = assaults.read(answer)
    named = ["BCDe".index(one) for one in assault.to]
    steps = assault.trek.steps
    wrong = wrong_way(now.scene, now.start, BASE, steps, assaults.reach, named)
    x, y, height, held = now.start
    for n in named:
        target = now.bodies[n]
        if target.friend:
            wrong.append("it assaults a friend")
        flat = height == target.height == 0 and not held
        if flat and not seen_on_the_table(now.scene, (x, y, BASE), now.table["a"].facing, target):
            wrong.append("it assaults what it does not see")
    assert not wrong, (wrong, now.start, now.table["a"].facing, answer, now.scene)


# --- templates


@situations(12)
def test_a_template_is_accepted_at_every_angle_of_the_front_and_at_no_other(seed: int) -> None:
    now = Situation(seed)
    spray = ways_of(now.table, Spray)
    if spray is None:
        return
    for one in (*spray.candidates(), spray.sample(now.rng), spray.sample(now.rng)):
        assert spray.contains(spray.write(one))
    turn = spray.facing * pi / 180
    for _ in range(BENT):
        far = now.rng.choice((1, 3, 50, 500, 5000))
        dx, dy = (now.rng.randint(-far, far) for _ in range(2))
        ahead = (dx * sin(turn) - dy * cos(turn)) / (hypot(dx, dy) or 1)
        place = Point(now.start[0] + dx, now.start[1] + dy)
        if abs(ahead) > 1e-9:
            assert spray.contains([place.x, place.y]) == (ahead > 0), (dx, dy, spray.facing)
        assert spray.contains(spray.head([place]))


@situations(12)
def test_a_template_touches_the_base_anywhere_in_front_and_never_lies_over_it(seed: int) -> None:
    now = Situation(seed)
    spray = ways_of(now.table, Spray)
    if spray is None:
        return
    base = now.start[0], now.start[1], BASE
    for _ in range(BENT):
        near, far = now.rng.choice((3, BASE, 500)), now.rng.choice((400, 2000, 5000))
        start, to = beside(now, near), beside(now, far)
        right = drop_is_right(base, spray.facing, start, to)
        answer = [list(start), list(to)]
        if right is not None:
            assert spray.contains(answer) == right, (answer, base, spray.facing)
        best = spray.head([Point(*start), Point(*to)])
        assert spray.contains(best)
        if right:
            assert best == answer
            right_drop(now, spray, answer)


def beside(now: Situation, far: int) -> tuple[int, int]:
    """A place not far from the mini that acts."""
    x, y = (one + now.rng.randint(-far, far) for one in now.start[:2])
    return x, y


def right_drop(now: Situation, spray: Spray, answer: Any) -> None:
    """It touches those whose bases its circles reach, and no others."""
    drop = drop_at((now.start[0], now.start[1], BASE), *answer)
    template = spray.laid(answer)
    assert drop is not None
    assert template is not None
    for one in now.bodies:
        off = drop.off(one.x, one.y) - one.radius
        if abs(off) > 4 * LOOSE:
            assert template.touches(Disc(Point(one.x, one.y), one.radius)) == (off < 0), answer


# --- deployment


@situations(12)
def test_a_place_to_deploy_that_is_accepted_is_right(seed: int) -> None:
    now = Situation(seed)
    zone = Box(now.rng.randrange(0, 2000), 0, now.rng.randrange(3000, SIDE + 1), 2500)
    posts = posts_in(now, zone)
    answers = [posts.write(one) for one in islice(posts.candidates(), 12)]
    for answer in answers:
        assert posts.contains(answer), answer
        right_post(now, posts, zone, answer)
    heads = [posts.head([now.point()]) for _ in range(5)]
    for _ in range(BENT):
        given_at: Any = now.rng.choice(answers + heads)
        at = list(given_at["at"][:2])
        now._shift([at], 0)
        height = now.rng.choice(([], [0], [now.rng.choice(HEIGHTS)]))
        bent = {"at": [*at, *height], "facing": now.rng.randrange(360)}
        if posts.contains(bent):
            right_post(now, posts, zone, bent)


def posts_in(now: Situation, zone: Box) -> Posts:
    corners = [
        (zone.left, zone.top), (zone.right, zone.top), (zone.right, zone.bottom),
        (zone.left, zone.bottom),
    ]  # fmt: skip
    others = tuple([Standing(Disc(Point(b.x, b.y), b.radius), b.height) for b in now.bodies])
    levels = Levels.of(now.table.skirmish.board)
    return Posts(
        levels, BASE, Point(3000, 3000), tuple([Point(*one) for one in corners]), others=others
    )


def right_post(now: Situation, posts: Posts, zone: Box, answer: Any) -> None:
    at = posts.read(answer).at
    wrong = list(now.scene.wrong_to_stand(at.point.x, at.point.y, at.height, BASE))
    if zone.deep(at.point.x, at.point.y) < BASE:
        wrong.append("it leaves the zone")
    assert not wrong, (wrong, answer, zone, now.scene)
