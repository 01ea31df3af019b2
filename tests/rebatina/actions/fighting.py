"""Striking a foe."""

from tapete.deeds import Details, Do, Kind, Why
from tapete.kernel import Choice
from tests.rebatina.rules.fighting.striking import strike
from tests.rebatina.world import Brawl, Figure


def _foes(brawl: Brawl, figure: Figure) -> list[Choice]:
    foes = [foe for foe in brawl.foes(figure) if brawl.grid.touch(figure.at, foe.at)]
    return [Choice(Do("strike", foe.id)) for foe in foes]


def _strike(brawl: Brawl, figure: Figure, do: Do, details: Details) -> None:
    strike(brawl, figure, brawl.figure(do.to))


NOBODY: Why = ("rebatina.strike", "nobody", {})
STRIKE = Kind("strike", "rebatina.group.fight", _foes, _strike, harms=True, wanting=NOBODY)
