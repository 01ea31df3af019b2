"""Questions about a figure, put to its player, and choices of the whole group."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar, cast

from tapete.games.arena.state import Helper, Hunter
from tapete.games.arena.world import Arena
from tapete.kernel import Domain, OneOf
from tapete.kernel.chance.roll import Draw
from tapete.kernel.message import Arg

A = TypeVar("A")
CHANCE = "chance"
DISAGREE = "arena.system.disagreement"
"""The rule by which a choice of the group can be left to a die, which is never best."""


def ask(
    arena: Arena, figure: Hunter | Helper, key: str, domain: Domain[A], rule: str, **args: Arg
) -> A:
    """What the player of a figure says; the question names the figure."""
    seat = arena.seat(figure)
    return arena.table.ask(
        seat, f"arena.ask.{key}", domain, rule, secret=False, figure=figure.id, **args
    )


def decide(arena: Arena, key: str, options: Sequence[A], rule: str, **args: Arg) -> A:
    """The one in the Spotlight has the last word of the players, or leaves it to a die.

    arena.system.disagreement
    """
    if len(options) == 1:
        return options[0]
    seat = arena.star.seat
    ways: tuple[A | str, ...] = (*options, CHANCE) if _may_disagree(arena) else tuple(options)
    chosen = arena.table.ask(seat, f"arena.ask.{key}", OneOf(ways), rule, secret=False, **args)
    if chosen != CHANCE:
        return cast(A, chosen)
    return arena.table.roll(Draw(tuple(options), "arena.system.disagreement"))


def _may_disagree(arena: Arena) -> bool:
    several = len({one.seat for one in arena.state.hunters}) > 1
    return several and not arena.table.ignores(DISAGREE)
