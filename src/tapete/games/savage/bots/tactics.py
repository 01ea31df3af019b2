"""What bots need to know: how well a side stands, what is worth weighing, and quick replies."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from tapete.deeds.glance import Glance
from tapete.games.savage.bots.goal_value import progress, time_gone
from tapete.games.savage.bots.plans import plans
from tapete.games.savage.bots.threats import Outlook
from tapete.games.savage.odds.outcomes import stakes
from tapete.games.savage.state import State
from tapete.games.savage.world import PACE, Fight
from tapete.kernel import Domain, Either, Seat
from tapete.odds.silent import SILENT

A = TypeVar("A")

MATERIAL = 0.8
BENNIES = (0.6, 0.45, 0.35)
"""What the last that somebody has is worth, to an ordinary Extra's 1, and the ones before it."""
LATE = 0.25
"""What is left of that in the last round."""
POWER_POINT = 0.02
STEP = 0.00002
"""What a pace costs, so that nobody walks for nothing."""


class SavageTactics(Glance[State]):
    """Strength left, whom each side can strike next, and what the scenario wants."""

    SPARED = tuple([f"savage.ask.benny_{use}" for use in ("trait", "damage", "shaken", "card")])
    """Bennies are kept for soaking."""

    def score(self, state: State, seat: Seat) -> float:
        """-1 lost to 1 won."""
        if state.ended:
            return 0.0 if state.winner < 0 else 1.0 if state.winner == seat else -1.0
        fight = Fight(state, SILENT, state.rules)
        outlook = Outlook(fight, seat)
        fit = outlook.strength() + outlook.worth() + _saved(fight, seat) - _saved(fight, 1 - seat)
        goals = progress(fight, seat) - progress(fight, 1 - seat)
        walked = 0 if state.turn is None else state.turn.walked / PACE
        total = MATERIAL * fit / outlook.whole + goals - STEP * walked
        return max(-0.99, min(0.99, total))

    def stakes(self, before: State, after: State, seats: int) -> tuple[float, ...]:
        """The harm done to the other side, less that to one's own; and bennies that are kept."""
        return stakes(after)

    def worth_weighing(self, domain: Domain[A], view: State, seat: Seat) -> Iterable[A]:
        """Cards are not bought; in a turn, a few plans; else everything."""
        if view.phase == "round":
            return list(domain.candidates())[-1:]
        if not isinstance(domain, Either) or view.turn is None:
            return domain.candidates()
        fight = Fight(view, SILENT, view.rules)
        actor = fight.figure(view.turn.actor)
        rank = Outlook(fight, seat).promise(actor)
        return plans(domain, fight, actor, self.score, rank)  # type: ignore[return-value]


def _saved(fight: Fight, seat: Seat) -> float:
    """The worth of a side's bennies, which dwindles with time, and of its power points."""
    state = fight.state
    own = [figure for figure in state.figures if figure.seat == seat and not figure.out]
    purses = [state.pools[seat], *[figure.bennies for figure in own]]
    bennies = sum(_purse(count) for count in purses) * (1 - (1 - LATE) * time_gone(fight))
    return bennies + POWER_POINT * sum(figure.points for figure in own)


def _purse(bennies: int) -> float:
    """The fewer are left, the more each is worth."""
    more = max(0, bennies - len(BENNIES))
    return sum(BENNIES[:bennies]) + more * BENNIES[-1]
