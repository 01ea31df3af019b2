"""Events of hits and their effects."""

from __future__ import annotations

from tapete.kernel import Event, Message
from tapete.scene.event import OfFigure


class Hit(Event, frozen=True, kw_only=True, tag="punk.event.hit"):
    """A mini is hit, perhaps by another mini and with a weapon."""

    target: str
    figure: str = ""
    weapon: str = ""
    strength: int
    penetration: int

    def message(self) -> Message:
        """Returns the message, without an attacker or a weapon if there is none."""
        if self.figure and self.weapon:
            return super().message()
        key = "hit_bare" if self.figure else "hit_nobody"
        args = {"strength": self.strength, "penetration": self.penetration}
        who = {"figure": self.figure} if self.figure else {}
        return Message.of(f"punk.event.{key}", target=self.target, **who, **args)


class Unharmed(OfFigure, frozen=True, kw_only=True, tag="punk.event.unharmed"):
    """A mini was hit and won the impact roll."""


class Endured(OfFigure, frozen=True, kw_only=True, tag="punk.event.endured"):
    """A mini lost the impact roll but endures it; it can endure `left` more."""

    left: int


class GoesOn(OfFigure, frozen=True, kw_only=True, tag="punk.event.goes_on"):
    """A mini was downed, but still completes its own activation."""


class Downed(OfFigure, frozen=True, kw_only=True, tag="punk.event.downed"):
    """A mini is downed, perhaps by another."""

    other: str = ""

    def message(self) -> Message:
        """Returns the message, without an attacker if there is none."""
        if self.other:
            return super().message()
        return Message.of("punk.event.down", figure=self.figure)


class Removed(OfFigure, frozen=True, kw_only=True, tag="punk.event.removed"):
    """A mini is removed: nothing of it is left on the table."""


class Weakened(OfFigure, frozen=True, kw_only=True, tag="punk.event.weakened"):
    """A mini has lost points of an Attribute for good."""

    attribute: str
    points: int


class Poisoned(OfFigure, frozen=True, kw_only=True, tag="punk.event.poisoned"):
    power: int


class Purged(OfFigure, frozen=True, kw_only=True, tag="punk.event.purged"):
    """A mini has resisted its poison."""


class Shocked(OfFigure, frozen=True, kw_only=True, tag="punk.event.shocked"):
    """A mini is in shock."""


class Steadied(OfFigure, frozen=True, kw_only=True, tag="punk.event.steadied"):
    """A mini's shock has worn off."""


class Exploded(OfFigure, frozen=True, kw_only=True, tag="punk.event.exploded"):
    """The fuel that a mini carries explodes."""

    gear: str
    strength: int
