"""A kind of Action: what it costs, who may do it, what it is said with, how a bot tries it."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Literal

from tapete.deeds.barring import Barring
from tapete.deeds.kind import Kind as AnyKind
from tapete.games.punk.state import Mini
from tapete.games.punk.world import Skirmish

barred = Barring("punk")


class Kind(AnyKind[Skirmish, Mini], frozen=True):
    """One kind of Action.

    `locked` ones are for minis that touch an enemy, the others for those that do not, and those
    that say neither for both. `cost` is how many Actions it takes.
    """

    cost: int = 1
    locked: bool | None = False
    rises: bool = False
    """What may be done while prone, and by a mini that thirsts for blood."""
    addressed: bool = True
    """Done to somebody or with something: by itself it is only named."""
    depends: bool = False
    """What is done depends on the objective it is done to."""
    item: Literal["own", "target", "dropped"] = "own"
    """Whose thing it is done with; or one that lies on the table."""
    tried: Literal["never", "usual", "attack"] = "usual"
    """How a bot weighs it: not by itself; otherwise than as usual on the most promising target; or
    so on every target."""

    def terms(self) -> Hashable:
        return self.cost, self.locked, self.rises
