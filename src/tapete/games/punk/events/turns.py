"""Turns, Rounds and activations, as they are told."""

from __future__ import annotations

from tapete.kernel import Event


class TurnBegan(Event, frozen=True, kw_only=True, tag="punk.event.turn_began"):
    turn: int
    of: int


class RoundBegan(Event, frozen=True, kw_only=True, tag="punk.event.round_began"):
    round: int


class ActivationBegan(Event, frozen=True, kw_only=True, tag="punk.event.activation_began"):
    figure: str
    actions: int


class Delayed(Event, frozen=True, kw_only=True, tag="punk.event.delayed"):
    figure: str
    until: int


class Deployed(Event, frozen=True, kw_only=True, tag="punk.event.deployed"):
    figure: str
    x: int
    y: int


class Announced(Event, frozen=True, kw_only=True, tag="punk.event.announced"):
    """Somebody nobody knew of is coming."""

    figure: str


class Infiltrated(Event, frozen=True, kw_only=True, tag="punk.event.infiltrated"):
    figure: str
    x: int
    y: int


class SideChosen(Event, frozen=True, kw_only=True, tag="punk.event.side_chosen"):
    """Who won the roll for sides, and the zone it took."""

    side: int
    zone: int
