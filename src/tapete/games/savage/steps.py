"""The steps of a fight: a round, a figure's turn, and one thing done in it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from tapete.deeds.do import Do
from tapete.games.savage.actions.kind import Kind
from tapete.games.savage.actions.menu import MENU
from tapete.games.savage.actions.moving.ways import MOVE, move_domain, retrace
from tapete.games.savage.actions.placing import placings, put
from tapete.games.savage.events.fight import Tried
from tapete.games.savage.rules.harm.injuries import settle_fall
from tapete.games.savage.rules.moving.movement import reach, walk
from tapete.games.savage.rules.moving.riding import mover
from tapete.games.savage.rules.story.aftermath import aftermath
from tapete.games.savage.rules.story.goals import judge
from tapete.games.savage.rules.turns.initiative import begin_round
from tapete.games.savage.rules.turns.interrupting import cuts_in, interrupted
from tapete.games.savage.rules.turns.turns import end_turn, next_figure
from tapete.games.savage.rules.turns.waylaying import waylaid
from tapete.games.savage.state import Figure
from tapete.games.savage.world import Fight
from tapete.kernel import Domain, Either, Filled
from tapete.kernel.domains.either import Deferred
from tapete.spaces.plane.point import INCH, Point
from tapete.spaces.routes.route import Route

SHORTEST_MOVE = INCH // 4
Go: TypeAlias = Callable[[Fight, Figure, Route], None]


def step(fight: Fight) -> None:
    """Plays one step of the fight: it settles a fall, or plays the current phase."""
    state = fight.state
    if state.falls:
        settle_fall(fight, state.falls.pop(0))
    else:
        PHASES[state.phase](fight)
    judge(fight)


def act(fight: Fight) -> None:
    """The acting figure moves, or does one thing from its menu."""
    figure = fight.figure(fight.turn.actor)
    if _stopped(figure):
        fight.state.phase = "end"
        return
    way, answer = fight.table.ask(
        figure.seat, "savage.ask.act", menu(fight, figure), "savage.core.turn", figure=figure.id
    )
    if way == MOVE:
        move(fight, figure, answer)
    elif way == "do":
        perform(fight, figure, answer)
    elif takes_action(fight, figure):
        fight.table.stage(lambda: put(fight, figure, way, answer))


def menu(fight: Fight, figure: Figure) -> Either:
    """Where it may go, what it may do, and which templates it may put on the table."""
    left = reach(fight, figure)
    ready: dict[Any, Domain[Any]] = {
        "do": MENU.form(fight, figure),
        **placings(fight, figure),
    }
    if left < SHORTEST_MOVE or fight.spoken:
        return Either(ready)
    return Either(Deferred({MOVE: lambda: move_domain(fight, figure, left)}, ready))


def move(fight: Fight, figure: Figure, route: Route) -> None:
    """Walks a route, unless a foe on Hold cuts in at a point of it.

    A mover that is interrupted has the rest of its movement left, and its turn goes on later.
    """
    caught = waylaid(fight, figure, route)
    if caught is None:
        fight.table.stage(lambda: walk(fight, figure, route))
        return
    _walk_part(fight, figure, caught.first, walk)
    there = mover(fight, figure).at == caught.first[-1]
    if there and not _stopped(figure) and not cuts_in(fight, caught.holder, figure):
        _walk_part(fight, figure, caught.rest, move)


def _walk_part(fight: Fight, figure: Figure, points: Sequence[Point], go: Go) -> None:
    """Goes a part of a route, if it goes anywhere and the figure still can."""
    route = retrace(fight, figure, points)
    if route is not None:
        go(fight, figure, route)


def _stopped(figure: Figure) -> bool:
    return bool(figure.out or figure.stunned)


def perform(fight: Fight, figure: Figure, filled: Filled) -> None:
    """Does what was chosen and uses up what it costs."""
    do: Do = filled.option
    kind = MENU.kind(do.what)
    if kind is MENU.end:
        kind.perform(fight, figure, do, filled.details)
    elif _begins(fight, figure, kind):
        announce(fight, figure, kind, filled)
        fight.table.stage(lambda: kind.perform(fight, figure, do, filled.details))


def announce(fight: Fight, figure: Figure, kind: Kind, filled: Filled) -> None:
    """Tells what is being tried, before dice decide it."""
    if kind.announced:
        whom = fight.find(filled.option.to)
        fight.table.tell(
            Tried,
            figure=figure.id,
            what=kind.name,
            target="" if whom is None else whom.id,
            trait=str(filled.details.get("skill", "")),
            rule=kind.announced,
        )


def _begins(fight: Fight, figure: Figure, kind: Kind) -> bool:
    """Uses up an action for what takes one; returns False if a figure on Hold interrupts first."""
    if kind.cost == "action":
        return takes_action(fight, figure)
    return not (kind.interruptible and interrupted(fight, figure))


def takes_action(fight: Fight, figure: Figure) -> bool:
    """Uses up an action; returns False if a figure on Hold interrupts first."""
    if interrupted(fight, figure):
        return False
    fight.turn.used += 1
    fight.turn.rolled = True
    figure.hidden = 0
    return True


PHASES = {
    "round": begin_round,
    "next": next_figure,
    "act": act,
    "end": end_turn,
    "aftermath": aftermath,
}
