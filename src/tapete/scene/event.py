"""Events about figures, which a screen can show on the table."""

from __future__ import annotations

from tapete.kernel.event import Event


class OfFigure(Event, frozen=True, kw_only=True):
    """A figure did something, or something happened to it."""

    figure: str


class OfTwo(OfFigure, frozen=True, kw_only=True):
    """A figure did something to another, its target."""

    target: str


class WithWeapon(OfFigure, frozen=True, kw_only=True):
    """A figure did something with a weapon, or something happened to its weapon."""

    weapon: str
