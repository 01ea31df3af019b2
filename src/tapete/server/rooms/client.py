"""Somebody connected to a match: what was sent to them, and what waits to be."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Any

import msgspec

from tapete.kernel.matches.match import Match
from tapete.kernel.seat import Audience, Seat, may_know
from tapete.server.wire.to_client import Telling

encode = msgspec.json.Encoder().encode


class Client:
    """Holds some seats, or none. Messages wait in a line that does not grow for ever."""

    def __init__(self, most: int) -> None:
        self.seats: tuple[Seat, ...] = ()
        self.upto = 0
        """How much of what was told in the match has been sent."""
        self.withheld: list[int] = []
        """Places before `upto` that only its seats that were not in view may know."""
        self.boards: set[str] = set()
        self.said = 0
        self.lost = False
        """It did not take what was sent; it is let go, and comes back for the rest."""
        self.outgoing: asyncio.Queue[bytes | None] = asyncio.Queue(most)

    def send(self, message: Telling) -> None:
        self.send_text(encode(message))

    def send_text(self, text: bytes) -> None:
        if self.lost:
            return
        if self.outgoing.full():
            self.lost = True
            self.outgoing.get_nowait()
            self.outgoing.put_nowait(None)
            return
        self.outgoing.put_nowait(text)

    def end(self) -> None:
        """Nothing more will be sent."""
        self.lost = True
        if self.outgoing.full():
            self.outgoing.get_nowait()
        self.outgoing.put_nowait(None)

    def resume(self, match: Match[Any] | None, since: int) -> None:
        """Takes everything before `since` as sent. News that only some of its seats may know
        may not have been in view then, and is sent once more."""
        self.upto, self.withheld = 0, []
        if match is not None:
            told, self.upto = match.told, min(max(0, since), len(match.told))
            known = range(told.start, self.upto) if self.several else ()
            self.withheld = [at for at in known if self.is_split(told[at].to)]

    @property
    def several(self) -> tuple[Seat, ...]:
        """Its seats, if they take turns at one screen."""
        return self.seats if len(self.seats) > 1 else ()

    def is_split(self, audience: Audience) -> bool:
        """True if some of its seats belong to an audience and others do not."""
        return len({may_know(audience, seat) for seat in self.seats}) > 1

    def eyes(self, match: Match[Any]) -> Seat | None:
        """The seat whose view is shown: the one that must answer, else the first one held."""
        return self.eyes_among(match.choosing)

    def eyes_among(self, choosing: Collection[Seat]) -> Seat | None:
        """The same if these seats must answer."""
        first = self.seats[0] if self.seats else None
        return next((seat for seat in self.seats if seat in choosing), first)
