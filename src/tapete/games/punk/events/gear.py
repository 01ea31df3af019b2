"""Events of loot and bullets."""

from __future__ import annotations

from tapete.games.punk.content.names import thing_name
from tapete.games.punk.events.bands import OfBand
from tapete.kernel import Message
from tapete.scene.event import OfFigure, OfTwo

READ = 8
"""The number of a seal's characters that are shown."""


class Looted(OfTwo, frozen=True, kw_only=True, tag="punk.event.looted"):
    """A mini searched another, and took and left these things in plain sight."""

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


class BulletsPassed(OfTwo, frozen=True, kw_only=True, tag="punk.event.bullets_passed"):
    """Bullets change hands. Everybody sees it, but only their own side knows how many."""


class BulletsCounted(OfFigure, frozen=True, kw_only=True, tag="punk.event.bullets_counted"):
    """A mini's bullets of one kind, told only to its own side."""

    bullet: str
    count: int


class Sworn(OfBand, frozen=True, kw_only=True, tag="punk.event.sworn"):
    """A side has written down its bullets; the seal of its sheet is shown in a short form."""

    seal: str

    def message(self) -> Message:
        told = super().message()
        return Message(told.key, (*told.args, ("short", self.seal[:READ])))


class Revealed(OfBand, frozen=True, kw_only=True, tag="punk.event.revealed"):
    """A side's sheet after the match, and whether it is the one that was sealed."""

    sheet: str
    salt: str
    fired: int
    left: int
    honest: bool
