"""How an event is shown: who does what to whom, and along which way."""

from __future__ import annotations

from typing import Literal

import msgspec

from tapete.scene.board import Pair


class Cue(msgspec.Struct, frozen=True, omit_defaults=True):
    """For a screen to animate and a timeline to mark; what is empty plays no part."""

    kind: Literal["move", "attack", "hit", "miss", "harm", "down", "help", "turn", "note"]
    figure: str = ""
    target: str = ""
    path: tuple[Pair, ...] = ()
    area: tuple[Pair, ...] = ()
    """The outline of a template."""
