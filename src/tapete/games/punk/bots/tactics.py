"""What bots need to know: how well a side stands, what is worth weighing, and quick replies."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from math import tanh
from typing import Any, TypeVar

from tapete.deeds.glance import Glance
from tapete.games.punk.bots.deployment import posts_worth
from tapete.games.punk.bots.goal_value import prospect
from tapete.games.punk.bots.plans import best_places, plans
from tapete.games.punk.bots.threats import Outlook
from tapete.games.punk.rules.dice.rerolls import ASK, ASK_RIVAL
from tapete.games.punk.state import State
from tapete.games.punk.world import Skirmish
from tapete.kernel import Domain, Either, Seat, YesNo
from tapete.odds.silent import SILENT
from tapete.spaces.plane.point import CM
from tapete.spaces.questions.deployment import Posts
from tapete.spaces.treks.trek import Treks

A = TypeVar("A")

WON = 10.0
"""So many points more are as good as won."""
SETTLED = ("sides", "arrive")
"""Which zone, and whether to wait: what is offered first is good enough."""
CLOSE = 20 * CM
STEP = 0.004
"""What an Action is worth that is not spent for nothing."""


class PunkTactics(Glance[State]):
    """Points and what promises more of them; who is left, and who threatens whom."""

    SPARED = (ASK, ASK_RIVAL)
    SKIPPED = SPARED
    """Luck may be forced at every roll: weighing that would take too long."""
    """What luck can be forced is not reckoned with."""

    def score(self, state: State, seat: Seat) -> float:
        """-1 lost to 1 won."""
        if state.ended:
            return 0.0 if state.winner < 0 else 1.0 if state.winner == seat else -1.0
        return 0.95 * tanh(self.points(Skirmish(state, SILENT), seat) / WON)

    def points(self, skirmish: Skirmish, seat: Seat) -> float:
        """By how many points a side is likely to be ahead."""
        outlook = Outlook(skirmish, seat)
        total = outlook.strength() + outlook.threats()
        active = skirmish.state.active
        if active is not None and skirmish.mini(active.mini).seat == seat:
            total += STEP * active.left
        if skirmish.state.scenario:
            sides = outlook.sides()
            total += prospect(skirmish, seat, sides) - prospect(skirmish, 1 - seat, sides)
        return total

    def worth_weighing(self, domain: Domain[A], view: State, seat: Seat) -> Iterable[A]:
        """In an activation a few plans; to be put somewhere, a few good places; else everything."""
        found: Any = domain
        if view.phase in SETTLED:
            return islice(domain.candidates(), 1)
        if isinstance(found, Posts):
            return posts_worth(found, view)  # type: ignore[return-value]
        if view.active is None:
            return self._between(domain, view, seat)
        skirmish = Skirmish(view, SILENT)
        if isinstance(found, Treks):
            mini = skirmish.mini(view.active.mini)
            return best_places(found, skirmish, mini, self.points)  # type: ignore[return-value]
        if not isinstance(found, Either):
            return domain.candidates()
        return plans(found, skirmish, seat, self.points)  # type: ignore[return-value]

    def _between(self, domain: Domain[A], view: State, seat: Seat) -> Iterable[A]:
        """Between two activations: who acts is weighed; what is a matter of yes or no is no, but
        for showing off beside an enemy."""
        if isinstance(domain, YesNo) and not _could_show(Skirmish(view, SILENT), seat):
            return list(domain.candidates())[-1:]  # type: ignore[return-value]
        return domain.candidates()


def _could_show(skirmish: Skirmish, seat: Seat) -> bool:
    own = [one for one in skirmish.standing() if one.seat == seat and "show_off" in one.special]
    return any(
        "show_off" not in one.used and skirmish.gap(one, enemy) <= CLOSE
        for one in own
        for enemy in skirmish.enemies(one)
    )
