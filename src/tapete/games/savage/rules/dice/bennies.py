"""Bennies: who has them, and paying with them."""

from __future__ import annotations

from tapete.games.savage.events.fight import BennySpent
from tapete.games.savage.state import Figure
from tapete.games.savage.world import Fight
from tapete.kernel import YesNo

START_HERO = 3
START_FOE = 2
"""savage.core.bennies"""


def purse(fight: Fight, figure: Figure) -> int:
    """Its own bennies, and those of its side's common pool."""
    return figure.bennies + fight.state.pools[figure.seat]


def may_pay(fight: Fight, figure: Figure, key: str) -> bool:
    """True if its player has a benny, and might spend it on this."""
    return purse(fight, figure) > 0 and not fight.table.ignores(key)


def pays(fight: Fight, figure: Figure, key: str, rule: str) -> bool:
    """Whether its player spends a benny on this; only asked who has one."""
    if not may_pay(fight, figure, key):
        return False
    if not fight.table.ask(figure.seat, key, YesNo(), rule, figure=figure.id):
        return False
    spend(fight, figure, rule)
    return True


def spend(fight: Fight, figure: Figure, rule: str) -> None:
    """One of its own first, else one of the pool."""
    if figure.bennies:
        figure.bennies -= 1
    else:
        fight.state.pools[figure.seat] -= 1
    left = purse(fight, figure)
    fight.table.tell(BennySpent, figure=figure.id, left=left, rule=rule)
