"""What somebody has to lose, and to win: its life and its points, its things, its prey."""

from __future__ import annotations

from typing import NamedTuple

from tapete.games.darkness.bots.chances import HANDY, TRUSTY
from tapete.games.darkness.content.library import library
from tapete.games.darkness.state import Survivor
from tapete.games.darkness.world import Night

HEALTH = (-14.0, -4.0, -1.0, 0.0, 0.6, 1.0, 1.3)
"""What each amount of health is worth, from none to six, which is the most."""
FAILED = (0.0, -0.5, -1.2)
"""What failure discs cost, besides the risk of losing everything with the third."""
RISK = 0.35
"""How likely the third failure disc is, once there are two."""
COARSE = 3
"""Points are counted in lots of this many, so that few cases have to be worked out."""


class Outlook(NamedTuple):
    """What the worth of a disc depends on besides dice, in numbers as coarse as will do."""

    health: int
    shields: int
    """Allies that could take a blow."""
    points: int
    """What it would lose with its life."""
    suspicion: float
    """What one more failure disc would cost it."""
    prey: bool = False
    """True if adversaries have to be defeated in this scenario."""


def outlook_of(night: Night, who: Survivor) -> Outlook:
    points = max(0, who.points) // COARSE * COARSE
    hunts = any(goal.kind == "slain" for goal in night.victory)
    return Outlook(max(1, who.health), len(who.allies), points, suspicion(who), hunts)


def suspicion(who: Survivor) -> float:
    """What a failure disc costs; the third takes all objects and allies."""
    if who.failures < 2:
        return FAILED[who.failures] - FAILED[who.failures + 1]
    return round(FAILED[2] + goods(who) + sum([one.credit for one in who.things]), 1)


def wound(health: int, points: int) -> float:
    """What one damage costs somebody with this much health; the last takes all its points."""
    best = len(HEALTH) - 1
    lost = HEALTH[min(best, health)] - HEALTH[min(best, health - 1)]
    return lost + points * (health == 1)


def goods(who: Survivor) -> float:
    """What objects and allies are worth besides their points."""
    known = library()
    held = [known.objects[one.kind].dice for one in who.things if one.kind in known.objects]
    allies = [known.allies[kind].dice for kind in who.allies]
    return HANDY * sum(held) + sum([TRUSTY + 0.1 * dice for dice in allies])
