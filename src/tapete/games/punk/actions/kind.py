"""A kind of Action: its cost, the minis that may do it, its words, and how a bot tries it."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Literal

from tapete.deeds.kind import Kind as AnyKind
from tapete.games.punk.state import Mini
from tapete.games.punk.world import Skirmish


class Kind(AnyKind[Skirmish, Mini], frozen=True):
    """One kind of Action.

    If `locked` is True, it is for minis in contact with an enemy; if False, for minis that are not;
    if None, for both. `cost` is the number of Actions it takes.
    """

    cost: int = 1
    locked: bool | None = False
    rises: bool = False
    """True if a prone mini may do it, and a mini that must advance by Bloodthirst."""
    addressed: bool = True
    """True if it needs a target or an item; without one, only its name can be shown."""
    depends: bool = False
    """True if what is done depends on the kind of objective it is done to."""
    item: Literal["own", "target", "dropped"] = "own"
    """The owner of the item it is done with, or `dropped` for one that lies on the table."""
    tried: Literal["never", "usual", "attack"] = "usual"
    """How a bot weighs it: never; with unusual details on the best target only; or with them on
    every target."""

    def terms(self) -> Hashable:
        return self.cost, self.locked, self.rises
