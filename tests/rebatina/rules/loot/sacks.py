"""Picking sacks up and letting them fall."""

from tests.rebatina import events
from tests.rebatina.state import Figure
from tests.rebatina.world import Brawl


def grab(brawl: Brawl, figure: Figure, sack: int) -> None:
    """A figure picks up one sack within reach."""
    del brawl.state.sacks[sack]
    figure.loot += 1
    brawl.table.tell(events.Grabbed, figure=figure.id, rule="rebatina.grab")


def drop(brawl: Brawl, figure: Figure) -> None:
    """All its sacks fall where it stands."""
    if figure.loot:
        brawl.state.sacks += [figure.at] * figure.loot
        brawl.table.tell(events.Dropped, figure=figure.id, sacks=figure.loot, rule="rebatina.drop")
        figure.loot = 0
