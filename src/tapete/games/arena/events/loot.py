"""Loot and gear."""

from __future__ import annotations

from tapete.kernel import Event
from tapete.scene.event import OfFigure, WithItem


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


class DrewGear(WithItem, frozen=True, kw_only=True, tag="arena.event.drew_gear"):
    place: str
    """`equipped`, `inventory` or `discarded`."""


class Discarded(WithItem, frozen=True, kw_only=True, tag="arena.event.discarded"):
    """A card of gear goes back to its pile."""


class Swapped(OfFigure, frozen=True, kw_only=True, tag="arena.event.swapped"):
    """One item takes another's place; empty where there was none."""

    worn: str = ""
    stowed: str = ""


class Emptied(WithItem, frozen=True, kw_only=True, tag="arena.event.emptied"):
    """Something is Out of Ammo."""


class Reloaded(OfFigure, frozen=True, kw_only=True, tag="arena.event.reloaded"):
    """A hunter's weapons are loaded again."""


class Refilled(Event, frozen=True, kw_only=True, tag="arena.event.bag_refilled"):
    """Loot goes back into the bag."""

    count: int


class Opened(OfFigure, frozen=True, kw_only=True, tag="arena.event.opened"):
    """A chest, a mailbox or a machine is used."""

    thing: str
    holds: str
    found: bool = True
