"""The order in which minis act: by Agility, from the highest."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.punk.rules.turns.order import moment
from tapete.games.punk.state import Mini, State
from tapete.kernel import Message
from tapete.scene import Place


def order(view: State) -> Iterator[Place]:
    """The mini that acts now, then those that have not acted yet, Round by Round."""
    acting = "" if view.active is None else view.active.mini
    if acting:
        yield Place((acting,), now=True)
    waiting = [mini for mini in view.minis if _waits(mini) and mini.id != acting]
    for agility in sorted({round_of(view, mini) for mini in waiting}, reverse=True):
        members = tuple([mini.id for mini in waiting if round_of(view, mini) == agility])
        yield Place(members, Message.of("punk.scene.agility", agility=agility))


def _waits(mini: Mini) -> bool:
    return not mini.out and not mini.acted


def round_of(view: State, mini: Mini) -> int:
    """The Round in which a mini acts: the present one, if its Agility is now higher than that."""
    return min(moment(mini), view.round) if view.round else moment(mini)
