"""Events of gifts: what factions, mutations, equipment and powers do."""

from __future__ import annotations

from tapete.scene.event import OfFigure, OfTwo, WithWeapon


class Devoured(OfTwo, frozen=True, kw_only=True, tag="punk.event.devoured"):
    """A mini ate a body."""


class Harvested(OfTwo, frozen=True, kw_only=True, tag="punk.event.harvested"):
    """A mini draws a dose from a body for another mini."""

    other: str


class Whirled(OfFigure, frozen=True, kw_only=True, tag="punk.event.whirled"):
    """A mini whirls, and strikes everybody around it."""


class Dodged(OfTwo, frozen=True, kw_only=True, tag="punk.event.dodged"):
    """A mini dodged a whirl."""


class ShowedOff(OfFigure, frozen=True, kw_only=True, tag="punk.event.showed_off"):
    """A mini shows off."""


class DrewEyes(OfFigure, frozen=True, kw_only=True, tag="punk.event.drew_eyes"):
    """All the minis that are free to turn now face this one."""

    count: int


class Tricked(OfTwo, frozen=True, kw_only=True, tag="punk.event.tricked"):
    """A mini plays a trick on another: a horn, a flower, scarves."""

    trick: str


class Mended(OfTwo, frozen=True, kw_only=True, tag="punk.event.mended"):
    weapon: str
    worked: bool


class Tended(OfTwo, frozen=True, kw_only=True, tag="punk.event.tended"):
    """A mini tried to cure poison or to restore Toughness, and `worked` says if it did."""

    what: str
    worked: bool


class Inspired(OfFigure, frozen=True, kw_only=True, tag="punk.event.inspired"):
    """A mini may take one extra Action out of turn."""


class Shielded(OfTwo, frozen=True, kw_only=True, tag="punk.event.shielded"):
    """A mini takes a hit that was meant for another."""


class Blew(OfFigure, frozen=True, kw_only=True, tag="punk.event.blew"):
    """Something about a mini blows up: a walking bomb, a burst, a drum of petrol."""

    what: str


class Followed(OfTwo, frozen=True, kw_only=True, tag="punk.event.followed"):
    """A mini follows the one of its group that moved."""


class Gripped(OfTwo, frozen=True, kw_only=True, tag="punk.event.gripped"):
    """A mini has another in its grip."""


class Irradiated(OfFigure, frozen=True, kw_only=True, tag="punk.event.irradiated"):
    """What radiation did to a mini: nothing, sick, weak or down."""

    outcome: str


class PowerUsed(OfFigure, frozen=True, kw_only=True, tag="punk.event.power_used"):
    power: str
    target: str


class Relayed(OfTwo, frozen=True, kw_only=True, tag="punk.event.relayed"):
    """A power is passed on."""


class Withstood(OfFigure, frozen=True, kw_only=True, tag="punk.event.withstood"):
    """A power came to nothing."""

    power: str


class WeaponDropped(WithWeapon, frozen=True, kw_only=True, tag="punk.event.weapon_dropped"):
    """A mini dropped its weapon."""


class WeaponTaken(WithWeapon, frozen=True, kw_only=True, tag="punk.event.weapon_taken"):
    """A mini picked up a weapon."""


class BarrierFell(OfFigure, frozen=True, kw_only=True, tag="punk.event.barrier_fell"):
    """The barrier around a mini is gone."""
