"""How far a mini has come in a Move Action: stretch by stretch, shot at and burnt on the way."""

from __future__ import annotations

from functools import partial

from tapete.games.punk.events.moving import Moved, Turned
from tapete.games.punk.rules.harm.touching_markers import touch_markers
from tapete.games.punk.rules.moving.underfoot import rules_of_way
from tapete.games.punk.rules.shooting.defensive import react
from tapete.games.punk.state import Mini
from tapete.games.punk.world import Skirmish
from tapete.spaces.climbs.journey import CLIMB, CROSS, DROP, JUMP, LADDER, LEAP, WALK, Journey
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.plane.bearing import TURN, bearing
from tapete.spaces.questions.point_on_way import stretch
from tapete.spaces.routes.route import ROUNDING
from tapete.spaces.treks.trek import Trek

GOING = {
    WALK: "punk.move.distance",
    CLIMB: "punk.move.climb.as_rough",
    LADDER: "punk.move.climb.ladder",
    JUMP: "punk.move.jump.general",
    DROP: "punk.move.climb.drop",
    LEAP: "punk.special.leap.three_d",
    CROSS: "punk.move.obstacle.narrow",
}
OVER_IT = "punk.move.obstacle.wide"


class Progress:
    """A way under way: how much of it is done, and how much of that is told."""

    def __init__(self, skirmish: Skirmish, mini: Mini) -> None:
        self.skirmish, self.mini = skirmish, mini
        self.before = 0.0
        """The distance covered in this Action before the present way."""
        self.done = self.told = 0.0
        self.trek = Trek()
        self.stirred = False
        self.trail(mini.at)
        self.since = len(skirmish.active.trail) - 1
        """Where in its trail this Action begins; others may have moved it since its last one."""

    @property
    def journey(self) -> Journey:
        return self.trek.journey

    @property
    def length(self) -> float:
        return sum(leg.length for leg in self.journey.legs)

    @property
    def total(self) -> float:
        """The length of the whole Action, as planned."""
        return self.before + self.length

    # --- stretches

    def advance(self, along: float, place: Place, *, last: bool = False) -> bool:
        """Goes on that far. It may be shot at and burn on the way; True if it still plays.

        punk.ruling.defensive_trigger
        """
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

    def stir(self) -> bool:
        """If it has not moved yet, it may be shot at where it stands; True if it still plays.

        To fail at the first step is to move, too: punk.ruling.defensive_trigger
        """
        if self.stirred:
            return True
        self.stirred = True
        return react(self.skirmish, self.mini, self.journey, 0, 0)

    def stand(self, place: Place) -> None:
        self.mini.at = place
        self.trail(place)

    def trail(self, place: Place) -> None:
        trail = self.skirmish.active.trail
        if not trail or trail[-1] != place:
            trail.append(place)

    # --- what is told

    def faces(self) -> int:
        """The facing its player wants, or the way it went last: punk.los.facing"""
        if self.trek.facing is not None:
            return self.trek.facing
        here = self.mini.at.point
        for place in reversed(self.skirmish.active.trail[self.since :]):
            if place.point != here:
                return round(bearing(place.point, here)) % TURN
        return self.mini.facing

    def tell(self, end: Place | None = None) -> None:
        """Tells the stretch since the last one told."""
        if not self.journey.legs:
            if self.stirred and not self.before and not self.mini.out:
                self.skirmish.table.tell(Turned, figure=self.mini.id, rule="punk.los.facing")
            return
        places = stretch(self.journey, self.told, self.done)
        if end is not None:
            places.append(end)
        far, self.told = self.done - self.told, self.done
        if len(places) > 1:
            self.skirmish.table.tell(
                Moved,
                figure=self.mini.id,
                far=round(far),
                path=tuple((place.point.x, place.point.y) for place in places),
                rule=self.rule(),
                also=partial(rules_of_way, self.skirmish, self.mini, self.journey, places),
            )

    def rule(self) -> str:
        """The rule of the way: that of what is crossed, climbed or jumped, if anything is."""
        legs = self.journey.legs
        how = next((leg.how for leg in legs if leg.how != WALK), WALK)
        over = how == WALK and any(leg.start.height != leg.end.height for leg in legs)
        return OVER_IT if over else GOING[how]
