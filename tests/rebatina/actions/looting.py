"""Grabbing a sack."""

from tapete.deeds.do import Details, Do
from tapete.deeds.kind import Kind
from tapete.kernel import Choice
from tests.rebatina.rules.loot.sacks import grab
from tests.rebatina.state import Figure
from tests.rebatina.world import Brawl


def _sacks_in_reach(brawl: Brawl, figure: Figure) -> list[Choice]:
    """One of the sacks of each place."""
    sacks = {at: n for n, at in enumerate(brawl.state.sacks) if brawl.in_reach(figure.at, at)}
    return [Choice(Do("grab", item=sack)) for sack in sacks.values()]


def _grab(brawl: Brawl, figure: Figure, do: Do, details: Details) -> None:
    grab(brawl, figure, do.item)


NO_SACK = ("rebatina.grab", "no_sack", {})
GRAB = Kind("grab", "rebatina.group.loot", _sacks_in_reach, _grab, wanting=NO_SACK)
