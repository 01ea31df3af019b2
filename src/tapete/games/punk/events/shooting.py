"""What is told of shots, templates and markers."""

from __future__ import annotations

from tapete.kernel import Event
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.plane.templates import Circle, Segment, Teardrop


class Shot(Event, frozen=True, kw_only=True, tag="punk.event.shot"):
    """Somebody shoots at somebody; with which bullet, nobody is told."""

    figure: str
    target: str
    weapon: str
    avoids: bool = False
    """It avoids the target's cover."""


class Missed(Event, frozen=True, kw_only=True, tag="punk.event.missed"):
    figure: str
    target: str


class Strayed(Event, frozen=True, kw_only=True, tag="punk.event.strayed"):
    """The shot goes past its target and hits somebody else."""

    figure: str
    target: str
    victim: str


class Broke(Event, frozen=True, kw_only=True, tag="punk.event.broke"):
    figure: str
    weapon: str


class NoMoreShots(Event, frozen=True, kw_only=True, tag="punk.event.no_more_shots"):
    """So many shots of automatic fire are lost: no bullets, or nobody to shoot at."""

    figure: str
    shots: int


class TookAim(Event, frozen=True, kw_only=True, tag="punk.event.took_aim"):
    figure: str
    target: str


class Readied(Event, frozen=True, kw_only=True, tag="punk.event.readied"):
    """On Defensive Fire."""

    figure: str


class Reacted(Event, frozen=True, kw_only=True, tag="punk.event.reacted"):
    """Defensive Fire at somebody on its way: where, and which way that mini goes."""

    figure: str
    target: str
    at: Place


class Reloaded(Event, frozen=True, kw_only=True, tag="punk.event.reloaded"):
    """Actions still to be spent on it; 0: it is loaded."""

    figure: str
    weapon: str
    left: int


class Pumped(Event, frozen=True, kw_only=True, tag="punk.event.pumped"):
    """The marks a weapon has now."""

    figure: str
    weapon: str
    strength: int
    penetration: int
    reach: int


class Lobbed(Event, frozen=True, kw_only=True, tag="punk.event.lobbed"):
    """At a mini, or at a point of the table: then nobody is named."""

    figure: str
    weapon: str
    aimed: bool = False
    target: str = ""
    at: Place


class Deviated(Event, frozen=True, kw_only=True, tag="punk.event.deviated"):
    """So many tenths of a millimetre, further on or back."""

    figure: str
    weapon: str
    far: int
    forward: bool


class Lost(Event, frozen=True, kw_only=True, tag="punk.event.lost"):
    """It fell off the table."""

    figure: str
    weapon: str


class Covered(Event, frozen=True, kw_only=True, tag="punk.event.covered"):
    """A template lies on the table."""

    figure: str
    weapon: str
    template: Circle | Teardrop | Segment


class Sputtered(Event, frozen=True, kw_only=True, tag="punk.event.sputtered"):
    """A jet of steam turned on its user."""

    figure: str
    weapon: str


class Laid(Event, frozen=True, kw_only=True, tag="punk.event.laid"):
    """A marker lies on the table: fire, smoke or radiation."""

    marker: str
    at: Place
    radius: int


class Cleared(Event, frozen=True, kw_only=True, tag="punk.event.cleared"):
    """A marker is there no longer."""

    marker: str
    at: Place


class Burned(Event, frozen=True, kw_only=True, tag="punk.event.burned"):
    """Somebody is in a fire of so much Strength."""

    figure: str
    power: int


class Gassed(Event, frozen=True, kw_only=True, tag="punk.event.gassed"):
    """Somebody breathes gas: whether it bears it."""

    figure: str
    bears: bool


class Smothered(Event, frozen=True, kw_only=True, tag="punk.event.smothered"):
    """Who went through smoke has no bonus for its Assault."""

    figure: str


class Detonated(Event, frozen=True, kw_only=True, tag="punk.event.detonated"):
    """What somebody bore went off where it fell."""

    figure: str
    strength: int
    penetration: int
