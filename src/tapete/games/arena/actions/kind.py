"""A kind of deed: what it costs, and whose it is."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Literal

from tapete.deeds.kind import Kind as AnyKind
from tapete.games.arena.state import Hunter
from tapete.games.arena.world import Arena


class Kind(AnyKind[Arena, Hunter], frozen=True):
    """One kind of deed of a hunter, or of its Helper.

    A `free` one needs no token except as a [RE]action; an `aside` one is no action at all, such as
    using loot.
    """

    free: bool = False
    aside: bool = False
    helper: bool = False
    """True if the Helper does it."""
    lent: bool = False
    """True if the token of a weapon can pay for it."""
    basic: bool = False
    """True for a basic action, which everybody has."""
    ends: bool = False
    """True if it is done only when the activation ends."""
    tried: bool = True
    """False if bots leave it alone."""
    item: Literal["", "arm", "pin", "helper", "rule", "token", "worn", "pair"] = ""
    """What the number of its item counts: weapons, grenades, actions of a Helper, Loot tokens…"""

    def terms(self) -> Hashable:
        return self.free, self.aside, self.helper, self.lent, self.basic, self.ends
