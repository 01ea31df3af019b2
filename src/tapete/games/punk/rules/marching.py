"""A Move Action under way: stretch by stretch, from one thing that happens to the next."""

from __future__ import annotations

from collections.abc import Callable

from tapete.games.punk.events.moving import Moved, Slowed, Turned
from tapete.games.punk.rules.defensive import react
from tapete.games.punk.rules.falling import fall, fall_down
from tapete.games.punk.rules.jumping import is_jumped, landing
from tapete.games.punk.rules.markers import settle, touch_markers
from tapete.games.punk.rules.terrain import ROUGH, VERY_ROUGH, Hurdle, braves, hurdles, masters
from tapete.games.punk.skirmish import Skirmish
from tapete.games.punk.state import Mini
from tapete.spaces.along import stretch
from tapete.spaces.arc import TURN, bearing
from tapete.spaces.contacts import touched
from tapete.spaces.heading import as_far
from tapete.spaces.legs import CLIMB, DROP, JUMP, Journey, Step, rest
from tapete.spaces.levels import Place
from tapete.spaces.route import ROUNDING
from tapete.spaces.trek import Trek, Treks

MOVES = "punk.move.distance"
BACK = 5
"""By so much one goes back along the way to find room to stop."""
ASK_REST = "punk.ask.rest"


class March:
    """How far a mini may go in this Action, how far it has gone, and what it has rolled for."""

    def __init__(
        self,
        skirmish: Skirmish,
        mini: Mini,
        reach: int,
        rest: Callable[[int, tuple[Step, ...]], Treks],
        *,
        free: bool = True,
    ) -> None:
        self.skirmish, self.mini, self.rest, self.free = skirmish, mini, rest, free
        self.half = reach // 2
        """punk.move.terrain.rough.half"""
        self.before = 0.0
        """Gone in this Action before the way that is being gone now."""
        self.known: set[str] = set()
        """Kinds of ground that have been settled: one roll for each in an Action."""
        self.done = self.told = 0.0
        self.trek = Trek()
        self.stirred = False
        self.since = max(0, len(skirmish.active.trail) - 1)
        """Where in its trail this Action begins."""

    # --- all of it

    def go(self, trek: Trek) -> bool:
        """Whether it got where it meant to, and still stands."""
        arrived = self.play(trek)
        mini = self.mini
        settle(self.skirmish, mini)
        if not mini.out:
            mini.facing = self.faces()
        self.tell()
        return arrived and not mini.out and not mini.prone

    def play(self, trek: Trek) -> bool:
        self.trek, self.done, self.told = trek, 0.0, 0.0
        for hurdle in hurdles(self.skirmish, self.mini, self.journey):
            if not self.advance(hurdle.along, hurdle.place):
                return False
            outcome = self.meet(hurdle)
            if outcome is not None:
                return outcome
        return self.advance(self.length, self.journey.end, last=True)

    @property
    def journey(self) -> Journey:
        return self.trek.journey

    @property
    def length(self) -> float:
        return sum(leg.length for leg in self.journey.legs)

    @property
    def total(self) -> float:
        """What the whole Action comes to, as it is meant."""
        return self.before + self.length

    # --- stretches

    def advance(self, along: float, place: Place, *, last: bool = False) -> bool:
        """Goes on so far: it may be shot at on the way, and burn; whether it still plays."""
        mini, journey = self.mini, self.journey
        if along > self.done + ROUNDING or (last and not self.stirred):
            self.stirred = True
            reacted = react(self.skirmish, mini, journey, self.done, along)
            if not (reacted and touch_markers(self.skirmish, mini, journey, self.done, along)):
                return False
            for bend in stretch(journey, self.done, along)[1:]:
                self.trail(bend)
            self.done = along
        self.stand(place)
        return True

    def stand(self, place: Place) -> None:
        self.mini.at = place
        self.trail(place)

    def trail(self, place: Place) -> None:
        trail = self.skirmish.active.trail
        if not trail or trail[-1] != place:
            trail.append(place)

    # --- what is met

    def meet(self, hurdle: Hurdle) -> bool | None:
        """What happens there; None if the way goes on as it was meant to.

        Each kind of ground is settled once: punk.ruling.rough_and_very_rough
        """
        if hurdle.kind == JUMP:
            return self.jump(hurdle)
        if hurdle.kind == DROP:
            return self.drop(hurdle)
        kind = VERY_ROUGH if hurdle.kind == VERY_ROUGH else ROUGH
        if kind in self.known or self.total <= self.half + ROUNDING:
            return None
        self.known.add(kind)
        self.tell()
        if kind == VERY_ROUGH:
            return self.risk(hurdle)
        return None if masters(self.skirmish, self.mini, hurdle) else self.slow_down(hurdle)

    def risk(self, hurdle: Hurdle) -> bool | None:
        """Half as far, or all of it at the risk of a fall right there.

        punk.move.terrain.very_rough.risk, punk.ruling.very_rough_fall_place
        """
        outcome = braves(self.skirmish, self.mini)
        if outcome is None:
            return self.slow_down(hurdle)
        if outcome:
            return None
        fall_down(self.skirmish, self.mini, self.mini.at, "punk.move.terrain.very_rough.fall")
        return False

    def jump(self, hurdle: Hurdle) -> bool | None:
        self.tell()
        leg = hurdle.leg
        assert leg is not None
        if is_jumped(self.skirmish, self.mini, leg.tested):
            return None
        place = landing(self.skirmish, self.mini, leg)
        fall_down(self.skirmish, self.mini, place, "punk.move.jump.fail", leg.start.height)
        return False

    def drop(self, hurdle: Hurdle) -> bool:
        """From too high to be unharmed: punk.move.climb.drop_high"""
        leg = hurdle.leg
        assert leg is not None
        self.stand(leg.end)
        self.tell(leg.end)
        at = hurdle.along
        if not touch_markers(self.skirmish, self.mini, self.journey, at, at):
            return False
        if self.skirmish.touched_enemies(self.mini):
            return True
        fall(self.skirmish, self.mini, round(leg.tested), "punk.move.climb.drop_high")
        return False

    # --- half as far

    def slow_down(self, hurdle: Hurdle) -> bool:
        """No more than half in all: what is left is plotted anew, or it stops at the edge.

        punk.move.terrain.rough.half, punk.move.terrain.rough.edge,
        punk.move.terrain.very_rough.edge, punk.ruling.exact_half
        """
        rule = {
            CLIMB: "punk.move.climb.as_rough",
            VERY_ROUGH: "punk.move.terrain.very_rough.half",
        }.get(hurdle.kind, "punk.move.terrain.rough.half")
        self.skirmish.table.tell(Slowed, figure=self.mini.name, ground=hurdle.kind, rule=rule)
        left = int(self.half - self.before - hurdle.along + ROUNDING)
        trek = self.plot(left, hurdle.along) if left > 0 else None
        if trek is None or not trek.steps:
            self.stop(hurdle.along)
            if trek is not None and trek.facing is not None:
                self.trek = Trek(self.trek.steps, self.trek.journey, trek.facing)
            return False
        self.before += hurdle.along
        return self.play(trek)

    def plot(self, left: int, along: float) -> Trek | None:
        """The rest of the way, within what is left: punk.ruling.terrain_roll_timing"""
        plan = tuple(rest(self.journey.start, self.trek.steps, self.journey, along))
        treks = self.rest(left, plan)
        if not self.free:
            steps = as_far(treks, plan)
            return treks.perhaps(steps, self.trek.facing) if steps else None
        return self.skirmish.table.ask(
            self.mini.seat,
            ASK_REST,
            treks,
            "punk.move.terrain.rough.half",
            figure=self.mini.name,
            left=left,
        )

    def stop(self, along: float) -> None:
        """Right there, or as far back as there is room; nobody is touched who was not to be."""
        for back in range(0, int(along), BACK):
            place = self.journey.at(along - back) if back else self.mini.at
            if self.has_room(place):
                self.stand(place)
                return
        self.stand(self.journey.start)

    def has_room(self, place: Place) -> bool:
        others = self.skirmish.others(self.mini)
        radius = self.mini.radius
        if self.skirmish.levels.barred_at(place, radius, others) is not None:
            return False
        return not touched(place, radius, others)

    # --- what is told

    def faces(self) -> int:
        """As it wants, or the way it went last: punk.los.facing"""
        if self.trek.facing is not None:
            return self.trek.facing
        here = self.mini.at.point
        for place in reversed(self.skirmish.active.trail[self.since :]):
            if place.point != here:
                return round(bearing(place.point, here)) % TURN
        return self.mini.facing

    def tell(self, end: Place | None = None) -> None:
        """What has been gone since it was told last."""
        if not self.journey.legs:
            if self.stirred and not self.before and not self.mini.out:
                self.skirmish.table.tell(Turned, figure=self.mini.name, rule="punk.los.facing")
            return
        places = stretch(self.journey, self.told, self.done)
        if end is not None:
            places.append(end)
        far, self.told = self.done - self.told, self.done
        if len(places) > 1:
            self.skirmish.table.tell(
                Moved,
                figure=self.mini.name,
                far=round(far),
                path=tuple((place.point.x, place.point.y) for place in places),
                rule=MOVES,
            )
