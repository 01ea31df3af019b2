"""The outcome of an answer in few words, and whether it is what was hoped for."""

from __future__ import annotations

from tapete.deeds.do import do_of
from tapete.games.savage.actions.menu import MENU
from tapete.games.savage.actions.placing import is_placing
from tapete.games.savage.labels.conditions import CONDITIONS
from tapete.games.savage.state import Figure, State
from tapete.kernel import Gist, Message, Seat
from tapete.kernel.labels import befell


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


def _change(was: Figure, before: State, now: Figure, after: State) -> list[Message]:
    if now == was:
        return []
    if now.out and not was.out:
        return [Message.of("savage.gist.out", figure=now.id)]
    parts = CONDITIONS.gained(was, before, now, after)
    if now.wounds > was.wounds:
        parts.insert(0, Message.of("savage.odds.wounds", wounds=now.wounds - was.wounds))
    return [Message.of("savage.gist.figure", figure=now.id, parts=tuple(parts))] if parts else []
