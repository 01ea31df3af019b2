"""What bots need to know: how well a side is doing, what is worth weighing, and quick replies."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from tapete.deeds.glance import Glance
from tapete.games.savage.bots.goal_value import progress, time_gone
from tapete.games.savage.bots.plans import plans
from tapete.games.savage.bots.sense import sensible
from tapete.games.savage.bots.threats import Outlook
from tapete.games.savage.odds.outcomes import OUT, stakes
from tapete.games.savage.rules.dice.rerolls import DAMAGE, TRAIT
from tapete.games.savage.rules.harm.damage import BRACE
from tapete.games.savage.rules.moving.withdrawing import PULLS_ITSELF_TOGETHER
from tapete.games.savage.rules.turns.initiative import ACE, ASK_CARD, NOBODY
from tapete.games.savage.rules.turns.waylaying import ASK as INTERRUPT_MOVE
from tapete.games.savage.state import State
from tapete.games.savage.world import PACE, Fight
from tapete.kernel import Domain, Either, Seat
from tapete.odds.silent import SILENT

MATERIAL = 0.8
BENNIES = (0.6, 0.45, 0.35)
"""The worth of a figure's last benny, then of the ones before it. An ordinary Extra is 1."""
LATE = 0.25
"""The part of that worth that is left in the last round."""
POWER_POINT = 0.02
STEP = 0.00002
"""The cost of a pace, so that nobody walks for nothing."""


class SavageTactics(Glance[State]):
    """Weighs the strength left, the foes that each side can strike next, and the goals."""

    SKIPPED = (INTERRUPT_MOVE,)
    """No move is expected to be interrupted."""
    SPARED = (TRAIT.key, DAMAGE.key, BRACE, PULLS_ITSELF_TOGETHER, ASK_CARD, *SKIPPED)
    """Bennies are kept for soaking."""

    def score(self, state: State, seat: Seat) -> float:
        """How well a side is doing, from -1 for a loss to 1 for a win."""
        if state.ended:
            return 0.0 if state.winner < 0 else 1.0 if state.winner == seat else -1.0
        return _score(state, seat)

    def stakes(self, before: State, after: State, seats: int) -> tuple[float, ...]:
        """For each side, the harm it has done less what it has suffered, and its bennies left."""
        return stakes(after)

    def emptied(self, state: State, seat: Seat) -> tuple[int, ...]:
        """A side's bennies: those of the pool, and those of each of its figures."""
        own = [figure for figure in state.figures if figure.seat == seat]
        left = (state.pools[seat], *[figure.bennies for figure in own])
        state.pools[seat] = 0
        for figure in own:
            figure.bennies = 0
        return left

    def trifles(self, key: str, domain: Domain[Any], view: State) -> bool:
        """Another card for those who all hold an Ace: only a joker would be better."""
        if key != ASK_CARD:
            return False
        buyers = set(domain.candidates()) - {NOBODY}
        groups = [figure.group for figure in view.figures if figure.id in buyers]
        return all(max(view.dealt[group]) >= ACE for group in groups)

    def harm(self, state: State, seat: Seat) -> float:
        """Its figures' wounds, and those that are out of the fight."""
        own = [figure for figure in state.figures if figure.seat == seat]
        return sum(OUT if figure.out else figure.wounds for figure in own)

    def promising(self, domain: Domain[Any], view: State, seat: Seat) -> Iterable[Any]:
        """A few plans in a turn; no new cards at the start of a round; otherwise everything."""
        if view.phase == "round":
            return list(domain.candidates())[-1:]
        if not isinstance(domain, Either) or view.turn is None:
            return domain.candidates()
        if "do" not in domain.ways:
            return _points(domain)
        fight = Fight(view, SILENT, view.rules)
        actor = fight.figure(view.turn.actor)
        rank = Outlook(fight, seat).promise(actor)
        found = plans(domain, fight, actor, self.score, rank)
        return sensible(found, fight, actor)

    def acting(self, state: State) -> tuple[Seat, str] | None:
        if state.turn is None:
            return None
        actor = state.turn.actor
        return next((one.seat, actor) for one in state.figures if one.id == actor)


def _score(state: State, seat: Seat) -> float:
    fight = Fight(state, SILENT, state.rules)
    outlook = Outlook(fight, seat)
    fit = outlook.strength() + outlook.worth() + _saved(fight, seat) - _saved(fight, 1 - seat)
    goals = progress(fight, seat) - progress(fight, 1 - seat)
    walked = 0 if state.turn is None else state.turn.walked / PACE
    total = MATERIAL * fit / outlook.whole + goals - STEP * walked
    return max(-0.99, min(0.99, total))


def _points(domain: Either) -> Iterator[tuple[str, int | None]]:
    """A few points of a foe's way for each figure that could interrupt it, and then none."""
    for who, way in domain.ways.items():
        spots = [along for along in way.candidates() if along is not None]
        few = {0, len(spots) // 2, len(spots) - 1} if spots else ()
        yield from ((who, spots[place]) for place in sorted(few))
    yield who, None


def _saved(fight: Fight, seat: Seat) -> float:
    """The worth of a side's bennies, which shrinks over the rounds, and of its power points."""
    state = fight.state
    own = [figure for figure in state.figures if figure.seat == seat and not figure.out]
    purses = [state.pools[seat], *[figure.bennies for figure in own]]
    bennies = sum(_purse(count) for count in purses) * (1 - (1 - LATE) * time_gone(fight))
    return bennies + POWER_POINT * sum(figure.points for figure in own)


def _purse(bennies: int) -> float:
    """The worth of a number of bennies: the fewer are left, the more each is worth."""
    more = max(0, bennies - len(BENNIES))
    return sum(BENNIES[:bennies]) + more * BENNIES[-1]
