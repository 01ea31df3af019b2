"""What a beginner sees of a fight: whom one can strike, but not who can strike back."""

from __future__ import annotations

from tapete.deeds.near import Gap, Nearsighted
from tapete.games.savage.bots.goal_value import progress
from tapete.games.savage.bots.tactics import MATERIAL, STEP, SavageTactics
from tapete.games.savage.bots.threats import NEXT, Outlook
from tapete.games.savage.state import State
from tapete.games.savage.world import PACE, Fight
from tapete.kernel import Seat
from tapete.odds.silent import SILENT
from tapete.spaces.plane.point import distance


class Glimpse(Outlook):
    """The chances of one's own figures alone: no cover is missed, because no foe is feared."""

    def worth(self) -> float:
        own = [body for body in self.everybody if body.figure.seat == self.seat and body.acts]
        return sum(self._chances(body, NEXT) for body in own)


class FirstSight(Nearsighted[State], SavageTactics):
    """Goes for the nearest foe, fears nobody, and sees no reason to keep a benny."""

    def score(self, state: State, seat: Seat) -> float:
        if state.ended:
            return super().score(state, seat)
        fight = Fight(state, SILENT, state.rules)
        glimpse = Glimpse(fight, seat)
        fit = MATERIAL * (glimpse.strength() + glimpse.worth()) / glimpse.whole
        walked = 0 if state.turn is None else state.turn.walked / PACE
        return max(-0.99, min(0.99, fit + progress(fight, seat) - STEP * walked))

    def gaps(self, view: State, seat: Seat) -> Gap | None:
        if view.turn is None:
            return None
        fight = Fight(view, SILENT, view.rules)
        here = fight.figure(view.turn.actor)

        def gap(target: str) -> float | None:
            foe = fight.find(target)
            return None if foe is None or foe.seat == seat else distance(here.at, foe.at)

        return gap
