"""Dropping what a figure holds."""

from __future__ import annotations

from tapete.games.savage.events.fight import Did
from tapete.games.savage.state import GROUND, Figure, Item
from tapete.games.savage.world import Fight


def drop_item(fight: Fight, victim: Figure, item: Item, rule: str) -> None:
    """Drops an item where its owner stands."""
    item.hand, item.at = GROUND, victim.at
    fight.table.tell(Did, figure=victim.id, what="dropped", thing=item.kind, rule=rule)
