"""The question of where to go over scenery: on foot, up walls, across gaps, through the air."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import hypot
from random import Random

import msgspec

from tapete.kernel.domains.domain import Domain
from tapete.kernel.errors import Refused
from tapete.kernel.kept import once
from tapete.kernel.message import Message
from tapete.kernel.plain import Plain
from tapete.spaces.climbs.journey import DROP, LADDER, LEAP, Gait, Journey, Step
from tapete.spaces.climbs.measuring import check
from tapete.spaces.climbs.surfaces import SNUG, Levels, Place, Standing
from tapete.spaces.climbs.ways import Ways
from tapete.spaces.plane.disc import Disc, gap
from tapete.spaces.plane.point import Point
from tapete.spaces.questions.places import refusal, refuse
from tapete.spaces.questions.sketch import Sketch
from tapete.spaces.routes.reachable import Cells
from tapete.spaces.routes.route import ROUNDING, whole
from tapete.spaces.treks.answers import ON_FOOT, Trek, read_trek, written
from tapete.spaces.treks.candidates import candidates, handful
from tapete.spaces.treks.contacts import pushed_back, runs_into, too_near, touched
from tapete.spaces.treks.leash import Leash
from tapete.spaces.treks.letting_go import fall_near, hung, wall_near, wall_of
from tapete.spaces.treks.pointing import headed
from tapete.spaces.treks.reachable import flooded
from tapete.spaces.treks.sampling import sample
from tapete.spaces.treks.touching import touch

__all__ = ["ON_FOOT", "Trek", "Treks"]


class Untold(Refused):
    """The refusal where nobody asks for the reason; it is quickly made."""

    message = Message("spaces.refusal.barred")

    def __init__(self) -> None:
        Exception.__init__(self)
        self.reason, self.rule = self.message, ""


class Treks(Domain[Trek], frozen=True, dict=True):
    """`{"way": [[x, y], [x, y, how], [x, y, how, height], …], "facing": degrees or null}`.

    An empty way with a facing is a turn on the spot. `rules` names the rule behind each kind of
    refusal: those of a measured way, and out_of_reach, touching, apart, after_fall, unmoved,
    cannot_climb, cannot_leap and so on.
    """

    levels: Levels
    gait: Gait
    start: Place
    allowance: int
    facing: int = 0
    others: tuple[Standing, ...] = ()
    contacts: tuple[Standing, ...] = ()
    """The others that the mover may end in contact with."""
    must_touch: bool = False
    """True if the mover must end in contact with one of `contacts`."""
    hows: tuple[str, ...] = ON_FOOT
    """The ways of going that are allowed."""
    stay: bool = False
    """True if doing nothing at all is an answer."""
    plan: tuple[Step, ...] = ()
    """The way that was planned: the first one to be tried."""
    targets: tuple[Standing, ...] = ()
    """The figures worth looking at, going to and hiding from."""
    leashes: tuple[Leash, ...] = ()
    """The limits on how far from other figures the mover may go."""
    shunned: tuple[Standing, ...] = ()
    """The figures from which the mover must end at least `away`."""
    away: int = 0
    most: int = 0
    """The longest way, whatever it costs; 0 if only the cost counts."""
    price: Callable[[Journey], float] | None = None
    """What a way costs, if that is not the sum of its legs."""
    turns: bool = True
    """True if it matters which way the mover faces."""
    hangs: bool = True
    """True if the mover may stop on a wall without a ladder."""
    measures: bool = True
    """False if nobody may be told how far off a place is that is out of reach or too near."""
    falls_end: bool = True
    """True if a fall that does harm must be the end of the way."""
    rules: Mapping[str, str] = msgspec.field(default_factory=dict)

    # --- answers ----------------------------------------------------------------------------

    def read(self, answer: object) -> Trek:
        steps, facing = read_trek(answer)
        return self.measured(steps, facing)

    def write(self, value: Trek) -> Plain:
        return {"way": [written(step) for step in value.steps], "facing": value.facing}

    def measured(
        self, steps: Sequence[Step], facing: int | None = None, *, brief: bool = False
    ) -> Trek:
        """The trek of these steps; raises `Refused` if they may not be taken.

        `brief` if it does not matter why.
        """
        if not steps:
            return self._unmoved(facing)
        for step in steps:
            if step.how not in self.hows:
                raise self._refused(f"cannot_{step.how}")
        journey = self.check(steps, brief=brief)
        if journey.barred is not None:
            raise Untold if brief else refuse(journey.barred, self.rules)
        if self.falls_end:
            self._falls_last(journey)
        steps, journey = self._apart(tuple(steps), journey, brief)
        if self.cost(journey) > self.allowance:
            raise Untold if brief else self._too_far(journey)
        if self.most and journey.length > self.most:
            raise self._refused("too_long_a_way", needs=journey.length, has=self.most)
        if journey.end.held and not self.hangs and journey.legs[-1].how != LADDER:
            raise self._refused("hanging")
        self._held(journey.end)
        return Trek(steps, journey, facing)

    def cost(self, journey: Journey) -> float:
        """What a way costs."""
        return journey.cost if self.price is None else self.price(journey)

    def perhaps(self, steps: Sequence[Step], facing: int | None = None) -> Trek | None:
        """The trek of these steps; None if they may not be taken."""
        try:
            return self.measured(steps, facing, brief=True)
        except Refused:
            return None

    def check(self, steps: Sequence[Step], *, brief: bool = False, where: bool = False) -> Journey:
        """Measures a way. It may touch `contacts` at its end, but not run into them before.

        `brief` if it does not matter what bars it, `where` if it only matters where.
        """
        levels, gait, start = self.levels, self.gait, self.start
        if not self.contacts:
            return check(levels, gait, start, steps, self.others, True, brief, where)
        journey = check(levels, gait, start, steps, self.solid, False, brief, where)
        barred = journey.barred
        if barred is None:
            barred = runs_into(journey, self.gait.radius, self.contacts)
        if barred is None:
            barred = self.levels.barred_at(journey.end, self.gait.radius, self.others)
        return journey if barred is None else msgspec.structs.replace(journey, barred=barred)

    @once
    def solid(self) -> tuple[Standing, ...]:
        """The others that may not be touched."""
        names = {one.name for one in self.contacts}
        return tuple([one for one in self.others if one.name not in names])

    @once
    def ways(self) -> Ways:
        """The shortest ways from the start, within the allowance."""
        return Ways(self.levels, self.gait, self.start, self.solid, self.allowance)

    # --- what is refused --------------------------------------------------------------------

    @property
    def aloft(self) -> int:
        """How far the mover can go through the air."""
        return int(self.allowance / self.gait.rate(LEAP))

    def _unmoved(self, facing: int | None) -> Trek:
        facing = facing if self.turns else None
        if self.must_touch or (facing is None and not self.stay):
            raise self._refused("unmoved")
        if not self.stay:
            self._apart((), Journey(self.start))
        return Trek((), Journey(self.start), facing)

    def _falls_last(self, journey: Journey) -> None:
        """Raises `Refused` if the way goes on after a fall."""
        for leg in journey.legs[:-1]:
            if leg.how == DROP and leg.tested > self.gait.safe + ROUNDING:
                raise self._refused("after_fall", needs=round(leg.tested), has=self.gait.safe)

    def _apart(
        self, steps: tuple[Step, ...], journey: Journey, brief: bool = False
    ) -> tuple[tuple[Step, ...], Journey]:
        """Raises `Refused` for a forbidden contact, or if a contact that is needed is missing.

        The way stops a little short instead, if that avoids a forbidden contact.
        """
        found = touched(journey.end, self.gait.radius, self.others)
        wrong = [one for one in found if one in self.solid]
        if wrong and len(wrong) == len(found) and steps:
            steps, journey = pushed_back(self, steps, journey)
            found = touched(journey.end, self.gait.radius, self.others)
            wrong = [one for one in found if one in self.solid]
        missing = self.must_touch and not found
        if brief and (wrong or missing):
            raise Untold
        if wrong:
            far = gap(Disc(journey.end.point, self.gait.radius), wrong[0].disc)
            raise self._refused("touching", name=wrong[0].name, needs=SNUG + 1, has=int(far))
        if missing:
            raise self._short(journey.end)
        near = too_near(journey.end, self.gait.radius, self.shunned, self.away)
        if near is not None and brief:
            raise Untold
        if near is not None:
            has = int(near.far(journey.end, self.gait.radius))
            raise self._refused("too_near", name=near.name, needs=self.away, has=has)
        return steps, journey

    def _held(self, end: Place) -> None:
        """Raises `Refused` if a leash does not allow the end."""
        for leash in self.leashes:
            if not leash.allows(self.start, end, self.gait.radius):
                needs, name = round(leash.gap(end, self.gait.radius)), leash.to[0].name
                reason = Message.of("spaces.refusal.leash", name=name, needs=needs, has=leash.far)
                raise Refused(reason, leash.rule)

    def _short(self, end: Place) -> Refused:
        """The refusal of a way that ends short of the contact it must make, and by how much."""
        here = Disc(end.point, self.gait.radius)
        near = min(self.contacts, key=lambda one: hypot(gap(here, one.disc), one.height))
        far = round(hypot(gap(here, near.disc), near.height - end.height))
        return self._refused("apart", name=near.name, needs=far, has=SNUG)

    def _too_far(self, journey: Journey) -> Refused:
        """The refusal of a way that is too long.

        It cites the rule of the leg that is too much: `out_of_reach_jump` and so on.
        """
        left = self.allowance + ROUNDING
        over = journey.legs[-1].how
        for leg in journey.legs:
            left -= leg.cost
            if left < 0:
                over = leg.how
                break
        kind = "out_of_reach"
        refused = self._refused(kind, needs=whole(self.cost(journey)), has=self.allowance)
        return Refused(refused.reason, self.rules.get(f"{kind}_{over}", refused.rule))

    def _refused(self, kind: str, **args: int | str) -> Refused:
        reason = refusal(kind, measures=self.measures, **args)
        return Refused(reason, self.rules.get(kind, ""))

    # --- some of the answers ----------------------------------------------------------------

    def candidates(self) -> Iterator[Trek]:
        return candidates(self)

    def few(self) -> Iterator[Trek]:
        """Fewer candidates, found quickly: places straight ahead."""
        return handful(self)

    def sample(self, rng: Random) -> Trek:
        return sample(self, rng)

    def touch(self, target: Standing) -> Trek | None:
        """The shortest way found into contact with one of `contacts`; None if there is none."""
        return touch(self, target)

    # --- on the board -----------------------------------------------------------------------

    def head(self, points: Sequence[Point]) -> Plain:
        """The best way through the places, over what is between, as far as the allowance goes."""
        return {"way": [written(step) for step in headed(self, points)], "facing": None}

    def further(self, times: int) -> Treks:
        """The same question with so many times the allowance."""
        return msgspec.structs.replace(self, allowance=self.allowance * times)

    @property
    def steep(self) -> bool:
        """True if the mover is on a wall or a roof, or can get to the foot of a wall."""
        return bool(self.start.height) or wall_near(self)

    def fall(self, to: Point) -> Plain | None:
        """The drop from too high that ends nearest to a lower place; None if there is none."""
        trek = fall_near(self, to)
        return None if trek is None else self.write(trek)

    def heights(self, answer: object) -> tuple[int, int, int] | None:
        """The lowest and highest place of the last wall to stop at, and where the way leaves it."""
        wall = wall_of(self, read_trek(answer)[0])
        return None if wall is None else (wall.least, wall.most, wall.end)

    def hang(self, answer: object, height: int) -> Plain:
        """The answer that stops at that height of its last wall; it may still be refused."""
        steps, facing = read_trek(answer)
        wall = wall_of(self, steps)
        found = steps if wall is None else hung(steps, wall, height)
        return {"way": [written(step) for step in found], "facing": facing}

    def sketch(self, answer: object) -> Sketch:
        steps, _ = read_trek(answer)
        journey = self.check(steps)
        path = (self.start.point, *[step.to for step in steps])
        cost = None if journey.barred else whole(self.cost(journey))
        told = cost is None or self.measures or cost <= self.allowance
        return Sketch(path, cost if told else None, self.gait.radius)

    def within_reach(self) -> Cells:
        return flooded(self)

    def describe(self) -> dict[str, Plain]:
        here, gait = self.start, self.gait
        return {
            "kind": "route",
            "start": [here.point.x, here.point.y],
            "height": here.height,
            "held": here.held,
            "allowance": self.allowance,
            **({"facing": self.facing} if self.turns else {}),
            "radius": gait.radius,
            "hows": list(self.hows),
            "gait": [gait.step, gait.longest, gait.deepest, gait.safe],
            "others": [_described(one) for one in self.others],
            "contacts": [one.name for one in self.contacts],
            "must_touch": self.must_touch,
            "stay": self.stay,
            "leashes": [[one.far, *[other.name for other in one.to]] for one in self.leashes],
        }


def _described(one: Standing) -> Plain:
    centre = one.disc.centre
    return [centre.x, centre.y, one.disc.radius, one.passable, one.height]
