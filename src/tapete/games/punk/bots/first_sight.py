"""What a beginner sees of a skirmish: whom one can strike, but not who can strike back."""

from __future__ import annotations

from tapete.deeds.near import Gap, Nearsighted
from tapete.games.punk.bots.goal_value import prospect
from tapete.games.punk.bots.tactics import STEP, PunkTactics
from tapete.games.punk.bots.threats import Outlook
from tapete.games.punk.state import State
from tapete.games.punk.world import Skirmish
from tapete.kernel import Seat
from tapete.odds.silent import SILENT


class FirstSight(Nearsighted[State], PunkTactics):
    """Goes for the nearest enemy, and thinks neither of what to fear nor of the rival's goals."""

    def points(self, skirmish: Skirmish, seat: Seat) -> float:
        outlook = Outlook(skirmish, seat)
        total = outlook.strength() + sum(outlook.promise(one) for one in outlook.own)
        active = skirmish.state.active
        if active is not None and skirmish.mini(active.mini).seat == seat:
            total += STEP * active.left
        if skirmish.state.scenario:
            total += prospect(skirmish, seat, outlook.sides())
        return total

    def gaps(self, view: State, seat: Seat) -> Gap | None:
        if view.active is None:
            return None
        skirmish = Skirmish(view, SILENT)
        here = skirmish.mini(view.active.mini)

        def gap(target: str) -> float | None:
            enemy = skirmish.find(target)
            return None if enemy is None or enemy.seat == seat else skirmish.gap(here, enemy)

        return gap
