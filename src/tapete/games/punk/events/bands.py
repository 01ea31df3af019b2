"""Events about a band, which name it as its player did."""

from __future__ import annotations

from tapete.games.punk.content.names import band_called
from tapete.kernel import Event, Message


class OfBand(Event, frozen=True, kw_only=True):
    """An event about one of the two bands, with the band's name."""

    side: int
    band: str = ""

    def message(self) -> Message:
        told = super().message()
        named = {**dict(told.args), "band": band_called(self.side, self.band)}
        return Message.of(told.key, **named)
