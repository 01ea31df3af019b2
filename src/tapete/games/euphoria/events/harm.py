"""Events of damage, death and what is left of the dead."""

from __future__ import annotations

from tapete.scene.event import OfFigure


class Hurt(OfFigure, frozen=True, kw_only=True, tag="euphoria.event.hurt"):
    """A miniature has lost life to damage, which its armour has lessened, and has `life` left."""

    points: int
    life: int
    armour: int = 0
    """What the armour took off."""
    other: str = ""
    """The miniature that caused it, if one did."""


class Unhurt(OfFigure, frozen=True, kw_only=True, tag="euphoria.event.unhurt"):
    """A miniature's armour has taken all of the damage."""

    armour: int


class LostLife(OfFigure, frozen=True, kw_only=True, tag="euphoria.event.lost_life"):
    """A miniature has lost life to something that no armour lessens."""

    points: int
    life: int


class Healed(OfFigure, frozen=True, kw_only=True, tag="euphoria.event.healed"):
    """A miniature has recovered life."""

    points: int
    life: int


class Died(OfFigure, frozen=True, kw_only=True, tag="euphoria.event.died"):
    """A miniature is dead, perhaps by another's hand; the rival's audience grows by `audience`."""

    other: str = ""
    audience: int = 0
    seat: int = -1
    """The seat whose audience grows; -1 if none does."""
    first: bool = False
    """True if it is the first of its team to die."""


class Dropped(OfFigure, frozen=True, kw_only=True, tag="euphoria.event.dropped"):
    """An objective lies where its carrier died."""

    objective: str


class Caught(OfFigure, frozen=True, kw_only=True, tag="euphoria.event.caught_fire"):
    """A miniature is burning from now on."""
