"""Delays: a mini that puts off its activation to a later Agility Round."""

from __future__ import annotations

from tapete.games.punk.events.turns import Delayed
from tapete.games.punk.figures import has, number
from tapete.games.punk.rules.story.infiltration import declaring
from tapete.games.punk.rules.turns.order import of_the_round
from tapete.games.punk.state import Mini
from tapete.games.punk.world import Skirmish
from tapete.kernel import OneOf

DECLARE = "punk.special.delay.declare"
ORDER = "punk.special.delay.order"
LOWEST = 1
"""The lowest Round it may wait for: punk.ruling.delay_timing"""
NOW = "now"
ASK = "punk.ask.delay"


def delays(skirmish: Skirmish) -> None:
    """At the start of its Round, before the order roll, a mini that may delay is asked once a Turn.

    In the Round it waits for it acts as if that were its Agility, order roll included
    (`order.moment`).
    """
    able = [mini for mini in of_the_round(skirmish) if later(skirmish, mini)]
    for seat in declaring(skirmish) if able else ():
        for mini in able:
            if mini.seat == seat:
                _declare(skirmish, mini)


def later(skirmish: Skirmish, mini: Mini) -> list[int]:
    """The Rounds it may still wait for, by Agility, also empty ones; none if it may not wait."""
    if mini.has_delayed or not has(mini, "delay"):
        return []
    now = skirmish.state.round
    return list(range(now - 1, max(LOWEST, now - number(mini, "delay")) - 1, -1))


def _declare(skirmish: Skirmish, mini: Mini) -> None:
    until = skirmish.table.ask(
        mini.seat,
        ASK,
        OneOf[str | int]((NOW, *later(skirmish, mini))),
        DECLARE,
        figure=mini.id,
        round=skirmish.state.round,
    )
    if isinstance(until, int):
        mini.delayed, mini.has_delayed = until, True
        skirmish.table.tell(Delayed, figure=mini.id, until=until, rule=ORDER)
