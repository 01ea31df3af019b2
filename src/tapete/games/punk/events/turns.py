"""Events of Turns, Rounds and activations."""

from __future__ import annotations

from tapete.games.punk.content.library import library
from tapete.games.punk.content.names import thing_name
from tapete.games.punk.events.bands import OfBand
from tapete.kernel import Event, Message
from tapete.scene.board import Pair
from tapete.scene.event import OfFigure


class TurnBegan(Event, frozen=True, kw_only=True, tag="punk.event.turn_began"):
    turn: int
    of: int


class RoundBegan(Event, frozen=True, kw_only=True, tag="punk.event.round_began"):
    round: int


class ActivationBegan(OfFigure, frozen=True, kw_only=True, tag="punk.event.activation_began"):
    actions: int


class ActivationEnded(OfFigure, frozen=True, kw_only=True, tag="punk.event.activation_ended"):
    """An activation ended with this many Actions left unused."""

    left: int


class Mustered(OfBand, frozen=True, kw_only=True, tag="punk.event.mustered"):
    """A band comes to the table, with this many minis in sight."""

    count: int


class Agreed(Event, frozen=True, kw_only=True, tag="punk.event.agreed"):
    """What the players agreed to play differently from the book."""

    variants: tuple[str, ...]

    def message(self) -> Message:
        names = tuple([_named(one) for one in self.variants])
        return Message.of("punk.event.agreed", variants=names)


def _named(variant: str) -> Message:
    """Names a kind of weather or a house rule."""
    if variant in library().weather:
        return thing_name(variant)
    return Message(f"punk.variant.{variant}")


class StoodDown(OfFigure, frozen=True, kw_only=True, tag="punk.event.stood_down"):
    """A mini was on Defensive Fire, but no enemy came."""


class Delayed(OfFigure, frozen=True, kw_only=True, tag="punk.event.delayed"):
    until: int


class Placed(OfFigure, frozen=True, kw_only=True):
    """A mini is put on the table."""

    x: int
    y: int

    @property
    def path(self) -> tuple[Pair, ...]:
        return ((self.x, self.y),)


class Deployed(Placed, frozen=True, kw_only=True, tag="punk.event.deployed"):
    """A mini is deployed before the first Turn."""


class Announced(OfFigure, frozen=True, kw_only=True, tag="punk.event.announced"):
    """A mini that the rival did not know of is coming."""


class Infiltrated(Placed, frozen=True, kw_only=True, tag="punk.event.infiltrated"):
    """A mini that was in reserve comes on by infiltration."""


class SideChosen(OfBand, frozen=True, kw_only=True, tag="punk.event.side_chosen"):
    """A band won the roll for sides and took a zone, which also decides its role."""

    zone: int

    def message(self) -> Message:
        told = super().message()
        return Message(told.key, (*told.args, ("role", str(self.zone))))
