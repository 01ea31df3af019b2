"""What a beginner sees of a night: what lies near, but not what it may cost."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import Any

from tapete.games.darkness.bots.dealing import is_answer
from tapete.games.darkness.bots.plans import plans
from tapete.games.darkness.bots.tactics import DarknessTactics
from tapete.games.darkness.figures import played_by
from tapete.games.darkness.state import State, Survivor
from tapete.games.darkness.world import Night
from tapete.kernel import Domain, Either, Seat
from tapete.odds.silent import SILENT

NEARBY = 10
"""Plans that a beginner thinks of."""


class FirstSight(DarknessTactics):
    """Counts points and health, and neither rivals nor the objective; thinks of a few plans."""

    def points(self, night: Night, who: Survivor) -> float:
        return super().points(night, who) * 0.5 + 0.5 * who.points

    def promising(self, domain: Domain[Any], view: State, seat: Seat) -> Iterable[Any]:
        who = played_by(view, seat)
        if who is None or not isinstance(domain, Either) or is_answer(domain):
            return super().promising(domain, view, seat)
        return islice(plans(domain, Night(view, SILENT), who), NEARBY)
