"""Checks and fights: who helps, what is thrown again, who strikes whom."""

from __future__ import annotations

from tapete.kernel import Event, Message
from tapete.scene.event import Along, OfFigure, OfTwo, WithItem


class Tried(OfFigure, frozen=True, kw_only=True, tag="darkness.event.tried"):
    """A check is about to be made: with how many dice, and against what."""

    attribute: str
    use: str
    dice: int
    parts: tuple[Message, ...] = ()
    """What the dice come from, besides the attribute."""
    need: Message


class Settled(OfFigure, frozen=True, kw_only=True, tag="darkness.event.settled"):
    """Fate has decided a check beforehand: it `fails` or `succeeds` without a roll."""

    outcome: str


class Helped(OfTwo, frozen=True, kw_only=True, tag="darkness.event.helped"):
    """Somebody comes to the square of another to help with a roll, or a fight."""


class Refused(OfTwo, frozen=True, kw_only=True, tag="darkness.event.refused"):
    """Somebody who was asked to help does not."""


class ThrownAgain(OfFigure, frozen=True, kw_only=True, tag="darkness.event.thrown_again"):
    """Dice are thrown again, by the help of an ally or another survivor, or for a point."""

    source: str
    count: int
    kept: tuple[int, ...]


class Outdone(OfTwo, frozen=True, kw_only=True, tag="darkness.event.outdone"):
    """An opposed roll: whoever is named first has the better of the other."""


class Undecided(OfTwo, frozen=True, kw_only=True, tag="darkness.event.undecided"):
    """An opposed roll in which neither has the better of the other."""


# --- fights


class OfFight(OfFigure, frozen=True, kw_only=True):
    """Something in a fight between somebody and an adversary."""

    foe: str


class Fought(OfFight, frozen=True, kw_only=True, tag="darkness.event.fought"):
    """A fight begins."""


class Swift(OfFight, frozen=True, kw_only=True, tag="darkness.event.swift"):
    """Tells whether the figure strikes first."""

    first: bool


class Round(Event, frozen=True, kw_only=True, tag="darkness.event.round_of_fight"):
    number: int


class Hit(OfFight, frozen=True, kw_only=True, tag="darkness.event.hit"):
    """An attack succeeds."""


class Missed(OfFight, frozen=True, kw_only=True, tag="darkness.event.missed"):
    """An attack fails."""


class Parried(OfFight, frozen=True, kw_only=True, tag="darkness.event.parried"):
    """A defence succeeds."""


class Fired(WithItem, frozen=True, kw_only=True, tag="darkness.event.fired"):
    """A weapon is fired, and has this many shots left."""

    left: int


class Approached(Along, frozen=True, kw_only=True, tag="darkness.event.approached"):
    """Somebody comes nearer to a fight, to help."""


class Shielded(OfTwo, frozen=True, kw_only=True, tag="darkness.event.shielded"):
    """Somebody takes a blow that was meant for another."""


class Sacrificed(OfFigure, frozen=True, kw_only=True, tag="darkness.event.sacrificed"):
    """An ally takes a blow and is out of the game."""

    ally: str


class Defeated(OfFight, frozen=True, kw_only=True, tag="darkness.event.defeated"):
    """An adversary is beaten."""


class Fled(OfFight, frozen=True, kw_only=True, tag="darkness.event.fled"):
    """A retreat, by how much movement against the speed of the adversary."""

    total: int
    speed: int
    away: bool


class HeldFast(OfFight, frozen=True, kw_only=True, tag="darkness.event.held_fast"):
    """An adversary that was not beaten keeps somebody on its square."""
