"""What bots need to know: how a side stands, what is worth weighing, and quick replies."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from math import tanh
from typing import Any

from tapete.deeds.glance import Glance
from tapete.games.punk.bots.deployment import posts_worth
from tapete.games.punk.bots.goal_value import prospect
from tapete.games.punk.bots.plans import best_places, plans
from tapete.games.punk.bots.sense import sensible
from tapete.games.punk.bots.threats import Outlook
from tapete.games.punk.rules.dice.rerolls import ASK, ASK_RIVAL, SOURCES
from tapete.games.punk.state import State
from tapete.games.punk.world import Skirmish
from tapete.kernel import Domain, Either, Seat, YesNo
from tapete.odds.silent import SILENT
from tapete.spaces.plane.point import CM
from tapete.spaces.questions.deployment import Posts
from tapete.spaces.treks.trek import Treks

WON = 10.0
"""A lead of this many points is as good as a win."""
SETTLED = ("sides", "arrive")
"""The phases in which the first answer is good enough: which zone, and whether to wait."""
CLOSE = 20 * CM
DOWN = 5.0
"""How many wounds a mini that is down counts as."""
STEP = 0.004
"""The value of an Action that is still left."""


class PunkTactics(Glance[State]):
    """Weighs points and the prospect of more, the minis left, and the threats between them."""

    SPARED = (ASK, ASK_RIVAL)
    SKIPPED = SPARED
    """Players may force their luck at every roll, but weighing that would take too long."""

    def score(self, state: State, seat: Seat) -> float:
        """Returns how a side stands, from -1 (lost) to 1 (won)."""
        if state.ended:
            return 0.0 if state.winner < 0 else 1.0 if state.winner == seat else -1.0
        return 0.95 * tanh(self.points(Skirmish(state, SILENT), seat) / WON)

    def points(self, skirmish: Skirmish, seat: Seat) -> float:
        """Returns the points by which a side is likely to be ahead."""
        outlook = Outlook(skirmish, seat)
        total = outlook.strength() + outlook.threats()
        active = skirmish.state.active
        if active is not None and skirmish.mini(active.mini).seat == seat:
            total += STEP * active.left
        if skirmish.state.scenario:
            sides = outlook.sides()
            total += prospect(skirmish, seat, sides) - prospect(skirmish, 1 - seat, sides)
        return total

    def emptied(self, state: State, seat: Seat) -> tuple[int, ...]:
        """The rerolls that each of its minis has left."""
        own = [mini for mini in state.minis if mini.seat == seat]
        left = tuple([sum(rule not in mini.used for rule in SOURCES) for mini in own])
        for mini in own:
            mini.used = [used for used in mini.used if used not in SOURCES]
        state.rerolled = [other for other in state.rerolled if other != seat]
        return left

    def harm(self, state: State, seat: Seat) -> float:
        """Its minis that are down, and the wounds of the others."""
        own = [mini for mini in state.minis if mini.seat == seat and mini.out != "reserve"]
        return sum(DOWN if mini.out or mini.dying else mini.wounds for mini in own)

    def promising(self, domain: Domain[Any], view: State, seat: Seat) -> Iterable[Any]:
        """Returns a few plans in an activation, a few good places to deploy, or else everything."""
        if view.phase in SETTLED:
            return islice(domain.candidates(), 1)
        if isinstance(domain, Posts):
            return posts_worth(domain, view)
        if view.active is None:
            return self._between(domain, view, seat)
        skirmish = Skirmish(view, SILENT)
        mini = skirmish.mini(view.active.mini)
        if isinstance(domain, Treks):
            return best_places(domain, skirmish, mini, self.points)
        if not isinstance(domain, Either):
            return domain.candidates()
        weighed = plans(domain, skirmish, seat, self.points)
        return sensible(weighed, skirmish, mini)

    def acting(self, state: State) -> tuple[Seat, str] | None:
        if state.active is None:
            return None
        mini = state.active.mini
        return next((one.seat, mini) for one in state.minis if one.id == mini)

    def _between(self, domain: Domain[Any], view: State, seat: Seat) -> Iterable[Any]:
        """Returns the answers to weigh between two activations: all of them, except that questions
        of yes or no are answered no, unless a mini could show off near an enemy."""
        if isinstance(domain, YesNo) and not _could_show(Skirmish(view, SILENT), seat):
            return list(domain.candidates())[-1:]
        return domain.candidates()


def _could_show(skirmish: Skirmish, seat: Seat) -> bool:
    own = [one for one in skirmish.standing() if one.seat == seat and "show_off" in one.special]
    return any(
        "show_off" not in one.used and skirmish.gap(one, enemy) <= CLOSE
        for one in own
        for enemy in skirmish.enemies(one)
    )
