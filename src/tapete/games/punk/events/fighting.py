"""What is told of fights hand to hand."""

from __future__ import annotations

from tapete.kernel import Event


class Charged(Event, frozen=True, kw_only=True, tag="punk.event.charged"):
    """An Assault is declared on somebody and not yet brought home."""

    figure: str
    target: str


class Assaulted(Event, frozen=True, kw_only=True, tag="punk.event.assaulted"):
    """It has come into contact: with how much for the way it came, and whether from behind."""

    figure: str
    target: str
    bonus: int
    behind: bool


class DroppedOn(Event, frozen=True, kw_only=True, tag="punk.event.dropped_on"):
    """An Assault from above, from so high."""

    figure: str
    height: int


class Fought(Event, frozen=True, kw_only=True, tag="punk.event.fought"):
    """Two of them fight: what each has besides its die, and with what."""

    figure: str
    target: str
    mine: int
    theirs: int
    weapon: str
    against_weapon: str


class Wields(Event, frozen=True, kw_only=True, tag="punk.event.wields"):
    """What somebody fights with for the rest of this activation."""

    figure: str
    weapon: str


class Unloaded(Event, frozen=True, kw_only=True, tag="punk.event.unloaded"):
    """A weapon has struck and has to be made ready again."""

    figure: str
    weapon: str


class Separated(Event, frozen=True, kw_only=True, tag="punk.event.separated"):
    figure: str


class HeldBack(Event, frozen=True, kw_only=True, tag="punk.event.held_back"):
    """It tried to separate, and so many were faster."""

    figure: str
    by: int


class Frenzied(Event, frozen=True, kw_only=True, tag="punk.event.frenzied"):
    """Whom a bloodthirsty mini heads for."""

    figure: str
    target: str
