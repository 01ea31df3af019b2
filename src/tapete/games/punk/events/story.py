"""Objectives, weather and beasts, as they are told."""

from __future__ import annotations

from tapete.kernel import Event


class Interacted(Event, frozen=True, kw_only=True, tag="punk.event.interacted"):
    figure: str
    objective: str
    what: str


class Scored(Event, frozen=True, kw_only=True, tag="punk.event.scored"):
    side: int
    points: int
    why: str


class BeastCame(Event, frozen=True, kw_only=True, tag="punk.event.beast_came"):
    figure: str


class Weathered(Event, frozen=True, kw_only=True, tag="punk.event.weathered"):
    """What the weather did to somebody."""

    figure: str
    weather: str
    what: str
