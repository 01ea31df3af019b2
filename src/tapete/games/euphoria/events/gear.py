"""Events of objects, trapdoors and mechanisms."""

from __future__ import annotations

from tapete.scene.event import OfFigure, OfTwo, WithItem


class Used(WithItem, frozen=True, kw_only=True, tag="euphoria.event.used"):
    """A miniature uses an object that it carries."""


class Gave(OfTwo, frozen=True, kw_only=True, tag="euphoria.event.gave"):
    """A miniature gives an object to another."""

    item: str


class Opened(OfFigure, frozen=True, kw_only=True, tag="euphoria.event.opened"):
    """A miniature opens a trapdoor, and finds this reward."""

    reward: str
    face: int


class Took(OfFigure, frozen=True, kw_only=True, tag="euphoria.event.took"):
    """A miniature takes a reward."""

    reward: str


class LeftThere(OfFigure, frozen=True, kw_only=True, tag="euphoria.event.left_there"):
    """A miniature leaves a reward where it is."""

    reward: str


class Triggered(OfFigure, frozen=True, kw_only=True, tag="euphoria.event.triggered"):
    """A miniature sets off a trap or a mechanism."""

    device: str
