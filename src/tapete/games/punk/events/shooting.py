"""Events of shots, templates and markers."""

from __future__ import annotations

from tapete.kernel import Event
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.plane.templates import Circle, Segment, Teardrop


class Shot(Event, frozen=True, kw_only=True, tag="punk.event.shot"):
    """A mini shoots at another. Nobody is told with which bullet."""

    figure: str
    target: str
    weapon: str
    avoids: bool = False
    """True if it avoids the target's cover."""


class Missed(Event, frozen=True, kw_only=True, tag="punk.event.missed"):
    figure: str
    target: str


class Strayed(Event, frozen=True, kw_only=True, tag="punk.event.strayed"):
    """A shot misses its target and hits another mini."""

    figure: str
    target: str
    victim: str


class Broke(Event, frozen=True, kw_only=True, tag="punk.event.broke"):
    figure: str
    weapon: str


class NoMoreShots(Event, frozen=True, kw_only=True, tag="punk.event.no_more_shots"):
    """Some shots of automatic fire are lost, for want of bullets or of a target."""

    figure: str
    shots: int


class TookAim(Event, frozen=True, kw_only=True, tag="punk.event.took_aim"):
    figure: str
    target: str


class Readied(Event, frozen=True, kw_only=True, tag="punk.event.readied"):
    """A mini goes on Defensive Fire."""

    figure: str


class Reacted(Event, frozen=True, kw_only=True, tag="punk.event.reacted"):
    """Defensive Fire at a mini on its way, and the place where it is shot at."""

    figure: str
    target: str
    at: Place


class Reloaded(Event, frozen=True, kw_only=True, tag="punk.event.reloaded"):
    """A mini reloads a weapon: `left` is the Actions still needed; 0 means it is loaded."""

    figure: str
    weapon: str
    left: int


class Pumped(Event, frozen=True, kw_only=True, tag="punk.event.pumped"):
    """A mini pumps up a weapon, which now has these marks."""

    figure: str
    weapon: str
    strength: int
    penetration: int
    reach: int


class Pressed(Event, frozen=True, kw_only=True, tag="punk.event.pressed"):
    """A mini changes the pressure of its launcher, which now has these marks."""

    figure: str
    weapon: str
    marks: int


class Lobbed(Event, frozen=True, kw_only=True, tag="punk.event.lobbed"):
    """A mini lobs a weapon at another, or at a point of the table, without a target."""

    figure: str
    weapon: str
    aimed: bool = False
    target: str = ""
    at: Place


class Deviated(Event, frozen=True, kw_only=True, tag="punk.event.deviated"):
    """A lob deviates by so many tenths of a millimetre, forward or back."""

    figure: str
    weapon: str
    far: int
    forward: bool


class Lost(Event, frozen=True, kw_only=True, tag="punk.event.lost"):
    """What was lobbed fell off the table."""

    figure: str
    weapon: str


class Covered(Event, frozen=True, kw_only=True, tag="punk.event.covered"):
    """A template is laid on the table."""

    figure: str
    weapon: str
    template: Circle | Teardrop | Segment


class Sputtered(Event, frozen=True, kw_only=True, tag="punk.event.sputtered"):
    """A jet of steam turned against its user."""

    figure: str
    weapon: str


class Laid(Event, frozen=True, kw_only=True, tag="punk.event.laid"):
    """A marker of fire, smoke or radiation is laid on the table."""

    marker: str
    at: Place
    radius: int


class Cleared(Event, frozen=True, kw_only=True, tag="punk.event.cleared"):
    """A marker is removed from the table."""

    marker: str
    at: Place


class Burned(Event, frozen=True, kw_only=True, tag="punk.event.burned"):
    """A mini is in a fire of this Strength."""

    figure: str
    power: int


class Gassed(Event, frozen=True, kw_only=True, tag="punk.event.gassed"):
    """A mini breathes gas; `bears` is True if it resists."""

    figure: str
    bears: bool


class Smothered(Event, frozen=True, kw_only=True, tag="punk.event.smothered"):
    """A mini went through smoke and so has no bonus for its Assault."""

    figure: str


class Detonated(Event, frozen=True, kw_only=True, tag="punk.event.detonated"):
    """What a mini carried went off where the mini fell."""

    figure: str
    strength: int
    penetration: int
