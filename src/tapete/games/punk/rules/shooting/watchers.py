"""The minis that watch a way, ready to shoot, and the points at which they could."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple

from tapete.games.punk.rules.shooting.ranges import reach
from tapete.games.punk.rules.shooting.targets import Why, distance_to, usable, why_not_at
from tapete.games.punk.rules.sight.across_heights import differ
from tapete.games.punk.rules.sight.bodies import body_of, in_arc
from tapete.games.punk.rules.sight.sight import hidden
from tapete.games.punk.state import Item, Mini
from tapete.games.punk.world import Skirmish, disc
from tapete.kernel import Message
from tapete.kernel.domains import Refusal
from tapete.spaces.climbs.journey import Journey
from tapete.spaces.climbs.surfaces import Place, contact
from tapete.spaces.plane.point import CM, part_way
from tapete.spaces.questions.point_on_way import Along, heading, place_on, stops

IN_CONTACT = "punk.shoot.not_in_contact"
COARSE, FINE = CM, CM // 10
"""How far apart the points tried for a shot are at first; and if none of those will do."""
ROUNDED = 3
"""How far rounding may move a place, in tenths of a millimetre."""


def chances(
    skirmish: Skirmish, mover: Mini, journey: Journey, start: float, end: float
) -> dict[str, Along]:
    """The points of the way at which each watcher could shoot."""
    found: dict[str, Along] = {}
    for one in watchers(skirmish, mover):
        watch = Watch(skirmish, one, mover, journey, [item for _, item in usable(one)])
        points = stops(journey, start, end, COARSE)
        spots = watch.right(points) or watch.glimpses(points)
        if spots:
            first, last = points[0], points[-1]
            found[one.id] = Along(journey, first, last, mover.radius, spots, watch.why_not)
    return found


def watchers(skirmish: Skirmish, mover: Mini) -> list[Mini]:
    """Ready enemies that can shoot at all: neither prone nor climbing nor engaged, and armed.

    punk.ruling.defensive_lost
    """
    return [
        one
        for one in skirmish.state.minis
        if one.ready and not one.out and one.seat != mover.seat and not one.prone
        if usable(one) and all(other is mover for other in skirmish.touched_enemies(one))
    ]


class Watch(NamedTuple):
    """A mini that is ready, with these weapons, and a mover on its way."""

    skirmish: Skirmish
    watcher: Mini
    mover: Mini
    journey: Journey
    weapons: list[Item]

    def right(self, points: Iterable[int]) -> tuple[int, ...]:
        """The points at which some weapon can be shot at the mover."""
        return tuple([along for along in points if self.wrong(along) is None])

    def glimpses(self, points: Sequence[int]) -> tuple[int, ...]:
        """Points between these, where the mover shows only for a moment."""
        return self.right(
            along
            for before, after in pairwise(points)
            if after - before > FINE and self.might(before, after)
            for along in range(before + FINE, after, FINE)
        )

    def might(self, before: int, after: int) -> bool:
        """True if nothing rules out a shot on a short straight stretch.

        A level one is ruled out if all of it is too far away, behind the watcher, or hidden.
        """
        here, there = place_on(self.journey, before), place_on(self.journey, after)
        if here.height != there.height or here.held or there.held:
            return True
        middle = Place(part_way(here.point, there.point, 0.5), here.height)
        radius = self.mover.radius + (after - before) // 2 + ROUNDED
        watcher, eye = self.watcher, body_of(self.watcher)
        blot = body_of(self.mover, middle)._replace(radius=radius)
        near = [one for one in self.weapons if distance_to(eye, blot) <= reach(watcher, one)]
        if not near or not in_arc(eye, blot):
            return False
        if differ(eye, blot) or self.skirmish.rules.lob_blind:
            return True
        return not hidden(self.skirmish, eye, blot)

    def why_not(self, along: int) -> Refusal | None:
        wrong = self.wrong(along)
        if wrong is None:
            return None
        rule, reason, args = wrong
        return Refusal(Message.of(f"punk.barred.{reason}", **args), rule)

    def wrong(self, along: float) -> Why | None:
        """Why no weapon can be shot at a mover that is this far along; None if one can.

        Nobody shoots at a mini already in contact: punk.ruling.defensive_assault
        """
        watcher, mover = self.watcher, self.mover
        facing = heading(self.journey, along, mover.facing)
        mark = body_of(mover, place_on(self.journey, along), facing)
        if contact(disc(watcher), watcher.at.height, mark.disc, mark.place.height):
            return IN_CONTACT, "locked", {}
        reasons = [why_not_at(self.skirmish, watcher, one, mover, mark) for one in self.weapons]
        return None if None in reasons else reasons[0]
