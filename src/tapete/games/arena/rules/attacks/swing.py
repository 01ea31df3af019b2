"""An attack that is being made, and what is added to its roll."""

from __future__ import annotations

import msgspec

from tapete.games.arena.content.entries import Action
from tapete.games.arena.figures import stat, value
from tapete.games.arena.state import Colour, Helper, Hunter
from tapete.games.arena.world import Arena
from tapete.kernel.chance.roll import Modifier


class Swing(msgspec.Struct, frozen=True):
    """An attack that is being made: with what, with which die, and all its properties."""

    action: Action
    colour: Colour
    texts: tuple[str, ...]
    free: bool
    """True if it costs no Action token: arena.action.free"""
    item: str = ""
    """The card of the weapon; empty for bare hands and special rules."""
    sorts: tuple[str, ...] = ("all",)
    """The sorts of attack it is, for cards that raise some of them."""
    spotted: bool = False
    """True if a Helper shows its hunter where to aim."""


def terms(arena: Arena, figure: Hunter | Helper, swing: Swing) -> tuple[Modifier, ...]:
    """What is added to the roll: arena.action.resolve.roll"""
    added = stat(arena.owner(figure), "attack", *swing.sorts)
    found = (
        Modifier("arena.action.attribute_icon", value(figure, swing.action.attribute)),
        Modifier("arena.gear.modifier", added),
        Modifier("arena.hero.special_rule", int(swing.spotted)),
    )
    return tuple([one for one in found if one.amount])
