"""What a thing is worth to somebody: for bargains."""

from __future__ import annotations

from collections.abc import Iterable

from tapete.games.darkness.bots.chances import HANDY, TRUSTY
from tapete.games.darkness.bots.sites import needed_for
from tapete.games.darkness.content.library import library
from tapete.games.darkness.master import Goods
from tapete.games.darkness.rules.bargains.terms import kind_of
from tapete.games.darkness.state import Deal, State, Survivor
from tapete.games.darkness.world import Night
from tapete.odds.silent import SILENT

HELPED, HELPS = 0.9, -0.4
"""What a promise of help is worth to its receiver, and what it costs its giver."""
FAIR = 1.0
"""What a deal must bring either side to be worth the talk."""
FIT = 0.25
"""How much more each die is worth to somebody who is good at what it helps with."""


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


def gain(view: State, who: Survivor, gets: Goods, gives: Goods, giver: Survivor) -> float:
    """What one side of a deal gains by it; `giver` is the other side."""
    came = sum([worth(view, who, kind_of(giver, thing)) for thing in gets.things])
    gone = sum([worth(view, who, kind_of(who, thing)) for thing in gives.things])
    promised = HELPED * gets.help + HELPS * gives.help
    return came - gone + gets.points - gives.points + promised


def fair(view: State, deals: Iterable[Deal]) -> list[Deal]:
    """The deals that both sides gain by; those that are best for the proposer come first."""
    people = {one.id: one for one in view.survivors}
    found: list[tuple[float, int, Deal]] = []
    for number, deal in enumerate(deals):
        one, other = people[deal.by], people[deal.to]
        mine = gain(view, one, deal.wants, deal.gives, other)
        theirs = gain(view, other, deal.gives, deal.wants, one)
        if mine > FAIR and theirs >= FAIR:
            found.append((-mine, number, deal))
    return [deal for _, _, deal in sorted(found, key=lambda one: one[:2])]
