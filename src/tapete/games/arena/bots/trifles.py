"""Questions on which so little depends that nobody is asked them."""

from __future__ import annotations

from typing import Any

from tapete.games.arena.figures import are_alike
from tapete.games.arena.rules.enemies.orders import NEXT_ENEMY
from tapete.games.arena.rules.turns.rounds import POOL, RESPAWN
from tapete.games.arena.state import State
from tapete.kernel import Domain, OneOf


def is_trifle(key: str, domain: Domain[Any], view: State) -> bool:
    """True if enemies that are alike only have to be put in an order, or the common money pays
    for a respawn without which all is lost."""
    if not isinstance(domain, OneOf):
        return False
    if key == RESPAWN:
        return POOL in domain.options
    return key == NEXT_ENEMY and _all_alike(view, set(domain.options))


def _all_alike(view: State, names: set[Any]) -> bool:
    first, *others = [one for one in view.enemies if one.id in names]
    return all(are_alike(first, one) for one in others)
