"""Contaminated ground: what it does to a mini that ends its activation on it."""

from __future__ import annotations

from tapete.games.punk.events.harm import Unharmed
from tapete.games.punk.figures import has
from tapete.games.punk.rules.harm.downing import weaken
from tapete.games.punk.state import Mini
from tapete.games.punk.world import Skirmish

LOSS = "punk.move.terrain.contaminated.loss"
PROTECTION = "punk.move.terrain.contaminated.protection"
PROTECTED = ("radioimmune", "clean")
"""The special rules of a faction, or of gear, that protect."""
GROUND = "contaminated"


def breathe(skirmish: Skirmish, mini: Mini) -> None:
    """A mini with any part of its base on such ground loses a point of Toughness for good.

    It does so only when its own activation ends: punk.ruling.contaminated_timing
    """
    if not stands_in_it(skirmish, mini):
        return
    if is_protected(mini):
        skirmish.table.tell(Unharmed, figure=mini.id, rule=PROTECTION)
    else:
        weaken(skirmish, mini, "D", LOSS)


def suffers(skirmish: Skirmish, mini: Mini) -> bool:
    return stands_in_it(skirmish, mini) and not is_protected(mini)


def is_protected(mini: Mini) -> bool:
    return any(has(mini, one) for one in PROTECTED)


def stands_in_it(skirmish: Skirmish, mini: Mini) -> bool:
    pieces = skirmish.board.pieces
    found = skirmish.levels.grounds_at(mini.at, mini.radius)
    return any(getattr(pieces[index], "ground", "") == GROUND for index in found)
