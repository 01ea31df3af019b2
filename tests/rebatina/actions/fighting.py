"""Striking a foe."""

from tapete.deeds import Kind, ToEach, upon
from tests.rebatina.rules.fighting.striking import strike
from tests.rebatina.world import Brawl, Figure


def _foes(brawl: Brawl, figure: Figure) -> list[Figure]:
    return [foe for foe in brawl.foes(figure) if brawl.grid.touch(figure.at, foe.at)]


STRIKE = Kind("strike", "rebatina.group.fight", upon(Brawl.figure, strike), ToEach(_foes),
    harms=True, wanting=("rebatina.strike", "nobody"))  # fmt: skip
