"""Grabbing a sack."""

from tapete.deeds import Details, Do, Kind
from tapete.kernel import Choice
from tests.rebatina.rules.loot.sacks import grab
from tests.rebatina.world import Brawl, Figure


def _sacks(brawl: Brawl, figure: Figure) -> list[Choice]:
    sacks = {at: n for n, at in enumerate(brawl.state.sacks) if brawl.grid.touch(figure.at, at)}
    return [Choice(Do("grab", item=sack)) for sack in sacks.values()]


def _grab(brawl: Brawl, figure: Figure, do: Do, details: Details) -> None:
    grab(brawl, figure, do.item)


GRAB = Kind("grab", "rebatina.group.loot", _sacks, _grab, wanting=("rebatina.grab", "no_sack", {}))
