"""Events of charges, and of standing and shooting in their way."""

from __future__ import annotations

from tapete.games.euphoria.events.moving import Path
from tapete.scene.event import OfTwo
from tapete.spaces.climbs.surfaces import Place


class Declared(OfTwo, frozen=True, kw_only=True, tag="euphoria.event.charge_declared"):
    """A miniature declares a charge with this many AP, before anything is measured."""

    ap: int
    sees: bool = True


class Reached(OfTwo, frozen=True, kw_only=True, tag="euphoria.event.charge_reached"):
    """A charge reached its target; `sees` if it has earned the free attack die."""

    far: int
    ap: int
    sees: bool
    path: Path = ()


class Failed(OfTwo, frozen=True, kw_only=True, tag="euphoria.event.charge_failed"):
    """A charge fell short; `why` is `short`, `stumbled` or `dead`."""

    why: str = "short"
    far: int = 0
    ap: int = 0
    path: Path = ()


class Stood(OfTwo, frozen=True, kw_only=True, tag="euphoria.event.stood"):
    """A miniature stands and shoots at the one that charges it, which is at this place."""

    weapon: str
    shots: int
    at: Place
