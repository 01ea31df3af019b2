"""What a beginner sees of a show: whom one can strike, but not who can strike back."""

from __future__ import annotations

from typing import ClassVar

from tapete.deeds.near import Gap, Nearsighted
from tapete.games.euphoria.bots.eye import guess
from tapete.games.euphoria.bots.tactics import EuphoriaTactics
from tapete.games.euphoria.state import State
from tapete.games.euphoria.world import Show
from tapete.kernel import Seat
from tapete.odds.silent import SILENT


class FirstSight(Nearsighted[State], EuphoriaTactics):
    """Goes for the nearest enemy, and fears nothing."""

    caution: ClassVar[float] = 0.0

    def gaps(self, view: State, seat: Seat) -> Gap | None:
        if not view.active:
            return None
        show = Show(view, SILENT)
        here = show.mini(view.active)

        def gap(target: str) -> float | None:
            enemy = show.find(target)
            known = enemy is not None and enemy.seat != seat
            return guess(show, here, enemy, self.eye) if known and enemy is not None else None

        return gap
