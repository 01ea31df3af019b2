"""Loot and gear."""

from __future__ import annotations

from tapete.kernel import Event
from tapete.scene.event import OfFigure


class Dropped(Event, frozen=True, kw_only=True, tag="arena.event.dropped"):
    """A Loot token lies in a zone."""

    loot: str
    x: int
    y: int


class Took(OfFigure, frozen=True, kw_only=True, tag="arena.event.took"):
    """A hunter gets a Loot token."""

    loot: str


class Used(OfFigure, frozen=True, kw_only=True, tag="arena.event.used"):
    """A hunter uses a Loot token, or a thing."""

    loot: str


class DrewGear(OfFigure, frozen=True, kw_only=True, tag="arena.event.drew_gear"):
    item: str
    place: str
    """`equipped`, `inventory` or `discarded`."""


class Discarded(OfFigure, frozen=True, kw_only=True, tag="arena.event.discarded"):
    item: str


class Swapped(OfFigure, frozen=True, kw_only=True, tag="arena.event.swapped"):
    """One item takes another's place; empty where there was none."""

    worn: str = ""
    stowed: str = ""


class Emptied(OfFigure, frozen=True, kw_only=True, tag="arena.event.emptied"):
    """Something is Out of Ammo."""

    item: str


class Reloaded(OfFigure, frozen=True, kw_only=True, tag="arena.event.reloaded"):
    pass


class Refilled(Event, frozen=True, kw_only=True, tag="arena.event.bag_refilled"):
    """Loot goes back into the bag."""

    count: int


class Opened(OfFigure, frozen=True, kw_only=True, tag="arena.event.opened"):
    """A chest, a mailbox or a machine is used."""

    thing: str
    holds: str
    found: bool = True
