"""Repairs: euphoria.class.mechanical"""

from __future__ import annotations

from tapete.games.euphoria.events.gifts import Repaired
from tapete.games.euphoria.figures import has, weigh_wounds
from tapete.games.euphoria.rules.gear.carrying import interact
from tapete.games.euphoria.state import Mini
from tapete.games.euphoria.world import Show

RULE = "euphoria.class.mechanical"
REPAIRS = 20
"""The life that a repair gives back: euphoria.missing.repair"""


def repairable(show: Show, mini: Mini) -> list[Mini]:
    """The damaged friends in contact that it may repair, if it can repair."""
    if not has(mini, "repairer"):
        return []
    return [
        one
        for one in show.friends(mini)
        if has(one, "repairable") and one.life < one.full and show.in_contact(mini, one)
    ]


def repair(show: Show, mini: Mini, friend: Mini) -> None:
    """It gives life back, never above what the other started with."""
    interact(show, mini)
    points = min(REPAIRS, friend.full - friend.life)
    friend.life += points
    weigh_wounds(show, friend)
    show.table.tell(Repaired, figure=mini.id, target=friend.id, points=points, rule=RULE)
