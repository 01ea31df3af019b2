"""Whom to assault and by which way, as a question."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from math import atan2
from random import Random

import msgspec

from tapete.games.punk.rules.runs import Run, drop_on, run_to
from tapete.kernel.domains.domain import Domain, malformed
from tapete.kernel.errors import Refused
from tapete.kernel.message import Arg, Message
from tapete.kernel.plain import Plain
from tapete.spaces.cells import Cells
from tapete.spaces.choices import beside_at
from tapete.spaces.contacts import touched
from tapete.spaces.disc import Disc, gap
from tapete.spaces.heading import as_far, headed
from tapete.spaces.legs import LEAP
from tapete.spaces.levels import Place, Standing
from tapete.spaces.point import CM, Point, distance
from tapete.spaces.sketch import Sketch
from tapete.spaces.trek import Trek, Treks
from tapete.spaces.ways import Ways

SLACK = 10
"""Tenths of a millimetre by which a way may fall short of the furthest, or of the shortest."""
NEAR = 2 * CM
"""Who points so near to a base means to touch it."""
SIGHT = "punk.combat.assault.los_at_start"
LEAST = "punk.combat.assault.min_actions"
FURTHEST = "punk.combat.assault.max_advance"
SHORTEST = "punk.special.bloodthirst.advance"


class Assault(msgspec.Struct, frozen=True):
    """A Move Action of an Assault: on whom, by which way, and what it takes in all.

    `actions` are spent on it now: more than one for a leap of several. `needed` are the fewest
    with which the first of those named can be reached.
    """

    to: tuple[str, ...]
    trek: Trek
    actions: int = 1
    needed: int = 1


class Assaults(Domain[Assault], frozen=True, dict=True):
    """`{"to": [ids], "way": […], "facing": degrees or null}`: the first named is the target.

    The way ends in contact with it, or, where that takes several Actions, as far along a way of
    the fewest Actions as one gets. `treks` and `leaps` allow to touch all who are seen.
    """

    treks: Treks
    reach: int
    left: int
    """Actions that may be spent."""
    leaps: Treks | None = None
    forced: bool = False
    """By the shortest way, however far it is: punk.special.bloodthirst.advance"""

    # --- answers

    def read(self, answer: object) -> Assault:
        if not isinstance(answer, dict) or not answer.keys() <= {"to", "way", "facing"}:
            malformed("assault", answer)
        to = answer.get("to")
        if not isinstance(to, list) or not to or len(set(map(str, to))) < len(to):
            malformed("targets", to)
        named = tuple([self._seen(one) for one in to])
        plain = {"way": answer.get("way", []), "facing": answer.get("facing")}
        trek = self._treks(plain, named).read(plain)
        return self._assault(named, trek)

    def write(self, value: Assault) -> Plain:
        trek = self.treks.write(value.trek)
        assert isinstance(trek, dict)
        return {"to": list(value.to), **trek}

    def _seen(self, name: object) -> Standing:
        """punk.combat.assault.los_at_start, punk.combat.assault.only_way"""
        if not isinstance(name, str):
            malformed("targets", name)
        found = next((one for one in self.treks.contacts if one.name == name), None)
        if found is None:
            raise refused(SIGHT, "unseen", target=name)
        return found

    def _treks(self, plain: dict[str, Plain], named: tuple[Standing, ...]) -> Treks:
        """All leaps, or on foot; whom is touched must have been named."""
        way = plain["way"]
        steps = way if isinstance(way, list) else []
        flies = bool(steps) and all(isinstance(s, list) and LEAP in s for s in steps)
        treks = self.leaps if self.leaps is not None and flies else self.treks
        return msgspec.structs.replace(treks, contacts=named, must_touch=treks is self.leaps)

    def _assault(self, named: tuple[Standing, ...], trek: Trek) -> Assault:
        to, target = tuple([one.name for one in named]), named[0]
        if self._touches(trek, target):
            if self.forced:
                self._shortest(trek, target, 0)
            return self._landed(to, trek, target)
        return Assault(to, trek, 1, self._advances(trek, target))

    def _touches(self, trek: Trek, target: Standing) -> bool:
        return bool(touched(trek.journey.end, self.treks.gait.radius, [target]))

    def _landed(self, to: tuple[str, ...], trek: Trek, target: Standing) -> Assault:
        """In contact: with one Action, or with a leap of several."""
        if not _flies(trek):
            return Assault(to, trek)
        actions = max(1, -(-trek.journey.length // self.reach))
        run = self.run(target)
        fewest = min(actions, run.actions) if run else actions
        return Assault(to, trek, actions, fewest)

    # --- on the way

    def _advances(self, trek: Trek, target: Standing) -> int:
        """A way that does not yet touch it: as far as possible, and of the fewest Actions.

        punk.ruling.assault_declaration. Gives those Actions.
        """
        run = self.run(target)
        if run is None or (run.actions > self.left and not self.forced):
            needs = run.actions if run else self.left + 1
            raise refused(LEAST, "assault_too_far", target=target.name, needs=needs, has=self.left)
        if run.actions == 1:
            raise refused(LEAST, "assault_at_once", target=target.name, needs=run.length)
        self._furthest(trek, run)
        after = run_to(
            msgspec.structs.replace(self.treks, start=trek.journey.end),
            target,
            self.reach,
            max(0, self._limit - trek.journey.length),
        )
        if after is None or after.actions > run.actions - 1:
            needs = 1 + (after.actions if after else run.actions)
            raise refused(LEAST, "assault_detour", needs=needs, has=run.actions)
        if self.forced:
            self._shortest(trek, target, after.length)
        return run.actions

    def _furthest(self, trek: Trek, run: Run) -> None:
        best = self._first_part(run)
        far = min(self.treks.allowance, best.journey.length if best else 0)
        if trek.journey.length < far - SLACK:
            raise refused(FURTHEST, "assault_short", needs=far, has=trek.journey.length)

    def _shortest(self, trek: Trek, target: Standing, rest: int) -> None:
        run = self.run(target)
        assert run is not None
        far = trek.journey.length + rest
        if far > run.length + SLACK:
            raise refused(SHORTEST, "not_shortest", needs=run.length, has=far)

    @property
    def _limit(self) -> int:
        return FAR if self.forced else self.reach * self.left

    def run(self, target: Standing) -> Run | None:
        """The shortest way into contact with somebody, within the Actions there are."""
        return run_to(self.treks, target, self.reach, self._limit)

    def _first_part(self, run: Run) -> Trek | None:
        """What one Action does of a way of several."""
        steps = as_far(self._all(run.trek), run.trek.steps)
        return self.treks.perhaps(steps) if steps else None

    def _all(self, trek: Trek) -> Treks:
        """With those it ends in contact with, so that the whole way can be measured."""
        ends = touched(trek.journey.end, self.treks.gait.radius, self.treks.contacts)
        return msgspec.structs.replace(self.treks, contacts=tuple(ends))

    # --- some of the answers

    def candidates(self) -> Iterator[Assault]:
        """The nearest first: the shortest way, from behind, into several, through the air."""
        seen = set()
        for target in self.by_distance:
            for one in self._at(target):
                key = one.to, one.trek.steps
                if key not in seen:
                    seen.add(key)
                    yield one

    def few(self) -> Iterator[Assault]:
        """Only the shortest way to each."""
        return (one for one in map(self.usual, self.by_distance) if one is not None)

    @cached_property
    def by_distance(self) -> list[Standing]:
        here = Disc(self.treks.start.point, self.treks.gait.radius)
        return sorted(self.treks.contacts, key=lambda one: gap(here, one.disc))

    def sample(self, rng: Random) -> Assault:
        found = self.by_distance
        first = int(rng.random() * len(found))
        for target in (*found[first:], *found[:first]):
            one = self.usual(target)
            if one is not None:
                return one
        raise AssertionError("nobody can be assaulted")

    def usual(self, target: Standing) -> Assault | None:
        """By the shortest way, with as many Actions as it takes; else through the air."""
        run = self.run(target)
        if run is None or (run.actions > self.left and not self.forced):
            return self._flown(target)
        if run.actions == 1:
            return self._perhaps((target,), self._all(run.trek).perhaps(run.trek.steps))
        return self._perhaps((target,), self._first_part(run))

    def _perhaps(self, named: tuple[Standing, ...], trek: Trek | None) -> Assault | None:
        """With all it ends in contact with named, if it may be made."""
        if trek is None:
            return None
        more = touched(trek.journey.end, self.treks.gait.radius, self.treks.contacts)
        named = (*named, *[one for one in more if one not in named])
        try:
            return self._assault(named, trek)
        except Refused:
            return None

    def _flown(self, target: Standing) -> Assault | None:
        if self.leaps is None:
            return None
        trek = msgspec.structs.replace(self.leaps, contacts=(target,), must_touch=True).touch(
            target
        )
        return self._perhaps((target,), trek)

    def _at(self, target: Standing) -> Iterator[Assault]:
        usual = self.usual(target)
        if usual is not None:
            yield usual
        if self.forced:
            return
        drop = drop_on(self.treks, target, self.reach, self._limit)
        more = [drop.trek if drop and drop.actions == 1 else None, *self._into_several(target)]
        found = [self._perhaps((target,), trek) for trek in more]
        yield from (one for one in [*found, self._flown(target)] if one is not None)

    def _into_several(self, target: Standing) -> Iterator[Trek | None]:
        """Where one touches another enemy too."""
        radius = self.treks.gait.radius
        for other in self.treks.contacts:
            if other != target and gap(target.disc, other.disc) <= 2 * radius:
                for spot in _between(target.disc, other.disc, radius):
                    yield self._way_to(spot, (target, other))

    def _way_to(self, spot: Point, named: tuple[Standing, ...]) -> Trek | None:
        """The shortest way to a place beside somebody."""
        treks = msgspec.structs.replace(self.treks, contacts=named)
        height = treks.levels.height(spot)
        if height is None or distance(treks.start.point, spot) > self._limit:
            return None
        ways = Ways(treks.levels, treks.gait, treks.start, treks.solid, self.reach * self.left)
        way = None if treks.start.held else ways.to(Place(spot, height))
        return None if way is None else treks.perhaps(as_far(treks, way.steps))

    # --- on the board

    def head(self, points: Sequence[Point]) -> Plain:
        """Onto or beside an enemy: into contact on that side, or as far towards it as one gets."""
        target = self._pointed_at(points[-1])
        trek = self._meant(points, target)
        named: tuple[Standing, ...] = (target,)
        if trek is not None:
            more = touched(trek.journey.end, self.treks.gait.radius, self.treks.contacts)
            named = (target, *[one for one in more if one != target])
        treks = msgspec.structs.replace(self.treks, contacts=named)
        way: Plain = treks.head(points) if trek is None else treks.write(trek)
        assert isinstance(way, dict)
        return {"to": [one.name for one in named], **way}

    def _pointed_at(self, point: Point) -> Standing:
        return min(self.treks.contacts, key=lambda one: gap(Disc(point, 0), one.disc))

    def _meant(self, points: Sequence[Point], target: Standing) -> Trek | None:
        treks = msgspec.structs.replace(self.treks, contacts=(target,))
        if len(points) > 1:
            return treks.perhaps(headed(treks, points))
        point, centre = points[0], target.disc.centre
        usual = self.usual(target)
        if gap(Disc(point, 0), target.disc) > 0:
            angle = atan2(point.y - centre.y, point.x - centre.x)
            beside = self._way_to(beside_at(target.disc, angle, treks.gait.radius), (target,))
            if beside is not None and self._perhaps((target,), beside) is not None:
                return beside
        return usual.trek if usual else None

    def sketch(self, answer: object) -> Sketch:
        assert isinstance(answer, dict)
        plain = {"way": answer.get("way", []), "facing": answer.get("facing")}
        named = [one for one in self.treks.contacts if one.name in answer.get("to", [])]
        return self._treks(plain, tuple(named)).sketch(plain)

    def within_reach(self) -> Cells:
        return self.treks.within_reach()

    def describe(self) -> dict[str, Plain]:
        return {
            **self.treks.describe(),
            "targets": [one.name for one in self.treks.contacts],
            "left": self.left,
            "leaps": self.leaps is not None,
            "forced": self.forced,
        }


FAR = 30_000
"""Further than any way on a table."""


def refused(rule: str, reason: str, **args: Arg) -> Refused:
    return Refused(Message.of(f"punk.barred.{reason}", **args), rule)


def _flies(trek: Trek) -> bool:
    return bool(trek.steps) and all(step.how == LEAP for step in trek.steps)


def _between(one: Disc, other: Disc, radius: int) -> list[Point]:
    """The two places where a base touches both of two others."""
    a, b = one.radius + radius + 1, other.radius + radius + 1
    far = distance(one.centre, other.centre)
    if not 0 < far < a + b:
        return []
    share = (a * a - b * b + far * far) / (2 * far)
    side = max(0.0, a * a - share * share) ** 0.5
    dx, dy = (other.centre.x - one.centre.x) / far, (other.centre.y - one.centre.y) / far
    return [
        Point(
            round(one.centre.x + dx * share - way * dy * side),
            round(one.centre.y + dy * share + way * dx * side),
        )
        for way in (1, -1)
    ]
