"""The two teams: how they stand, and what gives them points."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.euphoria.content.names import name_of
from tapete.games.euphoria.figures import euphoria
from tapete.games.euphoria.labels.briefing import goal_words, goals_of
from tapete.games.euphoria.labels.names import team_name
from tapete.games.euphoria.labels.summary import SEATS, audience, minis_left
from tapete.games.euphoria.state import Mini, State
from tapete.kernel import Message, Seat
from tapete.scene import Place, Side


def sides(view: State) -> tuple[Side, ...]:
    return tuple([_side(view, seat) for seat in SEATS])


def _side(view: State, seat: Seat) -> Side:
    left, count = minis_left(view, seat)
    name = team_name(view, seat)
    assert isinstance(name, Message)
    facts = [
        name_of("factions", view.factions[seat]),
        Message.of("euphoria.scene.left", left=left, count=count),
    ]
    if view.turn and view.priority == seat:
        facts.append(Message("euphoria.scene.priority"))
    return Side(
        name=name,
        seat=seat,
        score=audience(view, seat),
        facts=tuple(facts),
        goals=(Message("euphoria.goal.kill"), *map(goal_words, goals_of(view, seat))),
    )


def order(view: State) -> Iterator[Place]:
    """Who acts now in this phase, then the others by their Euphoria: euphoria.start.order"""
    if view.active:
        yield Place((view.active,), now=True)
    waiting = [mini for mini in view.minis if _waits(view, mini)]
    for degree in sorted({euphoria(mini) for mini in waiting}, reverse=True):
        alike = [mini for mini in waiting if euphoria(mini) == degree]
        alike.sort(key=lambda mini: mini.seat != view.priority)
        label = Message.of("euphoria.scene.euphoria", euphoria=degree)
        yield Place(tuple([mini.id for mini in alike]), label)


def _waits(view: State, mini: Mini) -> bool:
    return view.turn > 0 and not mini.out and mini.id not in (*view.acted, view.active)
