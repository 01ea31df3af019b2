"""Events of objectives, weather and beasts."""

from __future__ import annotations

from tapete.games.punk.content.names import band_called
from tapete.games.punk.events.bands import OfBand
from tapete.kernel import Event, Message
from tapete.scene.event import OfFigure


class Interacted(OfFigure, frozen=True, kw_only=True, tag="punk.event.interacted"):
    objective: str
    what: str


class Controlled(OfBand, frozen=True, kw_only=True, tag="punk.event.controlled"):
    """A side now controls an objective; -1 means that none does."""

    objective: str


class WentOn(Event, frozen=True, kw_only=True, tag="punk.event.went_on"):
    """An objective moved on; it has `left` cm still to go."""

    objective: str
    left: int


class Ended(Event, frozen=True, kw_only=True, tag="punk.event.ended"):
    """How the match ended, the winner (-1 if none), and both sides' points."""

    how: str
    winner: int
    points: int
    against: int
    band: str = ""

    def message(self) -> Message:
        """Returns the message, with the winner's points first."""
        most, least = max(self.points, self.against), min(self.points, self.against)
        band = band_called(self.winner, self.band)
        return Message.of(
            "punk.event.ended", winner=self.winner, band=band, points=most, against=least
        )


class WentOff(Event, frozen=True, kw_only=True, tag="punk.event.went_off"):
    """An objective blew up."""

    objective: str


class Scored(OfBand, frozen=True, kw_only=True, tag="punk.event.scored"):
    points: int
    why: str


class BeastCame(OfFigure, frozen=True, kw_only=True, tag="punk.event.beast_came"):
    x: int
    y: int


class Gusted(Event, frozen=True, kw_only=True, tag="punk.event.gusted"):
    """A storm blows hard this Turn."""

    weather: str


class Weathered(OfFigure, frozen=True, kw_only=True, tag="punk.event.weathered"):
    """What the weather did to a mini."""

    weather: str
    what: str
