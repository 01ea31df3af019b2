"""What a thing is worth to somebody: for bargains."""

from __future__ import annotations

from tapete.games.darkness.bots.chances import HANDY, TRUSTY
from tapete.games.darkness.bots.sites import needed_for
from tapete.games.darkness.content.library import library
from tapete.games.darkness.state import State, Survivor
from tapete.games.darkness.world import Night
from tapete.odds.silent import SILENT

FIT = 0.25
"""What each die is worth more to somebody who is good at what it helps with."""


def worth(view: State, who: Survivor, kind: str) -> float:
    """What an object or an ally is worth to a survivor, in victory points.

    An object's points move with it; an ally's do not: darkness.ruling.vp_ally_transfer
    """
    known, night = library(), Night(view, SILENT)
    if kind in known.allies:
        ally = known.allies[kind]
        return TRUSTY + 0.1 * ally.dice + FIT * (who.sheet.value(ally.attribute) >= 4)
    points = known.worth(kind) + needed_for(night, kind)
    disc = known.objects.get(kind)
    return points if disc is None else points + HANDY * disc.dice
