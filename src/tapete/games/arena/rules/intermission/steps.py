"""The Intermission, step by step: mission, machines, levels, exchange, Announcements."""

from __future__ import annotations

from tapete.games.arena.rules.intermission import exchange as exchanging
from tapete.games.arena.rules.intermission import mission, resting, shopping, training
from tapete.games.arena.rules.story import ending
from tapete.games.arena.world import Arena


def verdict(arena: Arena) -> None:
    """Finds out whether a scenario or a mission has been won or lost."""
    if arena.state.mark:
        mission.verdict(arena)
    else:
        ending.judge(arena)


def wanted(arena: Arena) -> None:
    """A mission ends, or is offered, or the machines open.

    arena.intermission.order, arena.wanted.offer
    """
    if arena.state.mark:
        mission.end(arena)
    elif arena.state.mission is None and mission.is_offered(arena):
        mission.offer(arena)
    else:
        shopping.open_stall(arena)
        arena.state.phase = "vending"


def vending(arena: Arena) -> None:
    if shopping.is_over(arena):
        shopping.close(arena)
        arena.state.phase = "levels"
    else:
        shopping.turn(arena)


def levels(arena: Arena) -> None:
    training.reward(arena)
    training.reset(arena)
    resting.rest(arena)
    arena.state.phase = "exchange"


def exchange(arena: Arena) -> None:
    if exchanging.turn(arena):
        arena.state.phase = "announcements"


def announcements(arena: Arena) -> None:
    training.upgrade(arena, arena.state.levels)
    resting.keep(arena)
    arena.state.phase = "over"
