"""Random situations for second opinions: a map of boxes, somebody who acts, a friend and foes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import cos, pi, sin
from random import Random
from typing import Any

from tapete.games.savage.content.scenario import Ground
from tapete.games.savage.state import Figure
from tests.games.boxes import Body, Box
from tests.games.savage.oracle import INCH, Scene, may_stand
from tests.games.savage.skirmish import GROUND, NAMES, skirmish, who

COLUMNS, ROWS = 20, 8
MAN = 2 * INCH
SIGNS = "##oo~~!xx%%@"
LOW: Any = {"blocks": False, "opaque": False}
GROUNDS = {
    **GROUND,
    "!": Ground(name=NAMES, hazard="bruise", **LOW),
    "x": Ground(name=NAMES, opaque=False),
    "%": Ground(name=NAMES, height=1, material="rock", climb=True),
    "@": Ground(name=NAMES, height=3, material="rock", climb=True),
}
STEPS = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)]
NEAR = (0, 0, 1, 1, 2, 5, 40)
MODES = ("walks", "walks", "walks", "crawls", "runs", "rides", "careful")
WEAPONS = ("grenade", "grenade_launcher", "flamethrower", "assault_rifle")
ARMED: dict[str, Any] = {
    "strength": 12, "athletics": 8, "shooting": 8, "spellcasting": 8, "arcane": "spellcasting",
    "edges": ("arcane_background",), "powers": ("blast", "burst", "light"),
}  # fmt: skip


class Situation:
    """`a` acts, on foot or on the horse `m`; `b` is its friend, the others are foes."""

    def __init__(self, seed: int, board: str = "free") -> None:
        self.rng = Random(seed)
        self.squared = board == "squares"
        self.mode, self.weapon = self.rng.choice(MODES), self.rng.choice(WEAPONS)
        self.grid = self._grid()
        drawn = "\n".join("".join(row) for row in self._lettered("abBCDm"))
        self.table = skirmish(drawn, board=board, ground=GROUNDS, **self._people())
        self._spread()
        self._begin()

    def _grid(self) -> list[list[str]]:
        grid = [["."] * COLUMNS for _ in range(ROWS)]
        for _ in range(self.rng.randint(4, 9)):
            sign, wide, deep = self.rng.choice(SIGNS), *(self.rng.randint(1, 3) for _ in range(2))
            x, y = self.rng.randrange(COLUMNS), self.rng.randrange(ROWS)
            for row in grid[y : y + deep]:
                row[x : x + wide] = [sign] * len(row[x : x + wide])
        return grid

    def _lettered(self, letters: str) -> list[list[str]]:
        lines = [list(row) for row in self.grid]
        for letter in letters:
            free = [(x, y) for y, row in enumerate(lines) for x, s in enumerate(row) if s == "."]
            x, y = self.rng.choice(free)
            lines[y][x] = letter
        return lines

    def _people(self) -> dict[str, Any]:
        points = self.rng.choice((3, 4, 5, 10))
        foes = {one: who(size=self.rng.choice((0, 0, 5))) for one in "BCD"}
        own = {
            "a": who(**ARMED, gear=(self.weapon,), points=points),
            "b": who(),
            "m": who(kind="horse", side=0),
        }
        return {**own, **foes}

    def _spread(self) -> None:
        """Off the middle of their squares on a free board; whoever has no room stays out of it."""
        figures = self.table.state.figures
        for figure in figures:
            self._nudge(figure)
            if may_stand(self.scene_without(figure), figure.at.x, figure.at.y, self.base(figure)):
                continue
            if figure.id in "BCD":
                figure.out = "dead"

    def base(self, figure: Figure) -> int:
        """Its radius; on squares nobody takes up more than the middle of one."""
        return INCH // 8 if self.squared else figure.radius

    def _nudge(self, figure: Figure) -> None:
        at = figure.at
        if self.squared:
            return
        x, y = (part + self.rng.randint(-126, 126) for part in (at.x, at.y))
        if may_stand(self.scene_without(figure), x, y, figure.radius):
            figure.at = type(at)(x, y)

    def _begin(self) -> None:
        actor, horse = self.table["a"], self.table["m"]
        if self.mode == "rides":
            actor.mount, actor.at, horse.rider = "m", horse.at, "a"
        actor.prone = self.mode == "crawls"
        run = self.rng.randint(1, 6) if self.mode == "runs" else -1
        used = int(self.mode == "careful")
        spent = self.rng.choice((0, 0, 1, 2)) * INCH
        self.spent, self.run = spent, max(0, run)
        straight = self.rng.choice((0, INCH, 2 * INCH, 3 * INCH))
        self.table.turn("a", run=run, used=used, rolled=bool(used), spent=spent, straight=straight)

    # --- the same, plainly

    @property
    def actor(self) -> Figure:
        """Whoever moves: the actor, or its mount."""
        return self.table["m" if self.mode == "rides" else "a"]

    @property
    def left(self) -> int:
        """The movement it has left: a horse has a Pace of 10, a man one of 6; crawling is half."""
        pace = 10 if self.mode == "rides" else 6
        left = max(0, (pace + self.run) * INCH - self.spent)
        return left // 2 if self.mode == "crawls" else left

    @property
    def scene(self) -> Scene:
        return self.scene_without(self.table["a"], self.actor)

    def scene_without(self, *some: Figure) -> Scene:
        """Everything but some figures, and whoever is out of the fight or on the horse."""
        others = [
            Body(f.at.x, f.at.y, MAN, self.base(f), friend=f.seat == some[0].seat)
            for f in self.table.state.figures
            if all(f is not one for one in some) and not f.out and not f.mount
        ]
        return Scene(
            COLUMNS * INCH, ROWS * INCH,
            solid=self.boxes("#ox%@"), slow=self.boxes("~"), risky=self.boxes("!"),
            opaque=self.boxes("#o%@"), others=tuple(others),
        )  # fmt: skip

    def boxes(self, signs: str) -> tuple[Box, ...]:
        """One box for each inch of a kind of ground."""
        return tuple(
            Box(x * INCH, y * INCH, x * INCH + INCH, y * INCH + INCH, GROUNDS[sign].height * INCH)
            for y, row in enumerate(self.grid)
            for x, sign in enumerate(row)
            if sign in signs
        )

    def body(self, figure: Figure) -> Body:
        return Body(figure.at.x, figure.at.y, MAN, figure.radius)

    def beside(self, figure: Figure, other: Figure) -> bool:
        """Puts a figure next to another, if there is room somewhere."""
        scene, far = self.scene_without(figure), figure.radius + other.radius + 20
        for _ in range(20):
            turn = 2 * pi * self.rng.random()
            x, y = other.at.x + round(cos(turn) * far), other.at.y + round(sin(turn) * far)
            if self.squared:
                dx, dy = self.rng.choice([d for d in STEPS if d != (0, 0)])
                x, y = other.at.x + dx * INCH, other.at.y + dy * INCH
            if may_stand(scene, x, y, self.base(figure)):
                figure.at = type(figure.at)(x, y)
                return True
        return False

    # --- places near borders

    def anywhere(self) -> list[int]:
        out = INCH // 4
        return [self.rng.randint(-out, side * INCH + out) for side in (COLUMNS, ROWS)]

    def bent(self, points: Sequence[Sequence[int]]) -> list[list[int]]:
        """A list of places, one or two of them moved, left out or added."""
        found = [list(point) for point in points] or [self.anywhere()]
        for _ in range(self.rng.choice((1, 1, 2))):
            place = self.rng.randrange(len(found)) if found else 0
            change = self.rng.choice((self._shift, self._shift, self._border, self._cut, self._add))
            change(found, place)
        return found

    def _shift(self, points: list[list[int]], place: int) -> None:
        if points:
            points[place] = self.shifted(points[place])

    def shifted(self, point: Sequence[int]) -> list[int]:
        far = self.rng.choice((1, 2, 5, 30, 200))
        return [part + self.rng.randint(-far, far) for part in point]

    def _border(self, points: list[list[int]], place: int) -> None:
        found = list(self.borders())
        if points and found:
            points[place] = self.rng.choice(found)

    def _cut(self, points: list[list[int]], place: int) -> None:
        del points[place : place + 1]

    def _add(self, points: list[list[int]], place: int) -> None:
        points.insert(place, self.anywhere())

    def borders(self) -> Iterator[list[int]]:
        """Places at which a base just touches a figure or a piece, or as far as one can go."""
        radius, at, rng = self.actor.radius, self.actor.at, self.rng
        for body in self.scene.others:
            yield self._off(body.x, body.y, body.radius + radius)
        yield self._off(at.x, at.y, self.left)
        for box in rng.sample(self.scene.solid, min(4, len(self.scene.solid))):
            x, y = rng.randint(box.left, box.right), rng.randint(box.top, box.bottom)
            near = radius + rng.choice(NEAR) * rng.choice((-1, 1))
            across = [rng.choice((box.left - near, box.right + near)), y]
            yield rng.choice((across, [x, rng.choice((box.top - near, box.bottom + near))]))

    def off(self, far: int) -> list[int]:
        """A place about as far from the actor as that."""
        return self._off(self.table["a"].at.x, self.table["a"].at.y, far)

    def _off(self, x: int, y: int, far: int) -> list[int]:
        """A place about as far away as that."""
        turn = 2 * pi * self.rng.random()
        far += self.rng.choice(NEAR) * self.rng.choice((-1, 1))
        return [round(x + cos(turn) * far), round(y + sin(turn) * far)]
