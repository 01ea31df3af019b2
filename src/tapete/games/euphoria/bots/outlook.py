"""The table as one side sees it: what each threatens to do, this turn and later."""

from __future__ import annotations

from typing import NamedTuple

from tapete.games.euphoria.bots.eye import guess
from tapete.games.euphoria.bots.prowess import Means, blows, longest, shots, worth
from tapete.games.euphoria.content.missions import TURNS
from tapete.games.euphoria.figures import engaged_with
from tapete.games.euphoria.rules.sight.sight import sees
from tapete.games.euphoria.rules.turns.points import healthy, wounds
from tapete.games.euphoria.state import Mini
from tapete.games.euphoria.world import Show
from tapete.kernel import Seat
from tapete.spaces.plane.point import INCH

NOW, LATER = 0.8, 0.4
"""The weight of an attack in this turn, and of one in the next."""
DISTANT = 0.6
"""The factor for each further turn that an attack takes."""
CAUTION = 0.45
"""The weight of the other side's attacks when a show begins; it falls as the show goes on."""
BEFORE_MOVES = ("roles", "markers", "deploy", "start", "start_actions", "abilities", "objects")
BEFORE_SHOTS = (*BEFORE_MOVES, "charges", "movement", "grenades")
BEFORE_BLOWS = (*BEFORE_SHOTS, "shooting")


class Outlook(NamedTuple):
    """A show as a side sees it, by the eye of one bot."""

    show: Show
    seat: Seat
    eye: int

    @property
    def own(self) -> list[Mini]:
        return self.show.team(self.seat)

    @property
    def foes(self) -> list[Mini]:
        return self.show.team(1 - self.seat)

    def threats(self, caution: float = CAUTION) -> float:
        """What this side threatens to do, less what it has to fear."""
        own, foes = self.own, self.foes
        ours = sum([self.promise(one, foes) for one in own])
        if not caution:
            return ours
        gone = min(1.0, self.show.state.turn / TURNS)
        return ours - caution * (1 - gone) * sum([self.promise(one, own) for one in foes])

    def promise(self, mini: Mini, rivals: list[Mini]) -> float:
        """The best that it may do in this turn, and later."""
        bound = engaged_with(self.show, mini)
        now = later = 0.0
        for rival in bound or rivals:
            soon, then = self.threat(mini, rival, bound=bool(bound))
            now, later = max(now, soon), max(later, then)
        return NOW * now + LATER * later

    def threat(self, mini: Mini, rival: Mini, *, bound: bool) -> tuple[float, float]:
        """What its attack on a rival is worth in this turn, and in a later one."""
        show, gap = self.show, guess(self.show, mini, rival, self.eye)
        strikes = show.state.phase in (*BEFORE_BLOWS, "melee")
        if bound:
            at_once = Means(mini.ap, rival.ap)
            struck = worth(rival, blows(show, mini, rival, at_once)) if strikes else 0.0
            rested = Means(self.rested(mini), self.rested(rival), fresh=True)
            return struck, worth(rival, blows(show, mini, rival, rested))
        now = max(self._shot(mini, rival, gap), self._charge(mini, rival, gap))
        return now, self._later(mini, rival, gap)

    def _shot(self, mini: Mini, rival: Mini, gap: float) -> float:
        """A shot that it may still fire this turn."""
        state = self.show.state
        waits = state.phase == "shooting" and mini.id not in state.acted
        if not waits and state.phase not in BEFORE_SHOTS:
            return 0.0
        if mini.deeds.engaged or gap > longest(mini) or not sees(self.show, mini, rival):
            return 0.0
        return worth(rival, shots(self.show, mini, rival, gap, Means(mini.ap, rival.ap)))

    def _charge(self, mini: Mini, rival: Mini, gap: float) -> float:
        """A charge that it may still make this turn."""
        state = self.show.state
        if state.phase not in (*BEFORE_MOVES, "charges", "movement"):
            return 0.0
        if mini.id in state.acted or mini.deeds.started:
            return 0.0
        left = mini.ap - gap / INCH
        if left < 0:
            return 0.0
        means = Means(int(left), rival.ap, charging=True)
        return worth(rival, blows(self.show, mini, rival, means))

    def _later(self, mini: Mini, rival: Mini, gap: float) -> float:
        """The better of shooting and charging next turn, or as many turns later as it takes."""
        ap, against = max(1, self.rested(mini)), self.rested(rival)
        far = longest(mini)
        shot = 0.0
        if far:
            away = max(0.0, gap - far) / (ap * INCH)
            hit = shots(self.show, mini, rival, min(gap, far), Means(ap, against, fresh=True))
            shot = worth(rival, hit) * DISTANT**away
        way = gap / (ap * INCH)
        left = int(ap * (1 - way)) if way < 1 else 1
        means = Means(left, against, fresh=True, charging=True)
        blow = worth(rival, blows(self.show, mini, rival, means))
        return max(shot, float(blow * DISTANT ** max(0.0, way - 1)))

    def rested(self, mini: Mini) -> int:
        """The AP it will have next turn."""
        return max(0, healthy(self.show, mini) - wounds(mini))
