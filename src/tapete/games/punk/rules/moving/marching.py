"""A Move Action under way: stretch by stretch, from one thing that happens to the next."""

from __future__ import annotations

from collections.abc import Callable

from tapete.games.punk.events.moving import Slowed
from tapete.games.punk.rules.harm.touching_markers import settle, stands_in, touch_markers
from tapete.games.punk.rules.moving.falling import fall, fall_down
from tapete.games.punk.rules.moving.jumping import is_jumped, landing
from tapete.games.punk.rules.moving.leaping import lift_off
from tapete.games.punk.rules.moving.progress import Progress
from tapete.games.punk.rules.moving.terrain import (
    ROUGH,
    VERY_ROUGH,
    Hurdle,
    braves,
    hurdles,
    masters,
)
from tapete.games.punk.state import Mini
from tapete.games.punk.world import Skirmish
from tapete.spaces.climbs.journey import CLIMB, DROP, JUMP, Step, rest
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.routes.route import ROUNDING
from tapete.spaces.treks.contacts import touched
from tapete.spaces.treks.pointing import as_far
from tapete.spaces.treks.trek import Trek, Treks

BACK = 5
"""The steps in which a mini goes back along its way to find room to stop."""
ASK_REST = "punk.ask.rest"
ONCE = {ROUGH: "punk.move.terrain.rough.once", VERY_ROUGH: "punk.move.terrain.very_rough.once"}
HALF = {
    ROUGH: "punk.move.terrain.rough.half",
    VERY_ROUGH: "punk.move.terrain.very_rough.half",
    CLIMB: "punk.move.climb.as_rough",
}
EDGE = {
    **HALF,
    ROUGH: "punk.move.terrain.rough.edge",
    VERY_ROUGH: "punk.move.terrain.very_rough.edge",
}


class March(Progress):
    """How far a mini may go in this Action, and what it has rolled for."""

    def __init__(
        self,
        skirmish: Skirmish,
        mini: Mini,
        reach: int,
        rest: Callable[[int, tuple[Step, ...]], Treks],
        *,
        free: bool,
    ) -> None:
        super().__init__(skirmish, mini)
        self.rest, self.free = rest, free
        self.half = reach // 2
        """punk.move.terrain.rough.half"""
        self.known: set[str] = set()
        """The rules for which no more rolls are made in this Action."""

    # --- all of it

    def go(self, trek: Trek) -> None:
        """Goes a way, as far as it gets; leaps burn fuel: punk.special.fuel.charges"""
        lift_off(self.mini, trek, 2 * self.half)
        self.play(trek)
        mini = self.mini
        settle(self.skirmish, mini)
        if not mini.out:
            mini.facing = self.faces()
        self.tell()

    def play(self, trek: Trek) -> None:
        self.trek, self.done, self.told = trek, 0.0, 0.0
        for hurdle in hurdles(self.skirmish, self.mini, self.journey):
            if not (self.advance(hurdle.along, hurdle.place) and self.meet(hurdle)):
                return
        self.advance(self.length, self.journey.end, last=True)

    # --- what is met

    def meet(self, hurdle: Hurdle) -> bool:
        """What comes of a hurdle: True if the way goes on as meant.

        Each kind of ground is settled once: punk.ruling.rough_and_very_rough
        """
        if hurdle.kind == JUMP:
            return self.jump(hurdle)
        if hurdle.kind == DROP:
            self.drop(hurdle)
            return False
        once = ONCE[VERY_ROUGH if hurdle.kind == VERY_ROUGH else ROUGH]
        if once in self.known or self.total <= self.half + ROUNDING:
            return True
        self.known.add(once)
        self.tell()
        if hurdle.kind == VERY_ROUGH:
            return self.risk(hurdle)
        mastered = masters(self.skirmish, self.mini, hurdle)
        if not mastered:
            self.slow_down(hurdle)
        return mastered

    def risk(self, hurdle: Hurdle) -> bool:
        """It goes half as far, or all of it at the risk of a fall right there.

        punk.move.terrain.very_rough.risk, punk.ruling.very_rough_fall_place
        """
        braved = braves(self.skirmish, self.mini)
        if braved is None:
            self.slow_down(hurdle)
        elif not braved and self.stir():
            place = hurdle.entry or self.mini.at
            fall_down(self.skirmish, self.mini, place, "punk.move.terrain.very_rough.fall")
        return bool(braved)

    def jump(self, hurdle: Hurdle) -> bool:
        """If it fails, it falls into the gap."""
        self.tell()
        leg = hurdle.leg
        assert leg is not None
        jumped = is_jumped(self.skirmish, self.mini, leg.tested)
        if not jumped and self.stir():
            place = landing(self.skirmish, self.mini, leg)
            fall_short(self.skirmish, self.mini, place, leg.start.height)
        return jumped

    def drop(self, hurdle: Hurdle) -> None:
        """It drops from too high to be unharmed: punk.move.climb.drop_high"""
        leg = hurdle.leg
        assert leg is not None
        if not self.stir():
            return
        self.stand(leg.end)
        self.tell(leg.end)
        at, mini = hurdle.along, self.mini
        plays = touch_markers(self.skirmish, mini, self.journey, at, at)
        if plays and not self.skirmish.touched_enemies(mini):
            fall(self.skirmish, mini, round(leg.tested), "punk.move.climb.drop_high")

    # --- half as far

    def slow_down(self, hurdle: Hurdle) -> None:
        """It goes no more than half in all: the rest is plotted again, or it stops at the edge.

        punk.ruling.exact_half
        """
        left = int(self.half - self.before - hurdle.along + ROUNDING)
        rule = (HALF if left > 0 else EDGE)[hurdle.kind]
        self.skirmish.table.tell(Slowed, figure=self.mini.id, ground=hurdle.kind, rule=rule)
        trek = self.plot(left, hurdle.along) if left > 0 else None
        if trek is None or not trek.steps:
            self.stop(hurdle.along)
            if trek is not None and trek.facing is not None:
                self.trek = Trek(self.trek.steps, self.trek.journey, trek.facing)
            self.stir()
            return
        self.before += hurdle.along
        self.play(trek)

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
            figure=self.mini.id,
            left=left,
        )

    def stop(self, along: float) -> None:
        """It stops there, or as far back as there is room, without touching any enemy."""
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


def fall_short(skirmish: Skirmish, mini: Mini, place: Place, height: int) -> None:
    """It falls from a height into the gap, and into whatever burns down there."""
    if fall_down(skirmish, mini, place, "punk.move.jump.fail", height):
        stands_in(skirmish, mini)
