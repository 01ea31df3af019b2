"""Events of fights hand to hand."""

from __future__ import annotations

from tapete.scene.event import OfFigure, OfTwo, WithWeapon


class SetOut(OfTwo, frozen=True, kw_only=True, tag="punk.event.set_out"):
    """A mini sets out on an Assault."""


class Charged(OfTwo, frozen=True, kw_only=True, tag="punk.event.charged"):
    """A mini declares an Assault that has not reached its target yet."""


class Assaulted(OfTwo, frozen=True, kw_only=True, tag="punk.event.assaulted"):
    """An Assault reaches its target, with a bonus for its movement and perhaps from behind."""

    bonus: int
    behind: bool


class DroppedOn(OfFigure, frozen=True, kw_only=True, tag="punk.event.dropped_on"):
    """A mini drops on its target from a height."""

    height: int


class Fought(OfTwo, frozen=True, kw_only=True, tag="punk.event.fought"):
    """Two minis fight: what each adds to its die, and its weapon."""

    mine: int
    theirs: int
    weapon: str
    against_weapon: str


class Wields(WithWeapon, frozen=True, kw_only=True, tag="punk.event.wields"):
    """A mini chooses its weapon for the rest of this activation."""


class Unloaded(WithWeapon, frozen=True, kw_only=True, tag="punk.event.unloaded"):
    """A weapon has struck and must be reloaded."""


class Separated(OfFigure, frozen=True, kw_only=True, tag="punk.event.separated"):
    """A mini left a fight."""


class HeldBack(OfFigure, frozen=True, kw_only=True, tag="punk.event.held_back"):
    """A mini tried to separate, but `by` enemies were faster."""

    by: int


class Frenzied(OfTwo, frozen=True, kw_only=True, tag="punk.event.frenzied"):
    """A bloodthirsty mini heads for a target."""
