"""The outcome of an answer in few words, and whether it is what was hoped for."""

from __future__ import annotations

from tapete.deeds.do import do_of
from tapete.games.savage.actions.menu import MENU
from tapete.games.savage.actions.placing import is_placing
from tapete.games.savage.labels.conditions import CONDITIONS
from tapete.games.savage.rules.turns.waylaying import can_be_waylaid
from tapete.games.savage.state import Figure, State
from tapete.games.savage.world import Fight
from tapete.kernel import Gist, Message, Seat
from tapete.kernel.labels import befell
from tapete.odds.silent import SILENT
from tapete.spaces.routes.route import Route


def gist(before: State, after: State) -> Gist:
    """The figures that are worse off, and how."""
    was = {figure.id: figure for figure in before.figures}
    return tuple(
        message
        for figure in after.figures
        for message in _change(was[figure.id], before, figure, after)
    )


def hoped(value: object, gist: Gist, view: State, seat: Seat) -> bool | None:
    """True if a foe meant by the answer is worse off; None if the answer means no harm."""
    foes = [figure.id for figure in view.figures if figure.seat != seat]
    if isinstance(value, tuple) and len(value) == 2 and is_placing(str(value[0])):
        return befell(gist, foes)
    return MENU.came_true(do_of(value), gist, foes)


def unless(value: object, view: State) -> Message | None:
    """Says of a move that a foe on Hold may interrupt it, which its odds leave out."""
    route = value[1] if isinstance(value, tuple) and len(value) == 2 else None
    if not isinstance(route, Route) or view.turn is None:
        return None
    fight = Fight(view, SILENT, view.rules)
    mover = fight.figure(view.turn.actor)
    return Message("savage.chance.unless") if can_be_waylaid(fight, mover, route) else None


def _change(was: Figure, before: State, now: Figure, after: State) -> list[Message]:
    if now == was:
        return []
    if now.out and not was.out:
        return [Message.of("savage.gist.out", figure=now.id)]
    parts = CONDITIONS.gained(was, before, now, after)
    if now.wounds > was.wounds:
        parts.insert(0, Message.of("savage.odds.wounds", wounds=now.wounds - was.wounds))
    return [Message.of("savage.gist.figure", figure=now.id, parts=tuple(parts))] if parts else []
