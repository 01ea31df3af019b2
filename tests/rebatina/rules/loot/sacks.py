"""Picking sacks up, and letting them fall."""

from tests.rebatina.events import Loaded
from tests.rebatina.world import Brawl, Figure


def grab(brawl: Brawl, figure: Figure, sack: int) -> None:
    """A figure picks up one sack within reach."""
    del brawl.state.sacks[sack]
    figure.loot += 1
    brawl.table.tell(Loaded, figure=figure.id, sacks=1, rule="rebatina.grab")


def drop(brawl: Brawl, figure: Figure) -> None:
    """All its sacks fall where it stands."""
    if figure.loot:
        brawl.state.sacks += [figure.at] * figure.loot
        brawl.table.tell(Loaded, figure=figure.id, sacks=-figure.loot, rule="rebatina.drop")
        figure.loot = 0
