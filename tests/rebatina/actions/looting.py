"""Grabbing a sack."""

from tapete.deeds import Details, Do, Kind, WithEach
from tapete.spaces.plane.point import Point
from tests.rebatina.rules.loot.sacks import grab
from tests.rebatina.world import Brawl, Figure


def _sacks(brawl: Brawl, figure: Figure) -> list[tuple[int, Point]]:
    sacks = {at: n for n, at in enumerate(brawl.state.sacks) if brawl.grid.touch(figure.at, at)}
    return [(n, at) for at, n in sacks.items()]


def _grab(brawl: Brawl, figure: Figure, do: Do, details: Details) -> None:
    grab(brawl, figure, do.item)


GRAB = Kind("grab", "rebatina.group.loot", _grab, WithEach(_sacks),
    wanting=("rebatina.grab", "no_sack"))  # fmt: skip
