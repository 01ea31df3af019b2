"""Events of shots, templates and markers."""

from __future__ import annotations

from tapete.kernel import Event
from tapete.scene.event import OfFigure, OfTwo, WithWeapon
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.plane.templates import Circle, Segment, Teardrop


class Shot(OfTwo, frozen=True, kw_only=True, tag="punk.event.shot"):
    """A mini shoots at another. Nobody is told with which bullet."""

    weapon: str
    avoids: bool = False
    """True if it avoids the target's cover."""


class Missed(OfTwo, frozen=True, kw_only=True, tag="punk.event.missed"):
    """A shot missed its target."""


class Strayed(OfTwo, frozen=True, kw_only=True, tag="punk.event.strayed"):
    """A shot misses its target and hits another mini."""

    victim: str


class Broke(WithWeapon, frozen=True, kw_only=True, tag="punk.event.broke"):
    """A weapon broke."""


class NoMoreShots(OfFigure, frozen=True, kw_only=True, tag="punk.event.no_more_shots"):
    """Some shots of automatic fire are lost, for want of bullets or of a target."""

    shots: int


class TookAim(OfTwo, frozen=True, kw_only=True, tag="punk.event.took_aim"):
    """A mini aims at another."""


class Readied(OfFigure, frozen=True, kw_only=True, tag="punk.event.readied"):
    """A mini goes on Defensive Fire."""


class Reacted(OfTwo, frozen=True, kw_only=True, tag="punk.event.reacted"):
    """Defensive Fire at a mini on its way, and the place where it is shot at."""

    at: Place


class Reloaded(WithWeapon, frozen=True, kw_only=True, tag="punk.event.reloaded"):
    """A mini reloads a weapon: `left` is the Actions still needed; 0 means it is loaded."""

    left: int


class Pumped(WithWeapon, frozen=True, kw_only=True, tag="punk.event.pumped"):
    """A mini pumps up a weapon, which now has these marks."""

    strength: int
    penetration: int
    reach: int


class Pressed(WithWeapon, frozen=True, kw_only=True, tag="punk.event.pressed"):
    """A mini changes the pressure of its launcher, which now has these marks."""

    marks: int


class Lobbed(WithWeapon, frozen=True, kw_only=True, tag="punk.event.lobbed"):
    """A mini lobs a weapon at another, or at a point of the table, without a target."""

    aimed: bool = False
    target: str = ""
    at: Place


class Deviated(WithWeapon, frozen=True, kw_only=True, tag="punk.event.deviated"):
    """A lob deviates by a number of tenths of a millimetre, forward or back."""

    far: int
    forward: bool


class Lost(WithWeapon, frozen=True, kw_only=True, tag="punk.event.lost"):
    """What was lobbed fell off the table."""


class Covered(WithWeapon, frozen=True, kw_only=True, tag="punk.event.covered"):
    """A template is laid on the table."""

    template: Circle | Teardrop | Segment


class Sputtered(WithWeapon, frozen=True, kw_only=True, tag="punk.event.sputtered"):
    """A jet of steam turned against its user."""


class Laid(Event, frozen=True, kw_only=True, tag="punk.event.laid"):
    """A marker of fire, smoke or radiation is laid on the table."""

    marker: str
    at: Place
    radius: int

    @property
    def template(self) -> Circle:
        return Circle(self.at.point, self.radius)


class Cleared(Event, frozen=True, kw_only=True, tag="punk.event.cleared"):
    """A marker is removed from the table."""

    marker: str
    at: Place


class Burned(OfFigure, frozen=True, kw_only=True, tag="punk.event.burned"):
    """A mini is in a fire of this Strength."""

    power: int


class Gassed(OfFigure, frozen=True, kw_only=True, tag="punk.event.gassed"):
    """A mini breathes gas; `bears` is True if it resists."""

    bears: bool


class Smothered(OfFigure, frozen=True, kw_only=True, tag="punk.event.smothered"):
    """A mini went through smoke and so has no bonus for its Assault."""


class Detonated(OfFigure, frozen=True, kw_only=True, tag="punk.event.detonated"):
    """What a mini carried went off where the mini fell."""

    strength: int
    penetration: int
