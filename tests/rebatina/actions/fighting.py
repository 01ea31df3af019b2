"""Striking somebody, and standing on guard."""

from tapete.deeds.do import Details, Do
from tapete.deeds.kind import Kind
from tapete.kernel import Choice
from tests.rebatina import events
from tests.rebatina.rules.fighting.striking import strike
from tests.rebatina.state import Figure
from tests.rebatina.world import Brawl


def _foes_in_reach(brawl: Brawl, figure: Figure) -> list[Choice]:
    foes = [foe for foe in brawl.foes(figure) if brawl.in_reach(figure.at, foe.at)]
    return [Choice(Do("strike", foe.id)) for foe in foes]


def _strike(brawl: Brawl, figure: Figure, do: Do, details: Details) -> None:
    strike(brawl, figure, brawl.figure(do.to))


def _always(brawl: Brawl, figure: Figure) -> list[Choice]:
    return [Choice(Do("guard"))]


def _guard(brawl: Brawl, figure: Figure, do: Do, details: Details) -> None:
    figure.defending = True
    brawl.table.tell(events.Defended, figure=figure.id, rule="rebatina.guard")


GROUP = "rebatina.group.fight"
NOBODY = ("rebatina.strike", "nobody", {})
STRIKE = Kind("strike", GROUP, _foes_in_reach, _strike, harms=True, wanting=NOBODY)
GUARD = Kind("guard", GROUP, _always, _guard)
