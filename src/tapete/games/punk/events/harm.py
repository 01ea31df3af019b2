"""What is told of hits and of what they do."""

from __future__ import annotations

from tapete.kernel import Event, Message


class Hit(Event, frozen=True, kw_only=True, tag="punk.event.hit"):
    """Somebody is hit: by whom, if by anybody, and with what."""

    target: str
    figure: str = ""
    weapon: str = ""
    strength: int
    penetration: int

    def message(self) -> Message:
        """Without what there is not."""
        if self.figure and self.weapon:
            return super().message()
        key = "hit_bare" if self.figure else "hit_nobody"
        args = {"strength": self.strength, "penetration": self.penetration}
        who = {"figure": self.figure} if self.figure else {}
        return Message.of(f"punk.event.{key}", target=self.target, **who, **args)


class Unharmed(Event, frozen=True, kw_only=True, tag="punk.event.unharmed"):
    figure: str


class Endured(Event, frozen=True, kw_only=True, tag="punk.event.endured"):
    """It lost the roll and bears it; so many more it can."""

    figure: str
    left: int


class GoesOn(Event, frozen=True, kw_only=True, tag="punk.event.goes_on"):
    """It was downed, and still completes its own activation."""

    figure: str


class Downed(Event, frozen=True, kw_only=True, tag="punk.event.downed"):
    """Who is down, and by whom, if by anybody."""

    figure: str
    other: str = ""

    def message(self) -> Message:
        """Without what there is not."""
        if self.other:
            return super().message()
        return Message.of("punk.event.down", figure=self.figure)


class Removed(Event, frozen=True, kw_only=True, tag="punk.event.removed"):
    """Nothing is left of it on the table."""

    figure: str


class Weakened(Event, frozen=True, kw_only=True, tag="punk.event.weakened"):
    """It has lost points of an Attribute for good."""

    figure: str
    attribute: str
    points: int


class Poisoned(Event, frozen=True, kw_only=True, tag="punk.event.poisoned"):
    figure: str
    power: int


class Purged(Event, frozen=True, kw_only=True, tag="punk.event.purged"):
    """The poison did not get the better of it."""

    figure: str


class Shocked(Event, frozen=True, kw_only=True, tag="punk.event.shocked"):
    figure: str


class Steadied(Event, frozen=True, kw_only=True, tag="punk.event.steadied"):
    """A shock has worn off."""

    figure: str


class Exploded(Event, frozen=True, kw_only=True, tag="punk.event.exploded"):
    """The fuel that somebody bears."""

    figure: str
    gear: str
    strength: int
