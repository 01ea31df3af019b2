"""A kind of deed: the phases in which it is done, and how a bot tries it."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Literal

from tapete.deeds.kind import Kind as AnyKind
from tapete.games.euphoria.state import Mini, Phase
from tapete.games.euphoria.world import Show


class Kind(AnyKind[Show, Mini], frozen=True):
    """One kind of deed of a miniature."""

    phases: tuple[Phase, ...] = ("movement",)
    """When it is done; in other phases it is neither offered nor barred."""
    tried: Literal["never", "usual", "attack"] = "usual"
    """How a bot weighs it: never; with unusual details on the best target only; or with them on
    every target."""

    def terms(self) -> Hashable:
        return self.phases


def in_phase(show: Show, kind: Kind) -> bool:
    return show.state.phase in kind.phases
