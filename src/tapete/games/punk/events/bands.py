"""What befalls a band, told by the name its player gave it."""

from __future__ import annotations

from tapete.games.punk.content.names import band_called
from tapete.kernel import Event, Message


class OfBand(Event, frozen=True, kw_only=True):
    """Which of the two it is, and what it is called."""

    side: int
    band: str = ""

    def message(self) -> Message:
        told = super().message()
        named = {**dict(told.args), "band": band_called(self.side, self.band)}
        return Message.of(told.key, **named)
