"""The table as one side sees it: what each threatens to do, this turn and later."""

from __future__ import annotations

from math import ceil
from typing import NamedTuple

from msgspec.structs import replace

from tapete.games.euphoria.bots.eye import guess
from tapete.games.euphoria.bots.memory import Threat, remembered
from tapete.games.euphoria.bots.prowess import Means, blows, longest, shots, worth
from tapete.games.euphoria.content.missions import TURNS
from tapete.games.euphoria.figures import GRAVE, engaged_with
from tapete.games.euphoria.rules.charging.charging import CHARGE
from tapete.games.euphoria.rules.moving.moving import MOVE
from tapete.games.euphoria.rules.moving.paying import free_left
from tapete.games.euphoria.rules.shooting.targets import SHOOT
from tapete.games.euphoria.rules.sight.sight import sees
from tapete.games.euphoria.rules.turns.points import healthy, wounds
from tapete.games.euphoria.state import Deeds, Mini
from tapete.games.euphoria.world import Show
from tapete.kernel import Seat
from tapete.spaces.plane.point import INCH

NOW, LATER = 0.8, 0.4
"""The weight of an attack in this turn, and of one in the next."""
DISTANT = 0.6
"""The factor for each further turn that an attack takes."""
CAUTION = 0.9
"""The weight of the other side's attacks; of later ones it falls as the show goes on."""
UNSEEN = 0.7
"""The factor for a shot that needs a step first: to come into range, or into sight."""
ASIDE = 2 * INCH
"""How far one is assumed to step to see somebody who is hidden."""
UNBEGUN = ("roles", "markers", "deploy", "start")
BEFORE_MOVES = (*UNBEGUN, "start_actions", "abilities", "objects")
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
        known = remembered(self.show, self.eye, [*own, *foes], self.threat)
        ours = sum([self.promise(one, foes, LATER, known) for one in own])
        if not caution:
            return ours
        gone = min(1.0, self.show.state.turn / TURNS)
        return ours - caution * sum(
            [self.promise(one, own, LATER * (1 - gone), known) for one in foes]
        )

    def promise(
        self, mini: Mini, rivals: list[Mini], weight: float, threat: Threat | None = None
    ) -> float:
        """The best that it may do in this turn, and later, which counts by its weight."""
        bound, threat = engaged_with(self.show, mini), threat or self.threat
        now = later = 0.0
        for rival in bound or rivals:
            soon, then = threat(mini, rival, bool(bound))
            now, later = max(now, soon), max(later, then)
        return NOW * now + (weight * later if self.show.state.turn < TURNS else 0.0)

    def threat(self, mini: Mini, rival: Mini, bound: bool = False) -> tuple[float, float]:
        """What its attack on a rival is worth in this turn, and in a later one."""
        show, gap = self.show, guess(self.show, mini, rival, self.eye)
        strikes = show.state.phase in (*BEFORE_BLOWS, "melee")
        if bound:
            struck = worth(rival, blows(show, mini, rival, self.means(mini, rival)))
            rested = Means(self.rested(mini), self.rested(rival), fresh=True)
            again = blows(show, tomorrow(mini), tomorrow(rival), rested)
            return strikes * struck, worth(rival, again)
        charge = self._charge(mini, rival, gap)
        return max(charge, self.shot(mini, rival, gap, charge)), self._later(mini, rival, gap)

    def shot(self, mini: Mini, rival: Mini, gap: float, least: float) -> float:
        """A shot that it may still fire this turn, from where it is or after a step.

        Whom it sees is not looked for if a shot from where it is would not be worth more than
        `least`: after a step it is worth no more.
        """
        show, state, far = self.show, self.show.state, longest(mini)
        waits = state.phase == "shooting" and mini.id not in state.acted
        if not far or mini.deeds.engaged or SHOOT in mini.deeds.barred:
            return 0.0
        if not (waits or state.phase in BEFORE_SHOTS):
            return 0.0
        if gap <= far:
            shot = worth(rival, shots(show, mini, rival, gap, self.means(mini, rival)))
            if shot <= least or sees(show, mini, rival):
                return shot
        if not self._may_move(mini):
            return 0.0
        means = self.means(mini, rival, max(gap - far, ASIDE))
        return UNSEEN * worth(rival, shots(show, mini, rival, min(gap, far), means))

    def _charge(self, mini: Mini, rival: Mini, gap: float) -> float:
        """A charge that it may still make this turn."""
        if not self._may_move(mini) or mini.deeds.started or CHARGE in mini.deeds.barred:
            return 0.0
        means = self.means(mini, rival, gap)
        if means.ap < 0:
            return 0.0
        return worth(rival, blows(self.show, mini, rival, means._replace(charging=True)))

    def _may_move(self, mini: Mini) -> bool:
        state = self.show.state
        if MOVE in mini.deeds.barred:
            return False
        waits = state.phase in ("charges", "movement") and mini.id not in state.acted
        return waits or state.phase in BEFORE_MOVES

    def means(self, mini: Mini, rival: Mini, walk: float = 0.0) -> Means:
        """The AP of both in this turn, after a walk; before it begins, those they will have."""
        spent = ceil(max(0.0, walk - free_left(mini)) / INCH)
        if self.show.state.phase in UNBEGUN:
            return Means(self.rested(mini) - spent, self.rested(rival), fresh=True)
        return Means(mini.ap - spent, rival.ap)

    def _later(self, mini: Mini, rival: Mini, gap: float) -> float:
        """The better of shooting and charging next turn, or as many turns later as it takes."""
        ap, against = max(1, self.rested(mini)), self.rested(rival)
        mini, rival = tomorrow(mini), tomorrow(rival)
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


def tomorrow(mini: Mini) -> Mini:
    """It as the next turn starts: what lasts until the turn ends is over."""
    return replace(mini, deeds=Deeds(grave=mini.life <= GRAVE))
