"""The question of which enemies to assault, and by which way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil
from random import Random

import msgspec

from tapete.games.punk.rules.fighting import assault_choices as choices
from tapete.games.punk.rules.moving.runs import Run, run_to
from tapete.kernel.domains.domain import Domain, malformed
from tapete.kernel.errors import Refused
from tapete.kernel.kept import once
from tapete.kernel.message import Arg, Message
from tapete.kernel.plain import Plain
from tapete.spaces.climbs.journey import LEAP
from tapete.spaces.climbs.surfaces import Standing
from tapete.spaces.plane.disc import Disc, gap
from tapete.spaces.plane.point import Point, distance
from tapete.spaces.questions.sketch import Sketch
from tapete.spaces.routes.reachable import Cells
from tapete.spaces.treks.contacts import touched
from tapete.spaces.treks.pointing import as_far, aside
from tapete.spaces.treks.trek import Trek, Treks

SLACK = 10
"""Tenths of a millimetre by which a way may fall short of the furthest, or of the shortest."""
ANYWHERE = 30_000
"""Further than any way on a table."""
SIGHT = "punk.combat.assault.los_at_start"
LEAST = "punk.combat.assault.min_actions"
FURTHEST = "punk.combat.assault.max_advance"
SHORTEST = "punk.special.bloodthirst.advance"


class Assault(msgspec.Struct, frozen=True):
    """A Move Action of an Assault: its targets, its way, and the Actions it takes.

    `actions` are spent on it now: more than one for a leap of several.
    """

    to: tuple[str, ...]
    trek: Trek
    actions: int
    fewest: tuple[int, ...]
    """For each target, the fewest Actions to reach it; 0 if this way takes it more than those."""

    @property
    def needed(self) -> int:
        """The fewest Actions with which the first of those named can be reached."""
        return self.fewest[0]


class Assaults(Domain[Assault], frozen=True, dict=True):
    """`{"to": [ids], "way": […], "facing": degrees or null}`: the first named is the target.

    The way ends in contact with it. If that takes several Actions, it ends as far as the mini gets
    on a way of the fewest Actions. `treks` and `leaps` may touch every enemy that is seen.
    """

    treks: Treks
    reach: int
    left: int
    """Actions that may be spent."""
    leaps: Treks | None
    forced: bool
    """By the shortest way, however far it is: punk.special.bloodthirst.advance"""
    enemies: tuple[str, ...]
    """All of them, in sight or not."""
    far: tuple[str, ...]
    """Enemies further away than all Actions reach."""

    # --- answers

    def read(self, answer: object) -> Assault:
        if not isinstance(answer, dict) or not answer.keys() <= {"to", "way", "facing"}:
            malformed("assault", answer)
        to = answer.get("to")
        if not isinstance(to, list) or not to or len(set(map(str, to))) < len(to):
            malformed("targets", to)
        named = tuple([self._named(one) for one in to])
        plain = {"way": answer.get("way", []), "facing": answer.get("facing")}
        return self.assault(named, self._treks(plain, named).read(plain))

    def write(self, value: Assault) -> Plain:
        trek = self.treks.write(value.trek)
        assert isinstance(trek, dict)
        return {"to": list(value.to), **trek}

    def _named(self, name: object) -> Standing:
        """Somebody in sight: punk.combat.assault.los_at_start, punk.combat.assault.only_way"""
        if not isinstance(name, str) or name not in self.enemies:
            malformed("targets", name)
        if name in self.far:
            raise self._too_far(name, self.left + 1)
        found = next((one for one in self.treks.contacts if one.name == name), None)
        if found is None:
            raise refused(SIGHT, "assault_unseen", target=name)
        return found

    def _treks(self, plain: dict[str, Plain], named: tuple[Standing, ...]) -> Treks:
        """The ways by leaps, or on foot; only the enemies named may be touched."""
        way = plain["way"]
        steps = way if isinstance(way, list) else []
        flies = bool(steps) and all(isinstance(step, list) and LEAP in step for step in steps)
        treks = self.leaps if self.leaps is not None and flies else self.treks
        return msgspec.structs.replace(treks, contacts=named)

    # --- what is refused

    def assault(self, named: tuple[Standing, ...], trek: Trek) -> Assault:
        """The Assault that a way against those named makes; raises `Refused` if it makes none."""
        to, target = tuple([one.name for one in named]), named[0]
        fewest = self._fewest(trek, target), *[self._at_best(trek, one) for one in named[1:]]
        if self.forced and self._touches(trek, target):
            self._shortest(trek, target, 0)
        actions = self._actions(trek) if self._touches(trek, target) else 1
        return Assault(to, trek, actions, fewest)

    def _touches(self, trek: Trek, target: Standing) -> bool:
        return bool(touched(trek.journey.end, self.treks.gait.radius, [target]))

    def _actions(self, trek: Trek) -> int:
        """The Actions a way takes that ends in contact: several only through the air."""
        return max(1, ceil(trek.journey.length / self.reach)) if flies(trek) else 1

    def _fewest(self, trek: Trek, target: Standing) -> int:
        """The fewest Actions to an enemy; raises `Refused` if the way is not one of those."""
        if not self._touches(trek, target):
            return self._advances(trek, target)
        actions = self._actions(trek)
        run = self.run(target) if actions > 1 else None
        return min(actions, run.actions) if run else actions

    def _at_best(self, trek: Trek, target: Standing) -> int:
        """The same for one more enemy: by a longer way, the Action does not count against it.

        punk.ruling.assault_several
        """
        try:
            return self._fewest(trek, target)
        except Refused:
            return 0

    def perhaps(self, named: tuple[Standing, ...], trek: Trek | None) -> Assault | None:
        """The Assault, with every enemy it touches named too; None if it may not be made."""
        if trek is None:
            return None
        more = touched(trek.journey.end, self.treks.gait.radius, self.treks.contacts)
        try:
            return self.assault((*named, *[one for one in more if one not in named]), trek)
        except Refused:
            return None

    def _advances(self, trek: Trek, target: Standing) -> int:
        """The Actions for a way that does not touch yet: as far as possible, and the fewest.

        punk.ruling.assault_declaration
        """
        run = self.run(target)
        if run is None or (run.actions > self.left and not self.forced):
            raise self._too_far(target.name, run.actions if run else self.left + 1)
        if run.actions == 1:
            raise refused(LEAST, "assault_at_once", target=target.name, needs=run.length)
        best = self.first_part(run, target)
        if best is not None and best.steps == trek.steps and self.in_time(run, trek):
            return run.actions
        far = best.journey.length if best else 0
        if trek.journey.length < far - SLACK:
            raise refused(FURTHEST, "assault_short", needs=far, has=trek.journey.length)
        after, least = self.after(trek, target), self._least(run, best, target)
        needs = 1 + (after.actions if after else least)
        if after is None or needs > least:
            raise refused(LEAST, "assault_detour", target=target.name, needs=needs, has=least)
        if self.forced:
            self._shortest(trek, target, after.length)
        elif needs > self.left:
            raise self._too_far(target.name, needs)
        return needs

    def _least(self, run: Run, best: Trek | None, target: Standing) -> int:
        """The Actions a way really takes: a mini cannot stop on what cannot be stood on."""
        if best is not None and self.in_time(run, best):
            return run.actions
        begun = best or self.beside(run)
        after = None if begun is None else self.after(begun, target)
        return max(run.actions, 1 + after.actions) if after else run.actions

    def _too_far(self, name: str, needs: int) -> Refused:
        return refused(LEAST, "assault_too_far", target=name, needs=needs, has=self.left)

    def _shortest(self, trek: Trek, target: Standing, rest: int) -> None:
        run, far = self.run(target), trek.journey.length + rest
        least = run.length if run else 0
        if far > least + SLACK:
            raise refused(SHORTEST, "not_shortest", needs=least, has=far)

    # --- ways

    @property
    def limit(self) -> int:
        return ANYWHERE if self.forced else self.reach * self.left

    def run(self, target: Standing) -> Run | None:
        """The shortest way into contact with an enemy, within the Actions there are."""
        if self.forced:
            near = 3 * round(distance(self.treks.start.point, target.disc.centre)) // 2
            found = run_to(self.treks, target, self.reach, near + self.reach)
            if found is not None:
                return found
        return run_to(self.treks, target, self.reach, self.limit)

    def first_part(self, run: Run, target: Standing) -> Trek | None:
        """The part of a way that one Action covers; it stops short of anybody else."""
        steps = as_far(self.touching_at(run.trek), run.trek.steps)
        treks = msgspec.structs.replace(self.treks, contacts=(target,))
        return treks.perhaps(steps) if steps else None

    def beside(self, run: Run) -> Trek | None:
        """That part if there is no room to stop on the way: it ends right beside the way."""
        return aside(self.touching_at(run.trek), run.trek.steps)

    def after(self, trek: Trek, target: Standing) -> Run | None:
        """The run that is left after a way."""
        here = msgspec.structs.replace(self.treks, start=trek.journey.end)
        return run_to(here, target, self.reach, self.limit - trek.journey.length)

    def in_time(self, run: Run, trek: Trek) -> bool:
        """True if the rest of a run is surely possible with the Actions it has left."""
        return run.length - trek.journey.length <= (run.actions - 1) * self.reach

    def part(self, to: tuple[str, ...], trek: Trek, run: Run) -> Assault:
        return Assault(to, trek, 1, (run.actions,))

    @once
    def kept(self) -> dict[str, Assault | None]:
        """The usual Assault on each enemy, once it was looked for."""
        return {}

    def touching_at(self, trek: Trek) -> Treks:
        """The ways that may touch only the enemies that way ends in contact with."""
        ends = touched(trek.journey.end, self.treks.gait.radius, self.treks.contacts)
        return msgspec.structs.replace(self.treks, contacts=tuple(ends))

    @once
    def by_distance(self) -> list[Standing]:
        here = Disc(self.treks.start.point, self.treks.gait.radius)
        return sorted(self.treks.contacts, key=lambda one: gap(here, one.disc))

    # --- some of the answers

    def candidates(self) -> Iterator[Assault]:
        return choices.candidates(self)

    def few(self) -> Iterator[Assault]:
        """Only the usual Assault on each enemy."""
        found = (choices.usual(self, target) for target in self.by_distance)
        return (one for one in found if one is not None)

    def sample(self, rng: Random) -> Assault:
        return choices.sample(self, rng)

    # --- on the board

    def head(self, points: Sequence[Point]) -> Plain:
        """Onto or beside an enemy: into contact on that side, or as far towards it as it gets."""
        return choices.head(self, points)

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


def flies(trek: Trek) -> bool:
    """True if all of it is through the air."""
    return bool(trek.steps) and all(step.how == LEAP for step in trek.steps)


def refused(rule: str, reason: str, **args: Arg) -> Refused:
    return Refused(Message.of(f"punk.barred.{reason}", **args), rule)
