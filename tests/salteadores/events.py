"""What is told at this table."""

from __future__ import annotations

from tapete.kernel import Event


class TurnBegan(Event, frozen=True, kw_only=True, tag="salteadores.event.turn_began"):
    rogue: int


class Robbed(Event, frozen=True, kw_only=True, tag="salteadores.event.robbed"):
    rogue: int
    loot: int


class Ambushed(Event, frozen=True, kw_only=True, tag="salteadores.event.ambushed"):
    rogue: int
    card: int


class Defended(Event, frozen=True, kw_only=True, tag="salteadores.event.defended"):
    rogue: int
    card: int


class Took(Event, frozen=True, kw_only=True, tag="salteadores.event.took"):
    rogue: int
    loot: int


class Scattered(Event, frozen=True, kw_only=True, tag="salteadores.event.scattered"):
    loot: int
