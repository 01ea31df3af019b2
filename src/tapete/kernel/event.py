"""Events, the small typed values in which a table tells what happened."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

import msgspec

from tapete.kernel.chance.roll import Modifier
from tapete.kernel.message import Message
from tapete.kernel.seat import Audience, Seat

CITING = ("rule", "also")
"""The fields of an event that cite rules; they are not part of its message."""


NAMELESS = "none"
"""Stands for the name of a seat in a message until it is shown, and its player is known."""


class Event(msgspec.Struct, frozen=True, kw_only=True, tag_field="event"):
    """Something that happened. A subclass's tag is its name on the wire and its message key.

    `reveals` is True if the event tells its audience something that was hidden. Answers given
    before it can then no longer be taken back freely.
    """

    reveals: ClassVar[bool] = False

    rule: str = ""
    also: tuple[str, ...] = ()
    """Other rules that had a part in it."""

    def message(self) -> Message:
        fields = ((name, getattr(self, name)) for name in self.__struct_fields__)
        return Message(event_key(type(self)), tuple((n, v) for n, v in fields if n not in CITING))


def event_key(kind: type[Event]) -> str:
    return str(kind.__struct_config__.tag)


def event_of(kind: Callable[..., Event], fields: Mapping[str, object]) -> Event:
    """Builds an event; a field that is a function is worked out only now."""
    return kind(**{name: value() if callable(value) else value for name, value in fields.items()})


class Told(msgspec.Struct, frozen=True):
    """An event, and the audience that may see it."""

    event: Event
    to: Audience = None


class Note(msgspec.Struct, frozen=True):
    """Something only one seat is told: an answer was given for it, before the next thing told.

    It has no place of its own among the things told, so that nobody else sees that there is one.
    """

    seat: Seat
    event: Event
    at: int
    """The place of the next thing told."""
    answers: int


class Rolled(Event, frozen=True, kw_only=True, tag="kernel.event.rolled"):
    """Dice were rolled: every face in order, and the value of each die."""

    reveals: ClassVar[bool] = True

    dice: tuple[int, ...]
    faces: tuple[int, ...]
    values: tuple[int, ...]
    by: Seat | None = None
    modifiers: tuple[Modifier, ...] = ()
    """What is added to the dice."""
    total: int | None = None
    """The dice that are `kept` and the modifiers together, where that is one number."""
    kept: tuple[int, ...] = ()
    """The places of the dice that are in the total, or that make the pattern."""
    pattern: Message | None = None
    """What the dice show together, where they are not added up."""
    wanted: Message | None = None
    """The least pattern that was needed, if one was."""
    target: int | None = None
    needs: tuple[Modifier, ...] = ()
    """What the target is made of, where that is known."""
    rival: int | None = None
    """The place of the die that is the target, where one of the dice is."""
    each: tuple[Seat, ...] = ()
    """The owner of each die, where they do not all belong to the seat that rolled."""
    low: bool = False
    """True if low faces are better than high ones."""
    figure: str = ""
    """The id of the figure that rolled, if one did."""
    foe: str = ""
    """The id of the figure whose die is the rival, if there is one."""

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


class Unasked(Event, frozen=True, kw_only=True, tag="kernel.event.unasked"):
    """A seat was not asked a question on which nothing hung; what costs least was answered."""

    question: Message


class ByOrder(Event, frozen=True, kw_only=True, tag="kernel.event.by_order"):
    """A seat was not asked a question because it had ordered so; it was declined."""

    question: Message


class Undone(Event, frozen=True, kw_only=True, tag="kernel.event.undone"):
    """A seat took back its answer: what was told after the first `back_to` answers is void."""

    by: Seat
    back_to: int

    def message(self) -> Message:
        return Message.of("kernel.event.undone", by=self.by, name=NAMELESS)


class MadePractice(Event, frozen=True, kw_only=True, tag="kernel.event.made_practice"):
    """The match is practice from here on; `by` is the seat that made it so, if one did."""

    by: Seat | None = None

    def message(self) -> Message:
        if self.by is None:
            return Message("kernel.event.practice")
        return Message.of("kernel.event.made_practice", by=self.by, name=NAMELESS)
