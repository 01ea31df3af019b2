"""Events of hits and their effects."""

from __future__ import annotations

from tapete.kernel import Event, Message


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


class Unharmed(Event, frozen=True, kw_only=True, tag="punk.event.unharmed"):
    figure: str


class Endured(Event, frozen=True, kw_only=True, tag="punk.event.endured"):
    """A mini lost the impact roll but endures it; it can endure `left` more."""

    figure: str
    left: int


class GoesOn(Event, frozen=True, kw_only=True, tag="punk.event.goes_on"):
    """A mini was downed, but still completes its own activation."""

    figure: str


class Downed(Event, frozen=True, kw_only=True, tag="punk.event.downed"):
    """A mini is downed, perhaps by another."""

    figure: str
    other: str = ""

    def message(self) -> Message:
        """Returns the message, without an attacker if there is none."""
        if self.other:
            return super().message()
        return Message.of("punk.event.down", figure=self.figure)


class Removed(Event, frozen=True, kw_only=True, tag="punk.event.removed"):
    """A mini is removed: nothing of it is left on the table."""

    figure: str


class Weakened(Event, frozen=True, kw_only=True, tag="punk.event.weakened"):
    """A mini has lost points of an Attribute for good."""

    figure: str
    attribute: str
    points: int


class Poisoned(Event, frozen=True, kw_only=True, tag="punk.event.poisoned"):
    figure: str
    power: int


class Purged(Event, frozen=True, kw_only=True, tag="punk.event.purged"):
    """A mini has resisted its poison."""

    figure: str


class Shocked(Event, frozen=True, kw_only=True, tag="punk.event.shocked"):
    figure: str


class Steadied(Event, frozen=True, kw_only=True, tag="punk.event.steadied"):
    """A mini's shock has worn off."""

    figure: str


class Exploded(Event, frozen=True, kw_only=True, tag="punk.event.exploded"):
    """The fuel that a mini carries explodes."""

    figure: str
    gear: str
    strength: int
