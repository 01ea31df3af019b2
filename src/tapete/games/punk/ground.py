"""Tables: scenery on the ground, written in cm."""

from __future__ import annotations

import msgspec

from tapete.games.punk.entries import Told
from tapete.spaces.scenery import Scenery


class Ground(Told, frozen=True, kw_only=True):
    """A table of scenery."""


class Laid(msgspec.Struct, frozen=True):
    """A table's pieces, what each is, and of which element it is a part."""

    width: int
    depth: int
    pieces: tuple[Scenery, ...]
    kinds: tuple[str, ...]
    elements: tuple[int, ...]


def ground_named(name: str) -> Ground:
    raise NotImplementedError


def laid(ground: Ground, size: int = 0) -> Laid:
    """Spread over a table of that size, in cm; its own if it is 0."""
    raise NotImplementedError
