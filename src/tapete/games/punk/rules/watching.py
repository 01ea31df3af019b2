"""Who watches a way, ready to shoot, and at which points of it somebody could be shot at."""

from __future__ import annotations

from typing import NamedTuple

from tapete.games.punk.rules.bodies import body_of
from tapete.games.punk.rules.targets import Why, usable, why_not_at
from tapete.games.punk.skirmish import Skirmish, disc
from tapete.games.punk.state import Item, Mini
from tapete.kernel import Message
from tapete.kernel.domains import Refusal
from tapete.spaces.along import Along, evenly, heading, place_on
from tapete.spaces.legs import Journey
from tapete.spaces.levels import contact
from tapete.spaces.point import CM

IN_CONTACT = "punk.shoot.not_in_contact"
FINE = CM
"""How far apart the points are that are looked at for a shot."""


def chances(
    skirmish: Skirmish, mover: Mini, journey: Journey, start: float, end: float
) -> dict[str, Along]:
    """For each watcher the points of the way at which it could shoot."""
    found: dict[str, Along] = {}
    for one in watchers(skirmish, mover):
        watch = Watch(skirmish, one, mover, journey, [item for _, item in usable(one)])
        points = evenly(start, end, FINE)
        spots = tuple([along for along in points if watch.wrong(along) is None])
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
    """Somebody ready, with these weapons, and somebody on a way."""

    skirmish: Skirmish
    watcher: Mini
    mover: Mini
    journey: Journey
    weapons: list[Item]

    def why_not(self, along: int) -> Refusal | None:
        wrong = self.wrong(along)
        if wrong is None:
            return None
        rule, reason, args = wrong
        return Refusal(Message.of(f"punk.barred.{reason}", **args), rule)

    def wrong(self, along: float) -> Why | None:
        """Why nothing can be shot at a mover that is so far along; None if something can.

        Nobody shoots at who is in contact already: punk.ruling.defensive_assault
        """
        watcher, mover = self.watcher, self.mover
        facing = heading(self.journey, along, mover.facing)
        mark = body_of(mover, place_on(self.journey, along), facing)
        if contact(disc(watcher), watcher.at.height, mark.disc, mark.place.height):
            return IN_CONTACT, "locked", {}
        reasons = [why_not_at(self.skirmish, watcher, one, mover, mark) for one in self.weapons]
        return None if None in reasons else reasons[0]
