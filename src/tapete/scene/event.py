"""Events about figures, which a screen can show on the table."""

from __future__ import annotations

from tapete.kernel.event import Event
from tapete.kernel.message import Message
from tapete.scene.board import Pair


class OfFigure(Event, frozen=True, kw_only=True):
    """A figure did something, or something happened to it."""

    figure: str


class OfTwo(OfFigure, frozen=True, kw_only=True):
    """A figure did something to another, its target."""

    target: str


class WithWeapon(OfFigure, frozen=True, kw_only=True):
    """A figure did something with a weapon, or something happened to its weapon."""

    weapon: str


class WithItem(OfFigure, frozen=True, kw_only=True):
    """A figure did something with a thing, got it or lost it."""

    item: str


class Along(OfFigure, frozen=True, kw_only=True):
    """A figure changed its place, along a path."""

    path: tuple[Pair, ...] = ()


class Walked(Along, frozen=True, kw_only=True):
    """A figure went along a path; the message says only where that ends."""

    def message(self) -> Message:
        (x, y), told = self.path[-1], super().message()
        return Message.of(told.key, figure=self.figure, x=x, y=y)
