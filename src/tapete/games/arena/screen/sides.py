"""The players' hunters and the enemies: what they have and what they want."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.arena.content.library import library
from tapete.games.arena.labels.briefing import goals
from tapete.games.arena.screen.token import enemy_side
from tapete.games.arena.state import State
from tapete.kernel import Message, Seat
from tapete.scene import Side


def sides(view: State, viewer: Seat | None) -> tuple[Side, ...]:
    """The players share money and goals, which are told with the viewer's own side."""
    last = enemy_side(view)
    enemies = Side(Message("arena.scene.enemies"), last, facts=tuple(_pool(view)))
    own = viewer or 0
    return (*[_players(view, seat, told=seat == own) for seat in range(last)], enemies)


def _players(view: State, seat: Seat, *, told: bool) -> Side:
    own = [one.id for one in view.hunters if one.seat == seat]
    name = library().hunters[own[0]].name.message if len(own) == 1 else None
    money = Message.of("arena.scene.money", money=view.money)
    return Side(
        name or Message("arena.scene.hunters"),
        seat,
        facts=(money,) if told else (),
        goals=tuple(goals(view)) if told else (),
    )


def _pool(view: State) -> Iterator[Message]:
    """The miniatures of enemies in play that are left to appear."""
    here = {library().enemies[one.kind].mini for one in view.enemies}
    for mini in sorted(here):
        name = library().minis[mini].name.message
        yield Message.of("arena.scene.left", name=name, count=view.pool.get(mini, 0))
