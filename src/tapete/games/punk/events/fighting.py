"""Events of fights hand to hand."""

from __future__ import annotations

from tapete.kernel import Event


class Charged(Event, frozen=True, kw_only=True, tag="punk.event.charged"):
    """A mini declares an Assault that has not reached its target yet."""

    figure: str
    target: str


class Assaulted(Event, frozen=True, kw_only=True, tag="punk.event.assaulted"):
    """An Assault reaches its target, with a bonus for its movement and perhaps from behind."""

    figure: str
    target: str
    bonus: int
    behind: bool


class DroppedOn(Event, frozen=True, kw_only=True, tag="punk.event.dropped_on"):
    """A mini drops on its target from a height."""

    figure: str
    height: int


class Fought(Event, frozen=True, kw_only=True, tag="punk.event.fought"):
    """Two minis fight: what each adds to its die, and its weapon."""

    figure: str
    target: str
    mine: int
    theirs: int
    weapon: str
    against_weapon: str


class Wields(Event, frozen=True, kw_only=True, tag="punk.event.wields"):
    """A mini chooses its weapon for the rest of this activation."""

    figure: str
    weapon: str


class Unloaded(Event, frozen=True, kw_only=True, tag="punk.event.unloaded"):
    """A weapon has struck and must be reloaded."""

    figure: str
    weapon: str


class Separated(Event, frozen=True, kw_only=True, tag="punk.event.separated"):
    figure: str


class HeldBack(Event, frozen=True, kw_only=True, tag="punk.event.held_back"):
    """A mini tried to separate, but `by` enemies were faster."""

    figure: str
    by: int


class Frenzied(Event, frozen=True, kw_only=True, tag="punk.event.frenzied"):
    """A bloodthirsty mini heads for a target."""

    figure: str
    target: str
