"""How an event is shown: which figure does what to which other, and along which path."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from tapete.scene.beat import Beat
from tapete.scene.board import Pair

CueKind: TypeAlias = Literal[
    "move", "attack", "hit", "miss", "harm", "down", "help", "turn", "note"
]  # fmt: skip
Means: TypeAlias = Literal["", "shot", "missile", "jet", "blast", "blow", "power"]


class Cue(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something for a screen to animate and a timeline to mark; empty fields play no part."""

    kind: CueKind
    figure: str = ""
    target: str = ""
    path: tuple[Pair, ...] = ()
    area: tuple[Pair, ...] = ()
    """The outline of a template."""
    means: Means = ""
    """How an attack is made, which decides its sound and the trace it leaves on the board."""
    beat: Beat | None = None
    """Set if it is a moment to pause at."""
