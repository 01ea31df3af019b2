"""Loot, bullets and devices, as they are told."""

from __future__ import annotations

from tapete.games.punk.content.names import thing_name
from tapete.games.punk.events.bands import OfBand
from tapete.kernel import Event, Message

READ = 8
"""So many signs of a seal tell it from another."""


class Looted(Event, frozen=True, kw_only=True, tag="punk.event.looted"):
    """Who searched whom, and what everybody saw it take and leave."""

    figure: str
    target: str
    taken: tuple[str, ...] = ()
    left: tuple[str, ...] = ()

    def message(self) -> Message:
        return Message.of(
            "punk.event.looted",
            figure=self.figure,
            target=self.target,
            some=bool(self.taken),
            taken=tuple([thing_name(kind) for kind in self.taken]),
            given=bool(self.left),
            left=tuple([thing_name(kind) for kind in self.left]),
        )


class BulletsPassed(Event, frozen=True, kw_only=True, tag="punk.event.bullets_passed"):
    """Everybody sees that bullets change hands, nobody else how many."""

    figure: str
    target: str


class BulletsCounted(Event, frozen=True, kw_only=True, tag="punk.event.bullets_counted"):
    """What only their own side is told."""

    figure: str
    bullet: str
    count: int


class Sworn(OfBand, frozen=True, kw_only=True, tag="punk.event.sworn"):
    """A side has written down its bullets: the seal of its sheet, of which a few signs are read."""

    seal: str

    def message(self) -> Message:
        told = super().message()
        return Message(told.key, (*told.args, ("short", self.seal[:READ])))


class Revealed(OfBand, frozen=True, kw_only=True, tag="punk.event.revealed"):
    """A side's sheet when all is over, and whether it is the one that was sealed."""

    sheet: str
    salt: str
    fired: int
    left: int
    honest: bool
