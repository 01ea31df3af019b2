"""Events of shots, flames and grenades."""

from __future__ import annotations

from tapete.scene.event import OfFigure, OfTwo, WithItem, WithWeapon
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.plane.templates import Circle, Teardrop


class Shot(OfTwo, frozen=True, kw_only=True, tag="euphoria.event.shot"):
    """A miniature shoots at another, a number of times with one weapon."""

    weapon: str
    shots: int


class OutOfRange(OfTwo, frozen=True, kw_only=True, tag="euphoria.event.out_of_range"):
    """Shots were declared at a target that is out of range: distance and range, in inches."""

    inches: int
    range: int


class Wasted(OfTwo, frozen=True, kw_only=True, tag="euphoria.event.wasted"):
    """Shots were declared at a target that is dead, engaged or out of sight by now."""

    shots: int


class CoverDoubted(OfTwo, frozen=True, kw_only=True, tag="euphoria.event.cover_doubted"):
    """It was in doubt whether the target has cover, and a die decided."""

    covered: bool


class Evades(OfTwo, frozen=True, kw_only=True, tag="euphoria.event.evades"):
    """A target spends AP on dice to evade shots of `target`, the shooter."""

    dice: int


class Hit(OfTwo, frozen=True, kw_only=True, tag="euphoria.event.hit"):
    """A number of shots have hit their target."""

    wounds: int


class Missed(OfTwo, frozen=True, kw_only=True, tag="euphoria.event.missed"):
    """No shot has hit anybody."""


class ShieldHit(OfTwo, frozen=True, kw_only=True, tag="euphoria.event.shield_hit"):
    """Shots at the target hit the miniature in front of it instead."""

    victim: str
    wounds: int


class Threw(WithItem, frozen=True, kw_only=True, tag="euphoria.event.threw"):
    """A miniature throws a grenade."""

    template: Circle


class Flamed(WithWeapon, frozen=True, kw_only=True, tag="euphoria.event.flamed"):
    """A miniature lays a flame template."""

    template: Teardrop


class Blasted(OfFigure, frozen=True, kw_only=True, tag="euphoria.event.blasted"):
    """Something explodes around a miniature or at a trapdoor: `what` is a word of content."""

    what: str
    template: Circle


class Blinded(OfFigure, frozen=True, kw_only=True, tag="euphoria.event.blinded"):
    """A miniature is blinded, and has no AP for the rest of the turn."""


class ThrewItself(OfFigure, frozen=True, kw_only=True, tag="euphoria.event.threw_itself"):
    """An expendable miniature goes to the middle of a blast, and so spares the others."""

    at: Place
