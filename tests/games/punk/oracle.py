"""A plain second opinion on answers: scenery is boxes, and ways are looked at point by point.

It shares no geometry with the rules. It says what is wrong with an answer that was accepted; where
a place is so near to a boundary that rounding decides, it says nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import cos, hypot, pi, sin
from typing import Any, NamedTuple

from tests.games.boxes import LOOSE, Body, Box, between

NEAR = 5
"""Bases no further apart are in contact."""
LEVEL = 250
"""Bases whose heights differ by no more are beside each other."""
LOW = 1
"""The size of what everybody steps over."""
HIDING = 2
"""The size of what hides a mini on the table."""


class Scene(NamedTuple):
    """A square table, its boxes and everybody but the mover."""

    side: int
    boxes: tuple[Box, ...]
    pits: tuple[Box, ...]
    others: tuple[Body, ...]

    def surface(self, x: float, y: float, most: int) -> int | None:
        """The highest place to stand on there, not above `most`."""
        tops = [box.height for box in self.boxes if box.deep(x, y) >= -1 and box.height <= most]
        walled = any(box.deep(x, y) > 1 and box.height > most for box in self.boxes)
        return None if walled and not tops else max(tops, default=0)

    def wrong_to_stand(self, x: float, y: float, height: int, radius: int) -> Iterator[str]:
        """Why a base cannot stop there."""
        yield from self.wrong_to_be(x, y, height, radius)
        inside = [box for box in self.boxes if box.deep(x, y) >= -1 - LOOSE]
        if height and all(box.height != height for box in inside):
            yield "it stands on air"
        if not height and any(box.deep(x, y) > LOOSE for box in inside):
            yield "it stands inside something"
        if not height and any(pit.off(x, y) < radius - LOOSE for pit in self.pits):
            yield "it stands over a pit"

    def wrong_to_be(self, x: float, y: float, height: int, radius: int) -> Iterator[str]:
        """Why a base can neither stop nor hang there."""
        if not all(radius <= part <= self.side - radius for part in (x, y)):
            yield "it leaves the table"
        if any(box.height > height and box.off(x, y) < radius - LOOSE for box in self.boxes):
            yield "it overlaps scenery"
        for one in self.others:
            apart = hypot(one.x - x, one.y - y) - one.radius - radius
            if abs(one.height - height) <= LEVEL and apart < -LOOSE:
                yield "it overlaps somebody"

    def touches(self, x: float, y: float, height: int, radius: int) -> Iterator[int]:
        """The enemies surely in contact with a base, by their numbers."""
        for n, one in enumerate(self.others):
            apart = hypot(one.x - x, one.y - y) - one.radius - radius
            if not one.friend and abs(one.height - height) <= LEVEL and apart <= NEAR - LOOSE:
                yield n


class Mover:
    """A mini that takes a way step by step, and everything that is wrong with it."""

    def __init__(self, scene: Scene, start: tuple[int, int, int, bool], radius: int) -> None:
        self.scene, self.radius = scene, radius
        self.x, self.y, self.height, self.held = start
        self.cost = 0.0
        self.fallen = False
        self.wrong: list[str] = []

    def take(self, steps: Sequence[Any]) -> None:
        for step in steps:
            x, y = step.to.x, step.to.y
            if self.fallen and (x, y) != (self.x, self.y):
                self.wrong.append("it goes on after a fall")
            self.wrong += {
                "walk": self.walk, "climb": self.climb, "drop": self.drop, "jump": self.jump
            }[step.how](x, y, step.height)  # fmt: skip

    # --- on foot

    @property
    def level(self) -> int:
        """The height it walks at: what it has only stepped onto does not count."""
        under = [box for box in self.scene.boxes if box.deep(self.x, self.y) >= -1 - LOOSE]
        low = any(box.size <= LOW and box.height == self.height for box in under)
        return 0 if low else self.height

    def walk(self, x: int, y: int, height: int | None) -> Iterator[str]:
        level = self.level
        before: tuple[float, float] = (self.x, self.y)
        if self.held:
            yield "it walks on a wall"
        for spot in between(before, (x, y)):
            yield from self._wrong_on_foot(spot, before, level)
            before = spot
        self.cost += hypot(x - self.x, y - self.y)
        self.x, self.y = x, y
        self.height = level or self.scene.surface(x, y, self._lowest(x, y)) or 0

    def _lowest(self, x: int, y: int) -> int:
        low = [box.height for box in self.scene.boxes if box.size <= LOW and box.deep(x, y) >= -1]
        return max(low, default=0)

    def _wrong_on_foot(
        self, spot: tuple[float, float], before: tuple[float, float], level: int
    ) -> Iterator[str]:
        scene, radius = self.scene, self.radius
        walls = [box for box in scene.boxes if box.height > level and (level or box.size > LOW)]
        if any(box.off(*spot) < radius - LOOSE for box in walls):
            yield "it walks through scenery"
        if not level and any(pit.off(*spot) < radius - LOOSE for pit in scene.pits):
            yield "it walks over a pit"
        floors = [box for box in scene.boxes if box.height == level]
        if level and all(box.deep(*spot) < -1 - LOOSE for box in floors):
            yield "it walks on air"
        yield from self._through_somebody(spot, before, level)

    def _through_somebody(
        self, spot: tuple[float, float], before: tuple[float, float], level: int
    ) -> Iterator[str]:
        for one in self.scene.others:
            far = hypot(one.x - spot[0], one.y - spot[1])
            nearer = far < hypot(one.x - before[0], one.y - before[1]) - 0.01
            inside = far < one.radius + self.radius - LOOSE
            if nearer and inside and not one.friend and abs(one.height - level) <= LEVEL:
                yield "it walks through an enemy"

    # --- walls

    def climb(self, x: int, y: int, height: int | None) -> Iterator[str]:
        found = [(box, foot) for box, foot in self._walls(x, y) if box.climbable]
        if not found:
            yield "it climbs no wall"
            return
        box, foot = found[0]
        low = self.scene.surface(*foot, min(self.height, box.height - 1)) or 0
        up = (x, y) != foot
        goal = (box.height if up else low) if height is None else height
        if not low - LOOSE <= goal <= box.height:
            yield "it climbs off the wall"
        stands = goal == low or (up and goal == box.height)
        self.cost += abs(goal - self.height)
        self.x, self.y = (x, y) if up and goal == box.height else foot
        self.height, self.held = goal, not stands

    def drop(self, x: int, y: int, height: int | None) -> Iterator[str]:
        found = list(self._walls(x, y))
        if not found:
            yield "it drops from no edge"
            return
        _, foot = found[0]
        low = self.scene.surface(*foot, self.height) or 0
        if low >= self.height:
            yield "it drops upwards"
        self.fallen = self.height - low > 4 * self.radius
        (self.x, self.y), self.height, self.held = foot, low, False

    def _walls(self, x: int, y: int) -> Iterator[tuple[Box, tuple[int, int]]]:
        """The walls between here and there, each with the place at its foot."""
        here = (self.x, self.y)
        for box in self.scene.boxes:
            near = hypot(x - self.x, y - self.y) <= self.radius + NEAR + 1 + LOOSE
            below = self._flush(box, here) and box.height > self.height
            edge = (x, y) == here or (abs(box.deep(x, y)) <= 1 + LOOSE and near)
            if below and edge:
                yield box, here
            above = box.height == self.height and abs(box.deep(*here)) <= 1 + LOOSE
            if above and not self.held and near and self._flush(box, (x, y)):
                yield box, (x, y)

    def _flush(self, box: Box, at: tuple[int, int]) -> bool:
        return -LOOSE <= box.off(*at) - self.radius <= NEAR + LOOSE

    # --- gaps

    def jump(self, x: int, y: int, height: int | None) -> Iterator[str]:
        goal = self._landing(x, y) if height is None else height
        if self.held:
            yield "it jumps off a wall"
        if not 0 <= self.height - goal <= 4 * self.radius:
            yield "it jumps too high or too deep"
        far = hypot(x - self.x, y - self.y)
        spots = list(between((self.x, self.y), (x, y)))
        open_at = [n for n, spot in enumerate(spots) if not self._borne(spot, {self.height, goal})]
        if not open_at and far > 2 * LOOSE:
            yield "it jumps over no gap"
        if open_at:
            step = far / len(spots)
            first, last = open_at[0] * step, (open_at[-1] + 1) * step
            if last - first > 8 * self.radius + LOOSE + 2 * step:
                yield "it jumps too far"
            pit = any(hole.off(*one) <= self.radius + NEAR for hole in self.scene.pits
                      for one in (spots[0], spots[-1]))  # fmt: skip
            room = self.radius + NEAR + 2 * step + LOOSE
            if not pit and (first > room or far - last > room):
                yield "it jumps from no edge to no edge"
        tall = [box for box in self.scene.boxes if box.height > self.height and box.size > LOW]
        if any(box.off(*spot) < self.radius - LOOSE for box in tall for spot in spots):
            yield "it jumps through scenery"
        self.cost += far
        self.x, self.y, self.height = x, y, goal

    def _landing(self, x: int, y: int) -> int:
        return self.scene.surface(x, y, self.height) or 0

    def _borne(self, spot: tuple[float, float], heights: set[int]) -> bool:
        if any(box.height in heights and box.deep(*spot) >= -1 for box in self.scene.boxes):
            return True
        return 0 in heights and all(pit.deep(*spot) < 1 for pit in self.scene.pits)


def wrong_way(
    scene: Scene,
    start: tuple[int, int, int, bool],
    radius: int,
    steps: Sequence[Any],
    allowance: int,
    wanted: Sequence[int] = (),
) -> list[str]:
    """What is wrong with a way; it may end in contact with those `wanted` only."""
    mover = Mover(scene, start, radius)
    mover.take(steps)
    wrong = mover.wrong
    end = mover.x, mover.y, mover.height
    stop = scene.wrong_to_be if mover.held else scene.wrong_to_stand
    wrong += stop(*end, radius)
    if mover.cost > allowance + LOOSE:
        wrong.append("it goes too far")
    if steps and any(n not in wanted for n in scene.touches(*end, radius)):
        wrong.append("it touches an enemy")
    return wrong


def seen_on_the_table(scene: Scene, eye: tuple[int, int, int], facing: int, target: Body) -> bool:
    """True if some of a base is in front, and a free line leads to it; both on the table."""
    x, y, radius = eye
    ahead = sin(facing * pi / 180), -cos(facing * pi / 180)
    there = _rim(target.x, target.y, target.radius + LOOSE)
    if all((to[0] - x) * ahead[0] + (to[1] - y) * ahead[1] < -LOOSE for to in there):
        return False
    walls = [box for box in scene.boxes if box.size >= HIDING]
    lines = ((one, other) for one in _rim(x, y, radius) for other in there)
    return any(all(_passes(box, *line) for box in walls) for line in lines)


def _rim(x: int, y: int, radius: int) -> list[tuple[float, float]]:
    return [(x + radius * cos(n * pi / 16), y + radius * sin(n * pi / 16)) for n in range(32)]


def _passes(box: Box, start: tuple[float, float], end: tuple[float, float]) -> bool:
    return all(box.deep(*spot) <= 4 * LOOSE for spot in between(start, end))


# --- teardrops

TEARDROP = (2000, 300)
"""How long it is, and the radius of its round end."""
STEPS = 400
GRAZING = 0.05
"""So near to lying over a base, looking at circles does not tell."""


class Drop(NamedTuple):
    """A teardrop as a row of circles, from its tip at the edge of a base to its round end."""

    tip: tuple[float, float]
    ahead: tuple[float, float]

    def off(self, x: float, y: float) -> float:
        """How far outside it a place is; less than 0 inside."""
        long, wide = TEARDROP
        axis = [(n / STEPS * (long - wide), n / STEPS * wide) for n in range(STEPS + 1)]
        (left, top), (dx, dy) = self.tip, self.ahead
        return min(hypot(left + dx * far - x, top + dy * far - y) - thick for far, thick in axis)


def drop_at(base: tuple[int, int, int], start: tuple[int, int], to: tuple[int, int]) -> Drop | None:
    """The teardrop that touches a base beside one place and points to another; None if nowhere."""
    x, y, radius = base
    out = _unit(start[0] - x, start[1] - y)
    if out is None:
        return None
    tip = x + out[0] * radius, y + out[1] * radius
    ahead = _unit(to[0] - tip[0], to[1] - tip[1])
    return None if ahead is None else Drop(tip, ahead)


def drop_is_right(base: tuple[int, int, int], facing: int, start: tuple[int, int],
                  to: tuple[int, int]) -> bool | None:  # fmt: skip
    """True if it begins in front and spares the base; None if rounding decides."""
    x, y, radius = base
    drop = drop_at(base, start, to)
    if drop is None or hypot(to[0] - drop.tip[0], to[1] - drop.tip[1]) < 300:
        return None
    front = (drop.tip[0] - x) * sin(facing * pi / 180) - (drop.tip[1] - y) * cos(facing * pi / 180)
    out = ((drop.tip[0] - x) * drop.ahead[0] + (drop.tip[1] - y) * drop.ahead[1]) / radius
    lean = TEARDROP[1] / (TEARDROP[0] - TEARDROP[1])
    if abs(front) < 1e-6 or abs(out - lean) < GRAZING:
        return None
    return front > 0 and drop.off(x, y) > radius - GRAZING


def _unit(dx: float, dy: float) -> tuple[float, float] | None:
    long = hypot(dx, dy)
    return (dx / long, dy / long) if long else None
