"""What a beginner sees of an arena: whom one can shoot, but not who can strike back."""

from __future__ import annotations

from typing import ClassVar

from tapete.deeds.near import Gap, Nearsighted
from tapete.games.arena.bots.tactics import ArenaTactics
from tapete.games.arena.state import State
from tapete.games.arena.world import Arena
from tapete.kernel import Seat
from tapete.odds.silent import SILENT


class FirstSight(Nearsighted[State], ArenaTactics):
    """Goes for the nearest enemy, and fears nothing."""

    fearless: ClassVar[bool] = True

    def gaps(self, view: State, seat: Seat) -> Gap | None:
        if view.active is None:
            return None
        arena = Arena(view, SILENT)
        here = arena.hunter(view.active.hunter)

        def gap(target: str) -> float | None:
            enemy = next((one for one in view.enemies if one.id == target), None)
            return None if enemy is None or here.at is None else arena.apart(here, enemy)

        return gap
