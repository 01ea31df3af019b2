"""Who fights whom in the melee phase, and in which order."""

from __future__ import annotations

from collections.abc import Sequence

from tapete.games.euphoria.figures import engaged_with
from tapete.games.euphoria.rules.turns.order import rank
from tapete.games.euphoria.state import Mini, Pair
from tapete.games.euphoria.world import Show


def pairs(show: Show) -> list[Pair]:
    """Every engaged pair has one exchange: combat by combat, those begun by a charge first.

    Separate combats go by the Euphoria of their first attackers; ties by priority.
    euphoria.ruling.melee_order
    """
    found = [_exchanges(show, group) for group in combats(show)]
    found.sort(key=lambda group: rank(show, show.mini(group[0].attacker)))
    return [pair for group in found for pair in group]


def combats(show: Show) -> list[list[Mini]]:
    """Miniatures that are linked by being engaged: euphoria.ruling.combat_group"""
    found: list[list[Mini]] = []
    for mini in show.standing():
        if not any(mini in group for group in found) and engaged_with(show, mini):
            found.append(combat_of(show, mini))
    return found


def combat_of(show: Show, mini: Mini) -> list[Mini]:
    """A miniature and all that it is linked with."""
    group = [mini]
    for one in group:
        group += [other for other in engaged_with(show, one) if other not in group]
    return group


def _exchanges(show: Show, group: Sequence[Mini]) -> list[Pair]:
    """Charges in reverse, the last first; then the others by the Euphoria of the attackers."""
    charged = [
        Pair(one.charger, one.target, charge=True)
        for one in reversed(show.state.charges)
        if _meet(show, group, one.charger, one.target)
    ]
    taken = [{pair.attacker, pair.target} for pair in charged]
    rest = [
        _standing(show, one, other)
        for one in group
        for other in engaged_with(show, one)
        if one.seat < other.seat and {one.id, other.id} not in taken
    ]
    rest.sort(key=lambda pair: rank(show, show.mini(pair.attacker)))
    return [*charged, *rest]


def _meet(show: Show, group: Sequence[Mini], one: str, other: str) -> bool:
    """True if both are in that combat and engaged with each other."""
    first = show.find(one)
    if first is None or first not in group:
        return False
    return any(enemy.id == other for enemy in engaged_with(show, first))


def _standing(show: Show, one: Mini, other: Mini) -> Pair:
    """Without a charge the one with more Euphoria attacks first; on a tie, priority.

    euphoria.melee.standing, euphoria.ruling.melee_euphoria_tie
    """
    first, second = sorted((one, other), key=lambda mini: rank(show, mini))
    return Pair(first.id, second.id)
