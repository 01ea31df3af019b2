"""What a table tells: small typed values."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

import msgspec

from tapete.kernel.chance.roll import Modifier
from tapete.kernel.message import Message
from tapete.kernel.seat import Audience, Seat

CITING = ("rule", "also")
"""The fields of an event that cite rules and are no part of what is said."""


class Event(msgspec.Struct, frozen=True, kw_only=True, tag_field="event"):
    """Something that happened. A subclass's tag is its name on the wire and its message key.

    `reveals` says that whoever is told learns something that was hidden, so that an answer before
    it can no longer be taken back freely.
    """

    reveals: ClassVar[bool] = False

    rule: str = ""
    also: tuple[str, ...] = ()
    """Other rules that made it so."""

    def message(self) -> Message:
        fields = ((name, getattr(self, name)) for name in self.__struct_fields__)
        return Message(event_key(type(self)), tuple((n, v) for n, v in fields if n not in CITING))


def event_key(kind: type[Event]) -> str:
    return str(kind.__struct_config__.tag)


def event_of(kind: Callable[..., Event], fields: Mapping[str, object]) -> Event:
    """Builds an event; a field that is a function is worked out only now."""
    return kind(**{name: value() if callable(value) else value for name, value in fields.items()})


class Told(msgspec.Struct, frozen=True):
    """An event and who may see it."""

    event: Event
    to: Audience = None


class Rolled(Event, frozen=True, kw_only=True, tag="kernel.event.rolled"):
    """Dice fell: every face in order, and the value of each die."""

    reveals: ClassVar[bool] = True

    dice: tuple[int, ...]
    faces: tuple[int, ...]
    values: tuple[int, ...]
    by: Seat | None = None
    modifiers: tuple[Modifier, ...] = ()
    total: int | None = None
    """What they come to with all that is added, where that is one number."""
    target: int | None = None
    rival: int | None = None
    """The place of the die that is the target, where it is one of them."""
    each: tuple[Seat, ...] = ()
    """Whose each die is, where they are not all of who threw."""
    low: bool = False
    """The lower they fell, the better."""

    def message(self) -> Message:
        dice = " + ".join(f"d{sides}" for sides in self.dice)
        values = ", ".join(map(str, self.values))
        faces = ", ".join(map(str, self.faces))
        aced = "yes" if self.faces != self.values else "no"
        return Message.of("kernel.event.rolled", dice=dice, values=values, faces=faces, aced=aced)


class Drawn(Event, frozen=True, kw_only=True, tag="kernel.event.drawn"):
    """Something was drawn from a pile."""

    reveals: ClassVar[bool] = True

    item: Any
    by: Seat | None = None


class Undone(Event, frozen=True, kw_only=True, tag="kernel.event.undone"):
    """A seat took back its answer; all told since `back_to` answers no longer holds."""

    by: Seat
    back_to: int
