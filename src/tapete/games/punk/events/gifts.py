"""Events of gifts: what factions, mutations, equipment and powers do."""

from __future__ import annotations

from tapete.kernel import Event


class Devoured(Event, frozen=True, kw_only=True, tag="punk.event.devoured"):
    figure: str
    target: str


class Harvested(Event, frozen=True, kw_only=True, tag="punk.event.harvested"):
    """A mini draws a dose from a body for another mini."""

    figure: str
    target: str
    other: str


class Whirled(Event, frozen=True, kw_only=True, tag="punk.event.whirled"):
    figure: str


class Dodged(Event, frozen=True, kw_only=True, tag="punk.event.dodged"):
    """A mini dodged a whirl."""

    figure: str
    target: str


class ShowedOff(Event, frozen=True, kw_only=True, tag="punk.event.showed_off"):
    figure: str


class DrewEyes(Event, frozen=True, kw_only=True, tag="punk.event.drew_eyes"):
    """All the minis that are free to turn now face this one."""

    figure: str
    count: int


class Tricked(Event, frozen=True, kw_only=True, tag="punk.event.tricked"):
    """A mini plays a trick on another: a horn, a flower, scarves."""

    figure: str
    target: str
    trick: str


class Mended(Event, frozen=True, kw_only=True, tag="punk.event.mended"):
    figure: str
    target: str
    weapon: str
    worked: bool


class Tended(Event, frozen=True, kw_only=True, tag="punk.event.tended"):
    """A mini tried to cure poison or to restore Toughness, and `worked` says if it did."""

    figure: str
    target: str
    what: str
    worked: bool


class Inspired(Event, frozen=True, kw_only=True, tag="punk.event.inspired"):
    """A mini may take one extra Action out of turn."""

    figure: str


class Shielded(Event, frozen=True, kw_only=True, tag="punk.event.shielded"):
    """A mini takes a hit that was meant for another."""

    figure: str
    target: str


class Blew(Event, frozen=True, kw_only=True, tag="punk.event.blew"):
    """Something about a mini blows up: a walking bomb, a burst, a drum of petrol."""

    figure: str
    what: str


class Followed(Event, frozen=True, kw_only=True, tag="punk.event.followed"):
    """A mini follows the one of its group that moved."""

    figure: str
    target: str


class Gripped(Event, frozen=True, kw_only=True, tag="punk.event.gripped"):
    figure: str
    target: str


class Irradiated(Event, frozen=True, kw_only=True, tag="punk.event.irradiated"):
    """What radiation did to a mini: nothing, sick, weak or down."""

    figure: str
    outcome: str


class PowerUsed(Event, frozen=True, kw_only=True, tag="punk.event.power_used"):
    figure: str
    power: str
    target: str


class Relayed(Event, frozen=True, kw_only=True, tag="punk.event.relayed"):
    """A power is passed on."""

    figure: str
    target: str


class Withstood(Event, frozen=True, kw_only=True, tag="punk.event.withstood"):
    """A power came to nothing."""

    figure: str
    power: str


class WeaponDropped(Event, frozen=True, kw_only=True, tag="punk.event.weapon_dropped"):
    figure: str
    weapon: str


class WeaponTaken(Event, frozen=True, kw_only=True, tag="punk.event.weapon_taken"):
    figure: str
    weapon: str


class BarrierFell(Event, frozen=True, kw_only=True, tag="punk.event.barrier_fell"):
    figure: str
