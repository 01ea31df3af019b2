"""What bots need to know: how well a side stands, what is worth weighing, and quick replies."""

from __future__ import annotations

from collections.abc import Iterable
from math import tanh
from typing import Any, TypeVar

from tapete.games.punk.aims import prospect
from tapete.games.punk.outlook import Outlook
from tapete.games.punk.plans import plans
from tapete.games.punk.posting import posts_worth
from tapete.games.punk.skirmish import Skirmish
from tapete.games.punk.state import State
from tapete.kernel import Domain, Either, Seat, Tactics
from tapete.odds.table import OddsTable, Policy
from tapete.spaces.post import Posts

A = TypeVar("A")

SILENT = OddsTable([], Policy.FIRST)
"""Nothing is asked or rolled while one looks."""
WON = 10.0
"""So many points more are as good as won."""
STEP = 0.001
"""What an Action is worth that is not spent for nothing."""


class PunkTactics(Tactics[State]):
    """Points and what promises more of them; who is left, and who threatens whom."""

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
            total += prospect(skirmish, seat) - prospect(skirmish, 1 - seat)
        return total

    def reply(self, seat: Seat, key: str, domain: Domain[A]) -> A:
        """As usual: the first that is offered."""
        return next(iter(domain.candidates()))

    def worth_weighing(self, domain: Domain[A], view: State, seat: Seat) -> Iterable[A]:
        """In an activation a few plans; to be put somewhere, a few good places; else everything."""
        found: Any = domain
        if isinstance(found, Posts):
            return posts_worth(found, view)  # type: ignore[return-value]
        if not isinstance(found, Either) or view.active is None:
            return domain.candidates()
        skirmish = Skirmish(view, SILENT)
        return plans(found, skirmish, seat, self.points)  # type: ignore[return-value]
