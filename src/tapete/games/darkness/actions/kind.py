"""A kind of deed: whether it takes the action, and when it may be done."""

from __future__ import annotations

from collections.abc import Hashable

from tapete.deeds.kind import Kind as AnyKind
from tapete.games.darkness.state import Survivor
from tapete.games.darkness.world import Night


class Kind(AnyKind[Night, Survivor], frozen=True):
    """One kind of deed of a survivor. Most take the one action of a turn."""

    free: bool = False
    """True if it takes no action."""
    talk: bool = False
    """True for communication, which is possible before anything else."""
    meets: bool = False
    """True for what must be done first: the disc or the adversary that one begins a turn on."""

    def terms(self) -> Hashable:
        return self.free, self.talk, self.meets, self.name if self.meets else ""
